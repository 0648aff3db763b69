/** Whether a player can build at all: a quick look at sums as bits, set by set, before any stack is searched for. */
import { DECKS, junk } from '../card.ts'
import { usesOf } from '../copying.ts'
import type { Use } from '../decision.ts'
import type { Player } from '../player.ts'
import type { Card } from '../state.ts'
import { stackGoal, valueOf } from '../values.ts'
import { stacks, waitingFor } from './stack.ts'

/** Junk goes only with squirrels: Stashing Vendor is one. */
const SQUIRRELS = DECKS.indexOf('squirrels')

/** Whether any legal stack can be built. Where only plain cards can be used, sums say it all. */
export function canBuild(me: Player): boolean {
  const goal = stackGoal(me)
  const overtime = me.schedule.length > 0 && waitingFor(me, 'discardsInStack') > 0
  const snack = me.schedule.length > 0 && waitingFor(me, 'marketCardBeforeBuild') > 0
  const usable = overtime ? me.hand.cards.concat(me.discardPile.cards) : me.hand.cards
  if (!snack && arePlain(usable)) return reaches(sumsOfPlain(me, usable, goal), goal)
  const possible = snack ? usable.concat(me.table.offered) : usable
  return mayReach(me, possible, goal) && stacks(me, true).length > 0
}

function arePlain(cards: readonly Card[]): boolean {
  for (let at = 0; at < cards.length; at++) if ((cards[at] as Card).type.isBuildingSpecial) return false
  return true
}

/** For each set a number whose bit n says that cards of this set are worth n together. */
type Sums = Int32Array

function reaches(sums: Sums, goal: number): boolean {
  for (let set = 0; set < sums.length; set++) if (((sums[set] as number) >> goal) & 1) return true
  return false
}

const add = (sums: Sums, set: number, value: number, goal: number): void => {
  if (value <= goal) sums[set] = (sums[set] as number) | ((sums[set] as number) << value)
}

function sumsOfPlain(me: Player, cards: readonly Card[], goal: number): Sums {
  const { sums } = me.table
  for (let set = 0; set < sums.length; set++) sums[set] = 1
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card
    if (card.type.set >= 0) add(sums, card.type.set, valueOf(me, card, card.type), goal)
  }
  return sums
}

/** Whether the goal could be reached if every card were used at its best: a no is certain, a yes is not. */
function mayReach(me: Player, cards: readonly Card[], goal: number): boolean {
  let allowsJunk = false
  for (const card of cards) {
    if (!card.type.isBuildingSpecial) continue
    for (const { as } of usesOf(me, card)) {
      if (as.allowsAnySet || as.fetchesDiscard) return true
      allowsJunk ||= as.allowsJunk
    }
  }
  const { sums } = me.table
  for (let set = 0; set < sums.length; set++) sums[set] = 1
  for (const card of cards) {
    for (const use of usesOf(me, card)) {
      if (use.as !== junk) addSpecial(sums, use, goal)
      else if (allowsJunk) add(sums, SQUIRRELS, use.value, goal)
    }
  }
  return reaches(sums, goal)
}

function addSpecial(sums: Sums, { as, value }: Use, goal: number): void {
  const before = sums[as.set] as number
  add(sums, as.set, value, goal)
  if (as.adjusts) sums[as.set] = (sums[as.set] as number) | (before << (value - 1)) | (before << (value + 1))
  if (as.isFuelled)
    for (let worth = 1; worth <= goal; worth++) sums[as.set] = (sums[as.set] as number) | (before << worth)
}
