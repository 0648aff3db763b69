/** The numbers printed on the owner's board, which we do not know. They are asked once, remembered on the phone, and can be changed at any time. */
import type { HandCost } from '../huckster/board.ts'
import type { Good, Pier } from '../pieces.ts'
import { ALL_GOODS, PIERS } from '../pieces.ts'
import { fits } from './fits.ts'
import type { FactName, Facts, FactQuestion } from './question.ts'

/** The row of his customer pool, and which of its spaces carry the arrival symbol, counted from 1 at the left (H-8). */
export interface PoolRow {
  readonly spaces: number
  readonly symbols: readonly number[]
}

/** The hour all markers start on, and the last one of the clock. */
export interface ClockRange {
  readonly first: number
  readonly last: number
}

/** The space between an hour and the next one, with newcomers at a symbol and perhaps a space on a clock hand. */
export interface Stretch {
  readonly newcomers: number
  /** Older sessions know only the symbol; then this is asked when it matters. */
  readonly hand?: boolean
}

/** A space on a clock hand, with its cost and the hour that a marker moves on to from there. */
export interface HandSpace extends HandCost {
  readonly next: number
}

type PriceName = `${Pier} ${Good}`

export interface Printed {
  readonly shelf?: number
  readonly pool?: PoolRow
  /** From left to right. */
  readonly piers?: readonly Pier[]
  readonly clock?: ClockRange
  /** By the hour before. */
  readonly stretches?: Readonly<Record<string, Stretch>>
  readonly handSpaces?: Readonly<Record<string, HandSpace>>
  readonly prices?: Readonly<Partial<Record<PriceName, number>>>
}

/** Questions about what is printed have keys of their own, whatever the moment. */
export const printedKey = (topic: string): string => `printed ${topic}`

export const isPrintedKey = (key: string): boolean => key.startsWith(printedKey(''))

/** The price of this good at another pier, which is likely the same. */
export function likelyPrice({ prices }: Printed, good: Good): number | undefined {
  return PIERS.map((pier) => prices?.[`${pier} ${good}`]).find((price) => price !== undefined)
}

/** Adds an answer about what is printed. Other answers change nothing. */
export function learn(printed: Printed, question: FactQuestion, fact: unknown): Printed {
  const { prices, stretches, handSpaces } = printed
  switch (question.fact) {
    case 'shelf':
      return fits(question, fact) ? { ...printed, shelf: fact } : printed
    case 'pool':
      return fits(question, fact) ? { ...printed, pool: fact } : printed
    case 'piers':
      return fits(question, fact) ? { ...printed, piers: fact } : printed
    case 'clock':
      return fits(question, fact) ? { ...printed, clock: fact } : printed
    case 'stretch':
      if (!fits(question, fact)) return printed
      return { ...printed, stretches: { ...stretches, [question.about.hour]: fact } }
    case 'handSpace':
      if (!fits(question, fact)) return printed
      return { ...printed, handSpaces: { ...handSpaces, [question.about.hour]: fact } }
    case 'prices': {
      if (!fits(question, fact)) return printed
      const { pier, goods } = question.about
      return { ...printed, prices: { ...prices, ...Object.fromEntries(goods.map((g) => [`${pier} ${g}`, fact[g]])) } }
    }
    default:
      return printed
  }
}

export type PrintedFact = Extract<FactName, 'shelf' | 'pool' | 'piers' | 'clock' | 'stretch' | 'handSpace' | 'prices'>

const RULES: Readonly<Record<PrintedFact, string>> = {
  shelf: 'H-7',
  pool: 'H-8',
  piers: 'H-73',
  clock: 'H-15',
  stretch: 'H-57',
  handSpace: 'H-54',
  prices: 'H-73',
}

/** The rule that needs to know it. */
export const ruleOfPrinted = (fact: PrintedFact): string => RULES[fact]

/** All that is known, each as its question with the answer: to look it up, and to change it. */
export function printedQuestions({ shelf, pool, piers, clock, ...more }: Printed): readonly FactQuestion[] {
  const { stretches = {}, handSpaces = {}, prices = {} } = more
  const hours = (by: object): number[] =>
    Object.keys(by)
      .map(Number)
      .toSorted((a, b) => a - b)
  return [
    ask('shelf', 'shelf', undefined, shelf),
    ask('pool', 'pool', undefined, pool),
    ask('piers', 'piers', undefined, piers),
    ask('clock', 'clock', undefined, clock),
    ...hours(stretches).flatMap((hour) => ask('stretch', `stretch ${hour}`, { hour }, stretches[hour])),
    ...hours(handSpaces).flatMap((hour) => ask('handSpace', `handSpace ${hour}`, { hour }, handSpaces[hour])),
    ...PIERS.flatMap((pier) => {
      const goods = ALL_GOODS.filter((good) => prices[`${pier} ${good}`] !== undefined)
      const paid = Object.fromEntries(goods.map((good) => [good, prices[`${pier} ${good}`]]))
      return goods.length === 0 ? [] : ask('prices', `prices ${pier}`, { pier, goods }, paid)
    }),
  ].flat()
}

function ask<Name extends PrintedFact>(
  fact: Name,
  topic: string,
  about: Extract<FactQuestion, { readonly fact: Name }>['about'],
  suggest: Facts[Name] | undefined,
): FactQuestion[] {
  if (suggest === undefined) return []
  return [{ fact, key: printedKey(topic), rule: RULES[fact], about, suggest } as FactQuestion]
}

/** The stored value, as far as it can be printed on a board. */
export function readPrinted(stored: unknown): Printed {
  if (typeof stored !== 'object' || stored === null) return {}
  let printed: Printed = {}
  for (const question of printedQuestions(stored as Printed)) {
    printed = learn(printed, question, question.suggest)
  }
  return printed
}
