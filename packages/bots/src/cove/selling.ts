/** The market: each good goes to its best pier, if the corruption there is worth it. */
import type { Good, Pier, Sale, View } from '@merchants/cove'
import { GOODS, PIERS, takes } from '@merchants/cove'
import type { Handler } from './bot.ts'
import type { Outlook } from './outlook.ts'
import { KIND } from './crowds.ts'

/** Where one sells at all, and where cultists buy too. */
interface Plan {
  readonly piers: readonly Pier[]
  readonly open: readonly Pier[]
}

const subsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((found, each) => [...found, ...found.map((some) => [...some, each])], [[]])

const OPENINGS = subsets(PIERS)
const WITHOUT_BLACK_MARKET = PIERS.filter((pier) => pier !== 'black-market')

/** All that can still be decided: what was decided at a pier before stays so (C-83). */
function plansFor({ setup }: View, sold: Outlook['me']['sold']): Plan[] {
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

/** Where a good is sold best by a plan; nowhere if nobody buys it. */
function bestPier(good: Good, { piers, open }: Plan, { crowds }: Outlook): Best {
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

function goldOf(plan: Plan, outlook: Outlook): number {
  const { me, corruption } = outlook
  const used = new Set<Pier>()
  let gold = 0
  for (const good of me.shelf) {
    const best = bestPier(good, plan, outlook)
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

function bestPlan(outlook: Outlook): Plan {
  const plans = plansFor(outlook.view, outlook.me.sold)
  const golds = plans.map((plan) => goldOf(plan, outlook))
  return plans[golds.indexOf(Math.max(...golds))] as Plan
}

const sell: Handler = ({ options }, outlook) => {
  const plan = bestPlan(outlook)
  const at = (options as readonly Sale[]).findIndex(({ good, pier }) => bestPier(good, plan, outlook).pier === pier)
  return at < 0 ? [] : [at]
}

const cultists: Handler = ({ about }, outlook) => [bestPlan(outlook).open.includes(about as Pier) ? 0 : 1]

export const SELLING_QUESTIONS = { sell, cultists }
