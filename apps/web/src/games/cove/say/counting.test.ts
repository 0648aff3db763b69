/** The words of the Cove with one of a thing, and who is meant: numbers and genders agree. */
import { isTownsfolk, TOWNSFOLK, type TownsfolkId } from '@merchants/cove'
import { expect, test } from 'vitest'
import type { Language } from '../../../words/language.ts'
import { LANGUAGES } from '../../../words/language.ts'
import { readTopic, wordsOf } from '../../../../words/spoken.ts'
import { sayReason } from './reason.ts'
import { hiredWord, tiredWord } from './words.tsx'

const TOPICS = ['cove', 'cove-why', 'companion']

/** Slots that count something; the others are names. */
const COUNTS = new Set(
  'count goods customers marbles gold each hours times free seats newcomers signs symbols rogues total corruption ichor'.split(
    ' ',
  ),
)

/** Plural forms after a one. */
const SEVERAL: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\d)1 (?!is\b|has\b|was\b)[a-z]+s\b/,
  fr: /(?<!\d)1 (?!dans|plus|fois|sous)\p{L}+s(?!\p{L})/u,
  pl: /(?<!\d)1 (złota|towary|towarów|klientów|kart|godziny|godzin|kulki|kulek|przybyszów|łotrów|symbole|symboli)(?!\p{L})/u,
}

test.each(LANGUAGES)('with one of each, no words speak of several, in %s', async (language) => {
  const t = await wordsOf(language, TOPICS)
  const texts = TOPICS.flatMap((topic) =>
    Object.entries(readTopic(language, topic) as Record<string, string>).map(([key, text]) => {
      const slots = [...text.matchAll(/\{(\w+)[,}]/g)].map(
        ([, name = '']) => [name, COUNTS.has(name) ? 1 : 'X'] as const,
      )
      return [`${topic}.${key}`, String(t.any(`${topic}.${key}`, Object.fromEntries(slots)))] as const
    }),
  )

  expect(texts.length).toBeGreaterThan(800)
  expect(texts.filter(([, said]) => SEVERAL[language].test(said))).toEqual([])
})

test('a score of one at the end of a game reads 1 złoto in Polish, and other scores follow', async () => {
  const t = await wordsOf('pl', ['cove'])
  expect([1, 2, 5, 51].map((gold) => String(t.any('cove.gold-word', { gold })))).toEqual([
    'złoto',
    'złota',
    'złota',
    'złota',
  ])
})

const people = (...ids: string[]): TownsfolkId[] => ids.filter(isTownsfolk)

test.each([
  [
    'fr',
    people('loc-04', 'mer-11', 'sai-08'),
    people('loc-01', 'mer-10', 'sai-02'),
    /engagée|fatiguée/,
    /engagé |fatigué[ .]/,
  ],
  [
    'pl',
    people('loc-04', 'loc-09', 'sai-11'),
    people('loc-01', 'mer-10', 'sai-02'),
    /zatrudniona|zmęczona/,
    /zatrudniony|zmęczony/,
  ],
] as const)(
  'C-37, C-47 who is named is spoken of in her or his form, in %s',
  async (language, women, men, hers, his) => {
    const t = await wordsOf(language, TOPICS)
    const said = (card: TownsfolkId): string[] => [
      sayReason(t, { key: 'is-tired', facts: { card } }),
      t('cove-why.event-worked', { card, tired: tiredWord(t, card) }),
      t('cove-why.event-hired', { card, slot: 1, hired: hiredWord(t, card) }),
    ]

    expect(women).toHaveLength(3)
    expect(women.flatMap(said).filter((text) => !hers.test(text))).toEqual([])
    expect(men.flatMap(said).filter((text) => !his.test(text) || hers.test(text))).toEqual([])
  },
)

test.each(LANGUAGES)('the list of feminine names holds townsfolk only, in %s', async (language) => {
  const t = await wordsOf(language, TOPICS)
  const ids = new Set<string>(TOWNSFOLK.map(({ id }) => id))
  const listed = t('cove.feminine-cards').split(' ')

  expect(listed.filter((id) => !ids.has(id))).toEqual(language === 'en' ? ['none'] : [])
})
