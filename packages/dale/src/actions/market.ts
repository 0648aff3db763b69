/** The market action, a purchase (rules 6.1). Everything is decided before anything moves. */
import { COPYING, junk, PAYING } from '../card.ts'
import { announce, fixCopy, usesOf } from '../copying.ts'
import type { Act, Payment, Use } from '../decision.ts'
import { FROM_DISCARD } from '../decision.ts'
import type { Glance } from '../glance.ts'
import type { Player } from '../player.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import { pick } from '../select.ts'
import type { Card } from '../state.ts'
import { SLOTS } from '../table.ts'
import { priceFor, surchargeFor } from '../values.ts'
import { paymentSearch } from './payments.ts'
import { countPlans, finishPlans } from '../plans.ts'

/** The card for sale in a slot, or on top of the market discard. */
export const forSale = ({ table }: Player, slot: number): Card | undefined =>
  slot === FROM_DISCARD ? table.marketDiscard.top : table.state.market[slot]

const BUY: readonly Act[] = Array.from({ length: SLOTS }, (_, slot): Act => ({ do: 'buy', slot }))
const BUY_FROM_DISCARD: Act = { do: 'buy', slot: FROM_DISCARD }

/** The cards that can be bought. Cards that reach a price together can be trimmed until the payment is legal. */
export function addPurchases(me: Player, glance: Glance, acts: Act[]): void {
  const { market } = me.table.state
  const { worth, traits } = mostOf(me, glance)
  const purse = worth - surchargeFor(me.table.state, me.seat)
  const isSpecial = (traits & PAYING) !== 0
  for (let slot = SLOTS - 1; slot >= 0; slot--) {
    const card = market[slot]
    if (card === undefined) continue
    const isAffordable = purse >= card.type.value + slot
    const mayBeCheaper = isSpecial && purse >= card.type.value
    if (isAffordable || (mayBeCheaper && payments(me, card, slot, true).length > 0)) acts.push(BUY[slot] as Act)
  }
  const card = isSpecial ? me.table.marketDiscard.top : undefined
  if (card !== undefined && payments(me, card, FROM_DISCARD, true).length > 0) acts.push(BUY_FROM_DISCARD)
}

/** The most that a hand can be worth, and all that it can change, with what chameleons copy and values that changed. */
function mostOf(me: Player, glance: Glance): Glance {
  const isChanged = me.table.state.valueChanges.length > 0
  if ((glance.traits & COPYING) === 0 && !isChanged) return glance
  const { cards } = me.hand
  let { worth, traits } = glance
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card
    if (!isChanged && card.type.models === undefined) continue
    const uses = usesOf(me, card)
    let most = 0
    for (let each = 0; each < uses.length; each++) {
      const { as, value } = uses[each] as Use
      traits |= as.traits
      if (value > most) most = value
    }
    worth += most - card.type.value
  }
  return { worth, traits }
}

export function purchase(me: Player, slot: number): void {
  const { table } = me
  const card = forSale(me, slot) as Card
  const { uses } = table.askMove(me.seat, 'pay', 'payments', paymentsFor(me, slot))
  const arrangement = mayArrange(uses) ? arrange(me, card, slot, uses) : undefined
  const glue = uses.some(({ as }) => as.mayStay) ? uses.filter(({ as }) => as.mayStay) : NO_USES
  const kept = choosePaid(me, 'keep paid', glue.length, glue)
  const thrown = card.type.throwsPaidJunk === 0 ? NO_CARDS : throwPaid(me, card, uses)
  const builders = countPlans(me, 'paidCardOnDeck')
  const leaving = kept.length + thrown.length === 0 ? uses : withoutCards(uses, kept, thrown)
  const onDeck = choosePaid(me, 'paid on deck', builders, leaving)
  const discarded = orderPaid(me, onDeck.length === 0 ? leaving : withoutCards(leaving, onDeck))

  if (arrangement !== undefined) table.state.market.splice(0, SLOTS, ...arrangement)
  for (let at = 0; at < uses.length; at++) announce(me, uses[at] as Use)
  for (const use of glue) if (kept.includes(use.card)) keep(me, use)
  for (const paid of thrown) table.throwAway(paid, me.hand, me)
  for (let at = 0; at < discarded.length; at++) table.move(discarded[at] as Card, me.hand, me.discardPile, me)
  for (let at = onDeck.length - 1; at >= 0; at--) table.moveOpenly(onDeck[at] as Card, me.hand, me.deck)
  if (builders > 0) finishPlans(me, 'paidCardOnDeck')
  table.tell?.({ what: 'bought', seat: me.seat, card, price: pricePaid(me, card, slot) })
  table.move(card, slot === FROM_DISCARD ? table.marketDiscard : table.market, me.hand, me)
  table.note('purchase', me)
}

const NO_USES: readonly Use[] = []

const mayArrange = (uses: readonly Use[]): boolean => uses.some(({ as }) => as.arrangesMarket)

const withoutCards = (uses: readonly Use[], ...gone: (readonly Card[])[]): readonly Use[] =>
  uses.filter(({ card }) => !gone.some((cards) => cards.includes(card)))

/** A paid card that stays in the hand is shown, and stays the copy it was paid as. */
function keep(me: Player, use: Use): void {
  fixCopy(me, use)
  me.reveal(use.card)
}

const throwPaid = (me: Player, card: Card, uses: readonly Use[]): readonly Card[] =>
  choosePaid(
    me,
    'throw paid',
    card.type.throwsPaidJunk,
    uses.filter((use) => use.as === junk),
  )

/** Why these cards do not pay for this card at this place; `undefined` if they do. */
export function whyNotPayment(me: Player, card: Card, slot: number, uses: readonly Use[]): Reason | undefined {
  if (uses.length === 0) return reason('nothing-paid')
  if (slot === FROM_DISCARD && !uses.some(({ as }) => as.buysFromDiscard)) return reason('discard-needs-permission')
  const price = priceAt(me, card, slot)
  const paid = uses.reduce((sum, { value }) => sum + value, 0)
  if (paid < price) return reason('too-little', { price, paid })
  const smallest = uses.reduce((least, use) => (use.value < least.value ? use : least))
  if (paid - price < smallest.value || uses.some(({ as }) => as.anyOverpay)) return undefined
  return reason('overpaid', { price, paid, over: paid - price, card: smallest.card.type.id, value: smallest.value })
}

/** The price of a card: on the market discard its printed value alone (pandas-4). */
const priceAt = ({ table, seat }: Player, card: Card, slot: number): number => priceFor(table.state, seat, card, slot)

/** The price of a card whose place in the market the buyer may have changed. */
const pricePaid = (me: Player, card: Card, slot: number): number =>
  priceAt(me, card, slot === FROM_DISCARD ? slot : me.table.state.market.indexOf(card))

/** All payments for what is for sale in a slot, as they are listed when a purchase asks for one. */
export const paymentsFor = (me: Player, slot: number): Payment[] => payments(me, forSale(me, slot) as Card, slot, false)

/** All payments that differ in what is paid, with the given target; or just one, if only their existence matters. */
function payments(me: Player, card: Card, slot: number, firstOnly: boolean): Payment[] {
  const isDiscard = slot === FROM_DISCARD
  const price = priceAt(me, card, slot)
  const cheapest = isDiscard ? price : price - slot
  const prices = { price, cheapest, dearest: isDiscard ? price : cheapest + SLOTS - 1, isDiscard }
  return paymentSearch.find(me, prices, firstOnly ? 1 : MOST_PAYMENTS)
}

/** More payments than any real hand can make. */
const MOST_PAYMENTS = 20_000

const NO_CARDS: readonly Card[] = []

/** Calculations: where the wanted card should be, then the others. The price must fit the payment there. */
function arrange(me: Player, card: Card, slot: number, uses: readonly Use[]): (Card | undefined)[] {
  const { table } = me
  const { market } = table.state
  if (slot === FROM_DISCARD) return arrangeOthers(me, market)
  const legal = [0, 1, 2, 3, 4].filter((place) => whyNotPayment(me, card, place, uses) === undefined)
  const to = table.askMove(me.seat, 'to slot', 'numbers', legal)
  // The card changes places with what lay in its new slot, unless the player orders the others otherwise.
  const changed = market.slice()
  changed[slot] = changed[to]
  changed[to] = card
  const arranged = arrangeOthers(
    me,
    changed.filter((other) => other !== card),
  )
  arranged.splice(to, 0, card)
  return arranged
}

function arrangeOthers({ table, seat }: Player, others: readonly (Card | undefined)[]): (Card | undefined)[] {
  const answer = table.ask(seat, 'arrange', 'slots', others, others.length, others.length, true)
  return answer.map((at) => others[at])
}

function cardsOf(uses: readonly Use[]): Card[] {
  if (uses.length === 1) return [(uses[0] as Use).card]
  const cards: Card[] = []
  for (let at = 0; at < uses.length; at++) cards.push((uses[at] as Use).card)
  return cards
}

/** Which of these paid cards go elsewhere than to the discard pile. */
function choosePaid(
  me: Player,
  ask: 'keep paid' | 'throw paid' | 'paid on deck',
  most: number,
  uses: readonly Use[],
): readonly Card[] {
  const max = Math.min(most, uses.length)
  if (max === 0) return NO_CARDS
  const cards = cardsOf(uses)
  return me.table.ask(me.seat, ask, 'cards', cards, 0, max, true).map((at) => cards[at] as Card)
}

/** The paid cards go to the discard pile in any order. */
function orderPaid(me: Player, uses: readonly Use[]): readonly Card[] {
  const cards = cardsOf(uses)
  return me.choose(pick(cards.length, me.hand, cards), 'order paid', true)
}
