/**
 * The pause in which others may react. What came of an answer is shown when it is over, whether or not anybody was asked and
 * whatever they said: otherwise the time that passes would tell who holds a card that reacts.
 */
import type { Dale } from '@merchants/dale'
import { isAboutReaction, mayBeReactedTo } from '@merchants/dale'
import type { PendingAnswers } from '@merchants/match'
import { SPECTATOR } from '@merchants/tabletop'
import type { Chair } from './chair.ts'
import { isActive } from './chair.ts'
import type { Play } from './play.ts'
import type { TableState } from './state.ts'

/** Milliseconds. */
export const PAUSE = 1000

/** What is not shown yet. */
export interface Held {
  /** How many answers had been given at the last moment that everybody may be shown. */
  readonly step: number
  /** By seat: the same for those who gave others a reason to react. They are asked nothing else before the pause is over. */
  readonly bySeat: Readonly<Record<number, number>>
  /** When all of it is shown (milliseconds since 1970). */
  readonly until: number
}

/** What is held back after these answers of a seat; `undefined` if that does not change. */
export function heldAfter(
  table: TableState,
  play: Play,
  pending: PendingAnswers<Dale>,
  seat: number,
  at: number,
): Held | undefined {
  if (pending.after.pause.decision === undefined || !isPauseNeeded(table, seat)) return undefined
  const running = isPausing(table, at) ? table.held : undefined
  // Who declines within the pause leaves it as it is: nobody else can tell that they were asked.
  const begins = ({ isDeclined, isReaction, isCause }: Chance): boolean =>
    isDeclined ? running === undefined : isReaction || isCause
  const chances = chancesOf(pending)
  const first = chances.findIndex(begins)
  if (first < 0) return undefined
  const step = play.step + first
  const own = chances[first]?.isCause === true ? { [seat]: step } : {}
  return { step: running?.step ?? step, bySeat: { ...running?.bySeat, ...own }, until: at + PAUSE }
}

/** Whether others may react to an answer, as far as all can tell, or whether it is itself about a reaction. */
interface Chance {
  readonly isCause: boolean
  readonly isReaction: boolean
  readonly isDeclined: boolean
}

const chancesOf = ({ moments, steps, events }: PendingAnswers<Dale>): Chance[] =>
  moments.map(({ now, decision }, at) => {
    const { answer = [], seat = SPECTATOR } = steps[at] ?? {}
    return {
      isCause: mayBeReactedTo(now, seat, events[at] ?? []),
      isReaction: decision !== undefined && isAboutReaction(decision),
      isDeclined: decision?.ask === 'react' && answer.length === 0,
    }
  })

export const isPausing = ({ held }: Pick<TableState, 'held'>, at: number): boolean =>
  held !== undefined && at < held.until

/** Whether a person could be asked whether to react, and somebody at another screen would notice. */
function isPauseNeeded({ options, chairs }: TableState, seat: number): boolean {
  if (options.hasPause === false) return false
  const persons = chairs.filter(({ is }) => is === 'person')
  const mayBeAsked = chairs.filter((chair, other) => other !== seat && isActive(chair))
  return mayBeAsked.some((one) => persons.some((other) => !shareScreen(one, other)))
}

const shareScreen = (one: Chair, other: Chair): boolean =>
  one === other || one.keys.some(({ key }) => other.keys.some((each) => each.key === key))
