/** Finds the option that words mean: cards, uses of cards, payments and stacks. */
import type { Answer } from '@merchants/tabletop'
import type { Stack, Use } from '../decision.ts'
import type { Player } from '../player.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Card, State } from '../state.ts'
import { clone } from '../state.ts'
import { Table } from '../table.ts'
import { isNumbered, numberInZone } from './copies.ts'
import type { CardWord } from './words.ts'
import { writeCard } from './words.ts'

export const isAnswer = (result: Answer | Reason | undefined): result is Answer => Array.isArray(result)

/** The option that is wanted; what is written so that it could be one names the word it is written with. */
export function one<T>(options: readonly T[], isWanted: (option: T) => boolean, word?: string): Answer | Reason {
  const at = options.findIndex(isWanted)
  if (at >= 0) return [at]
  return word === undefined ? reason('not-now') : reason('not-an-option', { word })
}

/** A player at a table of its own: to ask what cards are worth there. */
export const playerOf = (now: State, seat: number): Player =>
  new Table(clone(now), () => undefined, undefined, undefined, undefined).players[seat] as Player

/** Whether a written card means this use. A chameleon may be written plain where only one model is possible. */
export function fits(word: CardWord | undefined, use: Use, exactly: boolean, now: State): boolean {
  if (word === undefined || word.id !== use.card.type.id) return false
  if (!isNumbered(now, use.card, word.copy)) return false
  return word.as === undefined ? !exactly || use.as === use.card.type : word.as === use.as.id
}

/** An Accordion or a Stove written with a value takes that; written without one its own, or any if need be. */
export const sameParts = (parts: Stack['parts'], words: readonly CardWord[], now: State, exactly = false): boolean =>
  matchAll(words, parts, (word, part) => {
    if (!fits(word, part, false, now)) return false
    if (word.value !== undefined) return word.value === part.value
    return !exactly || part.value === part.normal
  })

export const sameUses = (uses: readonly Use[], words: readonly CardWord[], now: State): boolean =>
  matchAll(words, uses, (word, use) => fits(word, use, false, now))

export function isPartOf(uses: readonly Use[], words: readonly CardWord[], now: State): boolean {
  const left = words.slice()
  return uses.every((use) => {
    const at = left.findIndex((word) => fits(word, use, false, now))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Whether words and things can be paired off. Words that say more are paired first. */
export function matchAll<T>(
  words: readonly CardWord[],
  things: readonly T[],
  isPair: (word: CardWord, thing: T) => boolean,
): boolean {
  if (words.length !== things.length || namesTwice(words)) return false
  const left = things.slice()
  const detail = ({ as, copy, value }: CardWord): number =>
    Number(as !== undefined) + Number(copy !== undefined) + Number(value !== undefined)
  const exactFirst = words.toSorted((a, b) => detail(b) - detail(a))
  return exactFirst.every((word) => {
    const at = left.findIndex((thing) => isPair(word, thing))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Whether one and the same copy is named more than once. */
function namesTwice(words: readonly CardWord[]): boolean {
  const numbered = words.flatMap(({ id, copy }) => (copy === undefined ? [] : [`${id}#${copy}`]))
  return new Set(numbered).size < numbered.length
}

/** The words that name one of these cards, each card once; of equal words the last ones. */
export function within(words: readonly CardWord[], cards: readonly Card[]): CardWord[] {
  const left = cards.map(({ type }) => type.id)
  return words
    .toReversed()
    .filter(({ id }) => {
      const at = left.indexOf(id)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    .toReversed()
}

/** The places of written cards in a list. A number counts among the equals, as `numberOf` says. */
export function pickCards(
  words: readonly CardWord[],
  cards: readonly Card[],
  numberOf: (card: Card) => number,
): Answer | Reason {
  const places: number[] = []
  for (const { id, copy, ...word } of words) {
    const isMeant = (card: Card): boolean => card.type.id === id && (copy === undefined || numberOf(card) === copy)
    const at = cards.findIndex((card, place) => isMeant(card) && !places.includes(place))
    if (at < 0) {
      const why = cards.some(isMeant) ? 'named-too-often' : 'not-an-option'
      return reason(why, { word: writeCard({ id, ...(copy === undefined ? {} : { copy }), ...word }) })
    }
    if (word.as !== undefined && cards[at]?.type.models === undefined)
      return reason('cannot-copy', { card: id, model: word.as })
    places.push(at)
  }
  return places
}

/** Cards that a clause names: numbers count in their zone. */
export const pickInZone = (words: readonly CardWord[], cards: readonly Card[], now: State): Answer | Reason =>
  pickCards(words, cards, (card) => numberInZone(now, card))

/** Where a chameleon that is written plain could be several things, it must be named. */
export function whichCopy(fitting: readonly (readonly Use[])[], words: readonly CardWord[]): Reason | undefined {
  for (const { id, as } of words) {
    if (as !== undefined || words.some((word) => word.id === id && word.as !== undefined)) continue
    const copies = fitting.flat().filter((use) => use.card.type.id === id && use.as !== use.card.type)
    const models = new Set(copies.map((use) => use.as.id))
    if (models.size > 1) return reason('must-copy', { card: id, models: [...models].join(', ') })
  }
  return undefined
}
