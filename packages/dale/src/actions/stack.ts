/** Which stacks are legal (rules 6.3), and why others are not. */
import { junk } from '../card.ts'
import { usesOf } from '../copying.ts'
import type { Part, Payment, Use } from '../decision.ts'
import type { Player } from '../player.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Card } from '../state.ts'
import { stackGoal } from '../values.ts'
import { countPlans } from '../plans.ts'

/** The reason why these cards are not a legal stack, or `undefined`. Fuel is checked elsewhere. */
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
  if (fromMarket > countPlans(me, 'marketCardBeforeBuild')) return reason('market-not-allowed')
  const most = countPlans(me, 'discardsInStack') > 0 ? fetched : mayFetch ? fetchers : 0
  if (fetched > most) return reason('discard-not-allowed', { most })
  const rule = whyNotOneSet(parts, fetchers)
  if (rule !== undefined) return rule
  const goal = stackGoal(me)
  return sum === goal ? undefined : reason('wrong-sum', { goal, sum })
}

/** One set and no junk; this many cards of the discard pile are free of both rules (squirrels-3). */
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

/** The first card that breaks a rule, unless cards of the discard pile alone do, no more than are free; none can free itself (squirrels-3.2). */
function offender(
  parts: readonly Part[],
  free: number,
  set: number,
  anySet: boolean,
  allowsJunk: boolean,
): Part | undefined {
  let wrong: Part | undefined
  let count = 0
  let isFree = false
  for (const part of parts) {
    const { as, from } = part
    if (as === junk ? allowsJunk : anySet || as.set === set) isFree ||= as.fetchesDiscard
    else if (from !== 'discard pile') return part
    else {
      wrong ??= part
      count += 1
    }
  }
  return isFree && count <= free ? undefined : wrong
}

/** The worth of cards spent on one Stove. Any total that gives the value wanted will do (penguins-4). */
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
  const stove = stoves[0]
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
export function fuelFits(parts: readonly Part[], fuel: readonly Use[]): boolean {
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
      // Of cards that are alike, the next one is only added to the one before it.
      if (next > at && (cards[next - 1] as Card).type === card.type && !me.isChanged(card.type)) continue
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
export const MOST_STACKS = 20_000

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

/** All that a card with these uses can be in a stack. */
export function partsOf(uses: readonly Use[], from: Part['from']): readonly Part[] {
  if (uses.length === 1) return variantsOf(uses[0] as Use, from)
  const parts: Part[] = []
  for (const use of uses) addVariants(use, from, parts)
  return parts
}

function makeVariants(use: Use, from: Part['from']): Part[] {
  if (!use.as.adjusts && !use.as.isFuelled) return [partOf(use, from, use.value, false)]
  const parts: Part[] = []
  addVariants(use, from, parts)
  return parts
}

function addVariants(use: Use, from: Part['from'], parts: Part[]): void {
  const { as, value } = use
  parts.push(partOf(use, from, value, false))
  if (as.adjusts) parts.push(partOf(use, from, value + 1, false), partOf(use, from, value - 1, false))
  if (as.isFuelled) for (let worth = 1; worth <= HIGHEST_STACK; worth++) parts.push(partOf(use, from, worth, true))
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
