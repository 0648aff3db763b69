/**
 * Possible games for bots that think ahead. `World.of` is the only function that sees a true game on behalf of such a bot, and it only
 * returns worlds in which the order of all bags and decks, and all dice to come, are dealt at random.
 *
 * In the middle of a turn the last resting state is played again up to the question. There everything unknown is dealt again.
 */
import type { Answer, Chance } from '@merchants/tabletop'
import { below, fastChance, run, Unanswered } from '@merchants/tabletop'
import type { CoveDecision } from '../decision.ts'
import { coveRules } from '../game.ts'
import type { State } from '../state.ts'
import { clone } from '../state.ts'
import { readStored, writeStored } from '../store.ts'
import { Table } from '../table.ts'
import { playOn } from '../turn.ts'
import { view } from '../view.ts'
import { redeal } from './redeal.ts'
import type { Moment } from './seen-draws.ts'
import { dealtRest } from './seen-draws.ts'

/** A policy for every seat: answers a question, with the whole state before it; `undefined` ends the game there. */
export type Policy = (state: State, decision: CoveDecision) => Answer | undefined

export class World {
  readonly seat: number
  /** The table at the moment of the question, in some deal. */
  readonly now: State
  /** The question to the seat. */
  readonly decision: CoveDecision
  private readonly rest: State
  private readonly given: readonly Answer[]
  private seed: number

  private constructor({ rest, answers, now }: Moment, decision: CoveDecision, seed: number) {
    this.seat = decision.seat
    this.rest = rest
    this.given = answers
    this.decision = decision
    this.seed = seed
    redeal(now, fastChance(seed))
    this.now = now
  }

  /** A world for the seat that is asked; `undefined` if no one is asked, or what was drawn since the last rest can't be dealt again. */
  static of(pause: Moment, chance: Chance): World | undefined {
    const rest = isForHuman(pause.decision) ? dealtRest(pause, chance) : undefined
    const world = rest && World.at(rest, pause.answers)
    return world !== undefined && seenIn(world) === seenIn(pause) ? world : undefined
  }

  /** A world that was written as text. The same deal, from which the same others are dealt. */
  static read(text: string): World | undefined {
    const { rest, answers } = readStored(text)
    return World.at(rest, answers)
  }

  private static at(rest: State, answers: readonly Answer[]): World | undefined {
    const { chance } = rest
    const pause = run(coveRules, { rest, answers })
    if (chance.kind !== 'script' || !isForHuman(pause.decision)) return undefined
    return new World(pause, pause.decision, chance.otherwise.memory)
  }

  /** A text that can be sent to where someone thinks. It holds nothing but a dealt game. */
  write(): string {
    return writeStored({ rest: this.rest, answers: this.given })
  }

  redeal(chance: Chance): void {
    this.seed = below(chance, 0x7fffffff)
  }

  /** Plays on from the question until it is enough, and returns the table then; the deal stays as it is. */
  play(policy: Policy, isEnough: (state: State) => boolean): State {
    const { given, seed } = this
    const state = clone(this.rest)
    let next = 0
    const decide = (decision: CoveDecision): Answer | undefined => {
      if (next < given.length) return given[next++]
      if (next++ === given.length) redeal(state, fastChance(seed))
      return policy(state, decision)
    }
    const table = new Table(state, decide, undefined, undefined)
    try {
      do playOn(table)
      while (state.phase !== 'over' && !isEnough(state))
    } catch (thrown) {
      if (!(thrown instanceof Unanswered)) throw thrown
    }
    return state
  }
}

/** The Huckster's steps are not decisions. */
const isForHuman = (decision: CoveDecision | undefined): decision is CoveDecision =>
  decision !== undefined && decision.kind !== 'steps'

const seenIn = ({ now, decision }: Pick<Moment, 'now' | 'decision'>): string =>
  JSON.stringify(view({ now, decision }, decision?.seat ?? -1))
