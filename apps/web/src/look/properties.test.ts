/** A property that is registered as a length cannot hold a colour. The browser drops the colour without a word. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LENGTHS } from './lengths.ts'

const SOURCES = new URL('..', import.meta.url)

test('no colour is given to a property that is registered as a length', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(new URL(name, SOURCES), 'utf8')).join('\n')
  const colours = [...css.matchAll(/(--[\w-]+):\s*(?:#|light-dark|color-mix|rgb)/g)].map(([, name]) => name)
  expect(colours.length).toBeGreaterThan(5)
  expect(colours.filter((name) => name !== undefined && name in LENGTHS)).toEqual([])
})
