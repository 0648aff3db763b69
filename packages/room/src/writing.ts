/** Sights as text, letter for letter what JSON.stringify makes of them: what several sights share is written once. */
import type { Deck, SeatView, Seen, View } from '@merchants/dale'
import { unseen } from '@merchants/dale'
import type { Compared, SightMessage, SightState } from '@merchants/protocol'
import { diff, packer } from '@merchants/protocol'
import { sightsOf } from './door.ts'
import type { Room } from './room.ts'
import type { Eyes } from './sent.ts'
import { SHAPES } from './shapes.ts'

/** A sight as it can be sent. */
export interface SightText {
  /** What the next sight is compared with. */
  readonly state: SightState
  /** All of it. */
  readonly whole: () => string
  /** Only what has changed since what the same eyes were sent before. */
  readonly since: (before: SightState) => string
}

/** What all who look at this moment are sent. */
export function sightTextsOf(room: Room): (eyes: Eyes, sent: number) => SightText | undefined {
  const sightFor = sightsOf(room)
  const once = writer()
  const compared: Compared = new Map()
  const written = new Map<object, string>()
  let open: OpenText | undefined
  return (eyes, sent) => {
    const seen = sightFor(eyes, sent)
    if (seen === undefined) return undefined
    const { is: _, log, ...state } = seen
    return {
      state,
      whole: () => {
        const { view } = seen
        if (open === undefined || !isAlike(open.of, view)) open = openText(view)
        return sightText(seen, viewText(view, open), once)
      },
      since: (before) => {
        const change = diff(before, state, compared) ?? {}
        return `{"is":"diff","sight":${pack(change, written)},"log":${pack(log, written)}}`
      },
    }
  }
}

const pack = packer(SHAPES)

type Write = (value: object) => string

/** Writes each thing once that comes again: sights of one moment share theirs. */
function writer(): Write {
  const written = new Map<object, string>()
  return (value) => {
    const text = written.get(value) ?? JSON.stringify(value)
    written.set(value, text)
    return text
  }
}

function sightText(sight: SightMessage, view: string, once: Write): string {
  const { game, question, from, log, news, step, act, whyNoUndo, curtain } = sight
  const head = `{"is":"sight","game":${game},"question":${question},"from":${from},"log":${once(log)},"news":${news}`
  const undo = whyNoUndo === undefined ? '' : `,"whyNoUndo":${once(whyNoUndo)}`
  return `${head},"step":${step},"view":${view}${field('act', act)}${undo}${field('curtain', curtain)}}`
}

/** A field that is left out if there is nothing to say. */
function field(name: string, value: object | number | undefined): string {
  if (value === undefined) return ''
  return `,"${name}":${typeof value === 'number' ? value : JSON.stringify(value)}`
}

/** What lies open to all, and is the very same in every view of one moment. */
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

/** Nobody is sent what another sees unless it is the very same thing. */
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
function list(cards: readonly (Seen | Deck)[]): string {
  const { length } = cards
  if (length === 0) return '[]'
  return cards === unseen(length) ? (UNSEEN[length] ??= written(cards)) : written(cards)
}

const written = (cards: readonly string[]): string => `["${cards.join('","')}"]`
const UNSEEN: string[] = []
