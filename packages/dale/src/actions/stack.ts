/** Which stacks are legal (rules 6.3), and why others are not. */
import type { CardType } from '../card.ts'
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
  /** The place of the candidate before it that is just like it: of such cards the first ones are taken first. */
  readonly twin: number
}

/** A stack with help: the builder's own cards, all of them, and any of the teammate's hand. */
interface Helped {
  readonly own: readonly Use[]
  readonly teammate: Player
  /** What the builder spends on the Stoves of the stack. */
  readonly fuel: readonly Use[]
}

/** Whether any legal stack can be built. A hand without special cards needs only sums. */
export function canBuild(me: Player): boolean {
  return isPlain(me) ? canBuildPlainly(me) : stacks(me, true).length > 0
}

/** All legal stacks that differ, or just the first; with help all that hold the own cards and some of the teammate's. */
export function stacks(me: Player, firstOnly: boolean, helped?: Helped): Stack[] {
  const goal = stackGoal(me)
  const given = helped === undefined ? [] : ownCandidates(me, helped.own, goal)
  const pool = helped === undefined ? candidatesOf(me, goal) : helpCandidates(helped.teammate, goal)
  if (!isReachable(given.concat(pool), goal)) return []
  const loosened = loosenedBy(given.concat(pool))
  const found: Stack[] = []
  const parts: Part[] = []

  const isFuelled = (): boolean => (helped === undefined ? canFuel(me, parts) : fuelFits(parts, helped.fuel))

  const choose = (at: number, sum: number, taken: number): void => {
    if (sum === goal && parts.length > given.length && whyNotStack(me, parts) === undefined && isFuelled()) {
      found.push({ parts: parts.slice() })
    }
    for (let next = at; next < pool.length; next++) {
      if (firstOnly && found.length > 0) return
      const { variants, twin } = pool[next] as Candidate
      if (twin >= 0 && !isTaken(taken, twin)) continue
      for (const part of variants) {
        if (sum + part.value > goal || !couldJoin(parts, part, loosened)) continue
        parts.push(part)
        choose(next + 1, sum + part.value, next < 31 ? taken | (1 << next) : taken)
        parts.pop()
      }
    }
  }
  const require = (at: number, sum: number): void => {
    if (at === given.length) return choose(0, sum, 0)
    for (const part of (given[at] as Candidate).variants) {
      if (sum + part.value > goal) continue
      parts.push(part)
      require(at + 1, sum + part.value)
      parts.pop()
    }
  }
  require(0, 0)
  return found
}

/** Beyond 31 candidates twins are not told apart: the same stack may then be found twice. */
const isTaken = (taken: number, at: number): boolean => at >= 31 || ((taken >> at) & 1) === 1

/** Why these cards are no legal stack; `undefined` if they are. Fuel is looked at elsewhere. */
export function whyNotStack(me: Player, parts: readonly Part[]): Reason | undefined {
  let sum = 0
  let own = 0
  let fetched = 0
  let fromMarket = 0
  let fetchers = 0
  let mayFetch = false
  for (const { as, from, value } of parts) {
    sum += value
    if (from !== 'teammate') own += 1
    if (from === 'discard pile') fetched += 1
    if (from === 'market') fromMarket += 1
    if (as.fetchesDiscard) {
      fetchers += 1
      if (from !== 'discard pile') mayFetch = true
    }
  }
  if (own === 0) return reason('empty-stack')
  if (fromMarket > waitingFor(me, 'marketCardBeforeBuild')) return reason('market-not-allowed')
  const most = waitingFor(me, 'discardsInStack') > 0 ? fetched : mayFetch ? fetchers : 0
  if (fetched > most) return reason('discard-not-allowed', { most })
  const rule = whyNotOneSet(parts, fetchers)
  if (rule !== undefined) return rule
  const goal = stackGoal(me)
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
  let anySet = false
  let allowsJunk = false
  let bound: CardType['deck'] | undefined
  for (const { as, from } of parts) {
    anySet ||= as.allowsAnySet
    allowsJunk ||= as.allowsJunk
    if (from !== 'discard pile' && as !== junk) bound ??= as.deck
  }
  const offenders = (set: CardType['deck'] | undefined): Part[] =>
    parts.filter(({ as }) => (as === junk ? !allowsJunk : !anySet && as.deck !== set))
  // Without cards from elsewhere any set of the discard pile may be the one of the stack.
  const sets = bound === undefined ? new Set(parts.map(({ as }) => as.deck)) : [bound]
  let wrong: Part | undefined
  for (const set of sets) {
    const offending = offenders(set)
    const fixed = offending.find(({ from }) => from !== 'discard pile')
    if (fixed === undefined && offending.length <= free) return undefined
    wrong = fixed ?? offending[0]
  }
  if (wrong === undefined) return undefined
  return wrong.as === junk ? reason('junk-in-stack') : reason('mixed-sets', { card: wrong.card.type.id })
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

export function canFuel(
  me: Player,
  parts: readonly Part[],
  left: readonly Part[] = parts,
  spent: readonly Card[] = [],
): boolean {
  const stove = left.find(({ isFuelled }) => isFuelled)
  return stove === undefined || fuelFor(me, parts, stove, spent).length > 0
}

/** Whether cards spent can be shared out among the Stoves, so that each takes its value. */
function fuelFits(parts: readonly Part[], fuel: readonly Use[]): boolean {
  const wanted = parts.filter(({ isFuelled }) => isFuelled).map(({ value }) => value)
  const spent = wanted.map(() => 0)
  const share = (at: number): boolean => {
    const use = fuel[at]
    if (use === undefined) return wanted.every((value, stove) => Math.ceil((spent[stove] as number) / 2) === value)
    return spent.some((sum, stove) => {
      spent[stove] = sum + use.value
      const fits = share(at + 1)
      spent[stove] = sum
      return fits
    })
  }
  return share(0)
}

/** All ways to spend hand cards with an accepted total of at most `most`. */
function spendings(me: Player, except: readonly Card[], accepts: (sum: number) => boolean, most: number): Payment[] {
  const hand = payable(me, except)
  const found: Payment[] = []
  const uses: Use[] = []
  const extend = (at: number, sum: number, taken: number): void => {
    if (uses.length > 0 && accepts(sum)) found.push({ uses: uses.slice(), sum })
    for (const [place, { variants, twin }] of hand.entries()) {
      if (place < at || (twin >= 0 && !isTaken(taken, twin))) continue
      for (const use of variants) {
        if (sum + use.value > most) continue
        uses.push(use)
        extend(place + 1, sum + use.value, taken | (1 << place))
        uses.pop()
      }
    }
  }
  extend(0, 0, 0)
  return found
}

/** Whether hand and schedule hold nothing that changes how stacks are built. */
function isPlain(me: Player): boolean {
  const { cards } = me.hand
  for (let at = 0; at < cards.length; at++) {
    const { type } = cards[at] as Card
    if (type.isBuildingSpecial || type.models !== undefined) return false
  }
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

/** Everything that could be part of a stack now. */
function candidatesOf(me: Player, goal: number): Candidate[] {
  const found: Candidate[] = []
  for (const card of me.hand.cards) addCandidate(me, card, 'hand', goal, found)
  if (waitingFor(me, 'marketCardBeforeBuild') > 0) {
    for (const card of me.table.offered) addCandidate(me, card, 'market', goal, found)
  }
  const fetched = fetchable(me, goal, found)
  const offset = found.length
  for (const each of fetched) found.push(each.twin < 0 ? each : { ...each, twin: each.twin + offset })
  return found
}

function ownCandidates(me: Player, own: readonly Use[], goal: number): Candidate[] {
  return own.map((use): Candidate => {
    const { card } = use
    const from = me.discardPile.cards.includes(card) ? 'discard pile' : me.hand.cards.includes(card) ? 'hand' : 'market'
    return { card, from, variants: variantsOf(use, from, goal), twin: -1 }
  })
}

function helpCandidates(teammate: Player, goal: number): Candidate[] {
  const found: Candidate[] = []
  for (const card of teammate.hand.cards) addCandidate(teammate, card, 'teammate', goal, found)
  return found
}

/** Cards of the discard pile, where a plan that waits or a card among these lets them be used. */
function fetchable(me: Player, goal: number, others: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = []
  if (waitingFor(me, 'discardsInStack') > 0 || loosenedBy(others).fetchesDiscard) {
    for (const card of me.discardPile.listed) addCandidate(me, card, 'discard pile', goal, found)
  }
  return found
}

function addCandidate(player: Player, card: Card, from: Part['from'], goal: number, found: Candidate[]): void {
  const variants: Part[] = []
  for (const use of usesOf(player, card)) for (const part of variantsOf(use, from, goal)) variants.push(part)
  let twin = found.length - 1
  while (twin >= 0 && !areTwins(player, found[twin] as Candidate, card, from)) twin--
  found.push({ card, from, variants, twin })
}

function areTwins(player: Player, other: Candidate, card: Card, from: Part['from']): boolean {
  if (other.card.type !== card.type || other.from !== from) return false
  const { valueChanges } = player.table.state
  return valueChanges.every((change) => change.card !== card && change.card !== other.card)
}

/** The values a card can take in a stack: Accordion one more or less, Stove whatever is spent on it (rules 8.3). */
export function variantsOf(use: Use, from: Part['from'], goal: number): Part[] {
  const { as, value } = use
  const parts = [partOf(use, from, value, false)]
  if (as.adjusts) parts.push(partOf(use, from, value + 1, false), partOf(use, from, value - 1, false))
  if (as.isFuelled) for (let worth = 1; worth <= goal; worth++) parts.push(partOf(use, from, worth, true))
  return parts
}

const partOf = (
  { card, as, model, value: normal }: Use,
  from: Part['from'],
  value: number,
  isFuelled: boolean,
): Part => ({
  card,
  as,
  value,
  model,
  from,
  isFuelled,
  normal,
})

/** What the candidates together could loosen. */
interface Loosened {
  readonly allowsJunk: boolean
  readonly allowsAnySet: boolean
  readonly fetchesDiscard: boolean
}

function loosenedBy(candidates: readonly Candidate[]): Loosened {
  let allowsJunk = false
  let allowsAnySet = false
  let fetchesDiscard = false
  for (const { variants } of candidates) {
    for (const { as } of variants) {
      allowsJunk ||= as.allowsJunk
      allowsAnySet ||= as.allowsAnySet
      fetchesDiscard ||= as.fetchesDiscard
    }
  }
  return { allowsJunk, allowsAnySet, fetchesDiscard }
}

/** A quick look whether a card can be in one stack with the others at all. */
function couldJoin(parts: readonly Part[], part: Part, loosened: Loosened): boolean {
  if (loosened.fetchesDiscard) return true
  if (part.as === junk) return loosened.allowsJunk
  if (loosened.allowsAnySet) return true
  for (const { as } of parts) if (as !== junk) return as.deck === part.as.deck
  return true
}

/** A quick look whether the goal can be reached at all: sums as bits. */
function isReachable(candidates: readonly Candidate[], goal: number): boolean {
  let sums = 1
  for (const { variants } of candidates) {
    let more = sums
    for (const { value } of variants) if (value <= goal) more |= sums << value
    sums = more
  }
  return ((sums >> goal) & 1) === 1
}
