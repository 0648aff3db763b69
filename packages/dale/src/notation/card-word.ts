/** Cards as a written move names them. */
import type { Stack, Use } from '../decision.ts'
import type { Card, State } from '../state.ts'
import { hasMarkedTwin, numberInZone } from './copies.ts'
import type { CardWord } from './words.ts'

/** A card as it is used; by its number too where equal cards in the hand differ. */
export const wordOf = ({ card, as }: Use, now: State): CardWord => ({
  id: card.type.id,
  as: as.id,
  ...(hasMarkedTwin(now, card) ? { copy: numberInZone(now, card) } : {}),
})

export const idOf = (card: Card | undefined): CardWord | undefined => card && { id: card.type.id }

export const partWord = (part: Stack['parts'][number], now: State): CardWord => ({
  ...wordOf(part, now),
  ...(part.value === part.normal ? {} : { value: part.value }),
})

/** The words of all uses: those in this order first come last, as they go onto the pile last. */
export function ordered(uses: readonly Use[], order: readonly Card[], now: State): CardWord[] {
  const named = order.map((card) => uses.find((use) => use.card === card) as Use)
  const rest = uses.filter((use) => !order.includes(use.card))
  return [...rest, ...named].map((use) =>
    'isFuelled' in use ? partWord(use as Stack['parts'][number], now) : wordOf(use, now),
  )
}
