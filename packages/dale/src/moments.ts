/**
 * Which moments of a game a seat is shown.
 *
 * Whether a question is asked at all can depend on hidden cards: a choice among equal cards is none, and only who holds a card
 * that reacts is asked about it. So the others are shown a question only if it would be asked whatever lies hidden. Until the
 * next such moment nothing changes for them: to everybody else, the player who was seen to move last is still at it.
 */
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

/** Whether only who holds a certain card is asked this, and nobody else can tell that anything is asked. */
export const isSecret = ({ ask }: DaleDecision): boolean =>
  ask === 'react' || ask === 'last' || ask === 'copy for hand size'

/** Whether this is asked because somebody may react, or does: after the answer others may still react to the same. */
export const isAboutReaction = ({ ask, about }: DaleDecision): boolean =>
  ask === 'react' || about?.reaction !== undefined

/** Whether others could have reacted to an answer of this seat, as far as all can tell: cards that react are in the game, and had a cause. */
export const mayBeReactedTo = ({ features }: State, seat: number, events: readonly Event[]): boolean =>
  features.reactions && events.some((event) => isCause(event, seat))

function isCause(event: Event, seat: number): boolean {
  switch (event.what) {
    case 'bought':
    case 'built':
    case 'shuffled':
      return true
    // A technique is over, or somebody else got a card.
    case 'moved':
      return event.from.zone === 'schedule' || (event.to.zone === 'hand' && event.to.seat !== seat)
    default:
      return false
  }
}

/** Whether all may see that the game waits here, and for whom: nothing hidden has to do with it. */
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
