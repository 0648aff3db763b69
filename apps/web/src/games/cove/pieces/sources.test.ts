/** Invented parts are marked. Every kind of invented piece has its mark on the page, and none has a published name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PIECE_SOURCES } from '@merchants/cove'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../words/language.ts'

const APP = fileURLToPath(new URL('../../../../', import.meta.url))

const words = (language: string, book: string): string =>
  readFileSync(join(APP, 'words', language, `${book}.json`), 'utf8')

test('every kind of piece that has a source carries its mark on some screen', () => {
  const folder = join(APP, 'src/games/cove')
  const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))
  const code = screens.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n')

  expect(Object.keys(PIECE_SOURCES).filter((kind) => !new RegExp(`(of|pieces)="${kind}"`).test(code))).toEqual([])
})

test.each(LANGUAGES)('the merchants of the Cove have names of our own, in %s', (language) => {
  const published = /Thundercrack|Phoenestra|Orwyn|Ylva|Greentail|Wiz Grey|McHalf/

  for (const book of ['cove', 'coverules', 'cove-why', 'companion', 'home']) {
    expect(words(language, book)).not.toMatch(published)
  }
  const names = (book: Readonly<Record<string, string>>) => [
    book['merchant-line-blacksmith'],
    book['merchant-line-alchemist'],
  ]
  for (const line of names(JSON.parse(words(language, 'cove')) as Record<string, string>)) {
    expect(line).toMatch(/^\p{Lu}\S+ \p{Lu}\S+, /u)
  }
})

test.each([
  ['en', ['townsfolk', 'Huckster cards', 'corruption cards', 'shops', 'prices', 'our own inventions']],
  ['fr', ['habitants', 'cartes Colporteur', 'cartes Corruption', 'boutiques', 'prix', 'notre invention']],
  ['pl', ['mieszkańcy', 'karty Kramarza', 'karty zepsucia', 'sklepy', 'ceny', 'nasze własne pomysły']],
])('the credits say plainly what we invented, in %s', (language, things) => {
  const { 'credits-cove-own': said = '' } = JSON.parse(words(language, 'home')) as Record<string, string>

  expect(things.filter((thing) => !said.includes(thing))).toEqual([])
})

test('CREDITS.md says so too', () => {
  const said = readFileSync(join(APP, '../../CREDITS.md'), 'utf8')

  expect(
    ['townsfolk', 'Huckster cards', 'corruption cards', 'shops', 'prices', 'inventions'].filter(
      (thing) => !said.includes(thing),
    ),
  ).toEqual([])
})
