/** Plays a game with a policy and writes its moves, one line for a decision and those that continue it. */
import type { Answer } from '@merchants/tabletop'
import { apply, isRefusal } from '@merchants/tabletop'
import type { DaleDecision } from '../decision.ts'
import { daleRules } from '../game.ts'
import { inLog } from '../notation/log.ts'
import type { Move } from '../notation/move.ts'
import { writeMove } from '../notation/move.ts'
import type { DalePause } from '../notation/play.ts'
import { isNotMade } from '../notation/play.ts'
import { beginSaved } from '../notation/saved.ts'
import type { Answered } from '../notation/draft.ts'
import { continuesLine, moveOf } from '../notation/write.ts'
import type { Setup } from '../setup.ts'

export type Policy = (decision: DaleDecision) => Answer

export interface RecordedLine {
  readonly answered: readonly [Answered, ...Answered[]]
  readonly move: Move
  readonly after: DalePause
  /** The public log about it. */
  readonly log: readonly string[]
}

/** The next line, with the answers of a policy until a question begins another line. */
export function nextLine(start: DalePause, policy: Policy): RecordedLine {
  const first = ask(start, policy)
  const answered: [Answered, ...Answered[]] = [first.answered]
  const log = logOf(first.after)
  let { after } = first
  while (after.decision !== undefined && continuesLine(first.answered, after.decision)) {
    const next = ask(after, policy)
    answered.push(next.answered)
    log.push(...logOf(next.after))
    ;({ after } = next)
  }
  return { answered, move: moveOf(answered), after, log }
}

function ask(pause: DalePause, policy: Policy): { readonly answered: Answered; readonly after: DalePause } {
  const { now, decision } = pause
  if (decision === undefined) throw new Error('nobody is asked anything')
  const answer = policy(decision).slice()
  const after = apply(daleRules, pause, answer)
  if (isRefusal(after)) throw new Error(`the policy has given an answer that is refused: ${after.key}`)
  return { answered: { now, decision, answer }, after }
}

const logOf = ({ news }: DalePause): string[] => news.flatMap((event) => inLog(event, 'all') ?? [])

export interface RecordedGame {
  readonly moves: readonly string[]
  readonly log: readonly string[]
  readonly end: DalePause
}

/** A whole game from a seed to its end, or its first turns. */
export function recordGame(
  start: Setup & { readonly seed: string },
  policy: Policy,
  turns = Number.POSITIVE_INFINITY,
): RecordedGame {
  let { pause } = beginSaved(start)
  const moves: string[] = []
  const log = logOf(pause)
  while (pause.decision !== undefined && pause.now.turn <= turns) {
    const line = nextLine(pause, policy)
    if (!isNotMade(line.after.news)) {
      moves.push(writeMove(line.move))
      log.push(...line.log)
    }
    pause = line.after
  }
  return { moves, log, end: pause }
}
