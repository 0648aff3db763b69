/** The coach in this browser. It asks a worker, and caches the analysis of the game being replayed. */
import type { JudgedMove, Review } from '@merchants/bots/coach'
import { reviewOf } from '@merchants/bots/coach'
import type { Chance } from '@merchants/tabletop'
import { fastChance, hash } from '@merchants/tabletop'
import type { Given } from './bot-workers.ts'

/** How long a hint takes at most, in milliseconds, and how many playouts it, a glance and a judgement have. */
const HINT_MS = 1500
const PLAYOUTS = { hint: 3000, glance: 150, judge: 400 } as const

/** Requests to the worker. */
export interface Asking<Advice, Decision, Move> {
  readonly advise: (given: Given<'advise'>, signal: AbortSignal) => Promise<Advice | undefined>
  readonly judge: (
    given: { readonly decision: Decision; readonly iterations: number },
    signal: AbortSignal,
  ) => Promise<Move | undefined>
}

/** A question at the table that is open now. */
export interface OpenQuestion {
  readonly seed: string
  readonly step: number
  /** A dealt game; `undefined` if no one at the screen is asked anything. */
  readonly deal: (chance: Chance) => string | undefined
}

/** A played game, as far as it has got. */
export interface LookedAt<Decision> {
  readonly game: string
  readonly seat: number
  readonly answers: number
  /** Cuts it into the decisions of that seat. */
  readonly cut: () => PlayedGame<Decision>
}

interface PlayedGame<Decision> {
  readonly decisions: readonly Decision[]
  readonly hasWon: boolean | undefined
}

interface Looked<Decision, Move> extends Omit<LookedAt<Decision>, 'cut'> {
  readonly played: PlayedGame<Decision>
  readonly judged: (Move | undefined)[]
}

export class Coach<Advice, Decision, Move extends JudgedMove> {
  private readonly asking: Asking<Advice, Decision, Move>
  private advising = new AbortController()
  private reviewing = new AbortController()
  private looked: Looked<Decision, Move> | undefined = undefined

  constructor(asking: Asking<Advice, Decision, Move>) {
    this.asking = asking
  }

  /** Advice for the person at the screen; `undefined` if they aren't asked anything now, or do something meanwhile. */
  async advise({ seed: name, step, deal }: OpenQuestion, how: 'hint' | 'glance'): Promise<Advice | undefined> {
    this.stop()
    const { signal } = this.advising
    const seed = hash(`coach:${name}:${step}`)
    const world = deal(fastChance(seed))
    if (world === undefined) return undefined
    const given = { world, seed, deadline: Date.now() + HINT_MS, iterations: PLAYOUTS[how] }
    const advice = await this.asking.advise(given, signal)
    return signal.aborted ? undefined : advice
  }

  /** Cancels a pending hint. */
  stop(): void {
    this.advising.abort()
    this.advising = new AbortController()
  }

  /** Judges one more decision of a seat, and returns everything found so far. */
  async review(at: LookedAt<Decision>): Promise<Review<Move>> {
    const looked = this.look(at)
    const { decisions, hasWon } = looked.played
    const next = decisions[looked.judged.length]
    if (next !== undefined) {
      const { signal } = this.reviewing
      const judged = await this.asking.judge({ decision: next, iterations: PLAYOUTS.judge }, signal)
      if (!signal.aborted && looked.played.decisions[looked.judged.length] === next) looked.judged.push(judged)
    }
    return reviewOf(at.seat, decisions.length, looked.judged, hasWon)
  }

  /** The game cut into decisions, once. */
  private look({ game, seat, answers, cut }: LookedAt<Decision>): Looked<Decision, Move> {
    const { looked } = this
    if (looked?.game === game && looked.seat === seat && looked.answers === answers) return looked
    this.reviewing.abort()
    this.reviewing = new AbortController()
    return (this.looked = { game, seat, answers, played: cut(), judged: [] })
  }
}
