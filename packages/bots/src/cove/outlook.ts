/** What a human can tell from the view at a glance: the time left, what goods bring, what corruption costs. */
import type { Corruption, Good, HumanView, View } from '@merchants/cove'
import { ALL_GOODS, COLOURS, CORRUPTION, CORRUPTION_KINDS, GOODS, ROUNDS, SHELF_SPACES } from '@merchants/cove'
import type { Crowds } from './crowds.ts'
import { crowdsOf } from './crowds.ts'
import type { Costs, Prices } from './prices.ts'
import { pricesOf } from './prices.ts'

export interface Outlook extends Costs {
  readonly view: View
  readonly me: HumanView
  /** Hours until the market token. */
  readonly left: number
  /** Whether nothing can be kept for another day. */
  readonly isLast: boolean
  readonly crowds: Crowds
  /** What a good is worth: its price today, or else on a usual day to come. */
  readonly worth: Prices
}

/** What an hour of a human usually brings. */
export const HOUR = 4.5

export function outlookOf(view: View): Outlook {
  const { seat, clock } = view
  const costs: Costs = { cultists: view.setup.rogue === 'cultists', corruption: averageCost(view) }
  const crowds = crowdsOf(view)
  const prices = pricesOf(crowds, costs)
  const isLast = view.round === ROUNDS
  return {
    ...costs,
    view,
    me: view.humans[seat] as HumanView,
    left: Math.max(0, clock.token - (clock.at[seat] as number)),
    isLast,
    crowds,
    worth: isLast ? prices : orLater(prices),
  }
}

/** Customers of one colour whom a good of a size meets on a usual day. */
const USUAL_CUSTOMERS = { small: 1.8, large: 1.2 }

function orLater(prices: Prices): Prices {
  const worth = { ...prices }
  for (const good of ALL_GOODS) worth[good] = Math.max(prices[good], USUAL_PRICES[good])
  return worth
}

const USUAL_PRICES = Object.fromEntries(
  ALL_GOODS.map((good) => [good, GOODS[good].value * USUAL_CUSTOMERS[GOODS[good].size]]),
) as unknown as Prices

/** What a corruption card would cost if this were the end; less than nothing for one that would bring more. */
export const costOf = (card: Corruption, { halls, lair }: View): number =>
  CORRUPTION[card].guilds.reduce((cost, colour) => cost - halls[colour], CORRUPTION[card].corruption * lair)

/** How many symbols an average card of the box has: of corruption, and of each guild. */
const CARDS = CORRUPTION_KINDS.reduce((sum, card) => sum + CORRUPTION[card].copies, 0)
const average = (symbols: (card: Corruption) => number): number =>
  CORRUPTION_KINDS.reduce((sum, card) => sum + CORRUPTION[card].copies * symbols(card), 0) / CARDS
const CORRUPTION_SYMBOLS = average((card) => CORRUPTION[card].corruption)
const GUILD_SYMBOLS = average((card) => CORRUPTION[card].guilds.length) / COLOURS.length

/** What a corruption card from the deck costs on average. */
function averageCost({ halls, lair }: View): number {
  let customers = 0
  for (const colour of COLOURS) customers += halls[colour]
  return CORRUPTION_SYMBOLS * lair - GUILD_SYMBOLS * customers
}

/** What some new goods bring; the shelf keeps the best. */
export function gainOf(goods: readonly Good[], { me, worth }: Outlook): number {
  const all = [...me.shelf, ...goods].map((good) => worth[good]).toSorted((a, b) => b - a)
  const before = me.shelf.reduce((sum, good) => sum + worth[good], 0)
  return all.slice(0, SHELF_SPACES).reduce((sum, each) => sum + each, -before)
}
