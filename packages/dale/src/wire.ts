/** How Dale's views are sent. The writer writes the parts that all views of one moment share only once. */
import type { WireDefinition } from '@merchants/tabletop'
import type { Deck } from './card.ts'
import { unseen } from './view.ts'
import type { SeatView, CardView, View } from './view.ts'

const SHAPES: readonly (readonly string[])[] = [
  // Events.
  'zone seat at',
  'what card from to',
  'what seat turn',
  'what seat card price',
  'what seat cards stack',
  'what seat card as',
  'what seat card as after',
  'what seat card',
  'what seat number',
  'what seat',
  // Questions.
  'ask kind options places min max ordered',
  'ask about kind options places min max ordered',
  'ask kind options places',
  'do slot',
  'do use',
  'card as value',
  'card as value from',
  'pays sum',
  'seat place',
  // Of a view.
  'active turn seats market marketDeck marketHolds prices waitsFor',
  'active turn seats market marketDeck marketHolds prices decision waitsFor',
  'active turn seats market marketDeck marketHolds prices values waitsFor decision',
  'active turn seats market marketDeck marketHolds waitsFor',
  'active turn seats stalls waitsFor',
  'active turn seats stalls waitsFor decision',
  'active turn seats stalls decision waitsFor',
  'active turn seats stalls values waitsFor decision',
  'active phase turn waitsFor decision',
  'phase seats market marketDeck marketHolds prices values decision',
  'phase seats stalls values decision',
  // Of a seat.
  'hand deck holds discardPile',
  'hand deck holds goal',
  'hand deck holds discardPile goal',
  'hand deck holds',
  'hand deck goal',
  'deck holds goal',
].map((names) => names.split(' '))

export const wire: WireDefinition<View> = {
  shapes: SHAPES,
  viewWriter: () => {
    let open: OpenText | undefined
    return (view) => {
      if (open === undefined || !isAlike(open.of, view)) open = openText(view)
      return viewText(view, open)
    }
  },
}

/** A field that is left out if there is nothing to say. */
function field(name: string, value: object | number | undefined): string {
  if (value === undefined) return ''
  return `,"${name}":${typeof value === 'number' ? value : JSON.stringify(value)}`
}

/** The public part, identical in all views of one moment. */
interface OpenText {
  readonly of: View
  readonly head: string
  /** Of each seat. */
  readonly seats: readonly string[]
  readonly stalls: string
  readonly marketDiscard: string
  readonly marks: string
}

const OPEN = [
  'rules',
  'decks',
  'teams',
  'active',
  'phase',
  'turn',
  'winners',
  'stalls',
  'market',
  'marketDiscard',
  'valueChanges',
  'used',
  'copies',
  'declined',
] as const

/** Viewers share text only for parts that are identical. */
const isAlike = (one: View, other: View): boolean =>
  OPEN.every((name) => one[name] === other[name]) &&
  other.seats.every(({ discardPile, schedule }, at) => {
    const seat = one.seats[at]
    return seat?.discardPile === discardPile && seat.schedule === schedule
  })

function openText(view: View): OpenText {
  const { rules, decks, teams, active, phase, turn, winners } = view
  const { stalls, market, marketDiscard, valueChanges, used, copies, declined } = view
  return {
    of: view,
    head: `"rules":${rules},"decks":${list(decks)},"teams":${teams},"active":${active},"phase":"${phase}","turn":${turn},"winners":[${winners.join()}]`,
    seats: view.seats.map(({ discardPile, schedule, stall, goal }) => {
      const piles = `"discardPile":${list(discardPile)},"schedule":${json(schedule)}`
      return `${piles},"stall":${stall},"goal":${goal}`
    }),
    stalls: `"stalls":${json(stalls)},"market":${json(market)}`,
    marketDiscard: list(marketDiscard),
    marks: `"valueChanges":${json(valueChanges)},"used":${json(used)},"copies":${json(copies)},"declined":${json(declined)}`,
  }
}

/** Most lists are empty. */
const json = (value: readonly unknown[]): string => (value.length === 0 ? '[]' : JSON.stringify(value))

function viewText(view: View, open: OpenText): string {
  const { seat, marketDeck, marketHolds, aside, values, decision, waitsFor } = view
  const seats = view.seats.map((each, at) => `{${hidden(each)},${open.seats[at]}}`).join()
  const market = `"marketDeck":${list(marketDeck)},"marketHolds":${list(marketHolds)},"marketDiscard":${open.marketDiscard}`
  const costs = `"prices":${json(view.prices)},"surcharges":${json(view.surcharges)},"lastStack":${view.lastStack}`
  const own = `"values":[${values.join()}]${field('decision', decision)}${field('waitsFor', waitsFor)}`
  return `{"seat":${seat},${open.head},"seats":[${seats}],${open.stalls},${market},${costs},"aside":${list(aside)},${open.marks},${own}}`
}

const hidden = ({ hand, deck, holds }: SeatView): string =>
  `"hand":${list(hand)},"deck":${list(deck)},"holds":${list(holds)}`

/** The names of cards and decks need no escapes. */
function list(cards: readonly (CardView | Deck)[]): string {
  const { length } = cards
  if (length === 0) return '[]'
  return cards === unseen(length) ? (UNSEEN[length] ??= written(cards)) : written(cards)
}

const written = (cards: readonly string[]): string => `["${cards.join('","')}"]`
const UNSEEN: string[] = []
