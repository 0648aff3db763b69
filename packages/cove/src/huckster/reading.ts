/** Reads two touching cards (H-24, H-25). Only the inner halves count. */
import type { Arrow, Half } from '../pieces.ts'
import type { Action, HucksterCardId } from './cards.ts'
import { hucksterCard } from './cards.ts'

/** All that a turn of his needs to know. With a printed deck a person reads it off the table (H-97). */
export interface Reading {
  readonly action: Action
  readonly multiplier: number
  readonly side: Half
  readonly arrow: Arrow
  /** The total cost of both inner halves (H-52). */
  readonly hours: number
  readonly corruption: number
}

/** The right half of the left card and the left half of the right card. */
export function read(left: HucksterCardId, right: HucksterCardId): Reading {
  const { multiplierHalf } = hucksterCard(left)
  const { actionHalf } = hucksterCard(right)
  return {
    action: actionHalf.action,
    multiplier: multiplierHalf.multiplier,
    side: multiplierHalf.side,
    arrow: actionHalf.arrow,
    hours: multiplierHalf.hours + actionHalf.hours,
    corruption: multiplierHalf.corruption + actionHalf.corruption,
  }
}
