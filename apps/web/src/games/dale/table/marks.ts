/** The possible actions with each card on the table for the current question, and its number. */
import type { DaleMatchView } from '../match-types.ts'
import { optionsAt } from './choosing.ts'
import type { Asked, Picked } from './picking.ts'
import { openKeys } from './picking.ts'
import type { Spot } from './spots.ts'
import { offerSpot, optionSpots, zoneKey, zoneOf } from './spots.ts'

/**
 * An idle card is of no use for this very question, but looks as usual, because the next one may want it. A card that
 * begins another action looks the same and can be pressed.
 */
export type SpotState = 'legal' | 'selected' | 'other' | 'idle' | 'off' | undefined

export interface Marks {
  readonly stateOf: (spot: Spot) => SpotState
  /** The number of a pick, from 1. */
  readonly numberOf: (spot: Spot) => number | undefined
  /** Whether a card of no use here would begin another action. */
  readonly beginsOther: (spot: Spot) => boolean
  /** Whether nothing more can be picked. */
  readonly isFull: boolean
}

/** The actions that could replace the current one, if there is one. */
type Others = Asked | undefined

export function marksOf(
  match: DaleMatchView,
  asked: Asked,
  picked: Picked,
  others: Others,
  given: Spot | undefined,
): Marks {
  const { decision, keyOf, isActs, combines } = asked
  const { spots, picks, isProposed } = picked
  const zones = new Set(decision.places.flatMap((each) => each.map(({ zone, seat }) => zoneKey(zone, seat))))
  const isElsewhere = (spot: Spot): boolean => !zones.has(zoneOf(spot)) || (isActs && spot.startsWith('hand'))
  const isFull = !isActs && decision.max > 1 && picks.length >= decision.max && !isProposed
  const open = openKeys(asked, picked)
  const bought = match.act?.do === 'buy' ? offerSpot(match.view, match.act.slot ?? 0) : undefined

  const beginsOther = (spot: Spot): boolean =>
    others !== undefined &&
    spot !== bought &&
    isElsewhere(spot) &&
    optionsAt(others.decision, others.keyOf, spot).length > 0
  const stateOf = (spot: Spot): SpotState => {
    if (spots.includes(spot) || spot === given) return 'selected'
    if (given !== undefined) return undefined
    if (spot === bought) return 'selected'
    const none = beginsOther(spot) ? 'other' : isElsewhere(spot) ? 'idle' : 'off'
    if (open !== undefined) return open.has(keyOf(spot)) ? 'legal' : none
    const here = optionsAt(decision, keyOf, spot)
    if (here.length === 0) return none
    if (isFull && !here.some((at) => picks.includes(at))) return 'off'
    return !isActs && here.every((at) => picks.includes(at)) ? 'selected' : 'legal'
  }
  const numberOf = (spot: Spot): number | undefined => {
    if (spots.length > 0) return combines && spots.includes(spot) ? spots.indexOf(spot) + 1 : undefined
    const at = picks.findIndex((pick) => optionSpots(decision)[pick]?.includes(spot))
    return at < 0 || decision.max === 1 ? undefined : at + 1
  }
  return { stateOf, numberOf, beginsOther, isFull }
}

/** Nothing is asked. */
export const NO_MARKS: Marks = {
  stateOf: () => undefined,
  numberOf: () => undefined,
  beginsOther: () => false,
  isFull: false,
}
