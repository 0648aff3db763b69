/** The words that can be typed: those of the notation, and those of the player's language for the same things. */
import type { CardId } from '@merchants/dale'
import { catalogue } from '@merchants/dale'
import { useMemo } from 'react'
import { useTable } from '../table/table-context.tsx'
import type { CardWords } from '../../../words/cards.ts'
import { useCardWords } from '../../../words/cards.ts'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { normalizeText } from './normalize-text.ts'

const VERB_WORDS = {
  buy: 'text.word-buy',
  play: 'text.word-play',
  build: 'text.word-build',
  discard: 'text.word-discard',
  use: 'text.word-use',
  pass: 'text.word-pass',
  choose: 'text.word-choose',
} as const

const REQUEST_WORDS = {
  options: 'text.word-options',
  hand: 'text.word-hand',
  market: 'text.word-market',
  stall: 'text.word-stall',
  schedule: 'text.word-schedule',
  piles: 'text.word-piles',
  opponents: 'text.word-opponents',
  log: 'text.word-log',
  card: 'text.word-card',
  why: 'text.word-why',
  legal: 'text.word-legal',
  more: 'text.word-more',
  undo: 'text.word-undo',
  cancel: 'text.word-cancel',
  rules: 'text.word-rules',
  rematch: 'text.word-rematch',
  leave: 'text.word-leave',
  home: 'text.word-home',
  help: 'text.word-help',
} as const

const CLAUSE_WORDS = {
  with: 'text.clause-with',
  arrange: 'text.clause-arrange',
  keep: 'text.clause-keep',
  throw: 'text.clause-throw',
  top: 'text.clause-top',
  discard: 'text.clause-discard',
  take: 'text.clause-take',
  spend: 'text.clause-spend',
  help: 'text.clause-help',
} as const

const ANSWER_WORDS = {
  none: 'text.answer-none',
  yes: 'text.answer-yes',
  no: 'text.answer-no',
  left: 'text.answer-left',
  right: 'text.answer-right',
  for: 'text.answer-for',
} as const

/** How a move begins. */
export type Verb = keyof typeof VERB_WORDS
/** Requests besides moves. */
export type Request = keyof typeof REQUEST_WORDS
/** Words inside a move. */
type Inner = keyof typeof CLAUSE_WORDS | keyof typeof ANSWER_WORDS

export const isVerb = (word: Verb | Request): word is Verb => Object.hasOwn(VERB_WORDS, word)

export interface Dictionary {
  /** The meaning of the first word of a line. */
  readonly first: ReadonlyMap<string, Verb | Request>
  readonly clauses: ReadonlyMap<string, string>
  readonly answers: ReadonlyMap<string, string>
  /** Names of cards, the longest first. */
  readonly cards: readonly (readonly [name: string, id: CardId])[]
  readonly players: readonly (readonly [name: string, seat: number])[]
  /** The usual word of the player's language. */
  readonly word: (word: Verb | Request) => string
  readonly inner: (word: Inner) => string
}

const alternatives = (t: T, key: Parameters<T['any']>[0]): string[] => t.any(key).split('|')

/** Typed words and their meanings. The words of the notation come first, because they mean the same in every language. */
function meanings<Word extends string>(t: T, words: Readonly<Record<Word, string>>): Map<string, Word> {
  const entries = Object.entries(words) as [Word, string][]
  const found = new Map<string, Word>(entries.map(([word]) => [word, word]))
  for (const [word, key] of entries) {
    for (const typed of alternatives(t, key).map(normalizeText)) if (!found.has(typed)) found.set(typed, word)
  }
  return found
}

export function dictionaryOf(t: T, cards: CardWords, players: readonly string[]): Dictionary {
  const names = catalogue.map(({ id }) => [normalizeText(cards.name(id)), id] as const)
  const usual = (words: Readonly<Record<string, string>>, word: string): string =>
    alternatives(t, words[word] ?? '')[0] ?? word
  return {
    first: meanings(t, { ...VERB_WORDS, ...REQUEST_WORDS }),
    clauses: meanings(t, { ...CLAUSE_WORDS, none: ANSWER_WORDS.none }),
    answers: meanings(t, ANSWER_WORDS),
    cards: names.toSorted(([a], [b]) => b.length - a.length),
    players: players.map((name, seat) => [normalizeText(name), seat] as const).filter(([name]) => name !== ''),
    word: (word) => usual({ ...VERB_WORDS, ...REQUEST_WORDS }, word),
    inner: (word) => usual({ ...CLAUSE_WORDS, ...ANSWER_WORDS }, word),
  }
}

export function useDictionary(): Dictionary {
  const t = useTranslation()
  const cards = useCardWords()
  const table = useTable()
  const players = table.match.setup.seats.map((_, seat) => table.nameOf(seat)).join('\n')
  return useMemo(() => dictionaryOf(t, cards, players.split('\n')), [t, cards, players])
}
