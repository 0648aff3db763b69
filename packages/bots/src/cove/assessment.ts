/** Quick facts from a human's view: the time left, the earnings of goods, the cost of corruption. */
import type { Corruption, Good, HumanView, LaboratoryView, View } from '@merchants/cove'
import { ALL_GOODS, COLOURS, CORRUPTION, CORRUPTION_KINDS, GOODS, ROUNDS, SHELF_SPACES } from '@merchants/cove'
import type { Crowds } from './crowds.ts'
import { crowdsOf } from './crowds.ts'
import type { Costs, Prices } from './prices.ts'
import { pricesOf } from './prices.ts'

/** The part of a view that a human of the Cove looks at. In a game that was dealt, the table itself has it. */
export interface ViewPart extends Pick<
  View,
  'seat' | 'setup' | 'round' | 'phase' | 'clock' | 'boats' | 'docks' | 'halls' | 'lair' | 'square'
> {
  readonly humans: readonly HumanPart[]
}

interface HumanPart extends Omit<HumanView, 'laboratory'> {
  readonly laboratory: LaboratoryPart | undefined
}

export type LaboratoryPart = Omit<LaboratoryView, 'bag'>

/** The usual gain of an hour for a human. */
export const HOUR = 4.5

/** The table as one human sees it. Crowds and prices are found when they are asked for. */
export class Assessment implements Costs {
  readonly view: ViewPart
  readonly me: HumanPart
  /** Hours until the market token. */
  readonly left: number
  /** Whether nothing can be kept for another day. */
  readonly isLast: boolean
  readonly cultists: boolean
  readonly corruption: number
  /** This many rolls are tried to see what stoking may bring. */
  readonly rolls: number
  private foundCrowds: Crowds | undefined = undefined
  private foundWorth: Prices | undefined = undefined

  constructor(view: ViewPart, rolls: number) {
    const { seat, clock } = view
    this.view = view
    this.me = view.humans[seat] as HumanPart
    this.left = Math.max(0, clock.token - (clock.at[seat] as number))
    this.isLast = view.round === ROUNDS
    this.cultists = view.setup.rogue === 'cultists'
    this.corruption = averageCost(view)
    this.rolls = rolls
  }

  get crowds(): Crowds {
    return (this.foundCrowds ??= crowdsOf(this.view))
  }

  /** The worth of a good, its price today or else on a usual later day. */
  get worth(): Prices {
    if (this.foundWorth !== undefined) return this.foundWorth
    const prices = pricesOf(this.crowds, this)
    return (this.foundWorth = this.isLast ? prices : orLater(prices))
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

/** The cost of a corruption card if this were the end; negative for one that would earn more. */
export const costOf = (card: Corruption, { halls, lair }: ViewPart): number =>
  CORRUPTION[card].guilds.reduce((cost, colour) => cost - halls[colour], CORRUPTION[card].corruption * lair)

/** How many symbols an average card of the box has: of corruption, and of each guild. */
const CARDS = CORRUPTION_KINDS.reduce((sum, card) => sum + CORRUPTION[card].copies, 0)
const average = (symbols: (card: Corruption) => number): number =>
  CORRUPTION_KINDS.reduce((sum, card) => sum + CORRUPTION[card].copies * symbols(card), 0) / CARDS
const CORRUPTION_SYMBOLS = average((card) => CORRUPTION[card].corruption)
const GUILD_SYMBOLS = average((card) => CORRUPTION[card].guilds.length) / COLOURS.length

/** The average cost of a corruption card from the deck. */
function averageCost({ halls, lair }: ViewPart): number {
  let customers = 0
  for (const colour of COLOURS) customers += halls[colour]
  return CORRUPTION_SYMBOLS * lair - GUILD_SYMBOLS * customers
}

/** The earnings of some new goods; the shelf keeps the best. */
export function gainOf(goods: readonly Good[], { me, worth }: Assessment): number {
  const all = [...me.shelf, ...goods].map((good) => worth[good]).toSorted((a, b) => b - a)
  const before = me.shelf.reduce((sum, good) => sum + worth[good], 0)
  return all.slice(0, SHELF_SPACES).reduce((sum, each) => sum + each, -before)
}
