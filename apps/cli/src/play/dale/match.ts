/** A match of Dale at this terminal, with its players and its saved form. */
import { setImmediate } from 'node:timers/promises'
import type { LevelSeat } from '@merchants/bots/strong'
import { LEVELS, seatOf } from '@merchants/bots/strong'
import type { Dale, SavedGame, Setup } from '@merchants/dale'
import { dale, drawStarter } from '@merchants/dale'
import { LocalMatch } from '@merchants/match'
import { fastChance, hash, streamChance } from '@merchants/tabletop'

/** A player at the terminal, or a bot of a level. */
export const SEAT_KINDS = ['human', ...LEVELS] as const
export type SeatKind = (typeof SEAT_KINDS)[number]

const CLOCK = { now: Date.now, breathe: () => setImmediate() }

const botFor = (kind: SeatKind): LevelSeat | undefined => (kind === 'human' ? undefined : seatOf(kind, CLOCK))

/** The data needed to start: a setup without its starter, the seats, and a seed. */
export interface Start extends Omit<Setup, 'starter'> {
  readonly seats: readonly SeatKind[]
  readonly seed: string
  /** The winners of the game before this one. One of the others starts. */
  readonly winners?: readonly number[]
}

export class DaleMatch extends LocalMatch<Dale> {
  readonly start: Start
  readonly starter: number

  constructor(start: Start) {
    const { players, winners = [], seed, seats } = start
    const starter = drawStarter(players, winners, streamChance(`starter:${seed}`))
    const first = dale.deal({ ...start, starter }, streamChance(seed))
    const bots = seats.map(botFor)
    super(dale, first, bots, fastChance(hash(`bots:${seed}`)))
    this.start = start
    this.starter = starter
  }

  get humans(): number[] {
    return this.start.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []))
  }

  save(): SavedGame {
    const { players, decks, teams, seed } = this.start
    return { players, decks, teams, seed, starter: this.starter, moves: this.moves }
  }
}
