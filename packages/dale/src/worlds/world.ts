/**
 * Possible games for bots that think ahead. `World.of` is the only function that sees a true game on behalf of such a
 * bot, and it only returns worlds in which everything hidden from the seat is dealt at random.
 *
 * In the middle of an effect a world is the last resting state, dealt so that the answers since then lead to the same
 * question. Its randomness is new, because the true one would reveal future rolls and draws.
 */
import type { Answer, Chance } from '@merchants/tabletop'
import { run, Unanswered } from '@merchants/tabletop'
import type { DaleDecision } from '../decision.ts'
import { daleRules, type playOut, playUnwatched } from '../game.ts'
import { OWN } from '../knowledge.ts'
import type { Seat, State } from '../state.ts'
import { clone, copyInto } from '../state.ts'
import { readStored, writeStored } from '../store.ts'
import { redeal } from './redeal.ts'
import type { Reached } from './script.ts'
import { follow } from './script.ts'
import type { DalePause, Source } from './source.ts'
import { seenOf, sourceOf } from './source.ts'

/** How many deals are tried to find one that leads to what the seat has seen since the last rest. */
const TRIES = 20

/** A policy for every seat: answers a question, with the whole state before it. */
export type Policy = (state: State, decision: DaleDecision) => Answer | undefined

/** A resting state with all cards dealt, and the answers that lead from there to the question. */
interface Deal {
  readonly rest: State
  readonly now: State
  readonly decision: DaleDecision
  readonly given: readonly Answer[]
}

export class World {
  readonly seat: number
  private readonly source: Source
  private readonly scratch: State
  private deal: Deal

  private constructor(source: Source, deal: Deal) {
    this.seat = source.seat
    this.source = source
    this.deal = deal
    this.scratch = clone(deal.rest)
  }

  /** A world for the seat that is asked; `undefined` if it could not be told what may have happened since the last rest. */
  static of(pause: DalePause, chance: Chance): World | undefined {
    const source = sourceOf(pause)
    const deal = source && dealFrom(source, chance)
    return source && deal && new World(source, deal)
  }

  /** A world that was written as text. The same deal, from which the same others are dealt. */
  static read(text: string): World | undefined {
    const position = readStored(text)
    const { rest, answers } = position
    const pause = run(daleRules, position)
    const source = sourceOf(pause)
    if (source === undefined || pause.decision === undefined) return undefined
    return new World(source, { rest, now: pause.now, decision: pause.decision, given: answers })
  }

  /** The world as text, to be sent to another thread. It contains only dealt cards, never the true game. */
  write(): string {
    const { rest, given } = this.deal
    return writeStored({ rest, answers: given })
  }

  /** The table at the moment of the question, as it is dealt. */
  get now(): State {
    return this.deal.now
  }

  /** The question to the seat. */
  get decision(): DaleDecision {
    return this.deal.decision
  }

  /** Deals again. Where no other deal is found that fits, the last one stays. */
  redeal(chance: Chance): void {
    const { source, deal } = this
    if (source.seen === undefined) {
      copyInto(deal.rest, source.rest)
      redeal(deal.rest, source.seat, chance)
    } else this.deal = dealFrom(source, chance) ?? deal
  }

  /**
   * Plays on from the question for this many turns and returns the table then; the deal stays as it is. `undefined` if
   * the policy gives no answer to some question. An endless game must be stopped by the policy. A policy that deals again
   * needs to know who knows what, and plays by `playOut`.
   */
  play(policy: Policy, turns: number, play: typeof playOut = playUnwatched): State | undefined {
    const { scratch } = this
    const { rest, given } = this.deal
    copyInto(scratch, rest)
    let next = 0
    const decide = (decision: DaleDecision): Answer => {
      const answer = next < given.length ? given[next++] : policy(scratch, decision)
      if (answer === undefined) throw new Unanswered(decision)
      return answer
    }
    try {
      play(scratch, decide, turns)
    } catch (thrown) {
      if (!(thrown instanceof Unanswered)) throw thrown
      return undefined
    }
    return scratch
  }
}

function dealFrom({ seat, rest, before, script, seen }: Source, chance: Chance): Deal | undefined {
  const dealt = clone(rest)
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) copyInto(dealt, rest)
    redeal(dealt, seat, chance)
    remember(dealt, before)
    const now = clone(dealt)
    const reached: Reached | undefined = follow(now, script, seat, chance)
    if (reached === undefined) continue
    const { decision, given, events } = reached
    if (seen === undefined || seenOf(now, decision, events) === seen) return { rest: dealt, now, decision, given }
  }
  return undefined
}

/** Restores what the seat knew at the rest. All owners know their own hands. */
function remember({ known, seats }: State, before: ReadonlyMap<number, number>): void {
  if (before.size === 0) return
  for (const [id, bits] of before) known[id] = bits
  for (let at = 0; at < seats.length; at++) {
    for (const { id } of (seats[at] as Seat).hand) known[id] = (known[id] as number) | (OWN << at)
  }
}
