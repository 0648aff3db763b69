/** Which stacks are legal (rules 6.3), and why others are not. */
import type { Building } from '../card.ts'
import { junk } from '../card.ts'
import { usesOf } from '../copying.ts'
import type { Part, Payment, Stack, Use } from '../decision.ts'
import type { Player } from '../player.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Card } from '../state.ts'
import { stackGoal, valueOf } from '../values.ts'
import { payable } from './market.ts'

/** A card that could be part of the stack, with all it can be there. */
interface Candidate {
  readonly card: Card
  readonly from: Part['from']
  readonly variants: readonly Part[]
  /** Whether the candidate before it in the list is just like it. */
  readonly isLikeBefore: boolean
}

/** Whether any legal stack can be built. A hand without special cards needs only sums. */
export function canBuild(me: Player): boolean {
  return isPlain(me) ? canBuildPlainly(me) : stacks(me, [], true).length > 0
}

/** All legal stacks that differ; with teammate's cards given, all that use exactly these; or just the first. */
export function stacks(me: Player, helping: readonly Card[], firstOnly: boolean, own?: readonly Use[]): Stack[] {
  const goal = stackGoal(me)
  const candidates = own === undefined ? candidatesOf(me, goal) : []
  const help = helping.map((card) => candidate(me.teammate ?? me, card, 'teammate', goal, undefined))
  const found: Stack[] = []
  const given = own === undefined ? [] : own.map((use) => candidateAs(use, goal))
  const extras = own === undefined ? [] : fetchable(me, goal, [...given, ...help])
  const required = [...given, ...help]
  const pool = own === undefined ? candidates : extras
  const loosens = loosenedBy(required.concat(pool))

  const choose = (at: number, parts: readonly Part[], sum: number): void => {
    if (firstOnly && found.length > 0) return
    if (sum === goal && whyNotStack(me, parts) === undefined && canFuel(me, parts)) found.push({ parts })
    for (let next = at; next < pool.length; next++) {
      const { variants, isLikeBefore } = pool[next] as Candidate
      if (next > at && isLikeBefore) continue
      for (const part of variants) {
        if (sum + part.value <= goal && couldJoin(parts, part, loosens))
          choose(next + 1, [...parts, part], sum + part.value)
      }
    }
  }
  const require = (at: number, parts: readonly Part[], sum: number): void => {
    if (at === required.length) return choose(0, parts, sum)
    for (const part of (required[at] as Candidate).variants) {
      if (sum + part.value <= goal) require(at + 1, [...parts, part], sum + part.value)
    }
  }
  require(0, [], 0)
  return found
}

/** Why these cards are no legal stack; `undefined` if they are. Fuel is looked at elsewhere. */
export function whyNotStack(me: Player, parts: readonly Part[]): Reason | undefined {
  if (!parts.some(({ from }) => from !== 'teammate')) return reason('empty-stack')
  const count = (from: Part['from']): number => parts.reduce((sum, part) => sum + (part.from === from ? 1 : 0), 0)
  const fetchers = parts.filter(({ as }) => as.building?.fetchesDiscard)
  const snacks = waitingFor(me, 'marketCardBeforeBuild')
  if (count('market') > snacks) return reason('market-not-allowed')
  const fetched = parts.filter(({ from }) => from === 'discard pile')
  const allowed =
    waitingFor(me, 'discardsInStack') > 0
      ? fetched.length
      : fetchers.some(({ from }) => from !== 'discard pile')
        ? fetchers.length
        : 0
  if (fetched.length > allowed) return reason('discard-not-allowed', { most: allowed })
  const rule = whyNotOneSet(parts, fetchers.length)
  if (rule !== undefined) return rule
  const goal = stackGoal(me)
  const sum = parts.reduce((total, { value }) => total + value, 0)
  return sum === goal ? undefined : reason('wrong-sum', { goal, sum })
}

/** How many cards with this plan wait on a player's schedule. */
export function waitingFor(me: Player, plan: 'marketCardBeforeBuild' | 'discardsInStack'): number {
  let count = 0
  for (const { as } of me.schedule) if (as.scheduled?.[plan]) count += 1
  return count
}

/** One set and no junk; so many cards of the discard pile are free of both rules (squirrels-3). */
function whyNotOneSet(parts: readonly Part[], free: number): Reason | undefined {
  const anySet = parts.some(({ as }) => as.building?.allowsAnySet)
  const allowsJunk = parts.some(({ as }) => as.building?.allowsJunk)
  const bound = parts.filter(({ from }) => from !== 'discard pile')
  const sets = new Set((bound.some(({ as }) => as !== junk) ? bound : parts).map(({ as }) => as.deck))
  let refusal: Reason | undefined
  for (const set of sets) {
    if (set === 'junk' && sets.size > 1) continue
    let left = free
    refusal = undefined
    for (const { card, as, from } of parts) {
      const offends = as === junk ? !allowsJunk : !anySet && as.deck !== set
      if (!offends) continue
      if (from === 'discard pile' && left-- > 0) continue
      refusal ??= as === junk ? reason('junk-in-stack') : reason('mixed-sets', { card: card.type.id })
    }
    if (refusal === undefined) return undefined
  }
  return refusal
}

/** What cards spent on one Stove are worth: any total that gives the value wanted (penguins-4). */
export function fuelFor(me: Player, parts: readonly Part[], stove: Part, spent: readonly Card[]): Payment[] {
  const gone = [...parts.map(({ card }) => card), ...spent]
  return spendings(me, gone, (sum) => Math.ceil(sum / 2) === stove.value, 2 * stove.value).filter((payment) => {
    const others = parts.slice(parts.indexOf(stove) + 1)
    const used = [...spent, ...payment.uses.map(({ card }) => card)]
    return canFuel(me, parts, others, used)
  })
}

function canFuel(
  me: Player,
  parts: readonly Part[],
  left: readonly Part[] = parts,
  spent: readonly Card[] = [],
): boolean {
  const stove = left.find(({ isFuelled }) => isFuelled)
  return stove === undefined || fuelFor(me, parts, stove, spent).length > 0
}

/** All ways to spend hand cards with an accepted total of at most `most`. */
function spendings(me: Player, except: readonly Card[], accepts: (sum: number) => boolean, most: number): Payment[] {
  const groups = payable(me, except)
  const found: Payment[] = []
  const extend = (at: number, uses: readonly Use[], sum: number): void => {
    if (uses.length > 0 && accepts(sum)) found.push({ uses, sum })
    for (let next = at; next < groups.length; next++) {
      const group = groups[next]
      if (group === undefined || (next > at && group.isLikeBefore)) continue
      for (const use of group.variants) if (sum + use.value <= most) extend(next + 1, [...uses, use], sum + use.value)
    }
  }
  extend(0, [], 0)
  return found
}

/** Whether hand and schedule hold nothing that changes how stacks are built. */
function isPlain(me: Player): boolean {
  for (const { type } of me.hand.cards) if (type.building !== undefined || type.models !== undefined) return false
  for (const { as } of me.schedule) {
    if (as.scheduled?.marketCardBeforeBuild || as.scheduled?.discardsInStack) return false
  }
  return true
}

/** Sums that cards of one set reach, as bits: a set can build when the bit of the goal is there. */
function canBuildPlainly(me: Player): boolean {
  const goal = stackGoal(me)
  const { cards } = me.hand
  for (let first = 0; first < cards.length; first++) {
    const { deck } = (cards[first] as Card).type
    if (deck === 'junk') continue
    let sums = 1
    for (let at = first; at < cards.length; at++) {
      const card = cards[at] as Card
      if (card.type.deck === deck) sums |= sums << valueOf(me, card, card.type)
    }
    if ((sums >> goal) & 1) return true
  }
  return false
}

/** Everything that could be part of a stack now, cards that are alike side by side. */
function candidatesOf(me: Player, goal: number): Candidate[] {
  const hand = inOrder(me.hand.cards)
  const found: Candidate[] = []
  for (const card of hand) found.push(candidate(me, card, 'hand', goal, found.at(-1)))
  if (waitingFor(me, 'marketCardBeforeBuild') > 0) {
    for (const card of inOrder(me.table.offered)) found.push(candidate(me, card, 'market', goal, found.at(-1)))
  }
  return [...found, ...fetchable(me, goal, found)]
}

/** Cards of the discard pile, where a plan that waits or a card among these lets them be used. */
function fetchable(me: Player, goal: number, others: readonly Candidate[]): Candidate[] {
  const isAllowed = waitingFor(me, 'discardsInStack') > 0 || loosenedBy(others).fetchesDiscard
  const found: Candidate[] = []
  if (isAllowed) {
    for (const card of inOrder(me.discardPile.cards))
      found.push(candidate(me, card, 'discard pile', goal, found.at(-1)))
  }
  return found
}

const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a.type.place - b.type.place)

function candidate(
  player: Player,
  card: Card,
  from: Part['from'],
  goal: number,
  before: Candidate | undefined,
): Candidate {
  const variants = usesOf(player, card).flatMap((use) => variantsOf(use, from, goal))
  const isMarked = (each: Card): boolean => player.table.state.valueChanges.some((change) => change.card === each)
  const isLikeBefore =
    before !== undefined &&
    before.from === from &&
    before.card.type === card.type &&
    !isMarked(before.card) &&
    !isMarked(card)
  return { card, from, variants, isLikeBefore }
}

const candidateAs = (use: Use, goal: number): Candidate => ({
  card: use.card,
  from: 'hand',
  variants: variantsOf(use, 'hand', goal),
  isLikeBefore: false,
})

/** The values a card can take in a stack: Accordion one more or less, Stove whatever is spent on it (rules 8.3). */
export function variantsOf({ card, as, value }: Use, from: Part['from'], goal: number): Part[] {
  const plain: Part = { card, as, value, from, isFuelled: false, isAdjusted: false }
  if (as.building?.adjusts) {
    return [plain, { ...plain, value: value + 1, isAdjusted: true }, { ...plain, value: value - 1, isAdjusted: true }]
  }
  const parts = [plain]
  if (as.building?.isFuelled) {
    for (let worth = 1; worth <= goal; worth++)
      if (worth !== value) parts.push({ ...plain, value: worth, isFuelled: true })
  }
  return parts
}

/** What the candidates together could loosen. */
function loosenedBy(candidates: readonly Candidate[]): Building {
  const loosened: { -readonly [Rule in keyof Building]: Building[Rule] } = {}
  for (const { variants } of candidates) for (const { as } of variants) Object.assign(loosened, as.building)
  return loosened
}

/** A quick look whether a card can be in one stack with the others at all. */
function couldJoin(parts: readonly Part[], part: Part, loosens: Building): boolean {
  if (loosens.fetchesDiscard) return true
  if (part.as === junk) return loosens.allowsJunk === true
  if (loosens.allowsAnySet) return true
  for (const { as } of parts) if (as !== junk) return as.deck === part.as.deck
  return true
}
