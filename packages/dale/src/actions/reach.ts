/** Whether a player can build at all. Mostly sums tell; only for a few cards the stacks have to be searched for. */
import { BUILDING, DECKS } from '../card.ts'
import { usesOf } from '../copying.ts'
import type { Use } from '../decision.ts'
import type { Glance } from '../glance.ts'
import type { Player } from '../player.ts'
import type { Card } from '../state.ts'
import { stackGoal, valueOf } from '../values.ts'
import { stacks } from './stacks.ts'
import { Sums } from './sums.ts'
import { countPlans } from '../plans.ts'

export function canBuild(me: Player, { traits }: Glance): boolean {
  const goal = stackGoal(me)
  const snacks = countPlans(me, 'marketCardBeforeBuild')
  const overtimes = countPlans(me, 'discardsInStack')
  const isChanged = me.table.state.valueChanges.length > 0
  if (snacks + overtimes === 0 && !isChanged && (traits & BUILDING) === 0) return canBuildPlainly(me.hand.cards, goal)
  sums.begin(goal)
  addAll(me, me.hand.cards)
  if (overtimes > 0) addAll(me, me.discardPile.cards)
  const offered = snacks === 0 ? NOTHING : usesOffered(me)
  if (snacks > 0) sums.addOneOf(offered)
  if (sums.areEnough) return true
  // Further cards of the market may be the same again: sums that are not reached even so are out of reach.
  for (let more = 1; more < snacks; more++) sums.addOneOf(offered)
  const isOpen = !sums.isComplete || (snacks > 1 && sums.areEnough)
  return isOpen && stacks(me, true).length > 0
}

/** Scratch space. */
const sums = new Sums()

const NOTHING: readonly (readonly Use[])[] = []

const usesOffered = (me: Player): readonly (readonly Use[])[] => me.table.offered.map((card) => usesOf(me, card))

/** For junk and then each set, the sums of its cards in hand: bit n says that some of them are worth n together. */
const reached: number[] = [0, ...DECKS.map(() => 1)]

/** Cards of one set with their printed values are all that is needed. Junk reaches nothing, not even 0. */
function canBuildPlainly(cards: readonly Card[], goal: number): boolean {
  let found = 0
  for (let at = 0; at < cards.length; at++) reached[(cards[at] as Card).type.set + 1] = 1
  reached[0] = 0
  for (let at = 0; at < cards.length; at++) {
    const { set, value } = (cards[at] as Card).type
    const before = reached[set + 1] as number
    const after = before | (before << value)
    reached[set + 1] = after
    found |= after
  }
  return ((found >> goal) & 1) === 1
}

function addAll(me: Player, cards: readonly Card[]): void {
  const isChanged = me.table.state.valueChanges.length > 0
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card
    const { type } = card
    if ((type.traits & BUILDING) !== 0) sums.addUses(usesOf(me, card))
    else sums.addPlain(type.set, isChanged ? valueOf(me, card, type) : type.value)
  }
}
