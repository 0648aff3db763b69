/** Judges what a seat answers. What is refused must tell nothing that the seat does not know (see docs/fair.md). */
import type { DaleDecision, DaleHistory, Move } from '@merchants/dale'
import { playMove, readMove } from '@merchants/dale'
import type { Dale } from '@merchants/dale'
import { PendingAnswers } from '@merchants/match'
import type { Answer, Refusal } from '@merchants/tabletop'
import { isRefusal, readable } from '@merchants/tabletop'
import type { Play } from './play.ts'
import { no } from './refusals.ts'

export interface Judged {
  readonly pending: PendingAnswers<Dale>
  /** How many of the answers are the seat's own; the others are those that nobody would want to be asked for. */
  readonly given: number
}

/**
 * The answers of a message go on together, or not at all. But once one of them would show the seat anything, or would lead to
 * somebody else, what comes after is no reason to refuse: that would be a look at hidden cards for nothing.
 */
export function judgeAnswers(play: Play, seat: number, answers: readonly Answer[]): Judged | Refusal {
  const pending = new PendingAnswers(play.rules, play.history)
  let isSure = true
  for (const answer of answers) {
    if (pending.after.pause.decision?.seat !== seat) break
    const refusal = pending.add(answer, false)
    if (refusal !== undefined && isSure) return refusal
    if (refusal !== undefined) break
    isSure &&= isStillSure(pending.after, seat)
  }
  return pending.steps.length === 0 ? no('not-now') : judged(pending)
}

/** Whether this seat could have told what it is asked now. */
const isStillSure = ({ pause }: DaleHistory, seat: number): boolean =>
  !pause.learned && pause.decision?.seat === seat && pause.decision.joins

/** A written move, likewise; of several answers in a row those count that are possible. */
export function judgeLine(play: Play, seat: number, line: string): Judged | Refusal | undefined {
  const move = readLine(seat, line)
  if (isRefusal(move)) return move
  const result = playShorter(play.history, move)
  if (isRefusal(result)) return result
  const pending = new PendingAnswers(play.rules, play.history)
  pending.addAllOf(result)
  return pending.steps.length === 0 ? undefined : judged(pending)
}

/** Why a written move is not possible now. Of several answers in a row the first is judged: the next question is not known yet. */
export function whyNotLine(play: Play, seat: number, line: string): Refusal | undefined {
  const move = readLine(seat, line)
  if (isRefusal(move)) return move
  const result = playKnown(play.history, { ...move, parts: move.parts.slice(0, 1) })
  return isRefusal(result) ? result : undefined
}

function readLine(seat: number, line: string): Move | Refusal {
  const written = /^p[1-4]\b/.test(line) ? line : `p${seat + 1} ${line}`
  const move = readable(() => readMove(written))
  return isRefusal(move) || move.seat === seat ? move : no('not-now')
}

/** More answers in a row than any card asks for. */
const MOST_PARTS = 12

function playShorter(history: DaleHistory, move: Move): DaleHistory | Refusal {
  if (move.parts.length > MOST_PARTS) return { key: 'too-many', facts: { max: MOST_PARTS } }
  for (let parts = move.parts.length; parts > 1; parts--) {
    const result = playKnown(history, { ...move, parts: move.parts.slice(0, parts) })
    if (!isRefusal(result)) return result
  }
  return playKnown(history, { ...move, parts: move.parts.slice(0, 1) })
}

/** A window that offers abilities, or cards that are due, is not passed over in silence: what follows is not known yet. */
function playKnown(history: DaleHistory, move: Move): DaleHistory | Refusal {
  const { decision } = history.pause
  const isWindow = decision?.ask === 'last' || decision?.ask === 'start'
  const result = playMove(history, move)
  if (!isWindow) return result
  return isRefusal(result) || passesOver(history, result, move) ? no('not-now') : result
}

function passesOver(before: DaleHistory, after: DaleHistory, { verb }: Move): boolean {
  const answer = after.past[before.past.length]?.answer[0]
  if (answer === undefined) return false
  const act = (before.pause.decision as DaleDecision<'acts'>).options[answer]
  if (act?.do === 'pass') return verb !== 'pass'
  return act?.do === 'resolve' && verb !== 'choose'
}

const judged = (pending: PendingAnswers<Dale>): Judged => {
  const given = pending.steps.length
  pending.addAutomatic()
  return { pending, given }
}
