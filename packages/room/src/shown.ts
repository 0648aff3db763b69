/**
 * The moments of a game that a screen is shown, and their numbers.
 *
 * Others are not shown a question that depends on hidden cards (see `isOpen` of its definition). So the moments are
 * counted for each screen separately, because a jump in the numbers would reveal that a player was asked.
 */
import type { RecordedAnswer } from '@merchants/match'
import { momentsSeen } from '@merchants/match'
import type { Decision } from '@merchants/tabletop'
import type { Held } from './pause.ts'
import type { LazyMatch } from './lazy-match.ts'
import type { RoomState } from './state.ts'

/** The seats of a screen; none for a spectator. */
export type Seats = readonly number[]

type HeldState = Pick<RoomState, 'held' | 'questionsBefore'>

/** Whether these seats were shown the moment before this answer. All were shown the first. */
function isShownAt({ held }: HeldState, play: LazyMatch, seats: Seats, step: number): boolean {
  if (step === 0) return true
  const { seat, isAutomatic, isOpen: isOpenStep } = play.steps[step] ?? askedIn(play)
  if (isAutomatic || !(isOpenStep || seats.includes(seat))) return false
  return !isHeldBack(held, step, seat, isOpenStep)
}

type AskedStep = Pick<RecordedAnswer, 'seat' | 'isAutomatic' | 'isOpen'>

/** All viewers see that a game is over. */
function askedIn({ history, isOpen }: LazyMatch): AskedStep {
  const { decision } = history.pause
  return { seat: decision?.seat ?? -1, isAutomatic: false, isOpen: decision === undefined || isOpen }
}

/** How many moments these seats were shown before this one. */
export function shownBefore(room: HeldState, play: LazyMatch, seats: Seats, step: number): number {
  const free = Math.min(step, play.step, (room.held?.step ?? Infinity) + 1)
  let shown = play.momentsBefore(free, seats)
  for (let later = free; later < step; later++) if (isShownAt(room, play, seats, later)) shown += 1
  return shown
}

/** How many answers had been given at a moment, by the number that these seats have for it. */
export function stepShownAs(room: HeldState, play: LazyMatch, seats: Seats, number: number): number | undefined {
  let shown = 0
  for (let step = 0; step <= play.step; step++)
    if (isShownAt(room, play, seats, step) && shown++ === number) return step
  return undefined
}

/** While others may react, only seats that are asked in secret are shown what comes after. */
function isHeldBack(held: Held | undefined, step: number, seat: number, isOpenStep: boolean): boolean {
  if (held === undefined || step <= held.step) return false
  return isOpenStep || step > (held.bySeat[seat] ?? Infinity)
}

/** Whether the open question has not been asked yet. */
export function isWithheld({ held, play }: RoomState): boolean {
  if (held === undefined || play === undefined) return false
  return isHeldBack(held, play.step, play.history.pause.decision?.seat ?? -1, play.isOpen)
}

/** The last moment that these seats were shown. */
export function shownStep(room: HeldState, play: LazyMatch, seats: Seats): number {
  let step = play.step
  while (!isShownAt(room, play, seats, step)) step -= 1
  return step
}

/** The question that these seats are shown to be asked now, if it is put to this one. */
export function askedNow(room: RoomState, seat: number, seats: Seats): Decision | undefined {
  const { play, decision } = room
  if (play === undefined || decision?.seat !== seat) return undefined
  return shownStep(room, play, seats) === play.step ? decision : undefined
}

/** The number by which these seats know the last moment that they were shown. It only ever grows, even by an undo. */
export const questionFor = (room: HeldState, play: LazyMatch, seats: Seats): number =>
  questionAt(room, play, seats, play.step)

/** The number by which they knew the last one at this step, if nothing was taken back since. */
export function questionAt(room: HeldState, play: LazyMatch, seats: Seats, step: number): number {
  const { undos, dropped } = play
  const shown = shownBefore(room, play, seats, step + 1)
  return room.questionsBefore + shown - 1 + momentsSeen(dropped, seats) + undos
}
