/** The Alchemist’s marbles, with the worth of a flask and the choice of rows and recipes. */
import type { Marble, Recipe } from '@merchants/cove'
import { canMake, COLOURS, FLASK_LIMIT, HOURS, MARBLES, RECIPES, stockOf, takeChain } from '@merchants/cove'
import type { DecisionHandler } from './bot.ts'
import { bestAbove } from './bot.ts'
import type { Assessment, LaboratoryPart } from './assessment.ts'
import { gainOf, HOUR } from './assessment.ts'

/** This many goods are brewed in one visit, of two marbles each if they are small. */
const BREWED = 4
const BREWING = (HOURS.brew * HOUR) / (2 * BREWED)
/** Ichor stands in for a colour, and then stays in the jar. */
const ICHOR = 0.5

/** The worth of a marble of each kind in the flask, in the order of `MARBLES`; zero once the last day is over. */
function marbleWorths({ worth, isLast }: Assessment, left: number): readonly number[] {
  if (isLast && left <= 0) return WORTHLESS
  const coloured = COLOURS.map((colour) => Math.max(0, worth[`small-${colour}`] / 2 - BREWING))
  return [...coloured, ICHOR * Math.max(...coloured)]
}

const WORTHLESS: readonly number[] = MARBLES.map(() => 0)

/** The best goods that a stock of marbles gives in one visit, and what they bring beyond the marbles themselves. */
function brewOf(flask: readonly Marble[], own: Assessment, marbles: readonly number[]): Recipe[] {
  const stock = stockOf(flask)
  const plan: Recipe[] = []
  while (plan.length < BREWED) {
    const possible = RECIPES.filter((recipe) => canMake(recipe, stock))
    const [at] = bestAbove(possible, 0, (recipe) => netOf(recipe, own, marbles))
    if (at === undefined) break
    const recipe = possible[at] as Recipe
    plan.push(recipe)
    recipe.counts.forEach((count, kind) => (stock[kind] = (stock[kind] as number) - count))
  }
  return plan
}

const netOf = ({ good, counts }: Recipe, { worth }: Assessment, marbles: readonly number[]): number =>
  worth[good] - worthOf(counts, marbles)

const worthOf = (counts: readonly number[], marbles: readonly number[]): number =>
  counts.reduce((sum, count, kind) => sum + count * (marbles[kind] as number), 0)

/** The worth of more marbles in the flask, after an hour. */
export function drawGain({ rows, flask }: LaboratoryPart, row: number, at: number, own: Assessment): number {
  const taken = takeChain((rows[row] ?? []).slice(), at - 1).flat()
  const fitting = taken.slice(0, FLASK_LIMIT - flask.length)
  return worthOf(stockOf(fitting), marbleWorths(own, own.left - HOURS.row1))
}

export function brewGain({ flask }: LaboratoryPart, own: Assessment): number {
  const marbles = marbleWorths(own, own.left - HOURS.brew)
  const plan = brewOf(flask, own, marbles)
  const used = plan.reduce((sum, { counts }) => sum + worthOf(counts, marbles), 0)
  const goods = plan.map(({ good }) => good)
  return gainOf(goods, own) - used
}

const brew: DecisionHandler = ({ options, min }, own) => {
  const marbles = marbleWorths(own, own.left - HOURS.brew)
  const chosen = bestAbove(options as readonly Recipe[], 0, (recipe) => netOf(recipe, own, marbles))
  return chosen.length >= min ? chosen : [0]
}

export const LABORATORY_DECISIONS = { brew }
