/** Questions that complete a purchase, a stack or an inventory action. */
import type { CardId, PaymentView, StackView, UseView } from '@merchants/dale'
import { cardsToLay } from './asking.ts'
import type { Handler } from './bot.ts'
import { best, fewest } from './bot.ts'
import type { Outlook } from './outlook.ts'
import { without } from './outlook.ts'
import { needs, want, wantNow } from './worth.ts'

/** A card in hand that is needed less than this may go. */
export const DISPENSABLE = 2.5

/** The payment whose cards are needed least. */
const cheapest: Handler = (decision, outlook) => {
  const { hand } = outlook
  const points = needs(outlook)
  const cost = ({ pays, sum }: PaymentView): number =>
    costOf(pays, hand, points) + sum / 20 - pays.filter(({ card }) => card === 'junk').length / 10
  return best(decision, (payment: PaymentView) => -cost(payment))
}

/** What paying these cards costs; of two copies the one that is needed less is meant. */
function costOf(pays: readonly UseView[], hand: readonly CardId[], points: readonly number[]): number {
  const left = points.slice()
  let cost = 0
  for (const { card } of pays) {
    let at = -1
    hand.forEach((id, place) => {
      if (id === card && (at < 0 || (left[place] as number) < (left[at] as number))) at = place
    })
    cost += left[at] ?? 0
    left[at] = Infinity
  }
  return cost
}

/** The stack that takes the least away from later ones; junk is best of all. */
const humblest: Handler = (decision, outlook) => {
  const later = { ...outlook, goal: outlook.goal + 1 }
  const loss = ({ stack }: StackView): number =>
    stack.reduce((sum, { card, from }) => sum + (from === 'market' ? 0 : card === 'junk' ? -1 : want(card, later)), 0)
  return best(decision, (option: StackView) => -loss(option))
}

/** What may go; if all are needed the one that is needed least, or a hand could stand still for ever. */
const inventory: Handler = (_, outlook) => {
  const points = needs(outlook)
  const places = points.map((__, at) => at).sort((a, b) => (points[b] as number) - (points[a] as number))
  const dispensable = places.filter((at) => (points[at] as number) < DISPENSABLE)
  // The last card ends on top of the pile, where others may copy or steal it.
  return dispensable.length > 0 ? dispensable : places.slice(-1)
}

/** Cards of one set that leave something for the teammate to add: hand cards are listed first. */
const ownPart: Handler = (_, outlook) => [...(cardsToLay(outlook) ?? [0])]

/** A teammate's stack is the own stall: any helping is good, the one that costs least is best. */
const help: Handler = (decision, outlook) =>
  best(decision, (cards: readonly CardId[]) => -lossOf(cards, outlook), Number.NEGATIVE_INFINITY)

const lossOf = (cards: readonly CardId[], outlook: Outlook): number =>
  cards.reduce((sum, card) => sum + want(card, { ...outlook, owned: without(outlook.owned, card) }), 0)

const asTheyLie: Handler = ({ options }) => options.map((_, at) => at)
const asMany: Handler = ({ max }) => Array.from({ length: max }, (_, at) => at)

export const MOVE_QUESTIONS = {
  pay: cheapest,
  'to slot': fewest,
  arrange: asTheyLie,
  'keep paid': asMany,
  'throw paid': asMany,
  'paid on deck': (decision, outlook) => best(decision, (card: CardId) => wantNow(card, outlook), 4),
  'order paid': (decision, outlook) => best(decision, (card: CardId) => want(card, outlook)),
  stack: humblest,
  'order stack': asTheyLie,
  'take first': (decision, outlook) => best(decision, (card: CardId) => wantNow(card, outlook), 1),
  'spend on stack': cheapest,
  'order spent': asTheyLie,
  'own part': ownPart,
  fuel: fewest,
  'ask for': fewest,
  help,
  inventory,
} satisfies Record<string, Handler>
