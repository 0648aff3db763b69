/** Moves typed at an online table. A refusal must not reveal anything the seat does not know (see docs/fair.md). */
import type { Refusal, TypedMoves } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { DaleDecision } from '../decision.ts'
import type { Dale } from '../definition.ts'
import type { Move } from './move.ts'
import { readMove } from './move.ts'
import type { DaleHistory } from './play.ts'
import { playMove } from './play.ts'

const NOT_NOW: Refusal = { key: 'not-now', facts: {} }

export const typedMoves: TypedMoves<Dale> = {
  play(history, seat, text) {
    const move = moveOf(seat, text)
    return isRefusal(move) ? move : playShorter(history, move)
  },

  whyNot(history, seat, text) {
    const move = moveOf(seat, text)
    if (isRefusal(move)) return move
    const result = playKnown(history, { ...move, parts: move.parts.slice(0, 1) })
    return isRefusal(result) ? result : undefined
  },
}

function moveOf(seat: number, text: string): Move | Refusal {
  const move = readMove(text)
  return move.seat === seat ? move : NOT_NOW
}

/** No card asks for more answers in a row. */
const MOST_PARTS = 12

/** Plays the possible part of several answers in a row, because later questions are unknown before the first answer. */
function playShorter(history: DaleHistory, move: Move): DaleHistory | Refusal {
  if (move.parts.length > MOST_PARTS) return { key: 'too-many', facts: { max: MOST_PARTS } }
  for (let parts = move.parts.length; parts > 1; parts--) {
    const result = playKnown(history, { ...move, parts: move.parts.slice(0, parts) })
    if (!isRefusal(result)) return result
  }
  return playKnown(history, { ...move, parts: move.parts.slice(0, 1) })
}

/** A window for abilities or due cards is not skipped silently, because the questions after it are unknown. */
function playKnown(history: DaleHistory, move: Move): DaleHistory | Refusal {
  const { decision } = history.pause
  const isWindow = decision?.ask === 'last' || decision?.ask === 'start'
  const result = playMove(history, move)
  if (!isWindow) return result
  return isRefusal(result) || passesOver(history, result, move) ? NOT_NOW : result
}

function passesOver(before: DaleHistory, after: DaleHistory, { verb }: Move): boolean {
  const answer = after.past[before.past.length]?.answer[0]
  if (answer === undefined) return false
  const act = (before.pause.decision as DaleDecision<'acts'>).options[answer]
  if (act?.do === 'pass') return verb !== 'pass'
  return act?.do === 'resolve' && verb !== 'choose'
}
