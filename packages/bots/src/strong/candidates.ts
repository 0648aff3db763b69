/** The answers to a question, or whole moves, that a searching player compares. */
import type { Card, DaleDecision, State, WholeMove } from '@merchants/dale'
import { viewDecision, wholeMoves } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import type { Habit } from './habit.ts'
import type { Candidate } from './halving.ts'
import { requestsOf } from './requests.ts'

/** Questions about an order, or that hardly matter: habit answers them. */
const BY_HABIT: ReadonlySet<string> = new Set([
  'start',
  'last',
  'next plan',
  'order paid',
  'order stack',
  'order spent',
  'arrange',
  'ask for',
  'fuel',
])

/** How many payments, stacks, selections and requests for help are worth a look. */
const PAYMENTS = 3
const STACKS = 4
const SELECTIONS = 24
const REQUESTS = 3
const COST_OF_PLAYING = 0.004
/** From this round on building gets more attractive every round, or two players with good cards would wait forever. */
const PATIENT_ROUNDS = 22
const IMPATIENCE = 0.03
/** Cards needed less than this may go with an inventory. */
const NEEDS = [2.5, 5, 9]

/** Of the payments for a card and of the stacks no more than `ways` each. */
export function candidatesFor(
  now: State,
  decision: DaleDecision,
  habit: Habit,
  isTired: boolean,
  ways = Infinity,
): readonly Candidate[] {
  const { ask, options, min, max } = decision
  if (BY_HABIT.has(ask) || (min === max && min === options.length)) return []
  if (decision.kind === 'acts') return ofMoves(now, decision, habit, isTired, ways)
  if (ask === 'pay') return best(decision, PAYMENTS, habit.looking(now, decision.seat).reckoned().costOf)
  if (ask === 'stack') return best(decision, STACKS, habit.looking(now, decision.seat).worthOf)
  if (ask === 'own part') return requests(now, decision.seat).map((answer) => only([answer]))
  if (ask === 'inventory') return inventories(now, decision.seat, habit).map((answer) => only([answer]))
  return selections(now, decision, habit)
}

const only = (answers: readonly Answer[]): Candidate => ({ answers, cost: 0 })

/** The options that habit likes best. */
function best<T>({ options }: DaleDecision, most: number, score: (option: T) => number): Candidate[] {
  const scores = options.map((option) => score(option as T))
  const places = scores.map((_, at) => at).sort((a, b) => (scores[b] as number) - (scores[a] as number))
  return places.slice(0, most).map((at) => only([[at]]))
}

/** Whole moves: of each purchase the cheapest payments, of the stacks the humblest, of the inventories a few. */
function ofMoves(now: State, decision: DaleDecision, habit: Habit, isTired: boolean, ways: number): Candidate[] {
  habit.looking(now, decision.seat).reckoned()
  const moves = wholeMoves(now, decision)
  const byAct = new Map<number, WholeMove[]>()
  for (const move of moves) {
    const at = move.answers[0]?.[0] as number
    const same = byAct.get(at)
    if (same === undefined) byAct.set(at, [move])
    else same.push(move)
  }
  return [...byAct].flatMap(([at, same]): Candidate[] => {
    const { act } = same[0] as WholeMove
    if (act.do === 'play') return isTired ? [] : [{ answers: [[at]], cost: COST_OF_PLAYING }]
    if (act.do === 'buy')
      return fewOf(same, Math.min(ways, PAYMENTS), ({ payment }) => (payment ? habit.costOf(payment) : 0))
    if (act.do === 'build') {
      const cost = -IMPATIENCE * Math.max(0, now.turn / now.seats.length - PATIENT_ROUNDS)
      return fewOf(same, Math.min(ways, STACKS), ({ stack }) => (stack ? habit.worthOf(stack) : 0)).map((each) => ({
        ...each,
        cost,
      }))
    }
    // The teammate is asked once a turn. Otherwise it would ask forever.
    if (act.do === 'build with help') {
      return now.declined.length > 0 ? [] : requests(now, decision.seat).map((answer) => only([[at], answer]))
    }
    if (act.do !== 'take inventory') return [only([[at]])]
    return inventories(now, decision.seat, habit).map((answer) => only([[at], answer]))
  })
}

const requests = (now: State, seat: number): readonly Answer[] => requestsOf(now, seat).slice(0, REQUESTS)

function fewOf(moves: readonly WholeMove[], most: number, score: (move: WholeMove) => number): Candidate[] {
  const scored = moves.map((move) => ({ move, points: score(move) })).sort((a, b) => b.points - a.points)
  return scored.slice(0, most).map(({ move }) => only(move.answers))
}

/** Discards of an inventory that are worth a look. Cards that are hardly needed, all junk, everything, nothing. */
function inventories(now: State, seat: number, habit: Habit): Answer[] {
  const { hand, need } = habit.looking(now, seat).reckoned().affairs
  const isNeededLess = NEEDS.map((limit) => (at: number) => (need[at] as number) < limit)
  const isJunk = (at: number): boolean => (hand[at] as Card).type.set < 0
  const choices = [...isNeededLess, isJunk, () => true, () => false]
  const found = new Map<string, Answer>()
  for (const isChosen of choices) {
    const places = hand.map((_, at) => at).filter(isChosen)
    const key = places
      .map((at) => (hand[at] as Card).type.place)
      .sort((a, b) => a - b)
      .join()
    if (!found.has(key)) found.set(key, places)
  }
  return [...found.values()]
}

/** Selections of options that differ, small ones first, and what habit would choose. */
function selections(now: State, decision: DaleDecision, habit: Habit): Candidate[] {
  const words = viewDecision(now, decision).options.map((option) => JSON.stringify(option))
  const found = new Map<string, Answer>()
  const add = (answer: Answer): void => {
    const key = answer.map((at) => words[at]).join()
    if (!found.has(key)) found.set(key, answer)
  }
  add(habit.answer(now, decision))
  const { min, max, options } = decision
  let level: Answer[] = [[]]
  for (let size = 0; size <= max && found.size < SELECTIONS; size++) {
    if (size >= min) level.forEach(add)
    level = level.flatMap((chosen) => {
      const from = decision.ordered ? 0 : (chosen.at(-1) ?? -1) + 1
      const more = options.map((_, at) => at).filter((at) => at >= from && !chosen.includes(at))
      return more.map((at) => [...chosen, at])
    })
    if (level.length > SELECTIONS * 4) break
  }
  return [...found.values()].slice(0, SELECTIONS).map((answer) => only([answer]))
}
