/** Everything that a server or a table online may refuse has words in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../words/language.ts'

const HOUSE = fileURLToPath(new URL('../../../..', import.meta.url))
const SPEAKERS = ['packages/room/src', 'packages/client/src', 'apps/server/src']

/** Keys that no player reads. They are for operators, for bots, or for the page, which then asks for a second press. */
const NOT_FOR_PLAYERS = new Set(['no-admin', 'wrong-token', 'no-socket', 'final'])

function sourcesBelow(folder: string): readonly string[] {
  const root = join(HOUSE, folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
}

const sources = SPEAKERS.flatMap(sourcesBelow).join('\n')
const table = /export const REFUSALS = \{([^}]|\}(?!\sas const))*/.exec(sources)?.[0] ?? ''
const keys = new Set(
  [
    ...sources.matchAll(/\bkey: '([a-z-]+)'/g),
    ...sources.matchAll(/\b(?:no|refuse|giveUp|close)\('([a-z-]+)'/g),
    ...table.matchAll(/^ {2}'?([a-z-]+)'?:/gm),
  ].map(([, key]) => key ?? ''),
)

test('the sources are found', () => {
  expect(keys).toContain('seat-taken')
  expect(keys).toContain('too-fast')
  expect(keys).toContain('no-connection')
  expect(keys).toContain('wrong-commitment')
})

test.each(LANGUAGES)('each key has words in %s', (language) => {
  const path = join(HOUSE, `apps/web/words/${language}/reasons.json`)
  const words = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>

  expect([...keys].filter((key) => !(key in words) && !NOT_FOR_PLAYERS.has(key)).toSorted()).toEqual([])
})
