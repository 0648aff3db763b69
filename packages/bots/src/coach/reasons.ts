/** Why a move is better than another one, in a fixed vocabulary, by what was counted after both. */
import type { CardId } from '@merchants/dale'
import type { Measures } from './measures.ts'
import type { MoveView } from './move-view.ts'
import { givenWith, isSameAction } from './move-view.ts'

/** A difference that has a sentence, with its facts. Shares are percentages. */
export type Reason =
  | { readonly why: 'wins' | 'free' | 'long-run' | 'close' | 'only' }
  | { readonly why: 'builds' | 'covers'; readonly stack: number }
  | { readonly why: 'keeps'; readonly card: CardId; readonly stack: number }
  | { readonly why: 'ready'; readonly stack: number; readonly number: number; readonly after: number }
  | { readonly why: 'junk' | 'hand' | 'deck'; readonly count: number }
  | { readonly why: 'denies'; readonly card: CardId; readonly who: number; readonly number: number }
  | { readonly why: 'slows'; readonly who: number; readonly number: number; readonly after: number }

/** A move and what it led to. */
export interface Weighed {
  readonly move: MoveView
  readonly chance: number
  readonly measures: Measures
  /** Whether the turn goes on after it. */
  readonly isFree: boolean
}

/** Differences smaller than these are not named. */
const SHARE = 0.12
const STACK = 0.5
const JUNK = 0.5
const HAND = 1
const WORTH = 0.9
const OWNED = 0.25
/** Chances closer than this are about equal. */
const CLOSE = 0.01
const MOST_REASONS = 2

/** About what each difference is worth in probability of winning. It decides which come first. */
const WORTH_OF = { stack: 0.1, covered: 0.07, ready: 0.1, junk: 0.02, hand: 0.008, worth: 0.006, denied: 0.04 } as const

interface Found {
  readonly reason: Reason
  readonly points: number
}

/** The strongest reasons for the first move and against the second. Of as many sides as there are stalls, a teammate is on the seat's. */
export function reasonsFor(
  better: Weighed,
  other: Weighed,
  seat: number,
  sides = better.measures.ready.length,
): readonly Reason[] {
  if (better.measures.won - other.measures.won >= STACK) return [{ why: 'wins' }]
  const found = [
    ...ofStacks(better, other, seat),
    ...ofCards(better.measures, other.measures),
    ...ofOthers(better, other, (who) => who % sides !== seat % sides),
  ]
  if (better.isFree && !other.isFree) found.push({ reason: { why: 'free' }, points: 0.005 })
  if (found.length > 0) {
    const sorted = found.sort((a, b) => b.points - a.points)
    return sorted.slice(0, MOST_REASONS).map(({ reason }) => reason)
  }
  return [{ why: better.chance - other.chance < CLOSE ? 'close' : 'long-run' }]
}

/** Stacks that it builds, is ready for, or has the cards for. */
function ofStacks(better: Weighed, other: Weighed, seat: number): Found[] {
  const { measures: one } = better
  const { measures: two } = other
  const found: Found[] = []
  const built = one.stacks - two.stacks
  if (built >= STACK) {
    found.push({ reason: { why: 'builds', stack: Math.round(one.stacks) }, points: built * WORTH_OF.stack })
  }
  const kept = keptCard(better.move, other.move)
  const covered = one.covered - two.covered
  if (covered >= STACK && Math.round(one.covered) > Math.round(one.stacks)) {
    const stack = Math.round(one.covered)
    const reason: Reason = kept === undefined ? { why: 'covers', stack } : { why: 'keeps', card: kept, stack }
    found.push({ reason, points: covered * WORTH_OF.covered })
  }
  const [now = 0, then = 0] = [one.ready[seat], two.ready[seat]]
  const isSameStack = Math.round(one.stacks) === Math.round(two.stacks)
  if (now - then >= SHARE && isSameStack) {
    const stack = Math.round(one.stacks) + 1
    found.push({
      reason: { why: 'ready', stack, number: percent(now), after: percent(then) },
      points: (now - then) * WORTH_OF.ready,
    })
  }
  return found
}

/** The best card that goes with the other move and stays with this one, the same action otherwise. */
function keptCard(move: MoveView, other: MoveView): CardId | undefined {
  if (!isSameAction(move, other)) return undefined
  const given = givenWith(move)
  return givenWith(other)
    .filter((card) => card !== 'junk' && !given.includes(card))
    .toSorted((a, b) => valueIn(b) - valueIn(a))[0]
}

/** The value is part of a card's name, such as "owls-5a". */
const valueIn = (card: CardId): number => Number(/\d/.exec(card)?.[0] ?? 0)

function ofCards(one: Measures, two: Measures): Found[] {
  const found: Found[] = []
  const add = (why: 'junk' | 'hand' | 'deck', difference: number, least: number, worth: number): void => {
    const count = Math.round(difference)
    if (difference >= least && count > 0) found.push({ reason: { why, count }, points: difference * worth })
  }
  add('junk', two.junk - one.junk, JUNK, WORTH_OF.junk)
  add('hand', one.hand - two.hand, HAND, WORTH_OF.hand)
  add('deck', one.worth - two.worth, WORTH, WORTH_OF.worth)
  return found
}

/** The loss for opponents. */
function ofOthers(better: Weighed, other: Weighed, isOpponent: (who: number) => boolean): Found[] {
  const { measures: one, move } = better
  const { measures: two } = other
  const found: Found[] = []
  for (const [{ type }, shares] of two.owners) {
    if (move.what !== 'buy' || move.card !== type.id) continue
    shares.forEach((share, who) => {
      if (!isOpponent(who) || share < OWNED) return
      const reason: Reason = { why: 'denies', card: type.id, who, number: percent(share) }
      found.push({ reason, points: share * WORTH_OF.denied })
    })
    break
  }
  one.ready.forEach((share, who) => {
    const before = two.ready[who] ?? 0
    if (!isOpponent(who) || before - share < SHARE) return
    found.push({
      reason: { why: 'slows', who, number: percent(share), after: percent(before) },
      points: (before - share) * WORTH_OF.ready,
    })
  })
  return found
}

const percent = (share: number): number => Math.round(share * 100)
