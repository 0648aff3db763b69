/** Reads a `buy` line with its payment, the card's destination and the order of the others. */
import type { Answer } from '@merchants/tabletop'
import type { Payment } from '../decision.ts'
import { FROM_DISCARD } from '../decision.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Card, State } from '../state.ts'
import { SLOTS } from '../table.ts'
import type { Line } from './line.ts'
import { clause } from './line.ts'
import { one, sameUses, whichCopy } from './match.ts'
import type { Move } from './move.ts'

/** The slots, counted from the right, in which the wanted card may be before the market is arranged. */
export function wantedSlots({ slot, arrange }: Move, { market }: State): number[] {
  if (slot === 'discard') return [FROM_DISCARD]
  const lies = SLOTS - (slot ?? 0)
  const wanted = arrange?.[(slot ?? 1) - 1]
  if (wanted === undefined) return [lies]
  const places = market.flatMap((card, at) => (card?.type.id === wanted.id ? [at] : []))
  return places.includes(lies) ? [lies] : places
}

/** The payment with just these cards. */
export function payment(line: Line, payments: readonly Payment[]): Answer | Reason {
  const words = clause(line, 'with')
  const fitting = payments.filter(({ uses }) => sameUses(uses, words, line.now))
  const unclear = whichCopy(
    fitting.map(({ uses }) => uses),
    words,
  )
  return unclear ?? one(payments, (each) => each === fitting[0])
}

export function toSlot({ move, now }: Line, slots: readonly number[]): Answer | Reason {
  const wanted = typeof move.slot === 'number' ? SLOTS - move.slot : FROM_DISCARD
  if (move.arrange === undefined && now.market[wanted] === undefined) return reason('not-now')
  return one(slots, (slot) => slot === wanted)
}

/** The other slots from the right, as the line arranges them; without a clause they stay. */
export function arrangement(line: Line, options: readonly (Card | undefined)[]): Answer | Reason {
  const { move } = line
  line.clauses.arrange = true
  if (move.arrange === undefined) return options.map((_, at) => at)
  const wanted = move.arrange.toReversed()
  if (typeof move.slot === 'number') wanted.splice(SLOTS - move.slot, 1)
  const places: number[] = []
  for (const word of wanted) {
    const at = options.findIndex((card, place) => card?.type.id === word?.id && !places.includes(place))
    if (at < 0) return reason('arrangement-has-other-cards')
    places.push(at)
  }
  return places
}
