/** Two games that differ only in cards which given eyes may not know, and what those eyes may know of a moment. */
import type { CardId, CardType, DaleHistory, Deck, Event, Seat, Setup, State } from '@merchants/dale'
import { Card, clone, DECKS, decksNeeded, isSecret, newGame, playOut, SPECTATOR } from '@merchants/dale'
import type { Chance } from '@merchants/tabletop'
import { below, fastChance, randomPlayer, shuffle } from '@merchants/tabletop'

/** One for each of the two games. */
export type Both<T> = readonly [T, T]

/** Seats that look; nobody's is the eyes of all who watch. */
export type Watching = readonly number[]

/** A random game of these decks and others at the start of some turn; all numbers of players in turn, the last in teams. */
export function midGame(seed: number, wanted: readonly Deck[]): State {
  const teams = seed % 4 === 3
  const players = teams ? 4 : 2 + (seed % 4)
  const others = DECKS.filter((deck) => !wanted.includes(deck))
  shuffle(fastChance(seed * 7919 + 13), others)
  const decks = [...wanted, ...others].slice(0, decksNeeded(players, teams))
  const setup: Setup = { players, teams, decks, starter: seed % players }
  const state = newGame(setup, fastChance(seed))
  playOut(state, randomPlayer(fastChance(seed)), 3 + ((seed * 13) % 40))
  return state.phase === 'over' ? midGame(seed + 4, wanted) : state
}

/**
 * A young game and its twin, where two seats hold a card that reacts to what others do: one in the hand and the other in the
 * deck, and in the twin the other way round. So somebody else is asked in secret, and nobody else may notice.
 */
export function pondering(seed: number, eye: number): Both<State> {
  const players = 3 + (seed % 2)
  const decks = ['owls', 'beavers', 'raccoons', 'chameleons', 'foxes'] as const
  const here = newGame(
    { players, teams: false, decks: decks.slice(0, decksNeeded(players, false)), starter: eye },
    fastChance(seed),
  )
  const [one, other] = here.seats.filter((_, seat) => seat !== eye) as [Seat, Seat]
  const reactions = REACTIONS.filter((id) => spotsOf(here.marketDeck, (type) => type.id === id).length > 1)
  const reacts = (pile: Card[], id: CardId): Spot => spotsOf(pile, (type) => type.id === id)[0] as Spot
  const plain = (pile: Card[]): Spot => spotsOf(pile, ({ reaction }) => reaction === undefined)[0] as Spot
  for (const id of reactions) {
    for (const pile of [one.hand, other.deck]) exchange(reacts(here.marketDeck, id), plain(pile))
  }
  const there = clone(here)
  const [same, another] = there.seats.filter((_, seat) => seat !== eye) as [Seat, Seat]
  for (const id of reactions) {
    exchange(reacts(same.hand, id), plain(same.deck))
    exchange(reacts(another.deck, id), plain(another.hand))
  }
  return [here, there]
}

/** To purchases, and to techniques. */
const REACTIONS: readonly CardId[] = ['owls-4', 'owls-2']

const spotsOf = (pile: Card[], fits: (type: CardType) => boolean): Spot[] =>
  [...pile.keys()].flatMap((at) => (fits((pile[at] as Card).type) ? [{ pile, at }] : []))

/** A card in a pile. */
interface Spot {
  readonly pile: Card[]
  readonly at: number
}

/** These lie on top of the market deck: all will see them soon. */
const SOON = 6

/** The same game with other cards where these seats, and those who watch, cannot tell. What they draw soon stays. */
export function elsewhere(state: State, eyes: Watching, chance: Chance): State {
  const twin = clone(state)
  const alike = new Map<string, Spot[]>()
  const add = (pile: Card[], holder: string, last = pile.length): void => {
    for (let at = 0; at < last; at++) {
      const known = twin.known[(pile[at] as Card).id] as number
      if (knows(known, eyes, 0)) continue
      const name = eyes.map((seat) => knows(known, [seat], 4)).join() + (knows(known, eyes, 4) ? holder : '')
      alike.set(name, [...(alike.get(name) ?? []), { pile, at }])
    }
  }
  twin.seats.forEach(({ hand, deck }, seat) => {
    if (eyes.includes(seat)) return
    add(hand, `p${seat}`)
    add(deck, `p${seat}`)
  })
  add(twin.marketDeck, 'market', Math.max(0, twin.marketDeck.length - SOON))
  for (const spots of alike.values()) {
    for (let times = 0; times < 4; times++) exchange(pick(chance, spots), pick(chance, spots))
  }
  return twin
}

/** Whether any of these seats, or everybody, knows the place (from bit 0) or the holder (from bit 4) of a card. */
const knows = (known: number, eyes: Watching, from: number): boolean =>
  eyes.length === 0 ? ((known >> from) & 0xf) === 0xf : eyes.some((seat) => ((known >> (from + seat)) & 1) === 1)

const pick = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)] as T

/** What is known of a place stays with the place: only the kinds change. */
function exchange(one: Spot, other: Spot): void {
  const [here, there] = [one.pile[one.at] as Card, other.pile[other.at] as Card]
  one.pile[one.at] = new Card(here.id, there.type)
  other.pile[other.at] = new Card(there.id, here.type)
}

/**
 * Everything that these eyes may know of a moment and of what led to it, told here anew from the cards themselves and with
 * nothing of the code that makes views: two games go on alike only where these are the same.
 */
export function knowable({ pause }: DaleHistory, news: readonly (readonly Event[])[], eyes: Watching): string {
  const { now, decision } = pause
  const { phase, turn, active, winners } = now
  const asked = decision && (isSecret(decision) && !eyes.includes(decision.seat) ? 'secret' : decision.seat)
  const told = [[], ...eyes.map((seat) => [seat])].map((each) => [
    pilesFor(now, each),
    news.map((events) => events.flatMap((event) => eventFor(event, each))),
  ])
  return JSON.stringify([phase, turn, active, winners, asked ?? SPECTATOR, marks(now), told])
}

const idOf = ({ type }: Card): string => type.id

function pilesFor({ known, seats, marketDeck, aside }: State, eyes: Watching): unknown {
  const isKnown = ({ id }: Card, from: number): boolean => knows(known[id] as number, eyes, from)
  const seen = (pile: readonly Card[]): unknown => pile.map((card) => (isKnown(card, 0) ? idOf(card) : '?'))
  const held = (pile: readonly Card[]): unknown =>
    pile
      .filter((card) => isKnown(card, 4))
      .map(idOf)
      .toSorted()
  const hidden = seats.map(({ hand, deck }) => [seen(hand), seen(deck), held([...hand, ...deck])])
  return [hidden, seen(marketDeck), held(marketDeck), seen(aside)]
}

/** Cards on which something lies that all see, by their places. */
function marks({ seats, used, copies, valueChanges }: State): unknown {
  const placeOf = (card: Card | undefined): unknown => card && seats.map(({ hand }) => hand.indexOf(card))
  return [
    used.map(placeOf),
    copies.map(({ card, as, links }) => [placeOf(card), as.id, links.map(({ model }) => idOf(model))]),
    valueChanges.map(({ change, amount, card }) => [change, amount, placeOf(card)]),
  ]
}

function eventFor(event: Event, eyes: Watching): unknown[] {
  if (event.what === 'not asked') return []
  const { isSeen, ...told } = seenBy(event, eyes)
  const named = (_: string, value: unknown): unknown => {
    if (value instanceof Card) return isSeen ? idOf(value) : '?'
    return typeof value === 'object' && value !== null && 'copies' in value ? (value as { id?: string }).id : value
  }
  return [JSON.stringify(told, named)]
}

function seenBy(event: Event, eyes: Watching): { readonly isSeen: boolean; readonly [fact: string]: unknown } {
  if (event.what === 'looked') {
    return { ...event, isSeen: eyes.includes(event.seat) || eyes.includes(event.other) }
  }
  if (event.what !== 'moved') return { ...event, isSeen: true }
  const { seers, from, ...others } = event
  const isSeen = eyes.length === 0 ? seers === 0xff : eyes.some((seat) => ((seers >> seat) & 1) === 1)
  return { ...others, from: isSeen ? from : { ...from, at: SPECTATOR }, isSeen }
}
