/** The pressable spots of the table for the open question. */
import type { DecisionView, HumanView, Location, Placement, View } from '@merchants/cove'
import { optionsOf } from '@merchants/cove'
import { bestFurnace, furnacesFor, takeOut, withPlaced } from './dice.ts'
import type { Plan } from './plan.ts'
import { fittingItems, rowOf, runStart, withItem } from './plan.ts'
import { pathOf, spotOfItem } from './targets.ts'

export interface Target {
  readonly isChosen: boolean
  readonly press: () => void
}

/** Visits that one press at the table can mean, when none was begun. */
const PLAIN_TO_SEE: readonly Location[] = ['square', 'guildVisit', 'oreCart', 'row1', 'row2', 'row3', 'staffRoom']

export function actTargets(
  view: View,
  human: HumanView,
  plan: Plan | undefined,
  become: (plan: Plan) => void,
): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>()
  const open = view.locations.filter(({ whyNot }) => whyNot === undefined).map(({ location }) => location)
  for (const location of plan === undefined ? open.filter((each) => PLAIN_TO_SEE.includes(each)) : [plan.go]) {
    const begun = plan ?? { go: location, items: [] }
    const press = (item: string) => (): void => become(withItem(begun, item))
    if (location.startsWith('row')) {
      const row = rowOf(human, location)
      row.forEach((_, at) => {
        const item = String(runStart(row, at + 1))
        targets.set(spotOfItem(location, String(at + 1)), { isChosen: begun.items.includes(item), press: press(item) })
      })
      continue
    }
    for (const item of fittingItems(view, human, begun)) {
      const spot = spotOfItem(location, item)
      // For a furnace that can make both sizes, the next press chooses the other one.
      const isChosen = begun.items.some((each) => spotOfItem(location, each) === spot)
      if (location === 'forge' && targets.has(spot) && begun.items.includes(item)) continue
      targets.set(spot, { isChosen, press: press(item) })
    }
  }
  return targets
}

interface Chosen {
  readonly chosen: readonly number[]
  readonly first: string | undefined
  readonly choose: (option: number) => void
  readonly pick: (spot: string | undefined) => void
}

export function optionTargets(
  decision: DecisionView,
  { chosen, first, choose, pick }: Chosen,
): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>()
  optionsOf(decision).forEach((option, at) => {
    const [one, other] = pathOf(option)
    if (other === undefined) {
      // Two equal corruption cards share a spot, and each press takes another one.
      const before = targets.get(one)
      if (before !== undefined && !before.isChosen) return
      targets.set(one, { isChosen: chosen.includes(at), press: () => choose(at) })
      return
    }
    targets.set(one, { isChosen: first === one, press: () => pick(first === one ? undefined : one) })
    if (first === one) targets.set(other, { isChosen: false, press: () => choose(at) })
  })
  return targets
}

interface Placing {
  readonly placed: readonly Placement[]
  readonly first: string | undefined
  readonly place: (placed: readonly Placement[]) => void
  readonly pick: (spot: string | undefined) => void
}

/** A die and then its furnace; the same die again finds the best one. With no die in hand, a press takes a placed one out. */
export function diceTargets(
  decision: DecisionView | undefined,
  human: HumanView | undefined,
  { placed, first, place, pick }: Placing,
): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>()
  if (decision?.kind !== 'placements' || human?.smithy === undefined) return targets
  const smithy = withPlaced(human.smithy, placed)
  for (const die of smithy.rack) {
    const fitting = furnacesFor(smithy, die)
    const best = bestFurnace(smithy, die)
    if (best === undefined) continue
    const spot = `rack:${die}`
    const isPicked = first === spot
    const isAtOnce = isPicked || fitting.length === 1
    const press = (): void => (isAtOnce ? place([...placed, { die, furnace: best }]) : pick(spot))
    targets.set(spot, { isChosen: isPicked, press })
    if (!isPicked) continue
    for (const furnace of fitting) {
      targets.set(`furnace:${furnace}`, { isChosen: false, press: () => place([...placed, { die, furnace }]) })
    }
  }
  if (first !== undefined) return targets
  for (const { furnace } of placed) {
    targets.set(`furnace:${furnace}`, { isChosen: false, press: () => place(takeOut(placed, furnace)) })
  }
  return targets
}
