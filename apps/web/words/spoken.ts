/** For tests, the words of some topics as the page would say them, built from their files. */
import { readFileSync } from 'node:fs'
import type { Forms } from '../src/words/forms.ts'
import type { Language } from '../src/words/language.ts'
import { LANGUAGES } from '../src/words/language.ts'
import type { Messages } from '../src/words/message.ts'
import type { T } from '../src/words/translator.ts'
import { createTranslator } from '../src/words/translator.ts'

interface MessageModule {
  readonly words: (forms: Forms) => Partial<Messages>
}

/** The words of a language; `topics` are the names of files without their end. */
export async function wordsOf(language: Language, topics: readonly string[]): Promise<T> {
  const { withLibrary } = (await import(new URL('./testing.mjs', import.meta.url).href)) as {
    readonly withLibrary: (
      files: object,
      look: (faults: readonly string[], generated: string) => Promise<T>,
    ) => Promise<T>
  }
  const contents = (each: Language): object =>
    Object.fromEntries(topics.map((topic) => [`${topic}.json`, readTopic(each, topic)]))
  return withLibrary(Object.fromEntries(LANGUAGES.map((each) => [each, contents(each)])), async (faults, generated) => {
    if (faults.length > 0) throw new Error(faults.join('\n'))
    const read = (book: string): Promise<MessageModule> => import(`${generated}/${book}.${language}.ts`)
    const [messages, cove] = await Promise.all([read('messages'), read('coveMessages')])
    return createTranslator(language, messages.words, () => cove.words)
  })
}

export const readTopic = (language: Language, topic: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${language}/${topic}.json`, import.meta.url), 'utf8')) as unknown
