/** Plays a game with a policy and writes its moves, one line for a decision and those that continue it. */
import type { Answer } from '@merchants/tabletop'
import { apply, isRefusal } from '@merchants/tabletop'
import type { CoveDecision } from '../decision.ts'
import { coveRules } from '../game.ts'
import { inLog } from '../notation/log.ts'
import type { Move } from '../notation/move.ts'
import { writeMove } from '../notation/move.ts'
import type { CovePause } from '../notation/play.ts'
import { beginSaved } from '../notation/saved.ts'
import type { Answered } from '../notation/write.ts'
import { continuesLine, moveOf } from '../notation/write.ts'
import type { Setup } from '../state.ts'

export type Policy = (decision: CoveDecision) => Answer

export interface RecordedLine {
  readonly answered: readonly [Answered, ...Answered[]]
  readonly move: Move
  readonly after: CovePause
  readonly log: readonly string[]
}

/** The next line, with the answers of a policy until a question begins another line. */
export function nextLine(start: CovePause, policy: Policy): RecordedLine {
  const first = ask(start, policy)
  const answered: [Answered, ...Answered[]] = [first.answered]
  const log = logOf(first.after)
  let { after } = first
  while (after.decision !== undefined && continuesLine(answered, after.decision)) {
    const next = ask(after, policy)
    answered.push(next.answered)
    log.push(...logOf(next.after))
    ;({ after } = next)
  }
  return { answered, move: moveOf(answered), after, log }
}

function ask(pause: CovePause, policy: Policy): { readonly answered: Answered; readonly after: CovePause } {
  const { decision } = pause
  if (decision === undefined) throw new Error('nobody is asked anything')
  const answer = policy(decision).slice()
  const after = apply(coveRules, pause, answer)
  if (isRefusal(after)) throw new Error(`the policy has given an answer that is refused: ${after.key}`)
  return { answered: { decision, answer }, after }
}

const logOf = ({ news, now }: CovePause): string[] => news.flatMap((event) => inLog(event, now.humans.length) ?? [])

export interface RecordedGame {
  readonly moves: readonly string[]
  readonly log: readonly string[]
  readonly end: CovePause
}

/** A whole game from a seed to its end. */
export function recordGame(start: Setup & { readonly seed: string }, policy: Policy): RecordedGame {
  let { pause } = beginSaved(start)
  const moves: string[] = []
  const log = logOf(pause)
  while (pause.decision !== undefined) {
    const line = nextLine(pause, policy)
    moves.push(writeMove(line.move))
    log.push(...line.log)
    pause = line.after
  }
  return { moves, log, end: pause }
}
