/** Holds the files of words against the code that uses them and against the cards there are. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from '@merchants/dale'
import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { LANGUAGES } from './language.ts'
import { usedPrefixes } from './used-prefixes.ts'

type Content = Readonly<Record<string, unknown>>

/** The text of every file below a folder of the app, by path. */
function textsBelow(folder: string): readonly (readonly [path: string, text: string])[] {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(json|tsx?)$/.test(path))
  return paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')])
}

const filesIn = (language: Language): readonly (readonly [file: string, content: Content])[] =>
  textsBelow(`words/${language}`).map(([file, text]) => [file, JSON.parse(text) as Content])

const isPage = (content: Content): boolean => Array.isArray(content['chapters']) || Array.isArray(content['steps'])
const keys = filesIn('en')
  .filter(([file, content]) => !file.startsWith('cards/') && !isPage(content))
  .flatMap(([file, content]) => Object.keys(content).map((key) => `${file.replace('.json', '')}.${key}`))

const code = textsBelow('src').filter(([path]) => !/^words\/|\.test\.tsx?$/.test(path))
const allCode = code.map(([, text]) => text).join('\n')

/** The keys used with `t`, `t.rich`, `t.any` or `t.has`: whole keys, and prefixes of keys completed at run time. */
const said = code.flatMap(([file, text]) =>
  [...text.matchAll(/\bt(?:\.(?:rich|any|has))?\(\s*(?:'([^']*)'|"([^"]*)"|`([^`$]*)(`|\$\{))/g)].map(
    ([, single, double, template, end]) => ({ file, key: single ?? double ?? template ?? '', isWhole: end !== '${' }),
  ),
)

/** How keys begin wherever they are put together, in a call of `t` or before one. */
const beginnings = [...allCode.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map(([, beginning]) => beginning ?? '')
const fit = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

test('every key that is used exists', () => {
  const missing = said.filter(({ key, isWhole }) => isWhole && !keys.includes(key))

  expect(missing.map(({ file, key }) => `${file} says ${key}`)).toEqual([])
})

test('every key that is put together when running begins in a way that used-prefixes.ts lists', () => {
  const unlisted = said.filter(({ key, isWhole }) => !isWhole && !usedPrefixes.some((prefix) => fit(key, prefix)))

  expect(unlisted.map(({ file, key }) => `${file} says ${key}…`)).toEqual([])
})

test('every listed beginning is one of a key, and is used', () => {
  const idle = usedPrefixes.filter(
    (prefix) => !beginnings.some((beginning) => fit(beginning, prefix)) || !keys.some((key) => key.startsWith(prefix)),
  )

  expect(idle).toEqual([])
})

test('every key is used', () => {
  const literals = new Set([...allCode.matchAll(/(['"`])([\w-]+(?:\.[\w-]+)+)\1/g)].map(([, , text]) => text))
  const unused = keys.filter((key) => !literals.has(key) && !usedPrefixes.some((prefix) => key.startsWith(prefix)))

  expect(unused).toEqual([])
})

test.each(LANGUAGES)(
  'every card has rulings in %s, and a name and a text, which in English are those of the rules',
  (language) => {
    const decks = filesIn(language).filter(([file]) => file.startsWith('cards/'))
    const cards = new Map(decks.flatMap(([, deck]) => Object.entries(deck)))
    const ids = catalogue.map(({ id }) => id)
    const face = { name: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) }
    const words = { ...(language === 'en' ? {} : face), rulings: expect.any(Array) }

    expect([...cards.keys()].toSorted()).toEqual(ids.toSorted())
    for (const card of cards.values()) expect(card).toEqual(words)
    for (const card of catalogue) expect(card).toMatchObject(face)
  },
)

test('no straight apostrophe and no double space in the English of the rules', () => {
  const wrong = catalogue.filter(({ name, text }) => /'| {2}/.test(`${name}: ${text}`))

  expect(wrong.map(({ id }) => id)).toEqual([])
})
