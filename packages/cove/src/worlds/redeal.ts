/** Puts everything hidden into a random order, in place. Nothing changes for those who look at the table. */
import type { Chance } from '@merchants/tabletop'
import { below, fastChance, shuffle } from '@merchants/tabletop'
import type { State } from '../state.ts'

const SEEDS = 0x7fffffff

/** The result does not depend on the order before. */
export function redeal(state: State, chance: Chance): void {
  mix(state.bag, chance)
  mix(state.townsfolkDeck, chance)
  mix(state.huckster.deck, chance)
  for (const { laboratory } of state.humans) if (laboratory !== undefined) mix(laboratory.bag, chance)
  // Cards that were returned to the bottom were seen by all (C-50).
  const unseen = state.corruptionDeck.splice(state.corruptionReturned)
  mix(unseen, chance)
  state.corruptionDeck.push(...unseen)
  state.chance = fastChance(below(chance, SEEDS))
}

function mix(pile: string[], chance: Chance): void {
  pile.sort()
  shuffle(chance, pile)
}
