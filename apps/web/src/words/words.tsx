/** The words of the language in use for all components below, and the choice of another. */
import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useState } from 'react'
import type { CatalogName, Content } from './catalogs.ts'
import { loadCatalog, reloadCatalogs, getCatalog } from './catalogs.ts'
import type { Language } from './language.ts'
import { preferredLanguage, storeLanguage } from './language.ts'
import type { CardFaces } from './message.ts'
import type { T } from './translator.ts'
import { createTranslator } from './translator.ts'

interface Words {
  readonly t: T
  readonly cards: CardFaces
}

interface Locale extends Words {
  readonly choose: (language: Language) => void
}

const WordsContext = createContext<Locale | undefined>(undefined)

async function wordsIn(language: Language): Promise<Words> {
  const [messages, cards] = await Promise.all([
    loadCatalog('messages', language),
    loadCatalog('cards', language),
    reloadCatalogs(language),
  ])
  return { t: createTranslator(language, messages, () => getCatalog('coveMessages', language)), cards }
}

let newest: Language | undefined

/** The words of a language, unless another one was asked for meanwhile. */
async function newestWords(language: Language): Promise<Words | undefined> {
  newest = language
  const words = await wordsIn(language)
  return newest === language ? words : undefined
}

/** A screen of Merchants Cove is fetched along with its messages. */
export async function withCoveWords<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [fetched] = await Promise.all([screen, loadCatalog('coveMessages', newest ?? preferredLanguage())])
  return fetched
}

/** Words that cannot be loaded change nothing; the next request tries again. */
const keepAsItIs = (): void => undefined

/** Shows nothing until the first messages are loaded. Another language replaces them all at once when it is complete. */
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

export function useLocale(): Locale {
  const speaking = useContext(WordsContext)
  if (speaking === undefined) throw new Error('Words are only known inside a WordsProvider.')
  return speaking
}

export const useTranslation = (): T => useLocale().t

export function useLanguage(): readonly [language: Language, choose: (language: Language) => void] {
  const { t, choose } = useLocale()
  return [t.language, choose]
}

/** A catalogue that is fetched on first use; undefined until it is loaded. */
export function useCatalog<Name extends CatalogName>(name: Name): Content<Name> | undefined {
  const { language } = useTranslation()
  const [, noteArrival] = useReducer((arrivals: number) => arrivals + 1, 0)
  const content = getCatalog(name, language)
  const isMissing = content === undefined

  useEffect(() => {
    if (isMissing) loadCatalog(name, language).then(noteArrival, keepAsItIs)
  }, [name, language, isMissing])
  return content
}
