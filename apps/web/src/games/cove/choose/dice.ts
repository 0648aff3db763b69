/** Dice on their way into the furnaces: where each fits, where it does most good, and the smithy as it would be. */
import type { Die, Furnace, Placement, Smithy } from '@merchants/cove'
import { FURNACES, HEAT_FOR, heatOf, kindOfDie, MOST_COAL, optionWord } from '@merchants/cove'

export type SmithyView = Readonly<Pick<Smithy, 'rack' | 'furnaces' | 'locked'>>

const isCoal = (die: Die): boolean => kindOfDie(die) === 'coal'

/** The smithy with these dice in its furnaces. */
export function withPlaced({ rack, furnaces, locked }: SmithyView, placed: readonly Placement[]): SmithyView {
  const left = rack.slice()
  const filled = furnaces.map(({ alloy, coal, bellows }) => ({ alloy, coal: coal.slice(), bellows }))
  for (const { die, furnace } of placed) {
    const into = filled[furnace - 1]
    if (into === undefined) continue
    left.splice(left.indexOf(die), 1)
    if (isCoal(die)) into.coal.push(die)
    else into.alloy = die
  }
  return { rack: left, furnaces: filled, locked }
}

/** The furnaces that take a die: alloy an empty one, coal one with alloy and room. */
export const furnacesFor = ({ furnaces }: SmithyView, die: Die): number[] =>
  Array.from({ length: FURNACES }, (_, at) => at + 1).filter((number) => takes(furnaces[number - 1], die))

function takes(furnace: Furnace | undefined, die: Die): boolean {
  if (furnace === undefined) return false
  return isCoal(die) ? furnace.alloy !== undefined && furnace.coal.length < MOST_COAL : furnace.alloy === undefined
}

/** Ranks a placement. A large good that becomes possible is best, then a small one, then the hottest furnace that still needs heat. */
function gain(furnace: Furnace, die: Die): number {
  const before = heatOf(furnace)
  const after = heatOf(isCoal(die) ? { ...furnace, coal: [...furnace.coal, die] } : { ...furnace, alloy: die })
  const crosses = (heat: number): boolean => before < heat && after >= heat
  if (crosses(HEAT_FOR.large)) return 300 - after
  if (crosses(HEAT_FOR.small)) return 200 - after
  return before >= HEAT_FOR.large ? -after : before
}

export function bestFurnace(smithy: SmithyView, die: Die): number | undefined {
  const worth = (number: number): number => {
    const furnace = smithy.furnaces[number - 1]
    return furnace === undefined ? -Infinity : gain(furnace, die)
  }
  return furnacesFor(smithy, die).toSorted((a, b) => worth(b) - worth(a))[0]
}

/** All that is sensible: alloy dice first, high ones before low ones; coal only where it still heats something. */
export function placeForMe(smithy: SmithyView, placed: readonly Placement[]): readonly Placement[] {
  const rack = withPlaced(smithy, placed).rack.toSorted(
    (a, b) => Number(isCoal(a)) - Number(isCoal(b)) || faceOrder(b, a),
  )
  return rack.reduce<readonly Placement[]>((done, die) => {
    const now = withPlaced(smithy, done)
    const furnace = bestFurnace(now, die)
    const into = furnace === undefined ? undefined : now.furnaces[furnace - 1]
    if (furnace === undefined || into === undefined) return done
    const isWasted = isCoal(die) && heatOf(into) >= HEAT_FOR.large
    return isWasted ? done : [...done, { die, furnace }]
  }, placed)
}

const faceOrder = (a: Die, b: Die): number => Number(a.slice(-1)) - Number(b.slice(-1))

/** Without the last die that went into a furnace, and the coal with it. */
export function takeOut(placed: readonly Placement[], furnace: number): readonly Placement[] {
  const last = placed.findLastIndex((each) => each.furnace === furnace)
  const taken = placed[last]
  if (taken === undefined) return placed
  return placed.filter((each, at) => at !== last && (isCoal(taken.die) || each.furnace !== furnace))
}

/** The move as it is written; coal finds its alloy die wherever it stands in the line. */
export const diceLine = (placed: readonly Placement[]): string =>
  `choose ${placed.map((each) => optionWord('placements', each)).join(',')}`
