/** Whether an entry can be the answer to a question: entries come from a store, and from other versions of the past. */
import { ADVENTURERS, ALL_GOODS, BOATS, COLOURS, DOCKS, PIERS } from '../pieces.ts'
import { SLOTS } from '../townsfolk.ts'
import type { FactName, Facts, FactQuestion, QuestionAbout, Subjects } from './question.ts'

type Fits<Name extends FactName> = (fact: unknown, about: Subjects[Name]) => boolean

/** No board and no card shows a larger number. */
const MANY = 999

const isOneOf = (list: readonly unknown[], fact: unknown): boolean => list.includes(fact)
const isUpTo = (most: number, fact: unknown): boolean =>
  typeof fact === 'number' && Number.isInteger(fact) && fact >= 0 && fact <= most
const isBetween = (least: number, most: number, fact: unknown): boolean =>
  isUpTo(most, fact) && (fact as number) >= least
const isBoolean = (fact: unknown): boolean => typeof fact === 'boolean'
const isRecord = (fact: unknown): fact is Record<string, unknown> => typeof fact === 'object' && fact !== null

const isListOf = (length: number, fact: unknown, fits: (each: unknown) => boolean): boolean =>
  Array.isArray(fact) && fact.length === length && fact.every(fits)

const hasCounts = (names: readonly string[], fact: unknown): boolean =>
  isRecord(fact) && names.every((name) => isUpTo(MANY, fact[name]))

const isSymbols = (fact: unknown): boolean =>
  isRecord(fact) && hasCounts(COLOURS, fact['guilds']) && isUpTo(MANY, fact['corruption'])

function isAction(fact: unknown): boolean {
  if (!isRecord(fact)) return false
  const { does, goods, hall } = fact
  if (does === 'goods')
    return Array.isArray(goods) && goods.length > 0 && goods.every((good) => isOneOf(ALL_GOODS, good))
  return does === 'hire' || (does === 'guild support' && isOneOf(COLOURS, hall))
}

const isReading = (fact: unknown): boolean =>
  isRecord(fact) &&
  isAction(fact['action']) &&
  isBetween(1, MANY, fact['multiplier']) &&
  isOneOf(['left', 'right'], fact['side']) &&
  isOneOf(['inner', 'outer'], fact['arrow']) &&
  isUpTo(MANY, fact['hours']) &&
  isUpTo(MANY, fact['corruption'])

const isPoolRow = (fact: unknown): boolean => {
  if (!isRecord(fact)) return false
  const { spaces, symbols } = fact
  return isBetween(1, MANY, spaces) && isSetOf(symbols, (each) => isBetween(1, spaces as number, each))
}

/** A list that is not empty and has no duplicates. */
const isSetOf = (fact: unknown, fits: (each: unknown) => boolean): boolean =>
  Array.isArray(fact) && fact.length > 0 && fact.every(fits) && new Set(fact).size === fact.length

const isClock = (fact: unknown): boolean => {
  if (!isRecord(fact)) return false
  const { first, last } = fact
  return isUpTo(MANY, first) && isBetween((first as number) + 1, MANY, last)
}

const isHandSpace = (fact: unknown, hour: number): boolean =>
  isRecord(fact) &&
  isUpTo(MANY, fact['hours']) &&
  isUpTo(MANY, fact['corruption']) &&
  isBetween(hour + 1, MANY, fact['next'])

const isNextUp = (fact: unknown): boolean => isOneOf(['you', 'turn', 'again', 'market'], fact)
const areSeats = (fact: unknown): boolean => isListOf(BOATS.length, fact, (seats) => isUpTo(MANY, seats))
const areDocks = (fact: unknown): boolean => isListOf(DOCKS.length, fact, isBoolean)

const FITS: { readonly [Name in FactName]: Fits<Name> } = {
  shelf: (fact) => isBetween(1, MANY, fact),
  pool: isPoolRow,
  piers: (fact) => isListOf(PIERS.length, fact, (pier) => isOneOf(PIERS, pier)) && isSetOf(fact, () => true),
  clock: isClock,
  marker: (fact) => isUpTo(MANY, fact),
  next: isNextUp,
  yours: (fact) => isRecord(fact) && areSeats(fact['boats']) && areDocks(fact['docks']) && isNextUp(fact['next']),
  reading: isReading,
  bag: (fact) => fact === 'empty' || isOneOf(ADVENTURERS, fact),
  square: (fact) => isListOf(SLOTS, fact, isBoolean),
  hired: isSymbols,
  hall: (fact) => isUpTo(MANY, fact),
  stretch: (fact) =>
    isRecord(fact) && isUpTo(MANY, fact['newcomers']) && isOneOf([true, false, undefined], fact['hand']),
  handSpace: (fact, { hour }) => isHandSpace(fact, hour),
  boats: areSeats,
  docks: areDocks,
  corruption: (fact) => fact === 'none left' || isSymbols(fact),
  returned: (fact, { cards }) => isUpTo(cards.length - 1, fact),
  crowd: (fact, { who }) => hasCounts(who, fact),
  cultists: (fact, { goods }) =>
    isRecord(fact) && isListOf(goods.length, fact['gold'], (gold) => isUpTo(MANY, gold)) && isUpTo(MANY, fact['cards']),
  prices: (fact, { goods }) => hasCounts(goods, fact),
  lair: (fact) => isUpTo(MANY, fact),
  deck: (fact, { cards }) => isListOf(cards.length, fact, (card) => isOneOf(cards, card)),
}

/** Whether a fact answers a question. */
export function fits<Name extends FactName>(
  { fact: name, about }: QuestionAbout<Name>,
  fact: unknown,
): fact is Facts[Name] {
  return (FITS[name] as Fits<Name>)(fact, about)
}

/** The same, where it is not known what the question is about. */
export const fitsAny = (question: FactQuestion, fact: unknown): boolean =>
  fits(question as QuestionAbout<FactName>, fact)
