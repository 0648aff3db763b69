/** A visit that is being planned: where to go, and the words that say what happens there. */
import type { Good, HumanView, Location, Marble, Recipe, View } from '@merchants/cove'
import {
  canMake,
  COLOURS,
  CORRUPTION_KINDS,
  DIE_KINDS,
  HOURS,
  MARBLES,
  optionWord,
  RECIPES,
  runAt,
  SIZES,
  SLOT_HOURS,
  stockOf,
  whyNotForge,
} from '@merchants/cove'

export interface Plan {
  readonly go: Location
  /** As written in a move: a slot, a colour, a furnace with a size, a recipe. */
  readonly items: readonly string[]
}

/** How many words a visit takes. */
export const MAX_ITEMS: Readonly<Record<Location, number>> = {
  square: 1,
  staffRoom: 2,
  guildVisit: 1,
  rest: 0,
  stoke: 0,
  bellows: 2,
  forge: 4,
  oreCart: 1,
  row1: 1,
  row2: 1,
  row3: 1,
  brew: 4,
  purify: 1,
}

const WRITTEN: Readonly<Record<Location, string>> = {
  square: 'square',
  staffRoom: 'staff',
  guildVisit: 'guild',
  rest: 'rest',
  stoke: 'stoke',
  bellows: 'bellows',
  forge: 'forge',
  oreCart: 'ore',
  row1: 'row 1 at',
  row2: 'row 2 at',
  row3: 'row 3 at',
  brew: 'brew',
  purify: 'purify',
}

/** The move as it is written. */
export function lineOf({ go, items }: Plan): string {
  const words = items.join(go === 'brew' ? ' ' : ',')
  return words === '' ? `go ${WRITTEN[go]}` : `go ${WRITTEN[go]} ${words}`
}

const places = (list: readonly unknown[]): string[] => list.map((_, at) => String(at + 1))

/** The words that can come next. */
export function fittingItems({ square, halls }: View, human: HumanView, { go, items }: Plan): string[] {
  const { smithy, laboratory, townsfolk, tired, corruption } = human
  switch (go) {
    case 'square':
      return places(square).filter((_, at) => square[at] !== undefined)
    case 'staffRoom':
      return townsfolk.filter((card) => !tired.includes(card))
    case 'guildVisit':
      return COLOURS.filter((colour) => halls[colour] > 0)
    case 'oreCart':
      return DIE_KINDS.filter((kind) => smithy?.locked.includes(kind))
    case 'bellows':
      return places(smithy?.furnaces ?? []).filter((_, at) => smithy?.furnaces[at]?.alloy !== undefined)
    case 'forge':
      return (smithy?.furnaces ?? []).flatMap((furnace, at) =>
        SIZES.filter((size) => whyNotForge(furnace, size) === undefined).map((size) => `${at + 1}:${size}`),
      )
    case 'row1':
    case 'row2':
    case 'row3':
      return runsOf(rowOf(human, go)).map(String)
    case 'brew':
      return fittingRecipes(laboratory?.flask ?? [], items).map((recipe) => optionWord('recipes', recipe))
    case 'purify':
      return CORRUPTION_KINDS.filter((kind) => corruption.includes(kind))
    case 'rest':
    case 'stoke':
      return []
  }
}

export const rowOf = ({ laboratory }: HumanView, go: Location): readonly Marble[] =>
  laboratory?.rows[Number(go.slice(3)) - 1] ?? []

/** The first marble of each run, from 1. */
const runsOf = (row: readonly Marble[]): number[] =>
  row.flatMap((marble, at) => (row[at - 1] === marble ? [] : [at + 1]))

/** The first marble of the run around a marble, from 1. */
export const runStart = (row: readonly Marble[], at: number): number => runAt(row, at - 1)[0] + 1

/** The goods that the flask can still make after the recipes chosen so far. */
function fittingRecipes(flask: readonly Marble[], taken: readonly string[]): Recipe[] {
  const left = stockOf(flask)
  for (const word of taken) {
    for (const marble of marblesOf(word)) {
      const at = MARBLES.indexOf(marble)
      left[at] = (left[at] ?? 0) - 1
    }
  }
  return RECIPES.filter((recipe) => canMake(recipe, left))
}

export const goodOfRecipe = (word: string): Good => word.split(':')[0] as Good
export const marblesOf = (word: string): Marble[] => (word.split(':')[1] ?? '').split(',') as Marble[]

/** A plan with one more word, or without it if it was there. */
export function withItem({ go, items }: Plan, item: string): Plan {
  if (go === 'brew') return { go, items: items.length < MAX_ITEMS.brew ? [...items, item] : items }
  if (go === 'forge') {
    const others = items.filter((each) => each.split(':')[0] !== item.split(':')[0])
    return { go, items: items.includes(item) ? others : [...others, item].toSorted() }
  }
  if (items.includes(item)) return { go, items: items.filter((each) => each !== item) }
  const kept = MAX_ITEMS[go] === 1 ? [] : items.slice(0, MAX_ITEMS[go] - 1)
  return { go, items: [...kept, item] }
}

/** Whether a plan says enough to be played. */
export function isWhole(plan: Plan, fitting: readonly string[]): boolean {
  if (MAX_ITEMS[plan.go] === 0 || plan.items.length > 0) return true
  return plan.go === 'purify' && fitting.length === 0
}

export function hoursOfPlan({ go, items }: Plan): number | undefined {
  if (go !== 'square') return HOURS[go]
  return items[0] === undefined ? undefined : SLOT_HOURS[Number(items[0]) - 1]
}

/** The initial plan of a visit. Forced choices are made already, and the forge takes all hot furnaces. */
export function beginPlan(view: View, human: HumanView, go: Location): Plan {
  const words = fittingItems(view, human, { go, items: [] })
  if (go === 'forge') return { go, items: words.filter((word) => isLargest(word, words)) }
  const isClear = go === 'bellows' ? words.length <= MAX_ITEMS.bellows : words.length === 1 && go !== 'brew'
  return { go, items: isClear && MAX_ITEMS[go] > 0 ? words : [] }
}

/** The largest size that a furnace can make. */
function isLargest(word: string, words: readonly string[]): boolean {
  const [furnace = '', size] = word.split(':')
  return size === 'large' || !words.includes(`${furnace}:large`)
}
