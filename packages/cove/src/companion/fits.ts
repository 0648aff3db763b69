/** Whether an entry can be the answer to a question: entries come from a store, and from other versions of the past. */
import { ADVENTURERS, ALL_GOODS, BOATS, COLOURS, DOCKS, SEATS } from '../pieces.ts'
import { SLOTS } from '../townsfolk.ts'
import type { FactName, Facts, FactQuestion, QuestionAbout, Subjects } from './question.ts'

type Fits<Name extends FactName> = (fact: unknown, about: Subjects[Name]) => boolean

/** More of anything is nowhere printed and nowhere in the box. */
const MANY = 52

const isOneOf = (list: readonly unknown[], fact: unknown): boolean => list.includes(fact)
const isUpTo = (most: number, fact: unknown): boolean =>
  typeof fact === 'number' && Number.isInteger(fact) && fact >= 0 && fact <= most
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
  isOneOf([1, 2], fact['multiplier']) &&
  isOneOf(['left', 'right'], fact['side']) &&
  isOneOf(['inner', 'outer'], fact['arrow']) &&
  isUpTo(MANY, fact['hours']) &&
  isUpTo(MANY, fact['corruption'])

const FITS: { readonly [Name in FactName]: Fits<Name> } = {
  next: (fact) => isOneOf(['turn', 'market'], fact),
  reading: isReading,
  bag: (fact) => fact === 'empty' || isOneOf(ADVENTURERS, fact),
  square: (fact) => isListOf(SLOTS, fact, isBoolean),
  hired: isSymbols,
  hall: (fact) => isUpTo(MANY, fact),
  symbol: (fact) => isUpTo(2, fact),
  hand: isBoolean,
  boats: (fact) => isListOf(BOATS.length, fact, (seats) => isUpTo(SEATS, seats)),
  docks: (fact) => isListOf(DOCKS.length, fact, isBoolean),
  corruption: (fact) => fact === 'none left' || isSymbols(fact),
  returned: (fact, { cards }) => isUpTo(cards.length - 1, fact),
  crowd: (fact, { who }) => hasCounts(who, fact),
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
