/** Recipes for goods by marbles (C-76, C-77). */
import type { Good } from '../pieces.ts'
import { COLOURS } from '../pieces.ts'
import type { Marble } from './laboratory.ts'
import { MARBLES } from './laboratory.ts'

/** A good and the marbles it takes: their own colour first, then ichor, then a further one. */
export interface Recipe {
  readonly good: Good
  readonly marbles: readonly Marble[]
  /** How many it takes of each kind, in the order of `MARBLES`. */
  readonly counts: readonly number[]
}

const countsOf = (marbles: readonly Marble[]): number[] =>
  MARBLES.map((kind) => marbles.filter((marble) => marble === kind).length)

function recipe(good: Good, marbles: readonly Marble[]): Recipe {
  return { good, marbles, counts: countsOf(marbles) }
}

/** Ichor stands in for a colour, but at least one marble has that colour (C-77). Recipes with the same marbles are listed once. */
function recipesOf(): Recipe[] {
  const found: Recipe[] = []
  for (const colour of COLOURS) {
    found.push(recipe(`small-${colour}`, [colour, colour]), recipe(`small-${colour}`, [colour, 'ichor']))
    const seen = new Set<string>()
    for (let ichor = 0; ichor <= 2; ichor++) {
      const same: Marble[] = [colour, colour, colour]
      same.fill('ichor', 3 - ichor)
      for (const further of MARBLES) {
        const each = recipe(`large-${colour}`, [...same, further])
        if (seen.has(each.counts.join())) continue
        seen.add(each.counts.join())
        found.push(each)
      }
    }
  }
  return found
}

export const RECIPES: readonly Recipe[] = recipesOf()

/** The recipe of a good with exactly these marbles, in any order. */
export function recipeFor(good: Good, marbles: readonly Marble[]): Recipe | undefined {
  const counts = countsOf(marbles).join()
  return RECIPES.find((each) => each.good === good && each.counts.join() === counts)
}

/** How many marbles of each kind there are, in the order of `MARBLES`. */
export function stockOf(flask: readonly Marble[]): number[] {
  const stock = [0, 0, 0, 0, 0]
  for (const marble of flask) {
    const at = MARBLES.indexOf(marble)
    stock[at] = (stock[at] as number) + 1
  }
  return stock
}

export function canMake({ counts }: Recipe, stock: readonly number[]): boolean {
  for (let at = 0; at < counts.length; at++) if ((counts[at] as number) > (stock[at] as number)) return false
  return true
}
