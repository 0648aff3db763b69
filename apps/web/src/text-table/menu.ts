/** The question at hand as a numbered list. Knows no rule: it says the engine's options in words. */
import type { CardId, DecisionView, OptionView, UseView } from '@merchants/dale'
import { FROM_DISCARD, isOrder, isOrderOfPile, stallOf } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import type { ActView } from '../sight.ts'
import type { Payment, StackOption } from '../table/choosing.ts'
import { offeredAt, priceAt } from '../table/prices.ts'
import type { Telling } from './lines.ts'
import { SLOTS } from './lines.ts'
import { fullCard, handId, sayCards, sayUse, sayUses, shortCard } from './say-card.ts'

export interface Item {
  /** What is typed for it. */
  readonly number: number
  readonly label: string
  readonly answer: Answer
}

export interface Menu {
  /** What is asked, where the list asks for less than the engine does. */
  readonly question: string | undefined
  /** Options, without the one that declines or takes all as listed. */
  readonly items: readonly Item[]
  /** The item with number 0: to choose none, or all as they are listed. */
  readonly usual: Item | undefined
  readonly min: number
  readonly max: number
  /** Who gets the first card chosen, the second, and so on. */
  readonly receivers: readonly number[] | undefined
}

export function menuOf(telling: Telling): Menu | undefined {
  const { decision } = telling.table.sight.view
  if (decision === undefined) return undefined
  const { min, max, receivers } = decision
  const usual = usualItem(telling, decision)
  if (!isOrderOfPile(decision))
    return { question: undefined, items: itemsOf(telling, decision), usual, min, max, receivers }
  const question = telling.t('text.which-on-top')
  return { question, items: topItems(telling, decision), usual, min: 1, max: 1, receivers }
}

/** Of cards that go to a pile together only the one that ends on top matters; a written move can say more. */
function topItems(telling: Telling, { options }: DecisionView): Item[] {
  const cards = options as readonly CardId[]
  return [...new Set(cards)].map((card, at) => {
    const top = cards.indexOf(card)
    const others = [...cards.keys()].filter((place) => place !== top)
    return { number: at + 1, label: text(fullCard(telling, card)), answer: [...others, top] }
  })
}

/** Acts are listed by what matters most, payments by what costs least; what reads the same is listed once. */
function itemsOf(telling: Telling, decision: DecisionView): Item[] {
  const { options, max, kind } = decision
  const places = options.map((_, at) => at)
  const order =
    kind === 'acts'
      ? places.toSorted((a, b) => rank(options[a]) - rank(options[b]))
      : kind === 'payments'
        ? places.toSorted((a, b) => cost(options[a]) - cost(options[b]))
        : places
  const items: Item[] = []
  const listed = new Set<string>()
  for (const at of order) {
    const label = labelOf(telling, decision, at)
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
function rank(option: OptionView | undefined): number {
  const { do: what, slot } = option as ActView
  return 10 * RANKS.indexOf(what) + SLOTS - (slot ?? 0)
}

function cost(option: OptionView | undefined): number {
  const { pays, sum } = option as Payment
  return sum + 3 * pays.reduce((total, { card, value }) => total + (card === 'junk' ? 0 : value), 0)
}

/** Where a number is asked for, that number is typed; it may be 0, as no such question can be declined. */
function numberOf({ kind, ask, options }: DecisionView, at: number): number | undefined {
  if (kind !== 'numbers') return undefined
  const number = options[at] as number
  return ask === 'to slot' ? SLOTS - number : number
}

function usualItem({ t }: Telling, decision: DecisionView): Item | undefined {
  const { min, options, ask, kind } = decision
  if (kind === 'numbers') return undefined
  if (isOrder(decision) && options.length > 1 && decision.receivers === undefined)
    return { number: 0, label: t('text.as-listed'), answer: options.map((_, at) => at) }
  if (min > 0) return undefined
  return { number: 0, label: t(ask === 'react' ? 'text.no-reaction' : 'text.none'), answer: [] }
}

function labelOf(telling: Telling, decision: DecisionView, at: number): string {
  const { t, table } = telling
  const { kind, ask } = decision
  const option = decision.options[at] as OptionView
  switch (kind) {
    case 'acts':
      return actLabel(telling, option as ActView, ask)
    case 'cards':
    case 'slots':
      return option === 'empty slot' ? t('asks.empty-slot') : cardLabel(telling, decision, at)
    case 'uses': {
      const card = text(sayUse(telling, option as UseView))
      return ask === 'react' ? t('text.react', { card }) : card
    }
    case 'payments':
      return paymentLabel(telling, option as Payment, decision)
    case 'stacks':
      return stackLabel(telling, option as StackOption)
    case 'names':
      return text(sayCards(telling, [option as CardId]))
    case 'helpings':
      return text(sayCards(telling, option as readonly CardId[]))
    case 'seats':
      return table.nameOf(option as number)
    case 'numbers':
      return ask === 'to slot'
        ? t('text.slot-number', { slot: SLOTS - (option as number), cost: option as number })
        : t.number(option as number)
    case 'yes or no':
      return t(option === true ? 'asks.yes' : 'asks.no')
    case 'sides': {
      const { seat, seats } = table.sight.view
      const neighbour = (seat + (option === 'left' ? 1 : seats.length - 1)) % seats.length
      return t(option === 'left' ? 'table.left' : 'table.right', { who: table.nameOf(neighbour) })
    }
  }
}

/** Labels stand on buttons, so names in them are plain text. */
const text = (said: unknown): string => said as string

function actLabel(telling: Telling, { do: what, slot = 0, use }: ActView, ask: DecisionView['ask']): string {
  const { t, table } = telling
  const { view } = table.sight
  const number = stallOf(view, table.seat).length + 1
  const used = use === undefined ? undefined : { card: text(sayUse(telling, use)), text: telling.text(use.as) }
  switch (what) {
    case 'buy': {
      const card = text(shortCard(telling, offeredAt(view, slot) as CardId))
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

/** A card, and where it lies unless that goes without saying. */
function cardLabel(telling: Telling, { options, places }: DecisionView, at: number): string {
  const { t, table } = telling
  const { view } = table.sight
  const card = options[at] as CardId
  const place = places[at]?.[0]
  const isOwn = place !== undefined && place.seat === view.seat
  const isInHand = isOwn && place.zone === 'hand' && place.at >= 0
  const facts = isInHand ? { value: view.values[place.at], id: handId(view, view.seat, place.at) } : {}
  const said = text(fullCard(telling, card, facts))
  if (place === undefined || isInHand || place.zone === 'market' || place.zone === 'aside') return said
  if (place.seat >= 0 && !isOwn) return t('text.lies-with', { card: said, who: table.nameOf(place.seat) })
  return t('text.lies-in', { card: said, where: t.any(`table.zone-${place.zone.replaceAll(' ', '-')}`) })
}

function paymentLabel(telling: Telling, { pays, sum }: Payment, { ask }: DecisionView): string {
  const { t, table } = telling
  const { act, view } = table.sight
  const cards = text(sayUses(telling, pays))
  const price = ask === 'pay' && act?.do === 'buy' ? priceAt(view, act.slot ?? 0) : undefined
  const over = price === undefined ? 0 : sum - price
  return over > 0 ? t('text.pays-over', { cards, sum, over }) : t('text.pays', { cards, sum })
}

function stackLabel(telling: Telling, { stack }: StackOption): string {
  const { t } = telling
  const parts = stack.map((part) => {
    const card = sayUse(telling, part)
    if (part.from === 'hand' || part.from === 'market') return card
    if (part.from === 'teammate') return t('text.lies-in', { card: text(card), where: t('table.partner') })
    return t('text.lies-in', { card: text(card), where: t.any(`table.zone-${part.from.replaceAll(' ', '-')}`) })
  })
  return text(t.list(parts))
}

/** The numbers of a list, spelled out where one is refused. */
export const numbersOf = ({ items, usual }: Menu): number[] =>
  [...(usual === undefined ? [] : [usual]), ...items].map(({ number }) => number)
