/** A stack built with the teammate, with the worth of the builder's cards and the missing value (rules 12). */
import type { View } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import type { DaleMatchView } from '../match-types.ts'
import type { Choice } from './use-choice.ts'

export interface Together {
  readonly sum: number
  readonly goal: number
  /** The value asked of the teammate; zero or less if the builder's cards are enough. */
  readonly missing: number
  readonly teammate: number
}

/** Each of the two adds at least one card, and no card is worth less than one. */
export const MIN_TOGETHER = 2

/** Why the next stack cannot be built together. */
export const whyNotTogether = (goal: number): Refusal => ({
  key: goal < MIN_TOGETHER ? 'stack-of-one' : 'no-stack',
  facts: { goal },
})

export function togetherOf(
  view: View,
  seat: number,
  { decision, picks }: Pick<Choice, 'decision' | 'picks'>,
): Together | undefined {
  if (decision?.ask !== 'own part' || decision.kind !== 'cards') return undefined
  const goal = view.seats[seat]?.goal ?? 0
  const sum = picks.reduce((total, pick) => {
    const place = decision.places[pick]?.[0]
    const isOwn = place?.zone === 'hand' && place.seat === seat
    const card = decision.options[pick] ?? 'junk'
    return total + ((isOwn ? view.values[place.at] : undefined) ?? cardType(card).value)
  }, 0)
  return { sum, goal, missing: goal - sum, teammate: (seat + 2) % view.seats.length }
}

/** The teammate who has just declined to help this seat. */
export function declinedBy({ log, view }: Pick<DaleMatchView, 'log' | 'view'>): number | undefined {
  const event = log.at(-1)?.event
  return event?.what === 'called off' && event.seat === view.seat ? event.by : undefined
}
