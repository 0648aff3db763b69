/**
 * The sums that cards can make in a legal stack, as numbers whose bit n stands for a sum of n.
 *
 * Each set has its own sums. Beside them are the sums of squirrels with a Stashing Vendor among them, which may take junk, and
 * the sums of cards of any sets: without Chest and Vendor, with a Vendor, with a Chest, and with both.
 */
import { BUILDING, DECKS, junk } from '../card.ts'
import type { Use } from '../decision.ts'

const SQUIRRELS = DECKS.indexOf('squirrels')
const SETS = DECKS.length
const SQUIRRELS_VENDOR = SETS
const ANY = SETS + 1
const ANY_VENDOR = SETS + 2
const CHEST = SETS + 3
const CHEST_VENDOR = SETS + 4
const KINDS = SETS + 5
const NO_SUMS: readonly number[] = Array.from({ length: KINDS }, () => 0)

export class Sums {
  /** Whether cards were added of which sums cannot tell all: fuel, and cards that fetch others. */
  private isPartial = false
  /** Whether a chameleon was added that can be junk. */
  private hasCopiedJunk = false
  /** Whether a Vendor or a Chest was added: without one no card can join it. */
  private isLoosened = false
  private goal = 0
  private junk = 1
  private readonly bits: number[] = NO_SUMS.slice()
  private readonly before: number[] = NO_SUMS.slice()

  begin(goal: number): void {
    const { bits } = this
    for (let set = 0; set < SETS; set++) bits[set] = 1
    bits[SQUIRRELS_VENDOR] = 0
    bits[ANY] = 1
    bits[ANY_VENDOR] = 0
    bits[CHEST] = 0
    bits[CHEST_VENDOR] = 0
    this.goal = goal
    this.junk = 1
    this.isPartial = false
    this.hasCopiedJunk = false
    this.isLoosened = false
  }

  /** A card that can only be itself, and changes no rule; its set is -1 for junk. */
  addPlain(set: number, value: number): void {
    if (value > this.goal) return
    if (set < 0) this.junk |= this.junk << value
    else {
      this.shift(this.bits, set, set, value)
      this.shift(this.bits, ANY, ANY, value)
      if (this.isLoosened) this.addBeside(this.bits, set, value)
    }
  }

  /** A card that can be one of these. */
  addUses(uses: readonly Use[]): void {
    const { as, value } = uses[0] as Use
    // A chameleon that can be one plain card only is that card, and one that can copy nothing is itself.
    if (uses.length === 1 && ((as.traits & BUILDING) === 0 || as.models !== undefined))
      return this.addPlain(as.set, value)
    this.keep()
    for (let at = 0; at < uses.length; at++) this.addUse(uses[at] as Use)
  }

  /** At most one of these cards. */
  addOneOf(cards: readonly (readonly Use[])[]): void {
    this.keep()
    for (const uses of cards) for (const use of uses) this.addUse(use)
  }

  /** Whether the goal is among the sums. */
  get areEnough(): boolean {
    const { bits, goal } = this
    let sums = (bits[CHEST] as number) | this.withJunk(SQUIRRELS_VENDOR) | this.withJunk(CHEST_VENDOR)
    for (let set = 0; set < SETS; set++) sums |= bits[set] as number
    return ((sums >> goal) & 1) === 1
  }

  /** Whether no other legal stack is possible than these sums tell. A chameleon that is junk needs a Vendor. */
  get isComplete(): boolean {
    return !this.isPartial && !(this.hasCopiedJunk && this.bits[ANY_VENDOR] !== 0)
  }

  /** Remembers what there was before a card is added that can be several things. */
  private keep(): void {
    const { bits, before } = this
    for (let kind = 0; kind < KINDS; kind++) before[kind] = bits[kind] as number
  }

  private addUse({ as, value }: Use): void {
    if (as === junk) {
      this.hasCopiedJunk = true
      return
    }
    // A card that fetches can only add to its own value.
    if (as.isFuelled || (as.fetchesDiscard && value < this.goal)) this.isPartial = true
    this.addValue(as.set, value, as.allowsJunk, as.allowsAnySet)
    if (!as.adjusts) return
    this.addValue(as.set, value + 1, false, false)
    this.addValue(as.set, value - 1, false, false)
  }

  private addValue(set: number, value: number, isVendor: boolean, isChest: boolean): void {
    if (value > this.goal) return
    const { before } = this
    this.shift(before, set, set, value)
    this.shift(before, ANY, isChest ? CHEST : ANY, value)
    if (isChest) this.shift(before, ANY_VENDOR, CHEST_VENDOR, value)
    if (isVendor) {
      this.shift(before, SQUIRRELS, SQUIRRELS_VENDOR, value)
      this.shift(before, ANY, ANY_VENDOR, value)
      this.shift(before, CHEST, CHEST_VENDOR, value)
    }
    if (this.isLoosened) this.addBeside(before, set, value)
    this.isLoosened ||= isVendor || isChest
  }

  /** The card joins stacks in which a Vendor or a Chest is already. */
  private addBeside(from: readonly number[], set: number, value: number): void {
    if (set === SQUIRRELS) this.shift(from, SQUIRRELS_VENDOR, SQUIRRELS_VENDOR, value)
    this.shift(from, ANY_VENDOR, ANY_VENDOR, value)
    this.shift(from, CHEST, CHEST, value)
    this.shift(from, CHEST_VENDOR, CHEST_VENDOR, value)
  }

  private shift(from: readonly number[], source: number, target: number, value: number): void {
    this.bits[target] = (this.bits[target] as number) | ((from[source] as number) << value)
  }

  private withJunk(kind: number): number {
    let sums = 0
    if (this.bits[kind] === 0) return sums
    for (let added = 0; added <= this.goal; added++) {
      if ((this.junk >> added) & 1) sums |= (this.bits[kind] as number) << added
    }
    return sums
  }
}
