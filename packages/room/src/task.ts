/** What a program has to decide, for bots and for people who are away. It gets a view, and nothing more. */
import type { View } from '@merchants/dale'
import { isOpen, view } from '@merchants/dale'
import type { BotLevel } from '@merchants/protocol'
import type { Answer, Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { answered } from './act-game.ts'
import { judgeAnswers } from './answering.ts'
import type { Chair } from './chair.ts'
import { programOf, STAND_IN } from './chair.ts'
import type { Entry, Fresh } from './entry.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'
import { isWithheld } from './shown.ts'

export interface Task {
  readonly seat: number
  readonly level: BotLevel
  readonly view: View
  readonly question: number
  /** Whether all see that this is asked. A program answers anything else at once: how long it takes must not tell that it was asked. */
  readonly isOpen: boolean
}

export function task(room: Room): Task | undefined {
  const level = programAsked(room)
  const { decision, play, question } = room
  if (level === undefined || decision === undefined || play === undefined) return undefined
  const { seat } = decision
  const { pause } = play.history
  return { seat, level, view: view(pause, seat), question, isOpen: isOpen(pause) }
}

/**
 * The program that has to decide; `undefined` if none has. Programs wait while people talk about taking something back, and like
 * everybody they are asked when the pause is over.
 */
export function programAsked(room: Room): BotLevel | undefined {
  const { decision, proposal, isFull, isGameEndless } = room
  if (decision === undefined || proposal?.what === 'undo' || isFull || isGameEndless || isWithheld(room))
    return undefined
  return levelNow(room, decision.seat)
}

/** Who plays the seat now: its program, or the one that has to answer this once. */
function levelNow({ chairs, hurried, question }: Room, seat: number): BotLevel | undefined {
  return programOf(chairs[seat] as Chair) ?? (hurried === question ? STAND_IN : undefined)
}

export function taskDone(
  room: Room,
  seat: number,
  question: number,
  answer: Answer,
  fresh: Fresh,
): readonly Entry[] | Refusal {
  const { decision, play } = room
  const isOpen = question === room.question && decision?.seat === seat && programAsked(room) !== undefined
  if (!isOpen || play === undefined) return no('not-now')
  const result = judgeAnswers(play, seat, [answer])
  return isRefusal(result) ? result : [answered(room, play, result, seat, fresh.now)]
}
