/** Which cards a verb is about, before anyone has decided. The verb resolves it. */
import type { Pile } from './pile.ts'
import type { Card } from './state.ts'

export interface Which {
  readonly pile: Pile
  /** The candidates, all or some of the pile. */
  readonly from: readonly Card[]
  readonly min: number
  readonly max: number
  readonly by: 'choice' | 'chance'
}

const select = (by: Which['by'], min: number, max: number, pile: Pile, from: readonly Card[]): Which => ({
  pile,
  from,
  min: Math.min(min, from.length),
  max: Math.min(max, from.length),
  by,
})

/** This many cards, or as many as there are (rules 7.1). */
export const pick = (count: number, pile: Pile, from: readonly Card[] = pile.listed): Which =>
  select('choice', count, count, pile, from)

export const upTo = (count: number, pile: Pile, from: readonly Card[] = pile.listed): Which =>
  select('choice', 0, count, pile, from)

export const all = (pile: Pile): Which => pick(pile.cards.length, pile)

export const random = (count: number, pile: Pile): Which => select('chance', count, count, pile, pile.cards)

/** The top card alone. */
export const top = (pile: Pile): Which => pick(1, pile, pile.top === undefined ? [] : [pile.top])
