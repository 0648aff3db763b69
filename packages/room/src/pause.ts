/**
 * The pause in which others may react. The effect of an answer is shown when the pause is over, whether or not any
 * player was asked and whatever they answered. Otherwise the elapsed time would reveal the holder of a reacting card.
 */
import type { PendingAnswers } from '@merchants/match'
import type { AnyGame, GameTypes } from '@merchants/tabletop'
import { SPECTATOR } from '@merchants/tabletop'
import type { RoomSeat } from './room-seat.ts'
import { isPlayedByHuman } from './room-seat.ts'
import type { LazyMatch } from './lazy-match.ts'
import type { RoomState } from './state.ts'

/** Milliseconds. */
export const REACTION_PAUSE_MS = 1000

/** The part that is not shown yet. */
export interface Held {
  /** The number of answers at the last public moment. */
  readonly step: number
  /** The same for each seat that gave others a reason to react. Those seats are asked nothing else before the pause is over. */
  readonly bySeat: Readonly<Record<number, number>>
  /** When all of it is shown (milliseconds since 1970). */
  readonly until: number
}

/** The part held back after these answers of a seat; `undefined` if that does not change. */
export function heldAfter(
  room: RoomState,
  play: LazyMatch,
  pending: PendingAnswers<GameTypes>,
  seat: number,
  at: number,
): Held | undefined {
  if (pending.after.pause.decision === undefined || !isPauseNeeded(room, seat)) return undefined
  const running = isPausing(room, at) ? room.held : undefined
  // Declining within the pause leaves it as it is, so that others cannot tell who was asked.
  const begins = ({ isDeclined, isReaction, isCause }: Chance): boolean =>
    isDeclined ? running === undefined : isReaction || isCause
  const chances = chancesOf(play.rules, pending)
  const first = chances.findIndex(begins)
  if (first < 0) return undefined
  const step = play.step + first
  const own = chances[first]?.isCause === true ? { [seat]: step } : {}
  return { step: running?.step ?? step, bySeat: { ...running?.bySeat, ...own }, until: at + REACTION_PAUSE_MS }
}

/** Whether others may react to an answer, as far as all can tell, or whether it is itself about a reaction. */
interface Chance {
  readonly isCause: boolean
  readonly isReaction: boolean
  readonly isDeclined: boolean
}

const chancesOf = (game: AnyGame, { moments, steps, events }: PendingAnswers<GameTypes>): Chance[] =>
  moments.map(({ now, decision }, at) => {
    const { answer = [], seat = SPECTATOR } = steps[at] ?? {}
    return {
      isCause: game.mayBeReactedTo(now, seat, events[at] ?? []),
      isReaction: (decision && game.secretQuestions?.isAboutReaction(decision)) ?? false,
      isDeclined: (decision && game.secretQuestions?.isDeclined(decision, answer)) ?? false,
    }
  })

export const isPausing = ({ held }: Pick<RoomState, 'held'>, at: number): boolean =>
  held !== undefined && at < held.until

/** Whether a player could be asked to react and a player at another screen would notice. */
function isPauseNeeded({ options, roomSeats }: RoomState, seat: number): boolean {
  if (options.hasPause === false) return false
  const persons = roomSeats.filter(({ is }) => is === 'person')
  const mayBeAsked = roomSeats.filter((roomSeat, other) => other !== seat && isPlayedByHuman(roomSeat))
  return mayBeAsked.some((one) => persons.some((other) => !shareScreen(one, other)))
}

const shareScreen = (one: RoomSeat, other: RoomSeat): boolean =>
  one === other || one.keys.some(({ key }) => other.keys.some((each) => each.key === key))
