/** Figures about a deck for choosing it. */
import type { Deck } from '@merchants/dale'
import { DECKS, FIRST_DECKS } from '@merchants/dale'
import { itemAt } from '@merchants/tabletop'

export interface DeckFacts {
  /** From 1, for a first game, to 3. */
  readonly level: 1 | 2 | 3
  readonly interaction: number
  readonly nastiness: number
  readonly luck: number
}

const facts = (level: 1 | 2 | 3, interaction: number, nastiness: number, luck: number): DeckFacts => ({
  level,
  interaction,
  nastiness,
  luck,
})

export const DECK_FACTS: Readonly<Record<Deck, DeckFacts>> = {
  platypuses: facts(1, 1, 0, 1),
  sloths: facts(2, 1, 0, 1),
  crocodiles: facts(2, 3, 3, 1),
  foxes: facts(3, 3, 2, 2),
  polecats: facts(1, 2, 0, 3),
  owls: facts(3, 3, 0, 1),
  beavers: facts(3, 1, 0, 1),
  penguins: facts(2, 1, 0, 1),
  macaws: facts(1, 1, 0, 1),
  pandas: facts(1, 2, 0, 1),
  raccoons: facts(1, 3, 3, 2),
  squirrels: facts(1, 2, 0, 1),
  ocelots: facts(2, 3, 2, 3),
  chameleons: facts(3, 2, 0, 1),
}

/** Peaceful decks with plain texts, the best for a first game in front. */
const GENTLE: readonly Deck[] = [...FIRST_DECKS, 'squirrels', 'penguins']

/** This many decks that go well together in a first game. Banned ones are used only if there are not enough others. */
export function goodFirstSet(count: number, banned: readonly Deck[]): readonly Deck[] {
  const byGentleness = [...new Set([...GENTLE, ...DECKS])]
  const allowed = byGentleness.filter((deck) => !banned.includes(deck))
  return [...new Set([...allowed, ...byGentleness])].slice(0, count)
}

/** Any decks but the banned ones; fewer than asked for if the ban list leaves no more. */
export function surpriseSet(
  count: number,
  banned: readonly Deck[],
  random: () => number = Math.random,
): readonly Deck[] {
  const left = DECKS.filter((deck) => !banned.includes(deck))
  return Array.from({ length: Math.min(count, left.length) }, () => {
    return itemAt(left.splice(Math.floor(random() * left.length), 1), 0)
  })
}
