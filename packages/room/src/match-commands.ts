/** Actions of players during a game. */
import type { ClientMessage } from '@merchants/protocol'
import { cancelTarget, NOTHING_TO_UNDO, seemsUndoable, undoTarget } from '@merchants/match'
import type { Answer, Refusal } from '@merchants/tabletop'
import { fastChance, isRefusal } from '@merchants/tabletop'
import type { ValidatedAnswers } from './validate-answers.ts'
import { validateAnswers, validateMove } from './validate-answers.ts'
import type { TableEvent } from './table-event.ts'
import { takebackSteps } from './takeback.ts'
import { heldAfter } from './pause.ts'
import type { LazyMatch } from './lazy-match.ts'
import { cachePending } from './pending-cache.ts'
import { updateProposalVoters, declineProposalOf } from './proposals.ts'
import { refuse } from './refusals.ts'
import type { Room } from './room.ts'
import type { Seats } from './shown.ts'
import { askedNow, questionAt, questionFor, shownStep } from './shown.ts'
import type { LastCommand } from './state.ts'

type MessageOf<Do extends ClientMessage['do']> = Extract<ClientMessage, { do: Do }>
type EventsOrRefusal = readonly TableEvent[] | Refusal

/** The speaker, as a seat and all seats of the same screen. */
export interface Sender {
  readonly seat: number
  readonly seats: Seats
}

export function answer(
  room: Room,
  by: Sender,
  { question, answers, free }: MessageOf<'answer'>,
  at: number,
): EventsOrRefusal {
  const { seat } = by
  const done = lastCommandAt(room, by, question)
  if (done?.by === 'answer' && isSameBeginning(answers, done.given)) return []
  const play = matchIfAsked(room, by, question)
  if (isRefusal(play)) return play
  const result = validateAnswers(play, seat, answers)
  if (isRefusal(result)) return result
  const isAllowed = free === undefined || seemsUndoable(play.rules, play.history.pause, answers, fastChance(play.step))
  return isAllowed ? [answeredEvent(room, play, result, seat, at)] : refuse('final')
}

export function move(room: Room, by: Sender, { question, line }: MessageOf<'say'>, at: number): EventsOrRefusal {
  const { seat } = by
  if (lastCommandAt(room, by, question)?.line === line) return []
  const play = matchIfAsked(room, by, question)
  if (isRefusal(play)) return play
  const result = validateMove(play, seat, line)
  if (result === undefined) return []
  return isRefusal(result) ? result : [answeredEvent(room, play, result, seat, at, line)]
}

export function answeredEvent(
  room: Room,
  play: LazyMatch,
  validated: ValidatedAnswers,
  seat: number,
  at: number,
  line?: string,
): TableEvent {
  const { pending, given } = validated
  const held = heldAfter(room, play, pending, seat, at)
  const event: TableEvent = {
    what: 'answered',
    at,
    seat,
    answers: pending.answers,
    given,
    words: pending.words,
    ...(line !== undefined && { line }),
    ...(held !== undefined && { held }),
  }
  return cachePending(event, pending)
}

/** Whether a message begins with the answers that were kept. */
const isSameBeginning = (answers: readonly Answer[], kept: readonly Answer[]): boolean =>
  kept.every((each, at) => each.join() === answers[at]?.join())

/** The last action of this seat, if it was about the question with this number. */
function lastCommandAt(room: Room, { seat, seats }: Sender, question: number): LastCommand | undefined {
  const { play } = room
  const done = room.lastDone[seat]
  if (play === undefined || done === undefined) return undefined
  const number = done.undos === play.undos ? questionAt(room, play, seats, done.step) : done.question
  return number === question ? done : undefined
}

/** The game, if this seat is asked this very question and plays itself. */
function matchIfAsked(room: Room, { seat, seats }: Sender, question: number): LazyMatch | Refusal {
  const play = matchIfPlaying(room, seat)
  if (isRefusal(play)) return play
  const isAsked = askedNow(room, seat, seats) !== undefined && question === questionFor(room, play, seats)
  return isAsked ? play : refuse('not-now')
}

/** The game, if it is being played and this seat plays itself. */
export function matchIfPlaying({ stage, play, roomSeats }: Room, seat: number): LazyMatch | Refusal {
  if (stage !== 'playing' || play === undefined) return refuse('not-now')
  return roomSeats[seat]?.standIn === null ? play : refuse('stand-in-plays')
}

export function undo(room: Room, sender: Sender, { question }: MessageOf<'undo'>, at: number): EventsOrRefusal {
  return back(room, sender, question, at, 'undo')
}

export function cancel(room: Room, sender: Sender, { question }: MessageOf<'cancel'>, at: number): EventsOrRefusal {
  return back(room, sender, question, at, 'cancel')
}

function back(room: Room, sender: Sender, question: number, at: number, by: 'undo' | 'cancel'): EventsOrRefusal {
  const { seat, seats } = sender
  if (lastCommandAt(room, sender, question)?.by === by) return []
  const play = matchIfPlaying(room, seat)
  if (isRefusal(play)) return play
  if (question !== questionFor(room, play, seats)) return refuse('not-now')
  if (shownStep(room, play, seats) < play.step) return NOTHING_TO_UNDO
  if (by === 'cancel' && askedNow(room, seat, seats) === undefined) return NOTHING_TO_UNDO
  const to = by === 'undo' ? undoTarget(play, [seat]) : cancelTarget(play, [seat])
  return typeof to === 'number' ? [{ what: 'undone', at, seat, to, by, steps: takebackSteps(play, to) }] : to
}

export function standIn(room: Room, seat: number, { on }: MessageOf<'stand in'>, at: number): EventsOrRefusal {
  if (room.stage !== 'playing') return refuse('not-now')
  const now = room.roomSeats[seat]?.standIn ?? null
  if (now === 'resigned') return refuse('resigned')
  if (on === (now !== null)) return []
  if (!on) return [{ what: 'took back', at, seat }]
  return [{ what: 'stood in', at, seat, why: 'asked' }, ...declineProposalOf(room, [seat], at)]
}

export function resign(room: Room, seat: number, at: number): EventsOrRefusal {
  if (room.stage !== 'playing') return refuse('not-now')
  if (room.roomSeats[seat]?.standIn === 'resigned') return []
  const event: TableEvent = { what: 'stood in', at, seat, why: 'resigned' }
  return [event, ...(isLastPlayer(room, seat) ? [abandonedEvent(at)] : updateProposalVoters(room, seat, at))]
}

/** Whether all other people have resigned. */
export const isLastPlayer = ({ roomSeats }: Room, seat: number): boolean =>
  !roomSeats.some(({ is, standIn: why }, other) => other !== seat && is === 'person' && why !== 'resigned')

export const abandonedEvent = (at: number): TableEvent => ({ what: 'ended', at, ending: 'abandoned' })
