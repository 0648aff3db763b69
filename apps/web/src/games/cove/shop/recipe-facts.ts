/** The marbles that each good would be brewed of now, or the missing ones. */
import type { Good, Marble, Recipe } from '@merchants/cove'
import { ALL_GOODS, canMake, MARBLES, RECIPES, stockOf } from '@merchants/cove'

export interface RecipeFacts {
  readonly good: Good
  readonly recipe: Recipe
  readonly state: 'ready' | 'with-ichor' | 'after-row' | 'short'
  /** How many marbles are missing. */
  readonly short: number
}

const ichorIn = ({ marbles }: Recipe): number => marbles.filter((marble) => marble === 'ichor').length

/** With fewer ichor first; of those, the ones that spare what is rare in the flask. */
const recipesOf = (good: Good): readonly Recipe[] =>
  RECIPES.filter((recipe) => recipe.good === good).toSorted((a, b) => ichorIn(a) - ichorIn(b))

const missing = ({ counts }: Recipe, stock: readonly number[]): number =>
  counts.reduce((sum, count, at) => sum + Math.max(0, count - (stock[at] ?? 0)), 0)

export function recipeFacts(
  flask: readonly Marble[],
  taken: readonly Marble[],
  gained: readonly Marble[],
): RecipeFacts[] {
  const stock = stockOf(flask)
  for (const marble of taken) stock[MARBLES.indexOf(marble)] = (stock[MARBLES.indexOf(marble)] ?? 0) - 1
  const later = stock.map((count, at) => count + (stockOf(gained)[at] ?? 0))
  return ALL_GOODS.map((good) => {
    const recipes = recipesOf(good)
    const now = recipes.find((recipe) => canMake(recipe, stock))
    if (now !== undefined) return { good, recipe: now, state: ichorIn(now) > 0 ? 'with-ichor' : 'ready', short: 0 }
    const soon = recipes.find((recipe) => canMake(recipe, later))
    if (soon !== undefined) return { good, recipe: soon, state: 'after-row', short: 0 }
    const nearest = recipes.toSorted((a, b) => missing(a, stock) - missing(b, stock))[0] as Recipe
    return { good, recipe: nearest, state: 'short', short: missing(nearest, stock) }
  })
}
