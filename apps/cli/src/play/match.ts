/** A match of Dale at this terminal: who sits where, and how it is kept. */
import type { Bot } from '@merchants/bots'
import { greedyBot, randomBot } from '@merchants/bots'
import type { Dale, SavedGame, Setup } from '@merchants/dale'
import { dale, drawStarter } from '@merchants/dale'
import { LocalMatch } from '@merchants/match'
import { fastChance, hash, streamChance } from '@merchants/tabletop'

export type SeatKind = 'human' | 'greedy' | 'random'

const BOTS: Readonly<Record<SeatKind, Bot | undefined>> = { human: undefined, greedy: greedyBot, random: randomBot }

/** What has to be known to start: a setup without its starter, who sits where, and a seed. */
export interface Start extends Omit<Setup, 'starter'> {
  readonly seats: readonly SeatKind[]
  readonly seed: string
  /** Who won the game before this one: one of the others starts. */
  readonly winners?: readonly number[]
}

export class DaleMatch extends LocalMatch<Dale> {
  readonly start: Start
  readonly starter: number

  constructor(start: Start) {
    const { players, winners = [], seed, seats } = start
    const starter = drawStarter(players, winners, streamChance(`starter:${seed}`))
    const first = dale.deal({ ...start, starter }, streamChance(seed))
    const bots = seats.map((kind) => BOTS[kind])
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
