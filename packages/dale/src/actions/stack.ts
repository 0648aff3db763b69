/** Which stacks are legal (rules 6.3), and why others are not. */
import { junk } from '../card.ts'
import { usesOf } from '../copying.ts'
import type { Part, Payment, Stack, Use } from '../decision.ts'
import type { Player } from '../player.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Card } from '../state.ts'
import { stackGoal } from '../values.ts'

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

/** All legal stacks that differ, or just the first; with help all that hold the own cards and some of the teammate's. */
export function stacks(me: Player, firstOnly: boolean, helped?: Helped): Stack[] {
  const goal = stackGoal(me)
  const given = helped === undefined ? [] : ownCandidates(me, helped.own)
  const pool = helped === undefined ? candidatesOf(me) : helpCandidates(helped.teammate)
  if (!isReachable(given.concat(pool), goal)) return []
  const loosened = loosenedBy(me, given.concat(pool))
  const found: Stack[] = []
  const parts: Part[] = []
  const most = firstOnly ? 1 : MOST_STACKS
  const rest = worthFrom(pool)

  const isFuelled = (): boolean => (helped === undefined ? canFuel(me, parts) : fuelFits(parts, helped.fuel))

  const isTaken: boolean[] = []

  const choose = (at: number, sum: number): void => {
    if (sum === goal && parts.length > given.length && whyNotStack(me, parts) === undefined && isFuelled()) {
      found.push({ parts: parts.slice() })
    }
    for (let next = at; next < pool.length; next++) {
      if (found.length >= most || sum + (rest[next] as number) < goal) return
      const { variants, twin } = pool[next] as Candidate
      if (twin >= 0 && !isTaken[twin]) continue
      isTaken[next] = true
      for (const part of variants) {
        if (sum + part.value > goal || !couldJoin(parts, part, loosened)) continue
        parts.push(part)
        choose(next + 1, sum + part.value)
        parts.pop()
      }
      isTaken[next] = false
    }
  }
  const require = (at: number, sum: number): void => {
    if (at === given.length) return choose(0, sum)
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

/** The most that the candidates from each place on are worth together. */
function worthFrom(pool: readonly Candidate[]): number[] {
  const rest = [0]
  for (let at = pool.length - 1; at >= 0; at--) {
    let best = 0
    for (const { value } of (pool[at] as Candidate).variants) if (value > best) best = value
    rest.push((rest[rest.length - 1] as number) + best)
  }
  return rest.reverse()
}

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
  if (fromMarket > me.countPlans('marketCardBeforeBuild')) return reason('market-not-allowed')
  const most = me.countPlans('discardsInStack') > 0 ? fetched : mayFetch ? fetchers : 0
  if (fetched > most) return reason('discard-not-allowed', { most })
  const rule = whyNotOneSet(parts, fetchers)
  if (rule !== undefined) return rule
  const goal = stackGoal(me)
  return sum === goal ? undefined : reason('wrong-sum', { goal, sum })
}

/** One set and no junk; so many cards of the discard pile are free of both rules (squirrels-3). */
function whyNotOneSet(parts: readonly Part[], free: number): Reason | undefined {
  let anySet = false
  let allowsJunk = false
  let bound = -1
  for (const { as, from } of parts) {
    anySet ||= as.allowsAnySet
    allowsJunk ||= as.allowsJunk
    if (bound < 0 && from !== 'discard pile') bound = as.set
  }
  let wrong = offender(parts, free, bound, anySet, allowsJunk)
  // Without cards from elsewhere any set of the discard pile may be the one of the stack.
  for (let at = 0; bound < 0 && wrong !== undefined && at < parts.length; at++) {
    wrong = offender(parts, free, (parts[at] as Part).as.set, anySet, allowsJunk)
  }
  if (wrong === undefined) return undefined
  return wrong.as === junk ? reason('junk-in-stack') : reason('mixed-sets', { card: wrong.card.type.id })
}

/** The first card that breaks a rule and is not one of the free ones of the discard pile. */
function offender(
  parts: readonly Part[],
  free: number,
  set: number,
  anySet: boolean,
  allowsJunk: boolean,
): Part | undefined {
  let left = free
  for (const part of parts) {
    const { as, from } = part
    if (as === junk ? allowsJunk : anySet || as.set === set) continue
    if (from !== 'discard pile' || left === 0) return part
    left -= 1
  }
  return undefined
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
  const stoves = left.filter(({ isFuelled }) => isFuelled)
  const [stove] = stoves
  if (stove === undefined) return true
  return stoves.length === 1 ? canSpend(me, parts, spent, stove.value) : fuelFor(me, parts, stove, spent).length > 0
}

/** Whether the hand cards that are left can be spent so that a Stove is worth this much. */
function canSpend(me: Player, parts: readonly Part[], spent: readonly Card[], value: number): boolean {
  let sums = 1
  for (const card of me.hand.cards) {
    if (spent.includes(card) || parts.some((part) => part.card === card)) continue
    let more = sums
    for (const use of usesOf(me, card)) if (use.value <= 2 * value) more |= sums << use.value
    sums = more
  }
  return ((sums >> (2 * value - 1)) & 3) !== 0
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
  const cards = me.hand.cards.filter((card) => !except.includes(card))
  const found: Payment[] = []
  const uses: Use[] = []
  const extend = (at: number, sum: number): void => {
    if (uses.length > 0 && accepts(sum)) found.push({ uses: uses.slice(), sum })
    for (let next = at; next < cards.length && found.length < MOST_STACKS; next++) {
      const card = cards[next] as Card
      const before = cards[next - 1]
      // Of cards that are alike, the next one is only added to the one before it.
      if (next > at && before?.type === card.type && !me.isChanged(card.type)) continue
      for (const use of usesOf(me, card)) {
        if (sum + use.value > most) continue
        uses.push(use)
        extend(next + 1, sum + use.value)
        uses.pop()
      }
    }
  }
  cards.sort((a, b) => a.type.place - b.type.place)
  extend(0, 0)
  return found
}

/** More stacks, or ways to fuel them, than any real hand can make. */
const MOST_STACKS = 20_000

/** Everything that could be part of a stack now. */
function candidatesOf(me: Player): Candidate[] {
  const found: Candidate[] = []
  for (const card of me.hand.cards) addCandidate(me, card, 'hand', found)
  if (me.countPlans('marketCardBeforeBuild') > 0) {
    for (const card of me.table.offered) addCandidate(me, card, 'market', found)
  }
  if (me.countPlans('discardsInStack') > 0 || found.some(isFetcher)) {
    for (const card of me.discardPile.listed) addCandidate(me, card, 'discard pile', found)
  }
  return found
}

const isFetcher = ({ variants }: Candidate): boolean => variants.some(({ as }) => as.fetchesDiscard)

function ownCandidates(me: Player, own: readonly Use[]): Candidate[] {
  return own.map((use): Candidate => {
    const { card } = use
    const from = me.discardPile.cards.includes(card) ? 'discard pile' : me.hand.cards.includes(card) ? 'hand' : 'market'
    return { card, from, variants: variantsOf(use, from), twin: -1 }
  })
}

function helpCandidates(teammate: Player): Candidate[] {
  const found: Candidate[] = []
  for (const card of teammate.hand.cards) addCandidate(teammate, card, 'teammate', found)
  return found
}

function addCandidate(player: Player, card: Card, from: Part['from'], found: Candidate[]): void {
  const uses = usesOf(player, card)
  const [first] = uses
  const variants = uses.length === 1 ? variantsOf(first as Use, from) : uses.flatMap((use) => variantsOf(use, from))
  let twin = found.length - 1
  while (twin >= 0 && !areTwins(player, found[twin] as Candidate, card, from)) twin--
  found.push({ card, from, variants, twin })
}

function areTwins(player: Player, other: Candidate, card: Card, from: Part['from']): boolean {
  // A market card is like one in hand: the one in hand is built first, and the other is taken into the hand.
  const isLike = other.from === from || (from === 'market' && other.from === 'hand')
  if (other.card.type !== card.type || !isLike) return false
  return !player.isChanged(card.type)
}

/** No stack must be worth more: ten for a team, and three Nasty Threats of each opponent at the very most. */
const HIGHEST_STACK = 16

/** The values a card can take in a stack: Accordion one more or less, Stove whatever is spent on it (rules 8.3). */
export function variantsOf(use: Use, from: Part['from']): readonly Part[] {
  const { card } = use
  // As itself with its printed value a card has the same variants all game long.
  if (use !== card.plainUses[0]) return makeVariants(use, from)
  if (from === 'hand') return (card.partsFromHand ??= makeVariants(use, from))
  if (from === 'discard pile') return (card.partsFromDiscard ??= makeVariants(use, from))
  return makeVariants(use, from)
}

function makeVariants(use: Use, from: Part['from']): Part[] {
  const { as, value } = use
  const parts = [partOf(use, from, value, false)]
  if (as.adjusts) parts.push(partOf(use, from, value + 1, false), partOf(use, from, value - 1, false))
  if (as.isFuelled) for (let worth = 1; worth <= HIGHEST_STACK; worth++) parts.push(partOf(use, from, worth, true))
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
  /** How many cards could fetch one of the discard pile. */
  readonly fetchers: number
  readonly overtime: boolean
}

function loosenedBy(me: Player, candidates: readonly Candidate[]): Loosened {
  let allowsJunk = false
  let allowsAnySet = false
  let fetchers = 0
  for (const { variants } of candidates) {
    const { as } = variants[0] as Part
    if (!as.isBuildingSpecial && variants.length === 1) continue
    allowsJunk ||= variants.some((part) => part.as.allowsJunk)
    allowsAnySet ||= variants.some((part) => part.as.allowsAnySet)
    if (variants.some((part) => part.as.fetchesDiscard)) fetchers += 1
  }
  const overtime = me.schedule.length > 0 && me.countPlans('discardsInStack') > 0
  return { allowsJunk, allowsAnySet, fetchers, overtime }
}

/** A quick look whether a card can be in one stack with the others at all. */
function couldJoin(parts: readonly Part[], part: Part, loosened: Loosened): boolean {
  if (part.from === 'discard pile') {
    if (!couldBeFetched(parts, loosened)) return false
    // A card that fetches frees what it fetches of all rules; Overtime alone does not.
    if (loosened.fetchers > 0) return true
  }
  if (part.as === junk) return loosened.allowsJunk
  if (loosened.allowsAnySet) return true
  for (const { as, from } of parts) {
    if (as !== junk && (from !== 'discard pile' || loosened.fetchers === 0)) return as.set === part.as.set
  }
  return true
}

/** Cards of the discard pile come last, when the card that fetches them is there. */
function couldBeFetched(parts: readonly Part[], { fetchers, overtime }: Loosened): boolean {
  if (overtime) return true
  let fetched = 0
  let mayFetch = false
  for (const { as, from } of parts) {
    if (from === 'discard pile') fetched += 1
    else mayFetch ||= as.fetchesDiscard
  }
  return mayFetch && fetched < fetchers
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
