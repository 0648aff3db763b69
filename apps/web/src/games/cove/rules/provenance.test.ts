/** The data, the marks in the rules and the tables of sources.md agree on the sources. */
import { readFileSync } from 'node:fs'
import { PIECE_SOURCES, provenanceOf } from '@merchants/cove'
import { expect, test } from 'vitest'

const read = (file: string): string =>
  readFileSync(new URL(`../../../../../../docs/rules/cove/${file}`, import.meta.url), 'utf8')

/** Every numbered rule of a document with its text, up to the next one. */
function rulesOf(file: string): (readonly [rule: string, text: string])[] {
  const parts = read(file).split(/^(?=(?:- )?\*\*(?:[HCEX]-\d+|V\d+)\b)|^(?=#)/m)
  return parts.flatMap((text) => {
    const rule = /^(?:- )?\*\*([HCEX]-\d+|V\d+)/.exec(text)?.[1]
    return rule === undefined ? [] : [[rule, text] as const]
  })
}

/** In huckster.md a rule has one mark, or none if it is the booklet's. */
function markOfHuckster(text: string): string {
  const marks = [...text.matchAll(/\*\*\((reading|ours)\b/g)].map(([, mark]) => mark ?? '')
  return marks.length === 0 ? 'booklet' : marks.join(' and ')
}

/** In base-game.md every part has its mark, and the least certain one counts. */
function markOfBaseGame(text: string): string {
  const marks = [...text.matchAll(/\[((?:public|booklet|inferred|ours)\b[^\]]*)\]/g)].map(([, mark]) => mark).join(' ')
  const has = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(marks)
  if (has('ours')) return 'ours'
  if (has('inferred')) return 'reading'
  return has('public') ? 'public' : has('booklet') ? 'booklet' : 'no mark'
}

const MARKED: readonly (readonly [rule: string, source: string])[] = [
  ...rulesOf('huckster.md').map(([rule, text]) => [rule, markOfHuckster(text)] as const),
  ...rulesOf('base-game.md').map(([rule, text]) => [rule, markOfBaseGame(text)] as const),
  ...rulesOf('decisions.md').map(([rule]) => [rule, 'ours'] as const),
]

/** The cells of the table under a heading of sources.md, without its head. */
function tableUnder(heading: string): string[][] {
  const [, section = ''] = read('sources.md').split(`## ${heading}\n`)
  const lines = section.split('\n## ')[0]?.split('\n') ?? []
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2)
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('every numbered rule is in the documents once', () => {
  const numbers = MARKED.map(([rule]) => rule)

  expect(numbers).toHaveLength(100 + 91 + 10 + 7 + 21)
  expect(numbers.filter((rule, at) => numbers.indexOf(rule) !== at)).toEqual([])
})

test('every H, C, E, X and V number has the source that its mark in the documents says', () => {
  expect(MARKED.map(([rule]) => [rule, provenanceOf(rule)])).toEqual(MARKED)
})

test('sources.md lists every rule once, under its own source', () => {
  const listed = tableUnder('Rules').flatMap(([source = '', , rules = '']) =>
    rules.split(', ').flatMap((part) => expand(part).map((rule) => [rule, source] as const)),
  )

  expect(listed).toHaveLength(MARKED.length)
  expect(new Map(listed)).toEqual(new Map(MARKED))
})

test('sources.md lists every kind of piece with its source', () => {
  const listed = tableUnder('Cards, prices and names').map(([kind, source]) => [kind, source])

  expect(Object.fromEntries(listed)).toEqual(PIECE_SOURCES)
  expect(listed).toHaveLength(Object.keys(PIECE_SOURCES).length)
})

test.each(['H-77', 'H-14', 'H-15', 'H-40', 'H-3', 'H-26', 'H-57', 'H-69'])('%s is a reading', (rule) => {
  expect(provenanceOf(rule)).toBe('reading')
})

test('our own inventions are marked so: prices C-54, townsfolk abilities C-47, both shops C-64 to C-80, his cards C-89', () => {
  const invented = ['C-54', 'C-47', 'C-64', 'C-80', 'C-89', 'H-7', 'H-8', 'V4']

  expect(invented.filter((rule) => provenanceOf(rule) !== 'ours')).toEqual([])
})

test('there is no source for a rule that does not exist', () => {
  expect(['H-0', 'H-101', 'C-92', 'V0', ''].map(provenanceOf)).toEqual(Array.from({ length: 5 }))
})

/** `C-3 to C-5` as three numbers. */
function expand(part: string): string[] {
  const [first = '', last] = part.split(' to ')
  if (last === undefined) return [first]
  const all = MARKED.map(([rule]) => rule)
  return all.slice(all.indexOf(first), all.indexOf(last) + 1)
}
