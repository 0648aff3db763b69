/** An entry of the log in words, with names for its seats and whatever stands for its cards. */
import type { CardId } from '@merchants/dale'
import { useCallback } from 'react'
import { useCardWords } from '../../../words/cards.ts'
import type { Slot } from '../../../words/message.ts'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { LogLine } from './log-lines.ts'
import type { Facts } from './event-sentence.ts'

export interface Naming {
  readonly seat: (seat: number) => string
  readonly card: (card: CardId) => Slot
}

/** Names that are plain text, which make the whole entry plain text. */
export interface TextNaming extends Naming {
  readonly card: (card: CardId) => string
}

type Said = Pick<LogLine, 'say' | 'facts'>

export const inWords = (t: T, { say, facts }: Said, naming: Naming): Slot => t.any(say, slotsOf(t, facts, naming))

export function inText(t: T, said: Said, naming: TextNaming): string {
  const words = inWords(t, said, naming)
  if (typeof words !== 'string') throw new TypeError('Plain names make plain text.')
  return words
}

function slotsOf(t: T, facts: Facts, naming: Naming): Readonly<Record<string, Slot>> {
  const slots: Record<string, Slot> = {}
  for (const name of ['who', 'other'] as const) {
    const seat = facts[name]
    if (seat !== undefined) slots[name] = naming.seat(seat)
  }
  for (const name of ['card', 'as', 'taken'] as const) {
    const card = facts[name]
    if (card !== undefined) slots[name] = naming.card(card)
  }
  for (const name of ['count', 'price', 'number', 'stack', 'after'] as const) {
    const fact = facts[name]
    if (fact !== undefined) slots[name] = fact
  }
  if (facts.cards !== undefined) slots['cards'] = listed(t, facts.cards, naming)
  if (facts.wanted !== undefined) slots['wanted'] = listed(t, facts.wanted, naming)
  return slots
}

/** Equal cards are named once, with their number. */
export function listed(t: T, cards: readonly CardId[], naming: Pick<Naming, 'card'>): Slot {
  const named = counted(cards).map(([card, count]) => {
    const name = naming.card(card)
    return count === 1 ? name : t.rich('logbook.several', { count, card: name })
  })
  return t.list(named)
}

/** The same as plain text. */
export function listedInText(t: T, cards: readonly CardId[], nameOf: (card: CardId) => string): string {
  const named = counted(cards).map(([card, count]) =>
    count === 1 ? nameOf(card) : t('logbook.several', { count, card: nameOf(card) }),
  )
  return t.list(named)
}

function counted(cards: readonly CardId[]): readonly (readonly [CardId, number])[] {
  const counts = new Map<CardId, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

/** Says entries as plain text. */
export function useSentences(nameOf: (seat: number) => string): (entry: LogLine) => string {
  const t = useTranslation()
  const words = useCardWords()
  return useCallback(
    (entry) => inText(t, entry, { seat: nameOf, card: (card) => words.name(card) }),
    [t, words, nameOf],
  )
}
