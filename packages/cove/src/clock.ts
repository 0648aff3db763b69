/** The clock (C-20 to C-34): symbols and hands between the hours, who acts next, the market token. */
import type { Ahead, HandCost } from './huckster/board.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

export const FIRST_HOUR = 1
export const LAST_HOUR = 12

/** The hours before a space on a clock hand. The long hand is at 3:30, the short one at 7:30 (C-28). */
export const HAND_HOURS: readonly number[] = [3, 7]

/** Stepping onto one takes an hour of the move and costs a corruption card (C-28). */
export const HAND_COST: HandCost = { hours: 1, corruption: 1 }

const NOTHING: Ahead = { newcomers: 0, hand: false }
const ONE: Ahead = { newcomers: 1, hand: false }
const ONE_OR_HAND: Ahead = { newcomers: 1, hand: true }
const TWO: Ahead = { newcomers: 2, hand: false }

/** Newcomer symbols are after every odd hour; with two players "2" tokens cover the last two (C-23, C-24, H-17). */
function after(hour: number, humans: number): Ahead {
  if (hour % 2 !== 1 || hour >= LAST_HOUR) return NOTHING
  if (HAND_HOURS.includes(hour)) return ONE_OR_HAND
  return hour >= 9 && humans === 1 ? TWO : ONE
}

export const ahead = ({ clock, humans }: State, seat: number): Ahead => after(clock.at[seat] as number, humans.length)

/** Newcomers that a marker meets on its way, if it steps on no hand, and the hands it could step on. */
export function onTheWay(from: number, hours: number, humans: number): { newcomers: number; hands: number } {
  let newcomers = 0
  let hands = 0
  // From a hand space the first hour leads on without a symbol (C-28).
  for (let hour = from; hour < Math.floor(from) + hours; hour = Math.floor(hour) + 1) {
    const met = after(hour, humans)
    newcomers += met.newcomers
    if (met.hand) hands += 1
  }
  return { newcomers, hands }
}

/** Moves a marker onto the hand space, or to the next hour, on top of any marker there (C-21, C-29). */
export function advanceMarker(table: Table, seat: number, to: 'hand' | 'hour'): void {
  const { clock } = table.state
  const from = clock.at[seat] as number
  const hour = to === 'hand' ? from + 0.5 : Math.floor(from) + 1
  clock.at[seat] = hour
  const { stack } = clock
  if (stack[stack.length - 1] !== seat) {
    stack.splice(stack.indexOf(seat), 1)
    stack.push(seat)
  }
  table.tell?.({ what: 'moved marker', seat, from, to: hour })
}

/** The next to act is the last marker, the upper one of a stack; none once all have reached the token (C-21, C-30). */
export function nextToAct({ clock: { at, stack, token } }: State): number | undefined {
  let next: number | undefined
  let hindmost = token
  for (const seat of stack) {
    const hour = at[seat] as number
    if (hour >= token || hour > hindmost) continue
    hindmost = hour
    next = seat
  }
  return next
}

/** When all four docks are taken, the token moves to the hour after the foremost marker, at most to the last one (C-32). */
export function moveToken(table: Table): void {
  const { clock } = table.state
  const foremost = Math.floor(Math.max(...clock.at))
  clock.token = Math.min(LAST_HOUR, foremost + 1)
  table.tell?.({ what: 'moved token', to: clock.token })
}

/** For the next round the markers return to 1, and the one that was further along is on top (C-34). */
export function resetClock({ clock }: State): void {
  const before = clock.at
  clock.stack = clock.stack.toSorted((a, b) => (before[a] as number) - (before[b] as number))
  clock.at = before.map(() => FIRST_HOUR)
  clock.token = LAST_HOUR
}
