/** Plans and techniques that wait on a schedule (R8). */
import type { Plan } from './card.ts'
import type { Act } from './decision.ts'
import { remove } from './pile.ts'
import type { Player } from './player.ts'
import type { Card, Waiting } from './state.ts'

/** How many cards with this plan wait on the schedule. */
export function countPlans(me: Player, wanted: Plan): number {
  let count = 0
  const { schedule } = me
  for (let at = 0; at < schedule.length; at++) if ((schedule[at] as Waiting).as.plan === wanted) count += 1
  return count
}

/** The plan on the schedule that comes next; of several that differ the owner chooses (R8). */
export function nextPlan(me: Player, wanted: Plan): Waiting | undefined {
  const plans = me.schedule.filter(({ as }) => as.plan === wanted)
  const [first] = plans
  if (first === undefined || plans.every(({ card }) => card.type === first.card.type)) return first
  const acts = plans.map((waiting): Act => ({ do: 'resolve', waiting }))
  const { waiting } = me.table.askOne(me.seat, 'next plan', 'acts', acts) as Act & { do: 'resolve' }
  return waiting
}

/** Plans whose time has come are finished one after the other. */
export function finishPlans(me: Player, wanted: Plan): void {
  for (let left = countPlans(me, wanted); left > 0; left--) finishTechnique(me, nextPlan(me, wanted) as Waiting)
}

/** A technique is fully resolved and discarded, unless a waiting plan returns it to the hand. */
export function finishTechnique(me: Player, waiting: Waiting): void {
  const { table } = me
  const spoke = table.speaking
  const practice = me.schedule.length < 2 ? undefined : reactWithPlan(me, 'returnsTechnique', waiting)
  table.move(waiting.card, me.schedulePile, practice?.isUsed ? me.hand : me.discardPile, me)
  table.note('technique', me)
  if (practice !== undefined) finishTechnique(me, practice.plan)
  table.speaking = spoke
}

/** A technique whose effect lasts for this turn stays on the schedule until the turn ends (G18). */
export function keepForTurn(me: Player, waiting: Waiting): void {
  const { card, as } = waiting
  me.schedule[me.schedule.indexOf(waiting)] = { card, as, endsWithTurn: true }
  me.table.tell?.({ what: 'lasts', seat: me.seat, card, as })
}

export function isWaiting(me: Player, waiting: Waiting): boolean {
  const { schedule } = me
  for (let at = schedule.length - 1; at >= 0; at--) if (schedule[at] === waiting) return true
  return false
}

export function liftWaiting(me: Player, card: Card): number {
  const { schedule } = me
  let at = schedule.length - 1
  while (at > 0 && (schedule[at] as Waiting).card !== card) at--
  remove(schedule, schedule[at])
  return at
}

/** Plans that wait for a shuffle interrupt it, as long as there is something to shuffle (R8). */
export function beforeShuffle(me: Player, isDue: () => boolean): void {
  while (me.schedule.length > 0 && isDue()) {
    const spoke = me.table.speaking
    const reaction = reactWithPlan(me, 'beforeShuffle')
    if (reaction === undefined) return
    const { plan, isUsed } = reaction
    if (isUsed) plan.as.beforeShuffle?.({ table: me.table, me, card: plan.card })
    finishTechnique(me, plan)
    me.table.speaking = spoke
  }
}

/** A plan whose trigger has come, and whether its owner uses it. It is used up in any case. */
function reactWithPlan(me: Player, wanted: Plan, except?: Waiting): { plan: Waiting; isUsed: boolean } | undefined {
  const { table } = me
  if (countPlans(me, wanted) === 0) return undefined
  const plans = me.schedule.filter((waiting) => waiting !== except && waiting.as.plan === wanted)
  const [first] = plans
  if (first === undefined) return undefined
  table.speaking = first.as
  if (plans.every(({ card }) => card.type === first.card.type)) return { plan: first, isUsed: me.may() }
  const acts = plans.map((waiting): Act => ({ do: 'resolve', waiting }))
  const [at] = table.ask(me.seat, 'next plan', 'acts', acts, 0, 1, false)
  return at === undefined ? { plan: first, isUsed: false } : { plan: plans[at] as Waiting, isUsed: true }
}
