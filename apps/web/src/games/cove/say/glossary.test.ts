/** One word for one thing. Checks the French and Polish words of the Cove against a glossary and against the English. */
import { expect, test } from 'vitest'
import type { Language } from '../../../words/language.ts'
import { readTopic } from '../../../../words/spoken.ts'

type Book = Readonly<Record<string, string>>
interface Rules {
  readonly parts: readonly { readonly title: string; readonly text: string }[]
  readonly chapters: readonly {
    readonly id: string
    readonly title: string
    readonly rules: readonly { readonly id: string; readonly text: string }[]
  }[]
}

/** The text without slot names and the names of plural and select cases. */
const said = (text: string): string =>
  text
    .replaceAll(/\{\w+, (?:select|plural),/g, ' ')
    .replaceAll(/(?<=^|\s)[=\w-]+ \{/g, ' {')
    .replaceAll(/\{\w+\}/g, '…')
    .replaceAll(/[{}]/g, ' ')

/** A pattern of whole words. */
const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')

/** Every text of the Cove by its key. */
function textsIn(language: Language): Map<string, string> {
  const flat = ['cove', 'cove-why', 'companion', 'firstday'].flatMap((book) =>
    Object.entries(readTopic(language, book) as Book).map(([key, text]) => [`${book}.${key}`, text] as const),
  )
  const { parts, chapters } = readTopic(language, 'coverules') as Rules
  const overview = parts.map(({ title, text }, at) => [`coverules.parts.${at}`, `${title}. ${text}`] as const)
  const rules = chapters.flatMap(({ id, title, rules: all }) => [
    [`coverules.${id}`, title] as const,
    ...all.map((rule) => [`coverules.${rule.id}`, rule.text] as const),
  ])
  return new Map([...flat, ...overview, ...rules].map(([key, text]) => [key, said(text)]))
}

const ENGLISH = textsIn('en')

interface Entry {
  readonly thing: string
  readonly language: 'fr' | 'pl'
  /** A word for something else, or one of two words for one thing. */
  readonly never: RegExp
  /** Unless the English speaks of this. */
  readonly unless?: RegExp
}

const SEAT = words('seats?|room|aboard')

const GLOSSARY: readonly Entry[] = [
  {
    thing: 'the town square is plac miejski',
    language: 'pl',
    never: /(?<!\p{L})plac(u|owi|em)?(?!\p{L})(?! miejsk)/iu,
  },
  { thing: 'the Plaza pier is Promenada', language: 'pl', never: words('plaz[ay]') },
  { thing: 'miejsce is a seat in a boat', language: 'pl', never: words('miejsc(e|a|u|em|om|ami|ach)?'), unless: SEAT },
  { thing: 'an arrival space is pole podróży', language: 'pl', never: words('przybycia') },
  { thing: 'goods are gained: pozyskać', language: 'pl', never: words('(nie)?zysk\\p{L}*') },
  { thing: 'corruption cards are discarded: odrzucić', language: 'pl', never: words('odda(j|je|ć|n\\p{L}+)') },
  {
    thing: 'cards and newcomers are drawn: dobrać',
    language: 'pl',
    never: words('(nie)?(wy)?los(uj\\p{L}*|owan\\p{L}+)|ciągn\\p{L}+'),
  },
  {
    thing: 'a round is runda',
    language: 'pl',
    never: words('dzień|dnia|dniu|dniem|dni|dniami'),
    unless: words('discount day|daily|today'),
  },
  { thing: 'clean-up is porządkowanie', language: 'pl', never: words('porządk(i|ów|om|ach|ami)|posprząta\\p{L}*') },
  { thing: 'a guild has a symbol', language: 'pl', never: words('zna(k|ki|ku|kiem|ków|kom|kach|kami) gildii') },
  { thing: 'a marker is a marqueur', language: 'fr', never: words('pions?') },
  { thing: 'a newcomer is an aventurier', language: 'fr', never: words('nouveaux? venus?') },
  { thing: 'a guild is a clan', language: 'fr', never: words('guildes?') },
  { thing: 'several rogues are łotrzy', language: 'pl', never: words('łotry') },
  { thing: 'one gold is 1 złoto', language: 'pl', never: /(?<!\d)1 złota/u },
  {
    thing: 'a place to go is a lokacja',
    language: 'pl',
    never: words('lokal\\p{L}+'),
    unless: words('location symbols?|locals'),
  },
  { thing: 'the Plaza pier is Grand-Place', language: 'fr', never: words('plaza') },
  {
    thing: 'place is a seat, the square is place de la ville',
    language: 'fr',
    never: /(?<!\p{L}|-|en )places?(?!\p{L})(?! de la ville)/iu,
    unless: SEAT,
  },
  { thing: 'réserve is his pool', language: 'fr', never: words('réserves?'), unless: words('pool') },
  { thing: 'a round is manche', language: 'fr', never: words('jours?'), unless: words('discount day|daily|today') },
  { thing: 'newcomers and cards are drawn: piocher', language: 'fr', never: words('tir(e|er|és?|ées?|ez)') },
  { thing: 'adventurers are in the bag: dans le sac', language: 'fr', never: words('en sac') },
]

test.each(GLOSSARY)('$language: $thing', ({ language, never, unless }) => {
  const wrong = [...textsIn(language)].filter(
    ([key, text]) => never.test(text) && !(unless?.test(ENGLISH.get(key) ?? '') ?? false),
  )

  expect(wrong).toEqual([])
})

/** What English calls one thing is called one thing elsewhere. */
const PAIRS: readonly (readonly [english: RegExp, language: 'fr' | 'pl', word: RegExp])[] = [
  [/\bPlaza\b/, 'pl', /Promenad/],
  [/\bPlaza\b/, 'fr', /Grand-Place/],
  [/\btown square\b/i, 'pl', /plac\S* miejsk/i],
  [/\btown square\b/i, 'fr', /(?:place de la|^en) ville/i],
  [/\bdocks\b(?! at|:)/i, 'pl', /pomost|cumuj/i],
  [/\bdocks\b(?! at|:)/i, 'fr', /ponton|accost/i],
  [/\bblack market\b/i, 'pl', /czarn\S* ryn/i],
  [/\blocation symbols\b/i, 'pl', /symbol\S* lokalizacji/i],
  [/\blocation symbols\b/i, 'fr', /symboles de lieu/i],
  [/\bmultiplier\b/i, 'fr', /multiplicateur/i],
  [/\bmultiplier\b/i, 'pl', /mnożnik/i],
]

test.each(PAIRS)('the English %s has one word in %s', (english, language, word) => {
  const texts = textsIn(language)
  const meant = [...ENGLISH]
    .filter(([, text]) => english.test(text))
    .map(([key]) => [key, texts.get(key) ?? ''] as const)

  expect(meant.length).toBeGreaterThan(0)
  expect(meant.filter(([, text]) => !word.test(text))).toEqual([])
})

test('C-21 in Polish says that the marker furthest behind acts, not the one furthest ahead', () => {
  expect(textsIn('pl').get('coverules.C-21')).toMatch(/najdalej z tyłu/)
})

test('H-33 in Polish: inner and outer boats are not called middle ones', () => {
  const middle = textsIn('pl').get('companion.boat-position') ?? ''
  expect(middle).toContain('środkowa lewa')
  expect(textsIn('pl').get('coverules.H-33')).toMatch(/zewnętrzn.*wewnętrzn/)
  expect(textsIn('pl').get('coverules.H-33')).not.toMatch(/środkow/)
})
