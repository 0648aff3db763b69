/** Makes the daily harbour, with one setup and one seed a day for everyone, from the date in UTC. */
import type { Setup } from '@merchants/cove'
import { MERCHANTS, ROGUE_CARDS, TOWNSFOLK_SETS } from '@merchants/cove'
import { linkOf } from '../home/cove-link.ts'

/** A game that could be the harbour of some day. */
export interface Dealt {
  readonly setup: Setup
  readonly seed: string
}

export interface Daily extends Dealt {
  /** The day in UTC, counted from the first of January 1970. */
  readonly day: number
}

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_IN_A_WEEK = 7
/** The first of January 1970 was a Thursday. */
const FIRST_SUNDAY = 3
const SEED = 'daily-'

export const dayOf = (time: number): number => Math.floor(time / DAY_MS)

/** Merchants take turns, then rogues, then townsfolk. Sundays are hard. */
export function dailyOf(day: number): Daily {
  const rogue = Math.floor(day / MERCHANTS.length)
  const without = Math.floor(rogue / ROGUE_CARDS.length)
  return {
    day,
    seed: SEED + dateOf(day).toISOString().slice(0, 10),
    setup: {
      level: day % DAYS_IN_A_WEEK === FIRST_SUNDAY ? 'hard' : 'normal',
      merchants: [turnOf(MERCHANTS, day)],
      rogue: turnOf(ROGUE_CARDS, rogue),
      townsfolkSets: TOWNSFOLK_SETS.filter((set) => set !== turnOf(TOWNSFOLK_SETS, without)),
    },
  }
}

const dateOf = (day: number): Date => new Date(day * DAY_MS)

function turnOf<Item>(items: readonly [Item, ...Item[]], turn: number): Item {
  return items[turn % items.length] ?? items[0]
}

/** The day whose harbour this game is; `undefined` for any other game. */
export function dayOfGame({ setup, seed }: Dealt): number | undefined {
  const day = seed.startsWith(SEED) ? dayOf(Date.parse(seed.slice(SEED.length))) : Number.NaN
  if (!Number.isSafeInteger(day)) return undefined
  const daily = dailyOf(day)
  return linkOf(daily.setup, daily.seed) === linkOf(setup, seed) ? day : undefined
}

/** "18 November", wherever the reader is. */
export const sayDay = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(dateOf(day))
