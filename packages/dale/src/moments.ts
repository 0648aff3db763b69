/**
 * The moments of a game that a seat is shown.
 *
 * Hidden cards can decide whether a question is asked at all. A choice among equal cards is skipped, and only the
 * holder of a reacting card is asked about it. So the others are shown a question only if it would be asked with any
 * hidden cards. Until the next such moment nothing changes for them, and the player who was seen to move last still
 * seems to be deciding.
 */
import type { Answer } from '@merchants/tabletop'
import type { DaleDecision, Kind } from './decision.ts'
import type { Event } from './events.ts'
import { START_IS_ASKED } from './rules-version.ts'
import type { Card, State } from './state.ts'

/** A game that waits, as far as it can be looked at. */
export interface Moment {
  readonly now: State
  readonly decision: DaleDecision | undefined
}

/** Whether this moment is shown to a seat; a spectator is never asked. */
export const isShown = (moment: Moment, seat: number): boolean => moment.decision?.seat === seat || isOpen(moment)

/** Whether only the holder of a certain card is asked this, so that no other seat can tell that a question was asked. */
export const isSecret = ({ ask }: DaleDecision): boolean =>
  ask === 'react' || ask === 'last' || ask === 'copy for hand size'

/** Whether this is a question about reactions. After the answer, others may still react to the same event. */
export const isAboutReaction = ({ ask, about }: DaleDecision): boolean =>
  ask === 'react' || about?.reaction !== undefined

/** Whether this answer declines a reaction. */
export const isDeclined = ({ ask }: DaleDecision, answer: Answer): boolean => ask === 'react' && answer.length === 0

/** Whether others could have reacted to an answer of this seat, as far as all can tell: cards that react are in the game, and had a cause. */
export const mayBeReactedTo = ({ features }: State, seat: number, events: readonly Event[]): boolean =>
  features.reactions && events.some((event) => isCause(event, seat))

function isCause(event: Event, seat: number): boolean {
  switch (event.what) {
    case 'bought':
    case 'built':
    case 'shuffled':
      return true
    // A technique is over, or another player got a card.
    case 'moved':
      return event.from.zone === 'schedule' || (event.to.zone === 'hand' && event.to.seat !== seat)
    default:
      return false
  }
}

/** Whether all players can see that the game waits here, and for which seat, without learning anything hidden. */
export function isOpen({ now, decision }: Moment): boolean {
  if (decision === undefined) return true
  const { ask, kind, joins } = decision
  if (joins) return false
  if (kind === 'acts') return ask === 'action' || ask === 'bonus' || (ask === 'start' && now.rules >= START_IS_ASKED)
  return kind === 'cards' ? !areHidden(now, decision as DaleDecision<'cards'>) : OPEN_KINDS.has(kind)
}

/** A teammate is asked for help whatever both hold. */
const OPEN_KINDS: ReadonlySet<Kind> = new Set<Kind>(['numbers', 'seats', 'sides', 'yes or no', 'helpings'])

function areHidden({ seats, marketDeck, aside }: State, { options }: DaleDecision<'cards'>): boolean {
  const isIn = (pile: readonly Card[]): boolean => options.some((card) => pile.includes(card))
  return isIn(aside) || isIn(marketDeck) || seats.some(({ hand, deck }) => isIn(hand) || isIn(deck))
}
