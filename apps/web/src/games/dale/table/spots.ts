/** Spots on the table: where a card is, as a key that options, elements and picks share. */
import type { CardId, DecisionView, Place, View } from '@merchants/dale'
import { FROM_DISCARD } from '@merchants/dale'
import { itemAt } from '@merchants/tabletop'

export type Spot = string

/** `hand:0`, `market`: the name of a zone in the page. */
export function zoneKey(zone: Place['zone'], seat: number): string {
  const name = zone.replaceAll(' ', '-')
  return OWNED.has(zone) ? `${name}:${seat}` : name
}

const OWNED: ReadonlySet<Place['zone']> = new Set(['hand', 'deck', 'discard pile', 'schedule', 'stall'])

export const spotAt = (zone: Place['zone'], seat: number, at: number): Spot => `${zoneKey(zone, seat)}@${at}`

/** The zone of a spot. */
export const zoneOf = (spot: Spot): string => itemAt(spot.split('@'), 0)

/** Where the card of a market slot is; the slot of a purchase may also be the market discard. */
export const offerSpot = ({ marketDiscard }: View, slot: number): Spot =>
  slot === FROM_DISCARD ? spotAt('market discard', -1, marketDiscard.length - 1) : spotAt('market', -1, slot)

export const spotOf = ({ zone, seat, at }: Place): Spot => spotAt(zone, seat, at)

/** The card at a spot of the viewer's hand or the market, if it is known. */
export function cardOfSpot({ seat, seats, market }: View, spot: Spot): CardId | undefined {
  const [zone, at] = spot.split('@')
  const card =
    zone === zoneKey('hand', seat) ? seats[seat]?.hand[Number(at)] : zone === 'market' ? market[Number(at)] : undefined
  return card === '?' ? undefined : card
}

/** The spots of each option. */
export const optionSpots = ({ places }: DecisionView): readonly (readonly Spot[])[] =>
  places.map((each) => each.map(spotOf))

/** Cards in the viewer's hand that are the same for every purpose have the same key; every other spot has its own. */
export function keyOfSpots({ seat, seats, values, copies, used }: View): (spot: Spot) => string {
  const zone = zoneKey('hand', seat)
  const hand = seats[seat]?.hand ?? []
  return (spot) => {
    const [at, place] = spot.split('@')
    if (at !== zone) return spot
    const card = Number(place)
    const isMarked = [...copies, ...used].some((mark) => mark.seat === seat && mark.place === card)
    return isMarked ? spot : `${hand[card]}=${values[card]}`
  }
}
