/** Where every piece is, as plain data. Nothing else remembers anything. In piles the last card is the top. */
import type { Chance } from '@merchants/tabletop'
import { cloneChance } from '@merchants/tabletop'
import type { Corruption } from './corruption.ts'
import type { HucksterCardId, Level } from './huckster/cards.ts'
import type { Stall } from './huckster/board.ts'
import type { Location, Merchant } from './merchants/locations.ts'
import type { Laboratory } from './merchants/laboratory.ts'
import { cloneLaboratory } from './merchants/laboratory.ts'
import type { Smithy } from './merchants/smithy.ts'
import { cloneSmithy } from './merchants/smithy.ts'
import type { Adventurer, Colour, Good, Pier } from './pieces.ts'
import type { RogueCard } from './rogues.ts'
import type { TownsfolkId, TownsfolkSet } from './townsfolk.ts'

/** The choices before a game (C-86), one merchant for each of one or two humans (H-93). */
export interface Setup {
  readonly level: Level
  readonly rogue: RogueCard
  readonly townsfolkSets: readonly TownsfolkSet[]
  readonly merchants: readonly Merchant[]
  /** The version of the rules; the first one if it is left out. */
  readonly rules?: number
}

/** The property of every seller of goods, the Huckster included. */
export interface Owner {
  gold: number
  shelf: Good[]
  corruption: Corruption[]
  townsfolk: TownsfolkId[]
}

export interface Human extends Owner {
  readonly merchant: Merchant
  /** The staff that has worked this round (C-38, C-47). */
  tired: TownsfolkId[]
  /** The location used last this round (C-35). */
  at: Location | undefined
  smithy: Smithy | undefined
  laboratory: Laboratory | undefined
  /** The piers sold at in this market phase, and whether the cultists there bought too (C-57, C-83). */
  sold: Partial<Record<Pier, boolean>>
}

export interface Huckster extends Owner, Stall {
  shelf: Good[]
  gold: number
}

export interface Clock {
  /** The hour of each seat's marker, the Huckster's last. A space on a clock hand is half past the hour. */
  at: number[]
  /** The seats in the order their markers arrived: of two on one space the later one is on top (C-21). */
  stack: number[]
  token: number
}

export type Phase = 'arrival' | 'production' | 'market' | 'cleanUp' | 'over'

export interface State {
  readonly setup: Setup
  round: number
  phase: Phase
  clock: Clock
  /** The passengers of each of the six boats. When a boat has docked, they are on its pier (C-19). */
  boats: Adventurer[][]
  /** The number of the boat at each of the four docks; 0 is a free dock. */
  docks: number[]
  halls: Record<Colour, number>
  lair: number
  bag: Adventurer[]
  /** Drawn from the bag, and not seated yet. */
  newcomer: Adventurer | undefined
  square: (TownsfolkId | undefined)[]
  townsfolkDeck: TownsfolkId[]
  townsfolkDiscard: TownsfolkId[]
  corruptionDeck: Corruption[]
  /** This many cards at the bottom of the corruption deck were returned there for all to see (C-50). */
  corruptionReturned: number
  humans: Human[]
  huckster: Huckster
  /** In the market phase: whose turn it is to sell. The Huckster is first (C-59). */
  selling: number
  winners: readonly number[]
  chance: Chance
}

/** The Huckster takes the seat after the humans (H-1, H-93). */
export const hucksterSeat = ({ humans }: State): number => humans.length

export const ownerOf = ({ humans, huckster }: State, seat: number): Owner => humans[seat] ?? huckster

export function clone(state: State): State {
  const { clock, halls } = state
  return {
    setup: state.setup,
    round: state.round,
    phase: state.phase,
    clock: { at: clock.at.slice(), stack: clock.stack.slice(), token: clock.token },
    boats: state.boats.map((boat) => boat.slice()),
    docks: state.docks.slice(),
    halls: { red: halls.red, green: halls.green, blue: halls.blue, yellow: halls.yellow },
    lair: state.lair,
    bag: state.bag.slice(),
    newcomer: state.newcomer,
    square: state.square.slice(),
    townsfolkDeck: state.townsfolkDeck.slice(),
    townsfolkDiscard: state.townsfolkDiscard.slice(),
    corruptionDeck: state.corruptionDeck.slice(),
    corruptionReturned: state.corruptionReturned,
    humans: state.humans.map(cloneHuman),
    huckster: cloneHuckster(state.huckster),
    selling: state.selling,
    winners: state.winners,
    chance: cloneChance(state.chance),
  }
}

const cloneHuman = (human: Human): Human => ({
  merchant: human.merchant,
  gold: human.gold,
  shelf: human.shelf.slice(),
  corruption: human.corruption.slice(),
  townsfolk: human.townsfolk.slice(),
  tired: human.tired.slice(),
  at: human.at,
  smithy: human.smithy && cloneSmithy(human.smithy),
  laboratory: human.laboratory && cloneLaboratory(human.laboratory),
  sold: { ...human.sold },
})

const cloneHuckster = (huckster: Huckster): Huckster => ({
  gold: huckster.gold,
  shelf: huckster.shelf.slice(),
  corruption: huckster.corruption.slice(),
  townsfolk: huckster.townsfolk.slice(),
  deck: huckster.deck.slice(),
  left: huckster.left,
  right: huckster.right,
  discard: huckster.discard.slice(),
  pool: huckster.pool.slice(),
})

/** All cards of the Huckster, wherever they are. */
export const hucksterCardsOf = ({ huckster: { deck, left, right, discard } }: State): HucksterCardId[] => [
  ...deck,
  ...discard,
  ...[left, right].filter((card) => card !== undefined),
]
