/** A property that is registered as a length cannot hold a colour. The browser drops the colour without a word. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = new URL('..', import.meta.url)

test('no colour is given to a property that is registered as a length', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(new URL(name, SOURCES), 'utf8')).join('\n')
  const lengths = new Set([...css.matchAll(/@property (--[\w-]+) \{\s*syntax: '<length>'/g)].map(([, name]) => name))
  expect(lengths.size).toBeGreaterThan(5)
  const colours = [...css.matchAll(/(--[\w-]+):\s*(?:#|light-dark|color-mix|rgb)/g)].map(([, name]) => name)
  expect(colours.filter((name) => lengths.has(name))).toEqual([])
})
