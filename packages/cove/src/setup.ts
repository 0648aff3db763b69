/** From the choices before a game to its first state (C-86 to C-88, H-12 to H-18). */
import type { Chance } from '@merchants/tabletop'
import { shuffle } from '@merchants/tabletop'
import { FIRST_HOUR, LAST_HOUR } from './clock.ts'
import { allCorruption } from './corruption.ts'
import { cardsOfLevel } from './huckster/cards.ts'
import { newLaboratory } from './merchants/laboratory.ts'
import type { Merchant } from './merchants/locations.ts'
import { newSmithy } from './merchants/smithy.ts'
import type { Adventurer } from './pieces.ts'
import { ADVENTURER_COUNTS, ADVENTURERS, BOATS, COLOURS } from './pieces.ts'
import type { Reason } from './reasons.ts'
import { reason } from './reasons.ts'
import { ROGUES } from './rogues.ts'
import type { Human, Setup, State } from './state.ts'
import type { TownsfolkId } from './townsfolk.ts'
import { SLOTS, townsfolkOf } from './townsfolk.ts'

/** The choices for a first game (C-42, C-85). */
export const FIRST_GAME: Setup = {
  level: 'normal',
  rogue: 'criminals',
  townsfolkSets: ['locals', 'mercenaries'],
  merchants: ['blacksmith'],
}

/** Why a game cannot be set up like this; `undefined` if it can. */
export function whyNotSetup({ merchants, townsfolkSets }: Setup): Reason | undefined {
  if (merchants.length < 1 || merchants.length > 2) return reason('wrong-humans', { humans: merchants.length })
  if (new Set(merchants).size !== merchants.length) return reason('merchant-chosen-twice')
  if (townsfolkSets.length !== 2 || townsfolkSets[0] === townsfolkSets[1]) return reason('wrong-sets')
  return undefined
}

export function newGame(setup: Setup, chance: Chance): State {
  const state = emptyState(setup, chance)
  const { lair, bag: rogues } = ROGUES[setup.rogue]
  for (const colour of COLOURS) state.halls[colour] = 1
  state.lair = lair
  for (const who of ADVENTURERS) {
    const count = who === 'rogue' ? rogues : ADVENTURER_COUNTS[who] - 1
    for (let each = 0; each < count; each++) state.bag.push(who)
  }
  state.townsfolkDeck = townsfolkOf(setup.townsfolkSets)
  state.corruptionDeck = allCorruption()
  state.huckster.deck = cardsOfLevel(setup.level)
  const piles = [state.bag, state.townsfolkDeck, state.corruptionDeck, state.huckster.deck]
  for (const pile of piles) shuffle(chance, pile.reverse())
  for (let slot = 0; slot < SLOTS; slot++) state.square[slot] = state.townsfolkDeck.pop() as TownsfolkId
  for (const human of state.humans) {
    if (human.merchant === 'alchemist') human.laboratory = newLaboratory(chance)
    else human.smithy = newSmithy()
  }
  return state
}

/** A state without cards, shops and adventurers. The Huckster's marker is on top of all (H-15, H-94), p1's is next (V8). */
export function emptyState(setup: Setup, chance: Chance): State {
  const seats = setup.merchants.map((_, seat) => seat)
  return {
    setup,
    round: 1,
    phase: 'arrival',
    clock: {
      at: [...seats, seats.length].map(() => FIRST_HOUR),
      stack: [...seats.toReversed(), seats.length],
      token: LAST_HOUR,
    },
    boats: BOATS.map((): Adventurer[] => []),
    docks: [0, 0, 0, 0],
    halls: { red: 0, green: 0, blue: 0, yellow: 0 },
    lair: 0,
    bag: [],
    newcomer: undefined,
    square: [undefined, undefined, undefined, undefined],
    townsfolkDeck: [],
    townsfolkDiscard: [],
    corruptionDeck: [],
    corruptionReturned: 0,
    humans: setup.merchants.map(newHuman),
    huckster: {
      gold: 0,
      shelf: [],
      corruption: [],
      townsfolk: [],
      deck: [],
      left: undefined,
      right: undefined,
      discard: [],
      pool: [],
    },
    selling: seats.length,
    winners: [],
    chance,
  }
}

const newHuman = (merchant: Merchant): Human => ({
  merchant,
  gold: 0,
  shelf: [],
  corruption: [],
  townsfolk: [],
  tired: [],
  at: undefined,
  smithy: undefined,
  laboratory: undefined,
  sold: {},
})
