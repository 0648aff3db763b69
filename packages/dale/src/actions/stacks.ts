/** Searches all legal stacks. Its lists are kept from one search to the next, to avoid garbage. */
import type { CardType } from '../card.ts'
import { BUILDING, junk } from '../card.ts'
import { usesOf } from '../copying.ts'
import type { Part, Stack, Use } from '../decision.ts'
import { listOf } from '../pile.ts'
import type { Player } from '../player.ts'
import type { Card } from '../state.ts'
import { stackGoal } from '../values.ts'
import { canFuel, fuelFits, MOST_STACKS, partsOf, whyNotStack } from './stack.ts'
import { countPlans } from '../plans.ts'

/** A stack with help, made of all the builder's own cards and any of the teammate's hand. */
interface Helped {
  readonly own: readonly Use[]
  readonly teammate: Player
  /** The builder's spending on the Stoves of the stack. */
  readonly fuel: readonly Use[]
}

/** All legal stacks that differ, or just the first; with help, all that hold cards of the builder and of the teammate. */
export const stacks = (me: Player, firstOnly: boolean, helped?: Helped): Stack[] =>
  stackSearch.find(me, firstOnly ? 1 : MOST_STACKS, helped)

/** A card, as all it can be in the stack. */
type Candidate = readonly Part[]

class StackSearch {
  /** The cards that have to be in the stack, and those that may be. */
  private readonly given: Candidate[] = listOf()
  private readonly pool: Candidate[] = listOf()
  /** The place in the pool of the card before it that is just like it: of such cards the first ones are taken first. */
  private readonly twins: number[] = []
  private readonly isTaken: boolean[] = []
  /** The most that the cards of the pool from this place on are worth together. */
  private readonly rest: number[] = []
  private readonly parts: Part[] = listOf()
  private found: Stack[] = []
  private most = 0
  private goal = 0
  private fuel: readonly Use[] | undefined = undefined
  // Possible sums of the candidates as bits, and the rules they could relax.
  private sums = 1
  private allowsJunk = false
  private allowsAnySet = false
  /** How many cards could fetch one of the discard pile. */
  private fetchers = 0
  private overtime = false

  find(me: Player, most: number, helped: Helped | undefined): Stack[] {
    this.found = []
    this.most = most
    this.goal = stackGoal(me)
    this.fuel = helped?.fuel
    this.gather(me, helped)
    if (((this.sums >> this.goal) & 1) === 1) {
      this.weigh()
      this.require(me, 0, 0)
    }
    return this.found
  }

  /** Looks for everything that could be part of a stack now. */
  private gather(me: Player, helped: Helped | undefined): void {
    this.sums = 1
    this.allowsJunk = false
    this.allowsAnySet = false
    this.fetchers = 0
    this.overtime = countPlans(me, 'discardsInStack') > 0
    while (this.given.length > 0) this.given.pop()
    while (this.pool.length > 0) this.pool.pop()
    if (helped === undefined) return this.gatherOwn(me)
    for (const use of helped.own) {
      const candidate = partsOf([use], whereIs(me, use.card))
      this.given.push(candidate)
      this.consider(candidate)
    }
    this.gatherFrom(helped.teammate, helped.teammate.hand.cards, 'teammate')
  }

  private gatherOwn(me: Player): void {
    this.gatherFrom(me, me.hand.cards, 'hand')
    if (countPlans(me, 'marketCardBeforeBuild') > 0) this.gatherFrom(me, me.table.offered, 'market')
    if (this.overtime || this.fetchers > 0) this.gatherFrom(me, me.discardPile.listed, 'discard pile')
  }

  private gatherFrom(player: Player, cards: readonly Card[], from: Part['from']): void {
    const { pool, twins, isTaken } = this
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at] as Card
      const candidate = partsOf(usesOf(player, card), from)
      twins[pool.length] = this.twinOf(player, card.type, from)
      isTaken[pool.length] = false
      pool.push(candidate)
      this.consider(candidate)
    }
  }

  private twinOf(player: Player, type: CardType, from: Part['from']): number {
    const { pool } = this
    for (let at = pool.length - 1; at >= 0; at--) {
      const other = (pool[at] as Candidate)[0] as Part
      if (other.card.type !== type) continue
      // Market cards differ by their slots, but an equal card in hand is built first; the market card is then taken.
      const isLike = from === 'market' ? other.from === 'hand' : other.from === from
      if (isLike) return player.isChanged(type) ? -1 : at
    }
    return -1
  }

  private consider(candidate: Candidate): void {
    const { goal, sums } = this
    let fetches = false
    for (let at = 0; at < candidate.length; at++) {
      const { as, value } = candidate[at] as Part
      if (value <= goal) this.sums |= sums << value
      if ((as.traits & BUILDING) === 0) continue
      this.allowsJunk ||= as.allowsJunk
      this.allowsAnySet ||= as.allowsAnySet
      fetches ||= as.fetchesDiscard
    }
    if (fetches) this.fetchers += 1
  }

  private weigh(): void {
    const { pool, rest } = this
    rest[pool.length] = 0
    for (let at = pool.length - 1; at >= 0; at--) {
      const candidate = pool[at] as Candidate
      let best = 0
      for (let as = 0; as < candidate.length; as++) {
        const { value } = candidate[as] as Part
        if (value > best) best = value
      }
      rest[at] = (rest[at + 1] as number) + best
    }
  }

  /** Lays what was given, in all its variants. */
  private require(me: Player, at: number, sum: number): void {
    if (at === this.given.length) return this.extend(me, 0, sum)
    for (const part of this.given[at] as Candidate) {
      if (sum + part.value > this.goal) continue
      this.parts.push(part)
      this.require(me, at + 1, sum + part.value)
      this.parts.pop()
    }
  }

  private extend(me: Player, at: number, sum: number): void {
    const { goal, pool, parts, isTaken } = this
    if (sum === goal && parts.length > this.given.length) this.add(me)
    for (let next = at; next < pool.length; next++) {
      if (this.found.length >= this.most || sum + (this.rest[next] as number) < goal) return
      const twin = this.twins[next] as number
      if (twin >= 0 && !(isTaken[twin] as boolean)) continue
      const candidate = pool[next] as Candidate
      isTaken[next] = true
      for (let as = 0; as < candidate.length; as++) {
        const part = candidate[as] as Part
        if (sum + part.value > goal || !this.couldJoin(part)) continue
        parts.push(part)
        this.extend(me, next + 1, sum + part.value)
        parts.pop()
      }
      isTaken[next] = false
    }
  }

  private add(me: Player): void {
    const { parts, fuel } = this
    if (whyNotStack(me, parts) !== undefined) return
    if (fuel === undefined ? canFuel(me, parts) : fuelFits(parts, fuel)) this.found.push({ parts: parts.slice() })
  }

  /** A quick check whether a card can be in one stack with the others at all. */
  private couldJoin(part: Part): boolean {
    if (part.from === 'discard pile') {
      if (!this.couldBeFetched()) return false
      // A card that fetches frees what it fetches of all rules; Overtime alone does not.
      if (this.fetchers > 0) return true
    }
    if (part.as === junk) return this.allowsJunk
    if (this.allowsAnySet) return true
    const { parts } = this
    for (let at = 0; at < parts.length; at++) {
      const { as, from } = parts[at] as Part
      if (as !== junk && (from !== 'discard pile' || this.fetchers === 0)) return as.set === part.as.set
    }
    return true
  }

  /** Cards of the discard pile come last, when the card that fetches them is there. */
  private couldBeFetched(): boolean {
    if (this.overtime) return true
    let fetched = 0
    let mayFetch = false
    for (const { as, from } of this.parts) {
      if (from === 'discard pile') fetched += 1
      else mayFetch ||= as.fetchesDiscard
    }
    return mayFetch && fetched < this.fetchers
  }
}

/** Scratch space. Searches never overlap. */
const stackSearch = new StackSearch()

function whereIs(me: Player, card: Card): Part['from'] {
  if (me.discardPile.cards.includes(card)) return 'discard pile'
  return me.hand.cards.includes(card) ? 'hand' : 'market'
}
