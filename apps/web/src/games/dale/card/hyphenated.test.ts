/** The list of places where names break covers every name, in three languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { catalogue } from '@merchants/dale'
import { expect, test } from 'vitest'
import { hyphenated } from './hyphenated.ts'

const WORDS = new URL('../../../../words/', import.meta.url)

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, WORDS), 'utf8'))

const listOf = (language: string): string => (read(`${language}/card.json`) as { readonly hyphens: string }).hyphens

function namesIn(language: string): readonly string[] {
  if (language === 'en') return catalogue.map(({ name }) => name)
  return readdirSync(new URL(`${language}/cards/`, WORDS)).flatMap((file) =>
    Object.values(read(`${language}/cards/${file}`) as Record<string, { readonly name: string }>).map(
      ({ name }) => name,
    ),
  )
}

test('a name can break where the list says', () => {
  expect(hyphenated('Spring Housecleaning', 'House-clean-ing')).toBe('Spring House\u00ADclean\u00ADing')
})

const deckNamesIn = (language: string): readonly string[] =>
  Object.entries(read(`${language}/decks.json`) as Record<string, string>).flatMap(([key, text]) =>
    key.endsWith('.name') ? [text] : [],
  )

const wordsIn = (names: readonly string[]): readonly string[] => names.flatMap((name) => name.match(/\p{L}+/gu) ?? [])

test.each(['en', 'fr', 'pl'])(
  'every long word of a card or deck name can break, and no other word is listed, in %s',
  (language) => {
    const words = new Set(wordsIn(namesIn(language)))
    const deckWords = wordsIn(deckNamesIn(language))
    const listed = listOf(language)
      .split(' ')
      .map((word) => word.replaceAll('-', ''))

    expect([...words].filter((word) => word.length > 8 && !listed.includes(word))).toEqual([])
    // Below their portraits, decks have room for more letters than cards.
    expect(deckWords.filter((word) => word.length > 12 && !listed.includes(word))).toEqual([])
    expect(listed.filter((word) => !words.has(word) && !deckWords.includes(word))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  },
)
