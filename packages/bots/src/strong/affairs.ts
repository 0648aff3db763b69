/**
 * One seat's affairs on a full state, in small arrays, with all it wants, needs and plans. The seasoned player's ideas (`card-scores.ts`),
 * ten times as fast, for playing thousands of games ahead. Of what is hidden it uses that seat's own deck only, and not its order.
 */
import type { Card, CardType, State } from '@merchants/dale'
import { catalogue, lastStackOf, stackGoalFor } from '@merchants/dale'
import { TALENT } from '../card-scores.ts'
import { Counts, MOST, NEVER, VALUES } from './sums.ts'

const TALENTS = Float64Array.from(catalogue, ({ id }) => TALENT[id] ?? 0)
/** The weight of a stack by how many stacks it is ahead. */
const AHEAD = [6, 5, 4, 3, 3, 2, 2, 2, 2, 2, 2, 2]
/** The points for having all cards in hand for the next stack, and for the one after it. */
const NEXT = 14
const AFTER = 5
/** Cards of a hand beyond these are not planned with. They are bits of a number. */
const PLANNED = 28
const EXTRA = 1 << 29

export class Affairs {
  state: State
  seat = 0
  hand: readonly Card[] = []
  goal = 1
  last = 8
  junkInHand = 0
  /** How many cards for the next stack are not in hand; `NEVER` if it is out of reach. */
  missing = NEVER
  /** The loss of each card, by place in the hand. */
  readonly need = new Float64Array(128)
  private readonly owned = new Counts()
  private readonly elsewhere = new Counts()
  private readonly fewest = new Int32Array(MOST + 1)
  private readonly masks = new Int32Array(MOST + 1)
  // The last plan: how many cards are missing, and which hand cards it takes, as bits.
  private planMissing = NEVER
  private planMask = 0
  private readonly order: number[] = []

  constructor(state: State) {
    this.state = state
  }

  look(state: State, seat: number): void {
    const { owned, elsewhere } = this
    const { hand, deck, discardPile, schedule } = state.seats[seat] as State['seats'][number]
    this.state = state
    this.seat = seat
    this.hand = hand
    this.goal = stackGoalFor(state, seat)
    this.last = lastStackOf(state)
    this.junkInHand = 0
    owned.empty()
    elsewhere.empty()
    for (let at = 0; at < hand.length; at++) {
      const { type } = hand[at] as Card
      if (type.set < 0) this.junkInHand += 1
      else owned.add(type)
    }
    this.addAll(deck)
    this.addAll(discardPile)
    for (let at = 0; at < schedule.length; at++) {
      const { type } = (schedule[at] as (typeof schedule)[number]).card
      if (type.set >= 0) owned.add(type)
    }
  }

  private addAll(cards: readonly Card[]): void {
    for (let at = 0; at < cards.length; at++) {
      const { type } = cards[at] as Card
      if (type.set < 0) continue
      this.owned.add(type)
      this.elsewhere.add(type)
    }
  }

  /** How much a card is wanted among the player's cards; `isOwn`. It is one of them already. */
  want(type: CardType, isOwn: boolean, from = this.goal): number {
    const { set, value } = type
    if (set < 0) return 0
    const others = this.owned.sumsOf(set, isOwn ? value : 0)
    let points = value + (this.owned.worth[set] as number) / 4 + (TALENTS[type.place] as number)
    for (let stack = from; stack <= this.last; stack++) {
      if ((((others << value) >> stack) & 1) === 0) continue
      points += (AHEAD[stack - from] as number) * (((others >> stack) & 1) === 1 ? 0.3 : 1)
    }
    return points
  }

  /** How much it is wanted in the hand right now. */
  wantNow(type: CardType, isOwn: boolean): number {
    return type.set < 0 ? 0 : this.want(type, isOwn) + (this.completes(type) ? 8 : 0)
  }

  /** Whether a card makes the next stack together with cards in hand. */
  completes({ set, value }: CardType): boolean {
    let sums = 1
    for (let at = 0; at < this.hand.length; at++) {
      const { type } = this.hand[at] as Card
      if (type.set === set) sums |= sums << type.value
    }
    return (((sums << value) >> this.goal) & 1) === 1
  }

  /** The worth of the hand for the next two stacks, with a further card and without those paid, which come again. */
  readiness(extra: CardType | undefined, paid: number): number {
    this.plan(this.goal, 0, extra, paid)
    const next = this.planMissing === NEVER ? 0 : NEXT / (1 + this.planMissing)
    const isUsed = (this.planMask & EXTRA) !== 0
    this.plan(this.goal + 1, this.planMask & ~EXTRA, isUsed ? undefined : extra, paid)
    return next + (this.planMissing === NEVER ? 0 : AFTER / (1 + this.planMissing))
  }

  /** Works out what each hand card is needed for. */
  reckon(): void {
    const { hand, need } = this
    for (let at = 0; at < hand.length; at++) need[at] = 0.3 * this.want((hand[at] as Card).type, true)
    this.plan(this.goal, 0, undefined, 0)
    this.missing = this.planMissing
    const first = this.planMask
    this.needFor(first, NEXT)
    if (this.goal + 1 > this.last) return
    this.plan(this.goal + 1, first, undefined, 0)
    this.needFor(this.planMask, AFTER)
  }

  private needFor(mask: number, points: number): void {
    if (this.planMissing === NEVER) return
    const gain = points / (1 + this.planMissing)
    for (let at = 0; at < this.hand.length && at < PLANNED; at++) {
      if (((mask >> at) & 1) === 1) this.need[at] = (this.need[at] as number) + gain
    }
  }

  /** The loss of a card of the hand, or of another pile of the player. */
  needOf(card: Card): number {
    const at = this.hand.indexOf(card)
    return at < 0 ? 0.3 * this.want(card.type, true) : (this.need[at] as number)
  }

  /** Hand cards that reach a price, those needed least, as bits. */
  cheapest(price: number): number {
    const { hand, need, order } = this
    while (order.length > 0) order.pop()
    for (let card = 0; card < hand.length && card < PLANNED; card++) {
      let at = order.push(card) - 1
      for (; at > 0 && (need[order[at - 1] as number] as number) > (need[card] as number); at--) {
        order[at] = order[at - 1] as number
      }
      order[at] = card
    }
    let paid = 0
    let mask = 0
    for (let at = 0; at < order.length && paid < price; at++) {
      const card = order[at] as number
      paid += (hand[card] as Card).type.value
      mask |= 1 << card
    }
    return mask
  }

  /** The cheapest way to a stack out of own cards of one set: fewest that are not in hand yet. */
  private plan(goal: number, without: number, extra: CardType | undefined, paid: number): void {
    this.planMissing = NEVER
    this.planMask = 0
    if (goal > MOST) return
    const { sets } = this.owned
    for (let at = 0; at < sets.length && this.planMissing > 0; at++) {
      this.planIn(sets[at] as number, goal, without, extra, paid)
    }
    if (extra !== undefined && this.owned.worth[extra.set] === 0) this.planIn(extra.set, goal, without, extra, paid)
  }

  private planIn(set: number, goal: number, without: number, extra: CardType | undefined, paid: number): void {
    const { fewest, masks, hand } = this
    fewest.fill(NEVER, 1, goal + 1)
    fewest[0] = 0
    masks[0] = 0
    if (extra?.set === set) this.extend(goal, extra.value, 0, EXTRA)
    for (let at = 0; at < hand.length && at < PLANNED; at++) {
      const { type } = hand[at] as Card
      if (type.set !== set || ((without >> at) & 1) === 1) continue
      const isPaid = ((paid >> at) & 1) === 1
      this.extend(goal, type.value, isPaid ? 1 : 0, isPaid ? 0 : 1 << at)
    }
    if ((fewest[goal] as number) > 0) {
      for (let value = 1; value < VALUES; value++) {
        for (let count = this.elsewhere.of[set * VALUES + value] as number; count > 0; count--) {
          this.extend(goal, value, 1, 0)
        }
      }
    }
    if ((fewest[goal] as number) >= this.planMissing) return
    this.planMissing = fewest[goal] as number
    this.planMask = masks[goal] as number
  }

  /** One more card may be part of the stack. */
  private extend(goal: number, value: number, cost: number, bit: number): void {
    const { fewest, masks } = this
    for (let to = goal; to >= value; to--) {
      const sum = (fewest[to - value] as number) + cost
      if (sum >= (fewest[to] as number)) continue
      fewest[to] = sum
      masks[to] = (masks[to - value] as number) | bit
    }
  }
}
