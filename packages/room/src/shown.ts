/**
 * What a screen is shown of a game: which of its moments, and the numbers by which it knows them.
 *
 * Others are not shown a question that only hidden cards lead to (see `moments.ts` of the rules). So the moments of a game are
 * counted for each screen apart: a number that jumped would tell that somebody was asked.
 */
import type { DaleDecision } from '@merchants/dale'
import { isOpen } from '@merchants/dale'
import type { RecordedAnswer } from '@merchants/match'
import type { Held } from './pause.ts'
import type { Play } from './play.ts'
import type { TableState } from './state.ts'

/** The seats of a screen; none for somebody who watches. */
export type Seats = readonly number[]

type Holding = Pick<TableState, 'held' | 'questionsBefore'>

/** How many answers had been given at each moment that these seats were shown. The first is always shown. */
export function shownSteps({ held }: Holding, play: Play, seats: Seats): readonly number[] {
  const { steps, step: last, history } = play
  const shown: number[] = []
  for (let step = 0; step < last; step++) {
    const { seat, isAutomatic, isOpen: isOpenStep } = steps[step] as RecordedAnswer
    if (isAutomatic && step > 0) continue
    if ((isOpenStep || seats.includes(seat) || step === 0) && !isHeldBack(held, step, seat, isOpenStep))
      shown.push(step)
  }
  const { decision } = history.pause
  const isNow = decision === undefined || last === 0 || isOpen(history.pause) || seats.includes(decision.seat)
  if (isNow && !isHeldBack(held, last, decision?.seat ?? -1, isOpen(history.pause))) shown.push(last)
  return shown
}

/** While others may react, nobody is shown what comes after but those who are asked in secret. */
function isHeldBack(held: Held | undefined, step: number, seat: number, isOpenStep: boolean): boolean {
  if (held === undefined || step <= held.step) return false
  return isOpenStep || step > (held.bySeat[seat] ?? Infinity)
}

/** Whether the question that is open now is not put to anybody yet. */
export function isWithheld({ held, play }: TableState): boolean {
  if (held === undefined || play === undefined) return false
  const { pause } = play.history
  return isHeldBack(held, play.step, pause.decision?.seat ?? -1, isOpen(pause))
}

/** The last moment that these seats were shown. */
export const shownStep = (room: Holding, play: Play, seats: Seats): number => shownSteps(room, play, seats).at(-1) ?? 0

/** The question that these seats are shown to be asked now, if it is put to this one. */
export function askedNow(room: TableState, seat: number, seats: Seats): DaleDecision | undefined {
  const { play, decision } = room
  if (play === undefined || decision?.seat !== seat) return undefined
  return shownStep(room, play, seats) === play.step ? decision : undefined
}

/** The number by which these seats know the last moment that they were shown. It only ever grows, also by an undo. */
export const questionFor = (room: Holding, play: Play, seats: Seats): number =>
  numberOf(room, play, seats, shownSteps(room, play, seats).length)

/** The number by which they knew the moment after so many answers, if nothing was taken back since. */
export const questionAt = (room: Holding, play: Play, seats: Seats, step: number): number =>
  numberOf(room, play, seats, shownSteps(room, play, seats).filter((each) => each <= step).length)

function numberOf({ questionsBefore }: Holding, play: Play, seats: Seats, shown: number): number {
  const { undos, dropped } = play
  const lost = seats.reduce((sum, seat) => sum + (dropped.hidden[seat] ?? 0), dropped.open)
  return questionsBefore + shown - 1 + lost + undos
}
