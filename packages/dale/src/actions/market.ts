/** The market action: a purchase (rules 6.1). Everything is decided before anything moves. */
import type { CardType } from '../card.ts'
import { junk } from '../card.ts'
import { fixCopy, usesOf } from '../copying.ts'
import type { Payment, Use } from '../decision.ts'
import { FROM_DISCARD } from '../decision.ts'
import type { Player } from '../player.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Card } from '../state.ts'
import { SLOTS } from '../table.ts'
import { surchargeFor, valueOf } from '../values.ts'

/** The card for sale in a slot, or on top of the market discard. */
export const forSale = ({ table }: Player, slot: number): Card | undefined =>
  slot === FROM_DISCARD ? table.marketDiscard.top : table.state.market[slot]

/** Whether some payment buys the card in this slot. Anything that reaches the price can be trimmed until it is legal. */
export function canBuy(me: Player, slot: number): boolean {
  const card = forSale(me, slot)
  if (card === undefined) return false
  const price = priceAt(me, card, slot)
  if (slot !== FROM_DISCARD && mostPayable(me) >= price) return true
  if (!me.hand.cards.some((held) => mayAllow(me, held))) return false
  return payments(me, card, slot, true).length > 0
}

export function purchase(me: Player, slot: number): void {
  const { table } = me
  const card = forSale(me, slot) as Card
  const { uses } = table.askOne(me.seat, 'pay', 'payments', payments(me, card, slot, false))
  const arrangement =
    uses.some(({ as }) => as.paying?.arrangesMarket) && slot !== FROM_DISCARD
      ? arrange(me, card, slot, uses)
      : undefined
  const glue = uses.filter(({ as }) => as.paying?.mayStay)
  const kept = choosePaid(me, 'keep paid', glue.length, glue)
  const thrown = choosePaid(
    me,
    'throw paid',
    card.type.throwsPaidJunk,
    uses.filter((use) => use.as === junk),
  )
  const builders = me.schedule.filter(({ as }) => as.scheduled?.paidCardOnDeck)
  const leaving = uses.filter(({ card: paid }) => !kept.includes(paid) && !thrown.includes(paid))
  const onDeck = choosePaid(me, 'paid on deck', builders.length, leaving)
  const discarded = orderPaid(
    me,
    leaving.map((use) => use.card).filter((paid) => !onDeck.includes(paid)),
  )

  if (arrangement !== undefined) table.state.market.splice(0, SLOTS, ...arrangement)
  const price = priceAt(me, card, slot === FROM_DISCARD ? slot : table.state.market.indexOf(card))
  for (const use of glue) if (kept.includes(use.card)) fixCopy(me, use)
  for (const paid of thrown) table.throwAway(paid, me.hand, me)
  for (const paid of discarded) table.move(paid, me.hand, me.discardPile, me)
  for (const paid of onDeck.toReversed()) table.move(paid, me.hand, me.deck, me)
  for (const builder of builders) me.finish(builder)
  table.tell?.({ what: 'bought', seat: me.seat, card, price })
  table.move(card, slot === FROM_DISCARD ? table.marketDiscard : table.market, me.hand, me)
  table.note('purchase', me)
}

/** Why these cards do not pay for this card at this place; `undefined` if they do. */
export function whyNotPayment(me: Player, card: Card, slot: number, uses: readonly Use[]): Reason | undefined {
  if (uses.length === 0) return reason('nothing-paid')
  if (slot === FROM_DISCARD && !allows(uses, 'buysFromDiscard')) return reason('discard-needs-permission')
  const price = priceAt(me, card, slot)
  const paid = uses.reduce((sum, { value }) => sum + value, 0)
  if (paid < price) return reason('too-little', { price, paid })
  const smallest = uses.reduce((least, use) => (use.value < least.value ? use : least))
  if (paid - price < smallest.value || allows(uses, 'anyOverpay')) return undefined
  return reason('overpaid', { price, paid, over: paid - price, card: smallest.card.type.id, value: smallest.value })
}

/** The price of a card: on the market discard its printed value alone (pandas-4). */
export const priceAt = (me: Player, card: Card, slot: number): number =>
  slot === FROM_DISCARD ? card.type.value : card.type.value + slot + surchargeFor(me)

/** All payments that differ in what is paid, with the given target; or just one, if only their existence matters. */
export function payments(me: Player, card: Card, slot: number, firstOnly: boolean): Payment[] {
  const found: Payment[] = []
  const groups = payable(me)
  const slots = [0, 1, 2, 3, 4].map((each) => priceAt(me, card, each))
  const price = priceAt(me, card, slot)
  const dearest = slot === FROM_DISCARD ? price : Math.max(...slots)

  const isLegal = (uses: readonly Use[], sum: number): boolean => {
    if (slot === FROM_DISCARD && !allows(uses, 'buysFromDiscard')) return false
    const anyOverpay = allows(uses, 'anyOverpay')
    const fits = (asked: number): boolean =>
      sum >= asked && (anyOverpay || uses.every(({ value }) => sum - asked < value))
    if (fits(price)) return true
    return slot !== FROM_DISCARD && allows(uses, 'arrangesMarket') && slots.some(fits)
  }
  const extend = (at: number, uses: readonly Use[], sum: number): void => {
    if (firstOnly && found.length > 0) return
    if (uses.length > 0 && isLegal(uses, sum)) found.push({ uses, sum })
    if (
      sum >= dearest &&
      !allows(uses, 'anyOverpay') &&
      !groups.slice(at).some(({ variants }) => variants.some(({ as }) => as.paying?.anyOverpay))
    )
      return
    for (let next = at; next < groups.length; next++) {
      const group = groups[next] as Payable
      // Of cards that are alike, the next one is only added to the one before it.
      if (next > at && group.isLikeBefore) continue
      for (const use of group.variants) extend(next + 1, [...uses, use], sum + use.value)
    }
  }
  extend(0, [], 0)
  return found
}

/** A hand card with all it can be used as. */
interface Payable {
  readonly variants: readonly Use[]
  /** Whether the card before it in the list is just like it. */
  readonly isLikeBefore: boolean
}

/** The hand, with cards that are alike side by side. */
export function payable(me: Player, except: readonly Card[] = []): Payable[] {
  const { valueChanges } = me.table.state
  const cards = me.hand.cards.filter((card) => !except.includes(card)).toSorted((a, b) => a.type.place - b.type.place)
  const isMarked = (card: Card): boolean => valueChanges.some((change) => change.card === card)
  return cards.map((card, at) => {
    const before = cards[at - 1]
    const isLikeBefore = before !== undefined && before.type === card.type && !isMarked(before) && !isMarked(card)
    return { variants: usesOf(me, card), isLikeBefore }
  })
}

const allows = (uses: readonly Use[], what: keyof NonNullable<CardType['paying']>): boolean =>
  uses.some(({ as }) => as.paying?.[what])

/** Whether a card, or what it can copy, changes the rules of paying. */
const mayAllow = (me: Player, card: Card): boolean =>
  card.type.paying !== undefined || (card.type.models !== undefined && usesOf(me, card).some(({ as }) => as.paying))

function mostPayable(me: Player): number {
  let sum = 0
  for (const card of me.hand.cards) {
    if (card.type.models === undefined) sum += valueOf(me, card, card.type)
    else sum += Math.max(...usesOf(me, card).map(({ value }) => value))
  }
  return sum
}

/** Calculations: where the wanted card shall lie, then the others. The price must fit the payment there. */
function arrange(me: Player, card: Card, slot: number, uses: readonly Use[]): (Card | undefined)[] {
  const { table } = me
  const legal = [0, 1, 2, 3, 4].filter((to) => whyNotPayment(me, card, to, uses) === undefined)
  const to = table.askOne(me.seat, 'to slot', 'numbers', legal)
  // The card changes places with what lay in its new slot, unless the player orders the others otherwise.
  const changed = table.state.market.slice()
  changed[slot] = changed[to]
  changed[to] = card
  const options = changed.filter((other) => other !== card)
  const answer = table.ask(me.seat, 'arrange', 'slots', options, options.length, options.length, true)
  const arranged: (Card | undefined)[] = answer.map((at) => options[at])
  arranged.splice(to, 0, card)
  return arranged
}

function choosePaid(
  me: Player,
  ask: 'keep paid' | 'throw paid' | 'paid on deck',
  most: number,
  uses: readonly Use[],
): Card[] {
  const max = Math.min(most, uses.length)
  if (max === 0) return []
  const cards = uses.map(({ card }) => card)
  return me.table.ask(me.seat, ask, 'cards', cards, 0, max, true).map((at) => cards[at] as Card)
}

/** The paid cards go to the discard pile in any order. */
function orderPaid(me: Player, cards: readonly Card[]): readonly Card[] {
  return me.choose(
    { pile: me.hand, from: cards, min: cards.length, max: cards.length, by: 'choice' },
    'order paid',
    true,
  )
}
