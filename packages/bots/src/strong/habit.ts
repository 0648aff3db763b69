/**
 * Answers any question on a full state by habit, in a few microseconds. All seats play on like this in a world that a level looks
 * ahead in. It looks at nothing that the asked seat does not see, but for what its own deck holds, in no order.
 */
import type { Ask, Card, CardId, DaleDecision, Kind, Payment, Stack, State, Use } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { DISPENSABLE } from '../move-decisions.ts'
import { ActScores } from './act-scores.ts'
import { Affairs } from './affairs.ts'
import { requestsOf } from './requests.ts'

const ALWAYS = Number.NEGATIVE_INFINITY
const NEVER = Infinity

/** Cards that go onto another player's deck, and those that come out of one. */
const GOES_TO_OTHERS: readonly (CardId | undefined)[] = ['raccoons-3', 'crocodiles-4']
const COMES_FROM_OTHERS: CardId = 'raccoons-5a'

type Handler = (habit: Habit, decision: DaleDecision) => Answer

const asTheyLie: Handler = (_, { options }) => options.map((__, at) => at)
const asMany: Handler = (_, { max }) => Array.from({ length: max }, (__, at) => at)
const fewest: Handler = (_, { min }) => Array.from({ length: min }, (__, at) => at)
const mostWanted =
  (good: number, isOwn = true): Handler =>
  (habit, decision) =>
    habit.best(decision, (card: Card) => habit.affairs.wantNow(card.type, isOwn), good)
const leastNeeded: Handler = (habit, decision) => {
  habit.affairs.reckon()
  return habit.best(decision, (card: Card) => -habit.affairs.needOf(card))
}

const HANDLERS: Readonly<Partial<Record<Ask, Handler>>> = {
  'order stack': asTheyLie,
  'order spent': asTheyLie,
  'order paid': asTheyLie,
  arrange: asTheyLie,
  'to slot': fewest,
  side: fewest,
  'keep paid': asMany,
  'throw paid': asMany,
  fuel: fewest,
  'ask for': fewest,
  pay: (habit, decision) => habit.best(decision, habit.reckoned().costOf),
  'spend on stack': (habit, decision) => habit.best(decision, habit.reckoned().costOf),
  stack: (habit, decision) => habit.best(decision, habit.worthOf),
  inventory: (habit) => habit.dispensable(),
  'own part': ({ affairs }) => requestsOf(affairs.state, affairs.seat)[0] ?? [],
  help: (habit, decision) => habit.best(decision, habit.reckoned().lossOf, ALWAYS),
  'paid on deck': mostWanted(4),
  'take first': mostWanted(1, false),
  spend: leastNeeded,
  discard: leastNeeded,
  give: leastNeeded,
  'give in exchange': leastNeeded,
  take: (habit, decision) => {
    const isFetchingJunk = (decision as DaleDecision<'cards'>).options.every(({ type }) => type.set < 0)
    return mostWanted(isFetchingJunk ? ALWAYS : 2)(habit, decision)
  },
  'throw away': (habit, decision) => {
    if (decision.about?.id === COMES_FROM_OTHERS) return habit.best(decision, ({ type }: Card) => type.value)
    habit.affairs.reckon()
    const loss = (card: Card): number => habit.affairs.needOf(card) + habit.affairs.want(card.type, true)
    return habit.best(decision, (card: Card) => (card.type.set < 0 ? 1 : -loss(card)), 0)
  },
  'place on deck': (habit, decision) =>
    (GOES_TO_OTHERS.includes(decision.about?.id) ? leastNeeded : mostWanted(2))(habit, decision),
  'place under deck': mostWanted(NEVER),
  'take in exchange': mostWanted(NEVER),
  swap: mostWanted(NEVER),
  show: (habit, decision) => habit.best(decision, ({ type }: Card) => (type.set < 0 ? 0 : type.value)),
  distribute: (habit, decision) => habit.distribute(decision as DaleDecision<'cards'>),
  'choose player': (habit, { options }) => [options.indexOf(habit.leaderOf(options as readonly number[]))],
  'choose players': (habit, decision) =>
    habit.best(decision, (seat: number) => (habit.isOpponent(seat) ? habit.stacksOf(seat) : -1), 0),
  guess: (habit, decision) =>
    habit.best(decision, (value: number) => (decision.about?.id === 'polecats-4' ? -Math.abs(3.2 - value) : -value)),
  value: (habit, decision) => habit.best(decision, (value: number) => (value === habit.affairs.goal ? 10 : value)),
  'use it': (_, { about }) => [about?.id === 'foxes-1' ? 1 : 0],
  react: (habit, decision) => habit.best(decision, ({ as }: Use) => habit.gainOfReacting(as.id), 0.1),
  copy: (habit, decision) => habit.best(decision, ({ as }: Use) => habit.affairs.want(as, true), 0),
  'copy for hand size': (habit, decision) => habit.best(decision, ({ as }: Use) => habit.affairs.want(as, true), 0),
}

export class Habit {
  readonly affairs: Affairs
  private readonly acts: ActScores
  private readonly chance: Chance

  constructor(state: State, chance: Chance) {
    this.affairs = new Affairs(state)
    this.acts = new ActScores(this.affairs)
    this.chance = chance
  }

  /** The answer of a seat to what it is asked. */
  readonly answer = (state: State, decision: DaleDecision): Answer => {
    if (decision.kind === 'acts') return [this.acts.best(state, decision as DaleDecision<'acts'>, this.chance)]
    const { options, min, max, ask } = decision
    if (max === 0) return []
    const handler = min === max && min === options.length ? asTheyLie : (HANDLERS[ask] ?? fewest)
    this.affairs.look(state, decision.seat)
    const answer = handler(this, decision)
    return answer.length < min ? fewest(this, decision) : answer
  }

  looking(state: State, seat: number): this {
    this.affairs.look(state, seat)
    return this
  }

  reckoned(): this {
    this.affairs.reckon()
    return this
  }

  /** The places of the options with the best scores, best first; at least `min`, and more while the score is good. */
  best<K extends Kind, T>({ options, min, max }: DaleDecision<K>, score: (option: T) => number, good = NEVER): Answer {
    if (max === 1) {
      let best = 0
      let most = -Infinity
      for (let at = 0; at < options.length; at++) {
        const points = score(options[at] as T)
        if (points <= most) continue
        best = at
        most = points
      }
      return min === 1 || most >= good ? [best] : []
    }
    const scores = options.map((option) => score(option as T))
    const places = scores.map((_, at) => at).sort((a, b) => (scores[b] as number) - (scores[a] as number))
    return places.filter((at, rank) => rank < min || (rank < max && (scores[at] as number) >= good))
  }

  /** The points of cards that go into the teammate's stack. Those needed less are better. */
  readonly lossOf = (cards: readonly Card[]): number => {
    let points = 0
    for (const card of cards) points -= this.affairs.needOf(card)
    return points
  }

  /** The points of a payment. The less its cards are needed the better. */
  readonly costOf = ({ uses, sum }: Payment): number => {
    let points = -sum / 20
    for (let at = 0; at < uses.length; at++) {
      const { card } = uses[at] as Use
      points += card.type.set < 0 ? 0.1 : -this.affairs.needOf(card)
    }
    return points
  }

  /** The points of a stack. Cards for later stacks should stay, junk should go. */
  readonly worthOf = ({ parts }: Stack): number => {
    const { affairs } = this
    const later = Math.min(affairs.goal + 1, affairs.last)
    let points = 0
    for (const { card, from } of parts) {
      points -= from === 'market' ? 0 : card.type.set < 0 ? -1 : affairs.want(card.type, true, later)
    }
    return points
  }

  /** Cards to discard. If all are needed it is the one needed least, or a hand could stand still forever. */
  dispensable(): Answer {
    const { hand, need } = this.reckoned().affairs
    const places: number[] = []
    let least = 0
    for (let at = 0; at < hand.length; at++) {
      if ((need[at] as number) < DISPENSABLE) places.push(at)
      if ((need[at] as number) < (need[least] as number)) least = at
    }
    return places.length > 0 || hand.length === 0 ? places : [least]
  }

  /** The player's hand or deck gets the best card, the leading opponent the worst, the others what is left. */
  distribute({ options, receivers = [] }: DaleDecision<'cards'>): Answer {
    const { affairs } = this
    const points = options.map(({ type }) => affairs.wantNow(type, true))
    const left = points.map((_, at) => at).sort((a, b) => (points[b] as number) - (points[a] as number))
    const mine = receivers.includes(affairs.seat) ? left.shift() : undefined
    const others = receivers.filter((seat) => seat !== affairs.seat)
    const leader = others.length === 0 ? undefined : this.leaderOf(others)
    const worst = leader === undefined ? undefined : left.pop()
    return receivers.map((seat) => (seat === affairs.seat ? mine : seat === leader ? worst : left.shift()) as number)
  }

  isOpponent(seat: number): boolean {
    const { state, seat: own } = this.affairs
    return state.teams ? seat % 2 !== own % 2 : seat !== own
  }

  stacksOf(seat: number): number {
    const { stalls } = this.affairs.state
    return (stalls[seat % stalls.length] as Card[][]).length
  }

  /** Of these seats the opponent with most stacks. */
  leaderOf(seats: readonly number[]): number {
    const rank = (seat: number): number => (this.isOpponent(seat) ? this.stacksOf(seat) : -1)
    return seats.reduce((leader, seat) => (rank(seat) > rank(leader) ? seat : leader))
  }

  /** The gain of a reaction right now. Drawing a card and discarding one is always a gain. */
  gainOfReacting(reaction: CardId): number {
    const { affairs } = this
    const { deck, discardPile } = affairs.state.seats[affairs.seat] as State['seats'][number]
    const points = (cards: readonly Card[]): number[] => cards.map(({ type }) => affairs.wantNow(type, true))
    if (reaction === 'owls-2') return deck.some(({ type }) => type.set < 0) ? 1 : 0
    if (reaction === 'owls-3') return affairs.junkInHand > 0 ? 1 : 0
    if (reaction !== 'owls-5a' && reaction !== 'owls-5b') return 1
    const best = Math.max(0, ...points(discardPile))
    if (reaction === 'owls-5b') return best - 2
    return best - Math.min(...points(affairs.hand.filter(({ type }) => type.set >= 0)))
  }
}
