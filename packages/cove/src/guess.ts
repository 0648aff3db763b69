/** A full state that fits everything a seat knows: bags and decks are put into a random order. */
import type { Chance } from '@merchants/tabletop'
import { below, fastChance, shuffle } from '@merchants/tabletop'
import { CORRUPTION_KINDS } from './corruption.ts'
import type { Laboratory } from './merchants/laboratory.ts'
import { MARBLES } from './merchants/laboratory.ts'
import { ADVENTURERS } from './pieces.ts'
import type { State } from './state.ts'
import { clone } from './state.ts'
import type { Counts, LaboratoryView, View } from './view.ts'

/** Deals a state with the same view for the seat. Its randomness is new. */
export function guess(view: View, chance: Chance): State {
  const shuffled = <Piece extends string>(counts: Counts<Piece>, kinds: readonly Piece[]): Piece[] =>
    mixed(kinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind)))
  const mixed = <Piece>(pile: Piece[]): Piece[] => {
    shuffle(chance, pile)
    return pile
  }
  const laboratory = (seen: LaboratoryView): Laboratory => ({ ...seen, bag: shuffled(seen.bag, MARBLES) })
  const { corruptionDeck, humans, huckster } = view
  const state = {
    setup: view.setup,
    round: view.round,
    phase: view.phase,
    clock: view.clock,
    boats: view.boats,
    docks: view.docks,
    halls: view.halls,
    lair: view.lair,
    bag: shuffled(view.bag, ADVENTURERS),
    newcomer: view.newcomer,
    square: view.square,
    townsfolkDeck: mixed(view.townsfolkDeck.slice()),
    townsfolkDiscard: view.townsfolkDiscard,
    corruptionDeck: [...corruptionDeck.returned, ...shuffled(corruptionDeck.shuffled, CORRUPTION_KINDS)],
    corruptionReturned: corruptionDeck.returned.length,
    humans: humans.map((human) => ({ ...human, laboratory: human.laboratory && laboratory(human.laboratory) })),
    huckster: { ...huckster, deck: mixed(huckster.deck.slice()) },
    selling: view.selling,
    winners: view.winners,
    chance: fastChance(below(chance, 0x7fffffff)),
  }
  // The lists of the view stay the view's own.
  return clone(state as State)
}
