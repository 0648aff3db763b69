/** The current question as a numbered list. It knows no rules and says the engine's options in words. */
import type { CardId, DecisionView, Place } from '@merchants/dale'
import { FROM_DISCARD, isOrderOnly, isPileOrder, offeredAt, optionAt, priceAt, stallOf } from '@merchants/dale'
import { itemAt } from '@merchants/tabletop'
import type { Answer } from '@merchants/tabletop'
import type { ActView } from '../match-types.ts'
import type { Payment, StackOption } from '../table/choosing.ts'
import type { TextContext } from './describe-zones.ts'
import { SLOTS } from './describe-zones.ts'
import { fullCard, handId, sayCards, sayUse, sayUses, shortCard } from './say-card.ts'

export interface Item {
  /** The input for it. */
  readonly number: number
  readonly label: string
  readonly answer: Answer
}

export interface Menu {
  /** The question, where the list asks for less than the engine does. */
  readonly question: string | undefined
  /** Options, without the one that declines or takes all as listed. */
  readonly items: readonly Item[]
  /** The item with number 0: to choose none, or all as they are listed. */
  readonly usual: Item | undefined
  readonly min: number
  readonly max: number
  /** The receivers of the first card chosen, the second, and so on. */
  readonly receivers: readonly number[] | undefined
}

export function menuOf(context: TextContext): Menu | undefined {
  const { decision } = context.table.match.view
  if (decision === undefined) return undefined
  const { min, max, receivers } = decision
  const usual = usualItem(context, decision)
  if (decision.kind !== 'cards' || !isPileOrder(decision))
    return { question: undefined, items: itemsOf(context, decision), usual, min, max, receivers }
  const question = context.t('text.which-on-top')
  return { question, items: topItems(context, decision), usual, min: 1, max: 1, receivers }
}

/** Of cards that go to a pile together only the one that ends on top matters; a written move can say more. */
function topItems(context: TextContext, { options: cards }: DecisionView<'cards'>): Item[] {
  return [...new Set(cards)].map((card, at) => {
    const top = cards.indexOf(card)
    const others = [...cards.keys()].filter((place) => place !== top)
    return { number: at + 1, label: text(fullCard(context, card)), answer: [...others, top] }
  })
}

/** Acts are listed by what matters most, payments by what costs least; what reads the same is listed once. */
function itemsOf(context: TextContext, decision: DecisionView): Item[] {
  const { options, max, kind } = decision
  const places = options.map((_, at) => at)
  const order =
    kind === 'acts'
      ? places.toSorted((a, b) => rank(itemAt(options, a)) - rank(itemAt(options, b)))
      : kind === 'payments'
        ? places.toSorted((a, b) => cost(itemAt(options, a)) - cost(itemAt(options, b)))
        : places
  const items: Item[] = []
  const listed = new Set<string>()
  for (const at of order) {
    const label = labelOf(context, decision, at)
    if (max === 1 && listed.has(label)) continue
    listed.add(label)
    items.push({ label, number: numberOf(decision, at) ?? items.length + 1, answer: [at] })
  }
  return items
}

const RANKS: readonly ActView['do'][] = [
  'resolve',
  'build',
  'build with help',
  'buy',
  'play',
  'use',
  'take inventory',
  'pass',
]

/** Market slots from the left, as they are numbered. */
function rank({ do: what, slot }: ActView): number {
  return 10 * RANKS.indexOf(what) + SLOTS - (slot ?? 0)
}

function cost({ pays, sum }: Payment): number {
  return sum + 3 * pays.reduce((total, { card, value }) => total + (card === 'junk' ? 0 : value), 0)
}

/** Where a number is asked for, that number is typed; it may be 0, as no such question can be declined. */
function numberOf({ kind, ask, options }: DecisionView, at: number): number | undefined {
  if (kind !== 'numbers') return undefined
  const number = itemAt(options, at)
  return ask === 'to slot' ? SLOTS - number : number
}

function usualItem({ t }: TextContext, decision: DecisionView): Item | undefined {
  const { min, options, ask, kind } = decision
  if (kind === 'numbers') return undefined
  if (isOrderOnly(decision) && options.length > 1 && decision.receivers === undefined)
    return { number: 0, label: t('text.as-listed'), answer: options.map((_, at) => at) }
  if (min > 0) return undefined
  return { number: 0, label: t(ask === 'react' ? 'text.no-reaction' : 'text.none'), answer: [] }
}

function labelOf(context: TextContext, decision: DecisionView, at: number): string {
  const { t, table } = context
  const { ask } = decision
  const { kind, option } = optionAt(decision, at)
  switch (kind) {
    case 'acts':
      return actLabel(context, option, ask)
    case 'cards':
    case 'slots':
      return option === 'empty slot' ? t('asks.empty-slot') : cardLabel(context, option, decision.places[at]?.[0])
    case 'uses': {
      const card = text(sayUse(context, option))
      return ask === 'react' ? t('text.react', { card }) : card
    }
    case 'payments':
      return paymentLabel(context, option, decision)
    case 'stacks':
      return stackLabel(context, option)
    case 'names':
      return text(sayCards(context, [option]))
    case 'helpings':
      return text(sayCards(context, option))
    case 'seats':
      return table.nameOf(option)
    case 'numbers':
      return ask === 'to slot' ? t('text.slot-number', { slot: SLOTS - option, cost: option }) : t.number(option)
    case 'yes or no':
      return t(option === true ? 'asks.yes' : 'asks.no')
    case 'sides': {
      const { seat, seats } = table.match.view
      const neighbour = (seat + (option === 'left' ? 1 : seats.length - 1)) % seats.length
      return t(option === 'left' ? 'table.left' : 'table.right', { who: table.nameOf(neighbour) })
    }
  }
}

/** Labels stand on buttons, so names in them are plain text. */
const text = (said: unknown): string => said as string

function actLabel(context: TextContext, { do: what, slot = 0, use }: ActView, ask: DecisionView['ask']): string {
  const { t, table } = context
  const { view } = table.match
  const number = stallOf(view, table.seat).length + 1
  const used = use === undefined ? undefined : { card: text(sayUse(context, use)), text: context.text(use.as) }
  switch (what) {
    case 'buy': {
      const card = text(shortCard(context, offeredAt(view, slot) as CardId))
      const price = priceAt(view, slot) ?? 0
      return slot === FROM_DISCARD
        ? t('text.act-buy-discard', { card, price })
        : t('text.act-buy', { card, price, slot: SLOTS - slot })
    }
    case 'play':
      return used === undefined ? what : t('text.act-play', used)
    case 'use':
      return used === undefined ? what : t('text.act-use', used)
    case 'resolve':
      return used === undefined ? what : t('text.act-resolve', used)
    case 'build':
      return t('text.act-build', { number, goal: view.seats[table.seat]?.goal ?? 0 })
    case 'build with help':
      return t('text.act-help', { number })
    case 'take inventory':
      return t('text.act-inventory')
    case 'pass':
      return t(ask === 'last' ? 'text.act-end' : 'text.act-pass')
  }
}

/** A card, and where it is unless that goes without saying. */
function cardLabel(context: TextContext, card: CardId, place: Place | undefined): string {
  const { t, table } = context
  const { view } = table.match
  const isOwn = place !== undefined && place.seat === view.seat
  const isInHand = isOwn && place.zone === 'hand' && place.at >= 0
  const facts = isInHand ? { value: view.values[place.at], id: handId(view, view.seat, place.at) } : {}
  const said = text(fullCard(context, card, facts))
  if (place === undefined || isInHand || place.zone === 'market' || place.zone === 'aside') return said
  if (place.seat >= 0 && !isOwn) return t('text.lies-with', { card: said, who: table.nameOf(place.seat) })
  return t('text.lies-in', { card: said, where: t.any(`table.zone-${place.zone.replaceAll(' ', '-')}`) })
}

function paymentLabel(context: TextContext, { pays, sum }: Payment, { ask }: DecisionView): string {
  const { t, table } = context
  const { act, view } = table.match
  const cards = text(sayUses(context, pays))
  const price = ask === 'pay' && act?.do === 'buy' ? priceAt(view, act.slot ?? 0) : undefined
  const over = price === undefined ? 0 : sum - price
  return over > 0 ? t('text.pays-over', { cards, sum, over }) : t('text.pays', { cards, sum })
}

function stackLabel(context: TextContext, { stack }: StackOption): string {
  const { t } = context
  const parts = stack.map((part) => {
    const card = sayUse(context, part)
    if (part.from === 'hand' || part.from === 'market') return card
    if (part.from === 'teammate') return t('text.lies-in', { card: text(card), where: t('table.partner') })
    return t('text.lies-in', { card: text(card), where: t.any(`table.zone-${part.from.replaceAll(' ', '-')}`) })
  })
  return text(t.list(parts))
}

/** The numbers of a list, spelled out where one is refused. */
export const numbersOf = ({ items, usual }: Menu): number[] =>
  [...(usual === undefined ? [] : [usual]), ...items].map(({ number }) => number)
