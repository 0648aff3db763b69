/** Holds the words of the Cove against the pieces, the reasons and the rules there are, in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  ADVENTURERS,
  ALL_GOODS,
  CORRUPTION_KINDS,
  HUCKSTER_CARDS,
  REASON_KEYS,
  ruleOf,
  TOWNSFOLK,
  WHY_KEYS,
} from '@merchants/cove'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../words/language.ts'

const APP = fileURLToPath(new URL('../../../../', import.meta.url))

type Words = Readonly<Record<string, string>>
interface Rules {
  readonly chapters: readonly { readonly rules: readonly { readonly id: string; readonly text: string }[] }[]
}

const wordsIn = <Book>(language: string, book: string): Book =>
  JSON.parse(readFileSync(join(APP, 'words', language, `${book}.json`), 'utf8')) as Book

/** The ends of all keys that begin like this. */
const ends = (words: Words, beginning: string): string[] =>
  Object.keys(words)
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length))
    .toSorted()

const ids = (pieces: readonly { readonly id: string }[]): string[] => pieces.map(({ id }) => id)

test.each([
  ['card-', [...ids(HUCKSTER_CARDS), ...ids(TOWNSFOLK)]],
  ['good-', ALL_GOODS],
  ['who-', [...ADVENTURERS]],
  ['corruption-', [...CORRUPTION_KINDS, 'cards', 'symbol']],
])('every piece has a name, and every name a piece: %s', (beginning, pieces) => {
  expect(ends(wordsIn<Words>('en', 'cove'), beginning)).toEqual([...pieces].toSorted())
})

test('every reason why not has words, and all words a reason', () => {
  // A file or a line that cannot be read is refused at the border, before the rules are asked.
  const reasons = [...REASON_KEYS, 'cannot-be-played', 'newer-rules', 'not-a-game', 'unreadable']

  expect(ends(wordsIn<Words>('en', 'cove-why'), 'not-')).toEqual(reasons.toSorted())
})

test('every event of the Huckster has words', () => {
  const words = Object.keys(wordsIn<Words>('en', 'cove-why'))
  // Shuffles are named by their pile.
  const silent = new Set(['H-29', 'H-80'])

  expect(WHY_KEYS.filter((key) => !words.includes(key) && !silent.has(key))).toEqual([])
  const told = words.filter((key) => /^[HV]-?\d/.test(key))
  const rules = new Set(WHY_KEYS.map((key) => ruleOf({ key, facts: {} })))
  expect(told.filter((key) => !rules.has(key.split('-').slice(0, 2).join('-')))).toEqual([])
})

/** The code below some folders, without comments and tests. */
const codeBelow = (...folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
        .map((path) => readFileSync(join(folder, path), 'utf8').replaceAll(/\/\*\*[^]*?\*\/|\/\/.*$/gm, '')),
    )
    .join('\n')

/** Every rule that a screen of the Cove or the companion names, in its code or by what the engine tells or asks. */
function citedRules(): string[] {
  const code = codeBelow(join(APP, 'src/games/cove'), join(APP, '../../packages/cove/src/companion'))
  const cited = [...code.matchAll(/(['"])([HC]-\d+)\1/g)].map(([, , rule]) => rule ?? '')
  return [...new Set([...cited, ...WHY_KEYS.map((key) => ruleOf({ key, facts: {} }))])]
}

test.each(LANGUAGES)('every rule that is named can be opened in %s', (language) => {
  const { chapters } = wordsIn<Rules>(language, 'coverules')
  const known = new Set(chapters.flatMap(({ rules }) => ids(rules)))

  expect(citedRules().length).toBeGreaterThan(60)
  expect(citedRules().filter((rule) => !known.has(rule))).toEqual([])
})

test.each(LANGUAGES)('the rules of the Cove are those of the documents, in %s', (language) => {
  const numbers = (file: string): string[] =>
    [
      ...readFileSync(join(APP, `../../docs/rules/cove/${file}.md`), 'utf8').matchAll(
        /^(?:- )?\*\*([HC]-\d+|V\d+)\b/gm,
      ),
    ].map(([, number]) => number ?? '')
  const documents = new Set(['huckster', 'base-game', 'decisions'].flatMap(numbers))
  const { chapters } = wordsIn<Rules>(language, 'coverules')
  const own = chapters.flatMap(({ rules }) => ids(rules))

  expect(own.filter((rule) => !documents.has(rule))).toEqual([])
  expect(own.filter((rule, at) => own.indexOf(rule) !== at)).toEqual([])
})
