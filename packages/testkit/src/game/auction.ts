/**
 * Auction, a small game of our own for tests, with hidden hands and a die. Two to four seats hold four cards each.
 * Three times each seat lays one card or two face down; then all are shown, and the highest sum wins the number on a
 * die, unless two are equally high.
 */
import type { Chance, Decision, GameDefinition, GameTypes, Position } from '@merchants/tabletop'
import { advance, isRefusal, object, roll, shuffle, Unanswered, Unreadable, whole } from '@merchants/tabletop'

const ROUNDS = 3
const HAND = 4
const DIE = [1, 2, 3, 4, 5, 6]

/** A card, or one that a viewer does not know. */
type Card = number | '?'

interface State {
  hands: number[][]
  bids: number[][]
  shown: number[]
  unused: number[]
  points: number[]
  round: number
  seat: number
  chance: Chance
}

interface Event {
  readonly what: 'laid' | 'showed' | 'won'
  readonly seat: number
  readonly cards: readonly Card[]
}

interface View extends Pick<State, 'shown' | 'points' | 'round' | 'seat'> {
  readonly hands: readonly (readonly Card[])[]
  readonly bids: readonly (readonly Card[])[]
  readonly decision: Decision<number> | undefined
  readonly waitsFor: number | undefined
}

export interface Auction extends GameTypes {
  readonly setup: { readonly players: number }
  readonly state: State
  readonly decision: Decision<number>
  readonly event: Event
  readonly view: View
  readonly eventView: Event
  readonly act: { readonly bid: number }
}

const deckFor = (players: number): number[] => Array.from({ length: 5 * players }, (_, at) => at + 1)

function deal({ players }: Auction['setup'], chance: Chance): State {
  const unused = deckFor(players)
  shuffle(chance, unused)
  const hands = Array.from({ length: players }, () => unused.splice(-HAND))
  const bids = hands.map((): number[] => [])
  return { hands, bids, shown: [], unused, points: hands.map(() => 0), round: 1, seat: 0, chance }
}

/** One seat's bid; after the last one all are shown. */
const step: GameDefinition<Auction>['step'] = (state, decider, tell, learned) => {
  const { hands, bids, seat, points } = state
  const hand = hands[seat] as number[]
  for (const ask of hand.length > 1 ? ['bid', 'raise'] : hand.length > 0 ? ['bid'] : []) {
    const joins = ask === 'raise'
    const decision = { seat, ask, options: hand.slice(), min: joins ? 0 : 1, max: 1, ordered: false, joins }
    const answer = decider(decision)
    if (answer === undefined) throw new Unanswered(decision)
    const cards = hand.splice(answer[0] ?? hand.length, 1)
    bids[seat]?.push(...cards)
    tell?.({ what: 'laid', seat, cards })
  }
  state.seat = (seat + 1) % hands.length
  if (state.seat > 0) return
  learned?.()
  const sums = bids.map((cards) => cards.reduce((sum, card) => sum + card, 0))
  const best = sums.indexOf(Math.max(...sums))
  bids.forEach((cards, each) => tell?.({ what: 'showed', seat: each, cards: cards.slice() }))
  if (sums.lastIndexOf(sums[best] as number) === best) points[best] = (points[best] ?? 0) + roll(state.chance, DIE)
  tell?.({ what: 'won', seat: best, cards: [] })
  for (const cards of bids) state.shown.push(...cards.splice(0))
  state.round += 1
}

const seen = (piles: readonly (readonly number[])[], viewer: number): Card[][] =>
  piles.map((pile, seat) => pile.map((card) => (seat === viewer ? card : '?')))

/** Other cards wherever this viewer sees none. */
function guess({ hands, bids, shown, points, round, seat }: View, chance: Chance): State {
  const known = new Set<Card>([...hands.flat(), ...bids.flat(), ...shown])
  const unused = deckFor(hands.length).filter((card) => !known.has(card))
  shuffle(chance, unused)
  const fill = (piles: View['hands']): number[][] =>
    piles.map((pile) => pile.map((card) => (card === '?' ? (unused.pop() as number) : card)))
  return { hands: fill(hands), bids: fill(bids), shown: [...shown], unused, points: [...points], round, seat, chance }
}

/** `p1 bid 7`, or `p1 bid 7,3`. */
const playLine: GameDefinition<Auction>['moves']['playLine'] = (history, text) => {
  const [, seat = '', first, second] = /^p([1-4]) bid (\d+)(?:,(\d+))?$/.exec(text) ?? []
  if (first === undefined) throw new Unreadable('move', text, 'a bid such as p1 bid 7,3')
  const { decision } = history.pause
  if (decision?.seat !== Number(seat) - 1) return { key: 'not-your-turn', facts: { seat } }
  const bid = advance(auction, history, [decision.options.indexOf(Number(first))])
  if (isRefusal(bid) || !bid.pause.decision?.joins) return bid
  return advance(auction, bid, second === undefined ? [] : [bid.pause.decision.options.indexOf(Number(second))])
}

export const auction: GameDefinition<Auction> = {
  name: 'auction',
  versions: { first: 1, current: 1 },
  clone: (state) => structuredClone(state),
  isOver: ({ round }) => round > ROUNDS,
  step,
  setup: {
    read: (json) => ({ players: whole(object(json, 'setup')['players'], 'players', 2, 4) }),
    write: ({ players }) => ({ players }),
    whyNot: ({ players }) => (players < 2 || players > 4 ? { key: 'wrong-players', facts: { players } } : undefined),
    seats: ({ players }) => players,
    players: ({ players }) => players,
  },
  deal,
  view({ now, decision: open }, viewer) {
    const { shown, points, round, seat } = now
    const decision = open?.seat === viewer ? open : undefined
    const [hands, bids] = [seen(now.hands, viewer), seen(now.bids, viewer)]
    return { hands, bids, shown, points, round, seat, decision, waitsFor: open?.seat }
  },
  viewEvent: ({ what, seat, cards }, viewer) =>
    what === 'laid' && seat !== viewer ? { what, seat, cards: cards.map(() => '?') } : { what, seat, cards },
  reveal: { view: ({ now }) => ({ ...now, decision: undefined, waitsFor: undefined }), event: (event) => event },
  guess,
  isOpen: ({ decision }) => decision?.joins !== true,
  mayBeReactedTo: () => false,
  automaticAnswer: ({ options, min }) => (options.length === min ? [0] : undefined),
  winners: ({ points }) => points.flatMap((each, seat) => (each === Math.max(...points) ? [seat] : [])),
  actUnderWay: ({ pause: { decision, now } }) =>
    decision?.joins ? { bid: now.bids[decision.seat]?.[0] as number } : undefined,
  moves: {
    continuesLine: ([first], { joins, seat }) => joins && first.decision.seat === seat,
    writeLine: (line) => {
      const cards = line.flatMap(({ decision, answer }) => answer.map((at) => decision.options[at]))
      return `p${line[0].decision.seat + 1} bid ${cards.join()}`
    },
    playLine,
    legal: ({ pause: { decision } }) =>
      decision?.options.flatMap((one) => (decision.joins ? [] : `p${decision.seat + 1} bid ${one}`)) ?? [],
    explain: ({ key, facts }) => `${key} ${JSON.stringify(facts)}`,
  },
  words: { question: ({ ask }) => ask, option: ({ options }, at) => String(options[at]) },
  storage: { write: (position) => JSON.stringify(position), read: (text) => JSON.parse(text) as Position<State> },
}
