/** What people do while a game is played. */
import type { Message } from '@merchants/protocol'
import { cancelTarget, NOTHING_TO_UNDO, undoTarget } from '@merchants/match'
import type { Answer, Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { Judged } from './answering.ts'
import { judgeAnswers, judgeLine } from './answering.ts'
import type { Entry } from './entry.ts'
import { stepsBack } from './going-back.ts'
import { heldAfter } from './pause.ts'
import type { Play } from './play.ts'
import { remember } from './prepared.ts'
import { afterGivingUp, withoutProposer } from './proposals.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'
import type { Seats } from './shown.ts'
import { askedNow, questionAt, questionFor, shownStep } from './shown.ts'
import type { LastDone } from './state.ts'

type Of<Do extends Message['do']> = Extract<Message, { do: Do }>
type Written = readonly Entry[] | Refusal

/** Who says something: a seat, and all seats of the same screen. */
export interface Speaker {
  readonly seat: number
  readonly seats: Seats
}

export function answer(room: Room, by: Speaker, { question, answers }: Of<'answer'>, at: number): Written {
  const { seat } = by
  const done = doneAt(room, by, question)
  if (done?.by === 'answer' && begins(answers, done.given)) return []
  const play = playAsked(room, by, question)
  if (isRefusal(play)) return play
  const result = judgeAnswers(play, seat, answers)
  return isRefusal(result) ? result : [answered(room, play, result, seat, at)]
}

export function say(room: Room, by: Speaker, { question, line }: Of<'say'>, at: number): Written {
  const { seat } = by
  if (doneAt(room, by, question)?.line === line) return []
  const play = playAsked(room, by, question)
  if (isRefusal(play)) return play
  const result = judgeLine(play, seat, line)
  if (result === undefined) return []
  return isRefusal(result) ? result : [answered(room, play, result, seat, at, line)]
}

export function answered(room: Room, play: Play, judged: Judged, seat: number, at: number, line?: string): Entry {
  const { pending, given } = judged
  const held = heldAfter(room, play, pending, seat, at)
  const entry: Entry = {
    what: 'answered',
    at,
    seat,
    answers: pending.answers,
    given,
    ...(line !== undefined && { line }),
    ...(held !== undefined && { held }),
  }
  return remember(entry, pending)
}

/** Whether a message begins with the answers that were kept. */
const begins = (answers: readonly Answer[], kept: readonly Answer[]): boolean =>
  kept.every((each, at) => each.join() === answers[at]?.join())

/** What this seat has done last, if it was about the question of this number. */
function doneAt(room: Room, { seat, seats }: Speaker, question: number): LastDone | undefined {
  const { play } = room
  const done = room.lastDone[seat]
  if (play === undefined || done === undefined) return undefined
  const number = done.undos === play.undos ? questionAt(room, play, seats, done.step) : done.question
  return number === question ? done : undefined
}

/** The game, if this seat is asked this very question and plays itself. */
function playAsked(room: Room, { seat, seats }: Speaker, question: number): Play | Refusal {
  const play = playing(room, seat)
  if (isRefusal(play)) return play
  const isAsked = askedNow(room, seat, seats) !== undefined && question === questionFor(room, play, seats)
  return isAsked ? play : no('not-now')
}

/** The game, if it is being played and this seat plays itself. */
export function playing({ stage, play, chairs }: Room, seat: number): Play | Refusal {
  if (stage !== 'playing' || play === undefined) return no('not-now')
  return chairs[seat]?.standIn === null ? play : no('stand-in-plays')
}

export function undo(room: Room, speaker: Speaker, { question }: Of<'undo'>, at: number): Written {
  return back(room, speaker, question, at, 'undo')
}

export function cancel(room: Room, speaker: Speaker, { question }: Of<'cancel'>, at: number): Written {
  return back(room, speaker, question, at, 'cancel')
}

function back(room: Room, speaker: Speaker, question: number, at: number, by: 'undo' | 'cancel'): Written {
  const { seat, seats } = speaker
  if (doneAt(room, speaker, question)?.by === by) return []
  const play = playing(room, seat)
  if (isRefusal(play)) return play
  if (question !== questionFor(room, play, seats)) return no('not-now')
  if (shownStep(room, play, seats) < play.step) return NOTHING_TO_UNDO
  if (by === 'cancel' && askedNow(room, seat, seats) === undefined) return NOTHING_TO_UNDO
  const to = by === 'undo' ? undoTarget(play, [seat]) : cancelTarget(play, [seat])
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
