/** What people do while a game is played. */
import type { Message } from '@merchants/protocol'
import type { Answer, Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { Judged } from './answering.ts'
import { judgeAnswers, judgeLine } from './answering.ts'
import type { Entry } from './entry.ts'
import { beforeAction, freelyBack, NOTHING_TO_UNDO, stepsBack } from './going-back.ts'
import type { Play } from './play.ts'
import { remember } from './prepared.ts'
import { afterGivingUp, withoutProposer } from './proposals.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'

type Of<Do extends Message['do']> = Extract<Message, { do: Do }>
type Written = readonly Entry[] | Refusal

export function answer(room: Room, seat: number, { question, answers }: Of<'answer'>, at: number): Written {
  const done = room.lastDone[seat]
  if (done?.question === question && done.by === 'answer' && begins(answers, done.given)) return []
  const play = askedNow(room, seat, question)
  if (isRefusal(play)) return play
  const result = judgeAnswers(play, seat, answers)
  return isRefusal(result) ? result : [answered(result, seat, at)]
}

export function say(room: Room, seat: number, { question, line }: Of<'say'>, at: number): Written {
  const done = room.lastDone[seat]
  if (done?.question === question && done.line === line) return []
  const play = askedNow(room, seat, question)
  if (isRefusal(play)) return play
  const result = judgeLine(play, seat, line)
  if (result === undefined) return []
  return isRefusal(result) ? result : [answered(result, seat, at, line)]
}

export function answered({ trail, given }: Judged, seat: number, at: number, line?: string): Entry {
  const entry: Entry = { what: 'answered', at, seat, answers: trail.answers, given }
  return remember(line === undefined ? entry : { ...entry, line }, trail)
}

/** Whether a message begins with the answers that were kept. */
const begins = (answers: readonly Answer[], kept: readonly Answer[]): boolean =>
  kept.every((each, at) => each.join() === answers[at]?.join())

/** The game, if this seat is asked this very question and plays itself. */
function askedNow(room: Room, seat: number, question: number): Play | Refusal {
  const play = playing(room, seat)
  if (isRefusal(play)) return play
  return question === room.question && room.decision?.seat === seat ? play : no('not-now')
}

/** The game, if it is being played and this seat plays itself. */
export function playing({ stage, play, chairs }: Room, seat: number): Play | Refusal {
  if (stage !== 'playing' || play === undefined) return no('not-now')
  return chairs[seat]?.standIn === null ? play : no('stand-in-plays')
}

export function undo(room: Room, seat: number, { question }: Of<'undo'>, at: number): Written {
  return back(room, seat, question, at, 'undo')
}

export function cancel(room: Room, seat: number, { question }: Of<'cancel'>, at: number): Written {
  return back(room, seat, question, at, 'cancel')
}

function back(room: Room, seat: number, question: number, at: number, by: 'undo' | 'cancel'): Written {
  const done = room.lastDone[seat]
  if (done?.question === question && done.by === by) return []
  const play = playing(room, seat)
  if (isRefusal(play)) return play
  if (question !== room.question) return no('not-now')
  if (by === 'cancel' && room.decision?.seat !== seat) return NOTHING_TO_UNDO
  const to = by === 'undo' ? freelyBack(play, seat) : beforeAction(play, seat)
  return typeof to === 'number' ? [{ what: 'undone', at, seat, to, by, steps: stepsBack(play, to) }] : to
}

export function standIn(room: Room, seat: number, { on }: Of<'stand in'>, at: number): Written {
  if (room.stage !== 'playing') return no('not-now')
  const now = room.chairs[seat]?.standIn ?? null
  if (now === 'resigned') return no('resigned')
  if (on === (now !== null)) return []
  if (!on) return [{ what: 'took back', at, seat }]
  return [{ what: 'stood in', at, seat, why: 'asked' }, ...withoutProposer(room, [seat], at)]
}

export function resign(room: Room, seat: number, at: number): Written {
  if (room.stage !== 'playing') return no('not-now')
  if (room.chairs[seat]?.standIn === 'resigned') return []
  const entry: Entry = { what: 'stood in', at, seat, why: 'resigned' }
  return [entry, ...(isLastPlayer(room, seat) ? [abandoned(at)] : afterGivingUp(room, seat, at))]
}

/** Whether all others who are people have given up. */
export const isLastPlayer = ({ chairs }: Room, seat: number): boolean =>
  !chairs.some(({ is, standIn: why }, other) => other !== seat && is === 'person' && why !== 'resigned')

export const abandoned = (at: number): Entry => ({ what: 'ended', at, ending: 'abandoned' })
