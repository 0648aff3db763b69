/** Questions about which cards to take, to give, to lose. */
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import type { Handler } from './bot.ts'
import { best } from './bot.ts'
import { leadingOpponent } from './outlook.ts'
import { needs, want, wantNow } from './worth.ts'

const NEVER = Infinity
const ALWAYS = Number.NEGATIVE_INFINITY

const mostWanted =
  (good: number): Handler =>
  (decision, outlook) =>
    best(decision, (card: CardId) => wantNow(card, outlook), good)

const leastWanted =
  (good: number): Handler =>
  (decision, outlook) =>
    best(decision, (card: CardId) => -want(card, outlook), good)

/** Hand cards that are needed least. Options that are not the hand are judged by what they are. */
const leastNeeded: Handler = (decision, outlook) => {
  const { hand } = outlook
  const { options } = decision
  const points = needs(outlook)
  const isHand = options.length === hand.length && options.every((card, at) => card === hand[at])
  if (!isHand) return best(decision, (card: CardId) => -want(card, outlook), 0)
  const places = options.map((_, at) => at).sort((a, b) => (points[a] as number) - (points[b] as number))
  return places.slice(0, decision.min)
}

/** Cards that go onto somebody else's deck or out of it: the worst for them, the best away from them. */
const GOES_TO_OTHERS: readonly (CardId | undefined)[] = ['raccoons-3', 'crocodiles-4']
const COMES_FROM_OTHERS: readonly (CardId | undefined)[] = ['raccoons-5a']

const throwAway: Handler = (decision, outlook, chance) => {
  if (COMES_FROM_OTHERS.includes(decision.about)) return best(decision, (card: CardId) => cardType(card).value)
  const isHand = outlook.hand.length === decision.options.length
  // What may stay is thrown away only if it is junk.
  return (isHand && decision.min > 0 ? leastNeeded : leastWanted(0))(decision, outlook, chance)
}

const placeOnDeck: Handler = (decision, outlook, chance) =>
  (GOES_TO_OTHERS.includes(decision.about) ? leastNeeded : mostWanted(2))(decision, outlook, chance)

/** The own hand or deck gets the best card, the leading opponent the worst, the others what is left. */
const distribute: Handler = ({ options, receivers = [] }, outlook) => {
  const { view } = outlook
  const cards = options as readonly CardId[]
  const left = cards.map((_, at) => at)
  left.sort((a, b) => wantNow(cards[b] as CardId, outlook) - wantNow(cards[a] as CardId, outlook))
  const mine = receivers.includes(view.seat) ? left.shift() : undefined
  const others = receivers.filter((seat) => seat !== view.seat)
  const leader = others.length === 0 ? undefined : leadingOpponent(view, others)
  const worst = leader === undefined ? undefined : left.pop()
  return receivers.map((seat) => (seat === view.seat ? mine : seat === leader ? worst : left.shift()) as number)
}

export const CARD_QUESTIONS = {
  spend: leastNeeded,
  take: (decision, outlook, chance) =>
    mostWanted(isFetchingJunk(decision.options) ? ALWAYS : 2)(decision, outlook, chance),
  discard: leastNeeded,
  'throw away': throwAway,
  'place on deck': placeOnDeck,
  'place under deck': mostWanted(NEVER),
  give: leastNeeded,
  'give in exchange': leastNeeded,
  'take in exchange': mostWanted(NEVER),
  show: (decision) => best(decision, (card: CardId) => (card === 'junk' ? 0 : cardType(card).value)),
  swap: mostWanted(NEVER),
  distribute,
} satisfies Record<string, Handler>

/** Junk from the discard pile is money this turn, and may be thrown away the next. */
const isFetchingJunk = (options: readonly unknown[]): boolean => options.every((card) => card === 'junk')
