/** Makes the harbour book, with a stamp for every kind of solo game, the most gold, and streaks. */
import type { Level, Merchant, RogueCard, TownsfolkSet } from '@merchants/cove'
import { LEVELS, MERCHANTS, ROGUE_CARDS, TOWNSFOLK_SETS } from '@merchants/cove'
import type { Streaks, Tally } from '../../../records/tally.ts'
import { streaksOf, tallyOf } from '../../../records/tally.ts'
import { dayOfGame } from '../daily/daily.ts'
import type { CoveResult } from './cove-result.ts'

/** The games of one kind. */
export interface Stamp extends Tally {
  /** The townsfolk that stay in the box. */
  readonly without: TownsfolkSet
  /** The most gold; 0 before the first game. */
  readonly best: number
}

/** The stamps of a merchant at a level. */
export interface StampPage {
  readonly merchant: Merchant
  readonly level: Level
  readonly rows: readonly { readonly rogue: RogueCard; readonly stamps: readonly Stamp[] }[]
}

export interface Book extends Streaks {
  readonly all: Tally
  readonly best: number
  /** Days in a row whose harbour was played to its end, up to today or yesterday. */
  readonly days: number
  /** Every kind of game, even those that were never played. */
  readonly pages: readonly StampPage[]
}

/** In the order of the choices before a game. */
export const LEFT_OUT = TOWNSFOLK_SETS.toReversed()

export function bookOf(results: readonly CoveResult[], today: number): Book {
  return {
    all: tallyOf(results),
    best: bestOf(results),
    ...streaksOf(results),
    days: daysInARow(new Set(results.flatMap((result) => dayOfGame(result) ?? [])), today),
    pages: MERCHANTS.flatMap((merchant) => LEVELS.map((level) => pageOf(results, merchant, level))),
  }
}

export const stampsIn = ({ pages }: Book): readonly Stamp[] =>
  pages.flatMap(({ rows }) => rows.flatMap(({ stamps }) => stamps))

function pageOf(results: readonly CoveResult[], merchant: Merchant, level: Level): StampPage {
  const here = results.filter(({ setup }) => setup.merchants[0] === merchant && setup.level === level)
  return {
    merchant,
    level,
    rows: ROGUE_CARDS.map((rogue) => ({
      rogue,
      stamps: LEFT_OUT.map((without) => {
        const same = here.filter(({ setup }) => setup.rogue === rogue && !setup.townsfolkSets.includes(without))
        return { without, ...tallyOf(same), best: bestOf(same) }
      }),
    })),
  }
}

const bestOf = (results: readonly CoveResult[]): number => Math.max(0, ...results.map(({ gold }) => gold))

function daysInARow(played: ReadonlySet<number>, today: number): number {
  const last = played.has(today) ? today : today - 1
  let days = 0
  while (played.has(last - days)) days++
  return days
}
