/** How payments and stacks are written in a numbered list, and what an answer would lead to. */
import type { CardId, DaleHistory, DecisionView, Event, PaymentView, StackView } from '@merchants/dale'
import { dale, view } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { apply, isRefusal, itemAt } from '@merchants/tabletop'
import { useName, useNames } from './names.ts'

/** Payments of junk first, then those that pay least too much. */
export function cheapFirst(payments: readonly PaymentView[]): number[] {
  const cost = ({ pays, sum }: PaymentView): number =>
    sum + 3 * pays.reduce((total, { card, value }) => total + (card === 'junk' ? 0 : value), 0)
  return payments.map((_, at) => at).sort((a, b) => cost(itemAt(payments, a)) - cost(itemAt(payments, b)))
}

export const paymentLabel = ({ pays, sum }: PaymentView): string => `${useNames(pays)} = ${sum}`

export function stackLabel({ stack }: StackView): string {
  const own = stack.filter(({ from }) => from === 'hand')
  const borrowed = stack.filter(({ from }) => from !== 'hand')
  return [...own.map(useName), ...borrowed.map((use) => `${useName(use)} (${use.from})`)].join(' + ')
}

/** The result of an answer: the next question, or a forced step. */
export interface Ahead {
  readonly next: DecisionView | undefined
  readonly paid: readonly CardId[]
  readonly built: readonly CardId[]
}

/** Looks one answer ahead, only at the player's own cards that would be used. */
export function lookAhead(history: DaleHistory, answer: Answer): Ahead {
  const seat = history.pause.decision?.seat ?? -1
  const pause = apply(dale, history.pause, answer)
  if (isRefusal(pause)) return { next: undefined, paid: [], built: [] }
  const next = pause.decision?.seat === seat ? view(pause, seat).decision : undefined
  const ordered = (ask: string): readonly CardId[] => (next?.kind === 'cards' && next.ask === ask ? next.options : [])
  const built = pause.news.find((event) => event.what === 'built' && event.seat === seat)
  return {
    next,
    paid: [...paidIn(pause.news, seat), ...ordered('order paid')],
    built: built?.what === 'built' ? built.cards.map(({ type }) => type.id) : ordered('order stack'),
  }
}

/** Cards that left the hand before the purchase was made. */
function paidIn(news: readonly Event[], seat: number): CardId[] {
  const bought = news.findIndex(({ what }) => what === 'bought')
  return news
    .slice(0, Math.max(bought, 0))
    .flatMap((event) =>
      event.what === 'moved' && event.from.zone === 'hand' && event.from.seat === seat ? [event.card.type.id] : [],
    )
}
