/** The Alchemist’s marbles: what a flask is worth, what is drawn off and brewed. */
import type { LaboratoryView, Marble, Recipe } from '@merchants/cove'
import { canMake, COLOURS, FLASK_LIMIT, HOURS, MARBLES, RECIPES, stockOf, takeChain } from '@merchants/cove'
import type { Handler } from './bot.ts'
import { bestAbove } from './bot.ts'
import type { Outlook } from './outlook.ts'
import { gainOf, HOUR } from './outlook.ts'

/** So many goods are brewed in one visit, of two marbles each if they are small. */
const BREWED = 4
const BREWING = (HOURS.brew * HOUR) / (2 * BREWED)
/** Ichor helps a colour out, and then waits in the jar. */
const ICHOR = 0.5

/** What a marble of each kind is worth in the flask, in the order of `MARBLES`; nothing once the last day is over. */
function marbleWorths({ worth, isLast }: Outlook, left: number): readonly number[] {
  if (isLast && left <= 0) return WORTHLESS
  const coloured = COLOURS.map((colour) => Math.max(0, worth[`small-${colour}`] / 2 - BREWING))
  return [...coloured, ICHOR * Math.max(...coloured)]
}

const WORTHLESS: readonly number[] = MARBLES.map(() => 0)

/** The best goods that a stock of marbles gives in one visit, and what they bring beyond the marbles themselves. */
function brewOf(flask: readonly Marble[], outlook: Outlook, marbles: readonly number[]): Recipe[] {
  const stock = stockOf(flask)
  const plan: Recipe[] = []
  while (plan.length < BREWED) {
    const possible = RECIPES.filter((recipe) => canMake(recipe, stock))
    const [at] = bestAbove(possible, 0, (recipe) => netOf(recipe, outlook, marbles))
    if (at === undefined) break
    const recipe = possible[at] as Recipe
    plan.push(recipe)
    recipe.counts.forEach((count, kind) => (stock[kind] = (stock[kind] as number) - count))
  }
  return plan
}

const netOf = ({ good, counts }: Recipe, { worth }: Outlook, marbles: readonly number[]): number =>
  worth[good] - worthOf(counts, marbles)

const worthOf = (counts: readonly number[], marbles: readonly number[]): number =>
  counts.reduce((sum, count, kind) => sum + count * (marbles[kind] as number), 0)

/** What more marbles in the flask are worth, after an hour. */
export function drawGain({ rows, flask }: LaboratoryView, row: number, at: number, outlook: Outlook): number {
  const taken = takeChain((rows[row] ?? []).slice(), at - 1).flat()
  const fitting = taken.slice(0, FLASK_LIMIT - flask.length)
  return worthOf(stockOf(fitting), marbleWorths(outlook, outlook.left - HOURS.row1))
}

export function brewGain({ flask }: LaboratoryView, outlook: Outlook): number {
  const marbles = marbleWorths(outlook, outlook.left - HOURS.brew)
  const plan = brewOf(flask, outlook, marbles)
  const used = plan.reduce((sum, { counts }) => sum + worthOf(counts, marbles), 0)
  const goods = plan.map(({ good }) => good)
  return gainOf(goods, outlook) - used
}

const brew: Handler = ({ options, min }, outlook) => {
  const marbles = marbleWorths(outlook, outlook.left - HOURS.brew)
  const chosen = bestAbove(options as readonly Recipe[], 0, (recipe) => netOf(recipe, outlook, marbles))
  return chosen.length >= min ? chosen : [0]
}

export const LABORATORY_QUESTIONS = { brew }
