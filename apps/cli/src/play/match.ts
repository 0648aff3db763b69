/** A game at this terminal: who sits where, how far it is, the way back, and how it is kept. */
import type { Bot } from '@merchants/bots'
import { greedyBot, randomBot } from '@merchants/bots'
import type { DaleDecision, DaleHistory, SavedGame, Setup } from '@merchants/dale'
import { beginSaved, dale, drawStarter, inEnglish, movesOf, view } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { advance, fastChance, hash, isRefusal, streamChance, undo, whyNoUndo } from '@merchants/tabletop'

export type SeatKind = 'human' | 'greedy' | 'random'

const BOTS: Readonly<Record<Exclude<SeatKind, 'human'>, Bot>> = { greedy: greedyBot, random: randomBot }

/** What has to be known to start: a setup without its starter, who sits where, and a seed. */
export interface Start extends Omit<Setup, 'starter'> {
  readonly seats: readonly SeatKind[]
  readonly seed: string
  /** Who won the game before this one: one of the others starts. */
  readonly winners?: readonly number[]
}

export class Match {
  readonly start: Start
  readonly starter: number
  history: DaleHistory
  private readonly chance: Chance

  constructor(start: Start) {
    this.start = start
    const { players, winners = [], seed } = start
    this.starter = drawStarter(players, winners, streamChance(`starter:${seed}`))
    this.history = beginSaved({ ...start, starter: this.starter })
    this.chance = fastChance(hash(`bots:${seed}`))
    this.playBots()
  }

  get decision(): DaleDecision | undefined {
    return this.history.pause.decision
  }

  get isOver(): boolean {
    return this.decision === undefined
  }

  get humans(): number[] {
    return this.start.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []))
  }

  /** Goes on with these answers, then with the bots; or says why not, and nothing has changed. */
  answer(answers: readonly Answer[]): string | undefined {
    let next = this.history
    for (const answer of answers) {
      const result = advance(dale, next, answer)
      if (isRefusal(result)) return inEnglish(result)
      next = result
    }
    this.goOn(next)
    return undefined
  }

  /** Goes on from a game that has been played further. */
  goOn(history: DaleHistory): void {
    this.history = history
    this.playBots()
  }

  /** Takes back to the last question this seat was asked; or says why that cannot be. */
  takeBack(seat: number): string | undefined {
    let earlier = this.history
    do {
      const why = whyNoUndo(earlier)
      if (why !== undefined) return `not possible: ${inEnglish(why)}`
      earlier = undo(dale, earlier)
      const asked = earlier.pause.decision?.seat
      if (asked !== seat && this.kindOf(asked) === 'human') return 'not possible: the last move was not yours'
    } while (!this.waitsForHuman(earlier))
    this.history = earlier
    return undefined
  }

  save(): SavedGame {
    const { players, decks, teams, seed } = this.start
    return { players, decks, teams, seed, starter: this.starter, moves: movesOf(this.history) }
  }

  /** Bots answer, and so does the table what is all the same to people. */
  private playBots(): void {
    for (;;) {
      const { decision } = this.history.pause
      if (decision === undefined || this.waitsForHuman(this.history)) return
      const kind = this.kindOf(decision.seat)
      const answer =
        kind === 'human'
          ? (dale.automaticAnswer(decision, this.history.pause.now) ?? [])
          : BOTS[kind].decide(view(this.history.pause, decision.seat), this.chance)
      const next = advance(dale, this.history, answer)
      if (isRefusal(next)) throw new Error(`a bot gave an answer that is not possible: ${inEnglish(next)}`)
      this.history = next
    }
  }

  private kindOf(seat: number | undefined): SeatKind {
    return this.start.seats[seat ?? -1] ?? 'random'
  }

  private waitsForHuman({ pause }: DaleHistory): boolean {
    const { decision } = pause
    if (decision === undefined || this.kindOf(decision.seat) !== 'human') return false
    return dale.automaticAnswer(decision, pause.now) === undefined
  }
}
