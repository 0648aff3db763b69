/** The Huckster's cards: 16 basic ones, and 4 that replace a basic one on the hard level (H-4, H-5, H-10, C-89). */
import type { Arrow, Colour, Good, Half } from '../pieces.ts'

export const LEVELS = ['normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

export type HucksterCardId = `hk-${string}`

/** One of the three actions (H-36 to H-51). */
export type Action =
  | { readonly does: 'goods'; readonly goods: readonly Good[] }
  | { readonly does: 'hire' }
  | { readonly does: 'guild support'; readonly hall: Colour }

/** Its cost in hourglasses and corruption symbols; either may be zero (H-11). */
interface Cost {
  readonly hours: number
  readonly corruption: number
}

/** The left half of a card. */
export interface ActionHalf extends Cost {
  readonly action: Action
  readonly arrow: Arrow
}

/** The right half of a card. */
export interface MultiplierHalf extends Cost {
  readonly multiplier: number
  readonly side: Half
}

export interface HucksterCard {
  readonly id: HucksterCardId
  readonly name: string
  /** The basic card that a hard card replaces. */
  readonly replaces: HucksterCardId | undefined
  readonly actionHalf: ActionHalf
  readonly multiplierHalf: MultiplierHalf
}

const HIRE: Action = { does: 'hire' }
const goods = (...gained: Good[]): Action => ({ does: 'goods', goods: gained })
const guild = (hall: Colour): Action => ({ does: 'guild support', hall })

function card(
  id: HucksterCardId,
  name: string,
  replaces: HucksterCardId | undefined,
  [action, arrow, hours, corruption]: readonly [Action, Arrow, number, number],
  [multiplier, side, moreHours, moreCorruption]: readonly [number, Half, number, number],
): HucksterCard {
  return {
    id,
    name,
    replaces,
    actionHalf: { action, arrow, hours, corruption },
    multiplierHalf: { multiplier, side, hours: moreHours, corruption: moreCorruption },
  }
}

/** Each card with the card it replaces; action, arrow, hours, corruption; multiplier, side, hours, corruption. */
export const HUCKSTER_CARDS: readonly HucksterCard[] = [
  card('hk-01', 'Painted Shield', undefined, [goods('large-red', 'small-green'), 'outer', 2, 0], [1, 'left', 1, 0]),
  card('hk-02', 'Rented Blade', undefined, [goods('small-red', 'small-red'), 'inner', 1, 0], [2, 'right', 2, 0]),
  card('hk-03', 'Cracked Lute', undefined, [goods('large-green', 'small-red'), 'outer', 2, 0], [1, 'right', 1, 0]),
  card('hk-04', 'Borrowed Song', undefined, [goods('small-green', 'small-green'), 'inner', 1, 0], [2, 'left', 2, 0]),
  card('hk-05', 'Star Map, Slightly Used', undefined, [goods('large-blue'), 'inner', 1, 0], [1, 'left', 1, 0]),
  card(
    'hk-06',
    'Bottled Lightning',
    undefined,
    [goods('small-blue', 'small-yellow'), 'outer', 1, 0],
    [1, 'right', 1, 0],
  ),
  card('hk-07', 'Family Silver', undefined, [goods('large-yellow'), 'inner', 1, 0], [1, 'right', 1, 0]),
  card('hk-08', 'Gilded Buckle', undefined, [goods('small-yellow', 'small-blue'), 'outer', 1, 0], [1, 'left', 1, 0]),
  card('hk-09', 'Cousin From Out of Town', undefined, [HIRE, 'outer', 1, 0], [2, 'left', 1, 1]),
  card('hk-10', 'Quick Handshake', undefined, [HIRE, 'inner', 1, 0], [2, 'right', 1, 1]),
  card('hk-11', 'Discount Day', undefined, [HIRE, 'outer', 1, 0], [1, 'right', 1, 0]),
  card('hk-12', 'Free Samples', undefined, [HIRE, 'inner', 1, 0], [1, 'left', 1, 0]),
  card('hk-13', 'Barracks Raffle', undefined, [guild('red'), 'inner', 1, 0], [2, 'left', 2, 0]),
  card('hk-14', 'Tavern Tab', undefined, [guild('green'), 'outer', 1, 0], [1, 'left', 1, 0]),
  card('hk-15', 'Tower Subscription', undefined, [guild('blue'), 'inner', 1, 0], [1, 'right', 1, 0]),
  card('hk-16', 'Charity Ball', undefined, [guild('yellow'), 'outer', 1, 0], [2, 'right', 2, 0]),
  card('hk-h1', 'Forged Shield, Signed', 'hk-01', [goods('large-red', 'small-red'), 'outer', 1, 0], [1, 'left', 1, 0]),
  card('hk-h2', 'Stolen Encore', 'hk-03', [goods('large-green', 'small-green'), 'outer', 1, 0], [1, 'right', 1, 0]),
  card('hk-h3', 'Meteor in a Jar', 'hk-05', [goods('large-blue', 'small-blue'), 'inner', 1, 0], [2, 'left', 2, 0]),
  card(
    'hk-h4',
    "Somebody's Crown",
    'hk-07',
    [goods('large-yellow', 'small-yellow'), 'inner', 1, 0],
    [1, 'right', 1, 0],
  ),
]

const byId = new Map<string, HucksterCard>(HUCKSTER_CARDS.map((each) => [each.id, each]))

export const isHucksterCard = (id: string): id is HucksterCardId => byId.has(id)

/** The card of this id; anything else is a mistake in the rules. */
export const hucksterCard = (id: HucksterCardId): HucksterCard => byId.get(id) as HucksterCard

/** The 16 cards of a level (H-90 to H-92). */
export function cardsOfLevel(level: Level): HucksterCardId[] {
  const hard = HUCKSTER_CARDS.filter(({ replaces }) => replaces !== undefined)
  const replaced = level === 'hard' ? hard.map(({ replaces }) => replaces) : hard.map(({ id }) => id)
  return HUCKSTER_CARDS.map(({ id }) => id).filter((id) => !replaced.includes(id))
}
