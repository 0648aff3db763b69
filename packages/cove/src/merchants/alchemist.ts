/** The Alchemist at work: draw off a row, brew, purify (C-74 to C-79). */
import type { Corruption } from '../corruption.ts'
import { CORRUPTION_KINDS } from '../corruption.ts'
import type { Act } from '../decision.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import { gainGood } from '../shelf.ts'
import type { Human } from '../state.ts'
import type { Table } from '../table.ts'
import type { Laboratory, Marble } from './laboratory.ts'
import { FLASK_LIMIT, refill, ROW_LENGTH, takeChain } from './laboratory.ts'
import type { Location, Row } from './locations.ts'
import { locationWords } from './locations.ts'
import type { Recipe } from './recipes.ts'
import { canMake, RECIPES, stockOf } from './recipes.ts'

/** This many goods are made in one visit (C-76). */
export const MOST_BREWED = 4

const ROW_NUMBERS: Readonly<Record<Row, number>> = { row1: 1, row2: 2, row3: 3 }

export const rowNumber = (row: Row): number => ROW_NUMBERS[row]

/** Why the Alchemist would go there in vain; `undefined` if there is something to do. */
export function whyNotInLaboratory(
  { rows, flask, jar }: Laboratory,
  { corruption }: Human,
  location: Location,
): Reason | undefined {
  switch (location) {
    case 'row1':
    case 'row2':
    case 'row3':
      return rows[rowNumber(location) - 1]?.length === 0
        ? reason('row-is-empty', { row: rowNumber(location) })
        : undefined
    case 'brew': {
      const stock = stockOf(flask)
      return RECIPES.some((recipe) => canMake(recipe, stock)) ? undefined : reason('nothing-to-brew')
    }
    case 'purify':
      return jar === 0 && corruption.length === 0 ? reason('nothing-to-purify') : undefined
    default:
      return reason('not-your-location', { location: locationWords(location) })
  }
}

/** Every marble of every row, made once. */
const POINTS: Readonly<Record<Row, readonly Act[]>> = {
  row1: Array.from({ length: ROW_LENGTH }, (_, at): Act => ({ go: 'row1', at: at + 1 })),
  row2: Array.from({ length: ROW_LENGTH }, (_, at): Act => ({ go: 'row2', at: at + 1 })),
  row3: Array.from({ length: ROW_LENGTH }, (_, at): Act => ({ go: 'row3', at: at + 1 })),
}

/** One act for each run of equal marbles: at its first one. */
export function addRuns({ rows }: Laboratory, row: Row, acts: Act[]): void {
  const marbles = rows[rowNumber(row) - 1] as readonly Marble[]
  for (let at = 0; at < marbles.length; at++) {
    if (marbles[at] !== marbles[at - 1]) acts.push(POINTS[row][at] as Act)
  }
}

/** One act for each kind of card that may be returned. */
export function addPurifying({ corruption }: Human, acts: Act[]): void {
  if (corruption.length === 0) acts.push({ go: 'purify', card: undefined })
  else for (const card of CORRUPTION_KINDS) if (corruption.includes(card)) acts.push({ go: 'purify', card })
}

/** The run and its chain go into the flask, in the order taken; what does not fit goes back into the bag (C-75, V6). */
export function drawOff(table: Table, seat: number, laboratory: Laboratory, row: number, at: number): void {
  const { rows, flask, bag } = laboratory
  const marbles = rows[row - 1] as Marble[]
  const runs = takeChain(marbles, at - 1)
  table.tell?.({ what: 'drew off', seat, row, runs })
  const taken = runs.flat()
  const fitting = taken.splice(0, FLASK_LIMIT - flask.length)
  flask.push(...fitting)
  if (taken.length > 0) {
    backIntoBag(table, laboratory, taken)
    table.tell?.({ what: 'spilled', seat, marbles: taken })
  }
  const count = refill(marbles, bag)
  if (count === 0) return
  table.somebodyLearned()
  table.tell?.({ what: 'refilled', seat, row, marbles: marbles.slice(-count) })
}

/** Marbles go back into the bag, which is blind again. Where a script keeps the order, they are drawn last. */
function backIntoBag(table: Table, { bag }: Laboratory, marbles: readonly Marble[]): void {
  bag.unshift(...marbles.toReversed())
  table.shuffle('marbles', bag)
}

/** Brews up to four goods. All recipes and marbles are chosen first, then the goods are made. */
export function brew(table: Table, seat: number, laboratory: Laboratory): void {
  const stock = stockOf(laboratory.flask)
  const plan: Recipe[] = []
  while (plan.length < MOST_BREWED) {
    const recipes = RECIPES.filter((recipe) => canMake(recipe, stock))
    if (recipes.length === 0) break
    const [at] = table.ask(seat, 'brew', 'recipes', recipes, [plan.length === 0 ? 1 : 0, 1])
    if (at === undefined) break
    const recipe = recipes[at] as Recipe
    plan.push(recipe)
    recipe.counts.forEach((count, kind) => (stock[kind] = (stock[kind] as number) - count))
  }
  for (const recipe of plan) {
    useUp(laboratory, recipe, table)
    table.tell?.({ what: 'brewed', seat, good: recipe.good, marbles: recipe.marbles })
    gainGood(table, seat, recipe.good)
  }
}

/** Coloured marbles go back to the bag, ichor goes into the waste jar (C-78). */
function useUp(laboratory: Laboratory, { marbles }: Recipe, table: Table): void {
  const { flask } = laboratory
  const coloured: Marble[] = []
  for (const marble of marbles) {
    flask.splice(flask.indexOf(marble), 1)
    if (marble === 'ichor') laboratory.jar += 1
    else coloured.push(marble)
  }
  backIntoBag(table, laboratory, coloured)
}

/** All ichor from the jar into the bag, and one corruption card back (C-79). */
export function purify(table: Table, seat: number, laboratory: Laboratory, card: Corruption | undefined): void {
  const { jar } = laboratory
  laboratory.jar = 0
  if (jar > 0) {
    backIntoBag(
      table,
      laboratory,
      Array.from({ length: jar }, (): Marble => 'ichor'),
    )
  }
  table.tell?.({ what: 'purified', seat, ichor: jar })
  if (card !== undefined) table.returnCorruption(seat, card, 'C-79')
}
