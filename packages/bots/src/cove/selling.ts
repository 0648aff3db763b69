/** The market. Each good goes to its best pier if that is worth the corruption there. */
import type { Good, Pier, Sale } from '@merchants/cove'
import { GOODS, PIERS, takes } from '@merchants/cove'
import type { DecisionHandler } from './bot.ts'
import type { Assessment, ViewPart } from './assessment.ts'
import { KIND } from './crowds.ts'

/** The piers to sell at, and those where cultists buy too. */
interface Plan {
  readonly piers: readonly Pier[]
  readonly open: readonly Pier[]
}

const subsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((found, each) => [...found, ...found.map((some) => [...some, each])], [[]])

const OPENINGS = subsets(PIERS)
const WITHOUT_BLACK_MARKET = PIERS.filter((pier) => pier !== 'black-market')

/** The open decisions. Earlier decisions at a pier stay (C-83). */
function plansFor({ setup }: ViewPart, sold: Assessment['me']['sold']): Plan[] {
  const openings = setup.rogue === 'cultists' ? OPENINGS : [[]]
  const isLeft = (open: readonly Pier[]): boolean =>
    PIERS.every((pier) => sold[pier] === undefined || sold[pier] === open.includes(pier))
  const choices = sold['black-market'] === undefined ? [PIERS, WITHOUT_BLACK_MARKET] : [PIERS]
  return choices.flatMap((piers) => openings.filter(isLeft).map((open) => ({ piers, open })))
}

interface Best {
  readonly pier: Pier | undefined
  readonly gold: number
}

/** Where a good is sold best by a plan; nowhere if no one buys it. */
function bestPier(good: Good, { piers, open }: Plan, { crowds }: Assessment): Best {
  const { size, colour, value } = GOODS[good]
  let best: Best = { pier: undefined, gold: 0 }
  for (const pier of piers) {
    if (!takes(pier, size)) continue
    const crowd = crowds[pier]
    const customers = (crowd[KIND[colour]] as number) + (open.includes(pier) ? (crowd[KIND.rogue] as number) : 0)
    if (value * customers > best.gold) best = { pier, gold: value * customers }
  }
  return best
}

function goldOf(plan: Plan, own: Assessment): number {
  const { me, corruption } = own
  const used = new Set<Pier>()
  let gold = 0
  for (const good of me.shelf) {
    const best = bestPier(good, plan, own)
    gold += best.gold
    if (best.pier !== undefined) used.add(best.pier)
  }
  for (const pier of used) {
    if (me.sold[pier] !== undefined) continue
    if (pier === 'black-market') gold -= corruption
    if (plan.open.includes(pier)) gold -= corruption
  }
  return gold
}

function bestPlan(own: Assessment): Plan {
  const plans = plansFor(own.view, own.me.sold)
  const golds = plans.map((plan) => goldOf(plan, own))
  return plans[golds.indexOf(Math.max(...golds))] as Plan
}

const sell: DecisionHandler = ({ options }, own) => {
  const plan = bestPlan(own)
  const at = (options as readonly Sale[]).findIndex(({ good, pier }) => bestPier(good, plan, own).pier === pier)
  return at < 0 ? [] : [at]
}

const cultists: DecisionHandler = ({ about }, own) => [bestPlan(own).open.includes(about as Pier) ? 0 : 1]

export const SELLING_DECISIONS = { sell, cultists }
