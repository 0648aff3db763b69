/** The companion's record of the Huckster (H-98): his shop board, his cards' symbols, his gold and his marker. */
import type { Chance } from '@merchants/tabletop'
import { streamChance } from '@merchants/tabletop'
import { FIRST_HOUR } from '../clock.ts'
import type { Stall } from '../huckster/board.ts'
import type { Level } from '../huckster/cards.ts'
import type { Reading } from '../huckster/reading.ts'
import type { Colour } from '../pieces.ts'
import type { RogueCard } from '../rogues.ts'
import type { Symbols } from '../scoring.ts'
import { Known } from './known.ts'
import type { Printed } from './printed.ts'

/** The companion deals its own cards, or a person draws the printed ones and enters them (H-96, H-97). */
export const DECK_KINDS = ['own', 'printed'] as const
export type DeckKind = (typeof DECK_KINDS)[number]

export interface CompanionSetup {
  readonly deck: DeckKind
  readonly level: Level
  /** The rogue card in play. He always sells to Cultists (H-86). */
  readonly rogue: RogueCard
  /** How many people play against him; one, if nothing is said. */
  readonly humans?: 1 | 2
  /** The order of his own cards comes from it. */
  readonly seed: string
}

export type CompanionPhase = 'set up' | 'arrival' | 'production' | 'market' | 'clean up' | 'over'

/** The steps of a turn of his (H-24 to H-28). */
export const TURN_STEPS = ['reveal', 'read', 'act', 'pay', 'slide'] as const
export type TurnStep = (typeof TURN_STEPS)[number]

/** The scoring table: signs and customers of each hall, corruption symbols and rogues (H-83). */
export interface FinalScore {
  readonly before: number
  readonly guilds: readonly {
    readonly hall: Colour
    readonly signs: number
    readonly customers: number
    readonly gold: number
  }[]
  readonly corruption: number
  readonly rogues: number
  readonly loss: number
  readonly total: number
}

export interface CompanionState {
  readonly setup: CompanionSetup
  readonly stall: Stall
  round: number
  phase: CompanionPhase
  /** His turns in this round, the running one included. */
  turn: number
  /** The step of the running turn; `undefined` between two turns. */
  step: TurnStep | undefined
  reading: Reading | undefined
  /** The running pass of an action that is done once or twice (H-26). */
  time: number
  /** The hour of his marker; on a space of a clock hand it is half past the hour before. */
  hour: number
  /** Hours of the running move that are still to go. */
  hoursLeft: number
  /** The symbols of each card beside his board. */
  townsfolk: Symbols[]
  corruption: Symbols[]
  score: FinalScore | undefined
  /** The person's entries about the table. */
  readonly known: Known
  readonly chance: Chance
}

export const newCompanionState = (setup: CompanionSetup, printed: Printed = {}): CompanionState => ({
  setup,
  stall: { gold: 0, deck: [], left: undefined, right: undefined, discard: [], shelf: [], pool: [] },
  round: 1,
  phase: 'set up',
  turn: 0,
  step: undefined,
  reading: undefined,
  time: 0,
  hour: printed.clock?.first ?? FIRST_HOUR,
  hoursLeft: 0,
  townsfolk: [],
  corruption: [],
  score: undefined,
  known: new Known(printed),
  chance: streamChance(setup.seed),
})

/** Where the running move leads. */
export function goalOf({ hour, hoursLeft, known: { printed } }: CompanionState): number {
  if (hoursLeft === 0 || Number.isInteger(hour)) return hour + hoursLeft
  return hourAfterHand(printed, hour) + hoursLeft - 1
}

/** Where a marker goes on to from a hand space. */
export const hourAfterHand = ({ handSpaces = {} }: Printed, hour: number): number =>
  handSpaces[Math.floor(hour)]?.next ?? Math.floor(hour) + 1

/** All symbols of some cards together. */
export function sumOf(cards: readonly Symbols[]): Symbols {
  const guilds = { red: 0, green: 0, blue: 0, yellow: 0 }
  let corruption = 0
  for (const card of cards) {
    guilds.red += card.guilds.red
    guilds.green += card.guilds.green
    guilds.blue += card.guilds.blue
    guilds.yellow += card.guilds.yellow
    corruption += card.corruption
  }
  return { guilds, corruption }
}
