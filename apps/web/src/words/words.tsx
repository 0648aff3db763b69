/** The words of the language in use for all components below, and the choice of another. */
import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useState } from 'react'
import type { Book, Content } from './books.ts'
import { open, openAgain, peek } from './books.ts'
import type { Language } from './language.ts'
import { preferredLanguage, storeLanguage } from './language.ts'
import type { CardFaces } from './message.ts'
import type { T } from './t.ts'
import { speak } from './t.ts'

interface Words {
  readonly t: T
  readonly cards: CardFaces
}

interface Speaking extends Words {
  readonly choose: (language: Language) => void
}

const WordsContext = createContext<Speaking | undefined>(undefined)

async function wordsIn(language: Language): Promise<Words> {
  const [messages, cards] = await Promise.all([
    open('messages', language),
    open('cards', language),
    openAgain(language),
  ])
  return { t: speak(language, messages), cards }
}

let newest: Language | undefined

/** The words of a language, unless another one was asked for meanwhile. */
async function newestWords(language: Language): Promise<Words | undefined> {
  newest = language
  const words = await wordsIn(language)
  return newest === language ? words : undefined
}

/** Words that cannot be fetched change nothing; whoever asks next tries again. */
const keepAsItIs = (): void => undefined

/** Shows nothing until the first words are here. Another language replaces them at once, when all of it has come. */
export function WordsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [words, setWords] = useState<Words>()
  const [failure, setFailure] = useState<unknown>()
  const speakIn = useCallback(async (language: Language) => {
    const next = await newestWords(language)
    if (next !== undefined) setWords(next)
    return next !== undefined
  }, [])

  useEffect(() => {
    newestWords(preferredLanguage()).then(setWords, setFailure)
  }, [])

  const choose = useCallback(
    (language: Language) => {
      const store = (isLatest: boolean): void => (isLatest ? storeLanguage(language) : undefined)
      speakIn(language).then(store, keepAsItIs)
    },
    [speakIn],
  )

  useEffect(() => {
    if (words !== undefined) document.documentElement.lang = words.t.language
  }, [words])

  const speaking = useMemo(() => words && { ...words, choose }, [words, choose])
  if (speaking === undefined && failure !== undefined) throw failure
  return speaking && <WordsContext value={speaking}>{children}</WordsContext>
}

export function useSpeaking(): Speaking {
  const speaking = useContext(WordsContext)
  if (speaking === undefined) throw new Error('Words are only known inside a WordsProvider.')
  return speaking
}

export const useWords = (): T => useSpeaking().t

export function useLanguage(): readonly [language: Language, choose: (language: Language) => void] {
  const { t, choose } = useSpeaking()
  return [t.language, choose]
}

/** A book that is fetched when first asked for; undefined until it is here. */
export function useBook<Name extends Book>(name: Name): Content<Name> | undefined {
  const { language } = useWords()
  const [, noteArrival] = useReducer((arrivals: number) => arrivals + 1, 0)
  const content = peek(name, language)
  const isMissing = content === undefined

  useEffect(() => {
    if (isMissing) open(name, language).then(noteArrival, keepAsItIs)
  }, [name, language, isMissing])
  return content
}
