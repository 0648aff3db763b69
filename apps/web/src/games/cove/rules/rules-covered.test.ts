/** Every rule of the documents that a position can show has a test of the engine that names it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Rules that no position can show, with reasons. */
const NOT_TO_BE_SHOWN: Readonly<Record<string, string>> = {
  'C-4': 'says how many may play and how he is called elsewhere',
  'C-5': 'a yardstick for the figures in docs/cove-balance.md',
  'H-12': 'puts a board on the table',
  'H-88': 'says what is left out',
  V17: 'says what the state does not know',
}

const RULES = fileURLToPath(new URL('../../../../../../docs/rules/cove/', import.meta.url))
const SOURCES = fileURLToPath(new URL('../../../../../../packages/cove/src/', import.meta.url))

function written(): string[] {
  const files = ['huckster.md', 'base-game.md', 'decisions.md']
  const text = files.map((file) => readFileSync(join(RULES, file), 'utf8')).join('\n')
  return [...text.matchAll(/^(?:- )?\*\*([HCEX]-\d+|V\d+)\b/gm)].map(([, number]) => number ?? '')
}

/** The numbers in the titles of all tests. */
function named(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'))
  const titles = files.flatMap((path) =>
    [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/(?:\b(?:test|describe)|\))\(\s*(['`])(.*?)\1,/g)].map(
      ([, , title]) => title ?? '',
    ),
  )
  return new Set(titles.flatMap((title) => title.match(/\b(?:[HCEX]-\d+|V\d+)\b/g) ?? []))
}

test('every rule has a test that names it', () => {
  const tests = named()
  const missing = written().filter((rule) => !tests.has(rule) && !(rule in NOT_TO_BE_SHOWN))

  expect(written()).toHaveLength(100 + 91 + 10 + 7 + 21)
  expect(missing).toEqual([])
})

test('listed exceptions really have no test', () => {
  const tests = named()

  expect(Object.keys(NOT_TO_BE_SHOWN).filter((rule) => tests.has(rule))).toEqual([])
})
