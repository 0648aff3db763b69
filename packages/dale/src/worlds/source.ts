/** The source of worlds, a resting state with the knowledge of one seat and nothing else. */
import type { Pause } from '@merchants/tabletop'
import type { DaleDecision } from '../decision.ts'
import type { Event } from '../events.ts'
import { OWN } from '../knowledge.ts'
import type { Card, State } from '../state.ts'
import { clone } from '../state.ts'
import { view } from '../view.ts'
import { seesCards, viewEvent } from '../view-event.ts'
import { forget } from './forget.ts'
import type { Script } from './script.ts'
import { scriptOf } from './script.ts'

export type DalePause = Pause<State, DaleDecision, Event>

export interface Source {
  readonly seat: number
  /** The last rest. Cards that the seat can place by now are where they were then, all others in no order. */
  readonly rest: State
  /** The seat's knowledge at the rest about cards that it can place by now, one number per card as in `State.known`. */
  readonly before: ReadonlyMap<number, number>
  readonly script: Script
  /** Everything the seat has seen since and sees now; `undefined` if nothing has happened since, so that every deal fits. */
  readonly seen: string | undefined
}

/** `undefined` if no one is asked, or if too much has happened since the rest that the seat has not seen. */
export function sourceOf(pause: DalePause): Source | undefined {
  const { rest, answers, now, decision, events } = pause
  if (decision === undefined) return undefined
  const { seat } = decision
  if (events.some((event) => isUnseen(event, seat))) return undefined
  const dealt = clone(rest)
  const isResting = answers.length === 0 && events.length === 0
  if (!isResting) for (let id = 0; id < dealt.known.length; id++) dealt.known[id] = now.known[id] as number
  const before = isResting ? NOTHING : knownBefore(rest, now, seat)
  forget(dealt, seat)
  const seen = isResting ? undefined : seenOf(now, decision, events)
  return { seat, rest: dealt, before, script: scriptOf(rest, answers, seat), seen }
}

const NOTHING: ReadonlyMap<number, number> = new Map()

/** A card went somewhere unseen, or a pile was shuffled: where cards lay at the rest can no longer be told. */
const isUnseen = (event: Event, seat: number): boolean =>
  event.what === 'shuffled' || (event.what === 'moved' && !seesCards(event, seat))

/** The view of a seat at a question, and of the events on the way there, as text. */
export function seenOf(now: State, decision: DaleDecision, events: readonly Event[]): string {
  const { seat } = decision
  return JSON.stringify([view({ now, decision }, seat), events.map((event) => viewEvent(event, seat))])
}

/**
 * The seat's knowledge at the rest about each card that it can place by now. It may have known of an equal card instead
 * and taken the one it saw for that; then it knew of this one.
 */
function knownBefore(rest: State, now: State, seat: number): ReadonlyMap<number, number> {
  const own = OWN << seat
  const bits = ({ known }: State, { id }: Card): number => (known[id] as number) & own
  const before = new Map<number, number>()
  const holders = [...rest.seats.map(({ hand, deck }) => [...hand, ...deck]), rest.marketDeck]
  for (const cards of holders) {
    const lost = cards.filter((card) => (bits(rest, card) & ~bits(now, card)) !== 0)
    for (const card of cards) {
      if (bits(now, card) !== own) continue
      const at = bits(rest, card) === own ? -1 : lost.findIndex(({ type }) => type === card.type)
      const [mistaken = card] = at < 0 ? [] : lost.splice(at, 1)
      before.set(card.id, bits(rest, mistaken))
    }
  }
  return before
}
