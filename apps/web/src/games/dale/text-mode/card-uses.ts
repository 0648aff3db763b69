/** Which cards on the table can be used for the question at hand, and why the others cannot. */
import type { DecisionView, View } from '@merchants/dale'
import { cardType, priceAt } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { actAt, optionsAt } from '../table/choosing.ts'
import type { Spot } from '../table/spots.ts'
import { optionSpots, spotAt } from '../table/spots.ts'
import type { Choice } from '../table/use-choice.ts'

export type CardUses = 'buy' | 'play' | 'use' | 'choose'

/** The current uses of the card at this spot, or of an equal one. */
export function cardUses({ decision, keyOf }: Choice, spot: Spot): CardUses | undefined {
  if (decision === undefined) return undefined
  const [option] = optionsAt(decision, keyOf, spot)
  if (option === undefined) return undefined
  if (decision.kind !== 'acts') return 'choose'
  const { do: what } = actAt(decision, option)
  return what === 'buy' || what === 'play' || what === 'use' ? what : 'choose'
}

/** Whether the question is about cards of this zone at all. */
const isAbout = (decision: DecisionView, zone: string): boolean =>
  optionSpots(decision).some((spots) => spots.some((spot) => spot.startsWith(`${zone}@`)))

/** Why a card of the market cannot be used; `undefined` if that is not a question now. */
export function whyNotInMarket(view: View, slot: number): Refusal | undefined {
  const { decision, values } = view
  if (decision === undefined) return undefined
  if (decision.kind !== 'acts') return isAbout(decision, 'market') ? NOT_FOR_THIS : undefined
  if (!isForActions(decision)) return undefined
  const price = priceAt(view, slot) ?? 0
  const hand = values.reduce((sum, value) => sum + value, 0)
  return hand < price
    ? { key: 'price-too-high', facts: { price, hand } }
    : { key: 'cannot-pay-exactly', facts: { price } }
}

/** Why a card of the player's hand cannot be used; `undefined` if that is not a question now. */
export function whyNotInHand(view: View, place: number): Refusal | undefined {
  const { decision, seat, seats, used } = view
  if (decision === undefined) return undefined
  if (decision.kind !== 'acts') return isAbout(decision, `hand:${seat}`) ? NOT_FOR_THIS : undefined
  const card = seats[seat]?.hand[place]
  if (card === undefined || card === '?') return undefined
  const { kind, oncePerTurn, models } = cardType(card)
  if (kind === 'rubbish') return { key: 'junk-here', facts: { card } }
  if (kind === 'technique') return { key: 'technique-needs-action', facts: { card } }
  if (used.some((mark) => mark.seat === seat && mark.place === place)) return { key: 'already-used', facts: { card } }
  const isIdle = oncePerTurn !== undefined || models !== undefined
  return { key: isIdle ? 'nothing-to-use' : 'passive-here', facts: { card } }
}

const NOT_FOR_THIS: Refusal = { key: 'not-for-this-question', facts: {} }

/** Whether whole actions may be taken now, not only abilities and due cards. */
const isForActions = ({ ask }: DecisionView): boolean => ask === 'action' || ask === 'bonus'

export const marketSpot = (slot: number): Spot => spotAt('market', -1, slot)
export const handSpot = ({ seat }: View, place: number): Spot => spotAt('hand', seat, place)
export const scheduleSpot = ({ seat }: View, place: number): Spot => spotAt('schedule', seat, place)
