/** Every deck that the game has can be drawn: cloth and ink, a portrait, and a symbol for each of its cards. */
import { existsSync, readFileSync } from 'node:fs'
import { catalogue, DECKS } from '@merchants/dale'
import { expect, test } from 'vitest'
import { SYMBOL_OF } from './symbols.ts'

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

test.each([...DECKS, 'junk'])('%s have cloth, ink and a portrait', (deck) => {
  const [, styles = ''] = textOf('decks.css').split(`.d-${deck} {`)
  const [own] = styles.split('}')

  for (const part of ['--deck', '--deck-ink', '--deck-pattern', '--sym-a']) expect(own).toContain(`  ${part}: `)
  expect(existsSync(new URL(`portraits/${deck}.svg`, import.meta.url))).toBe(true)
})

test('every card has a symbol of its own that is drawn', () => {
  const drawn = textOf('symbols.svg')
  const names = catalogue.map(({ id }) => SYMBOL_OF[id])

  for (const name of names) expect(drawn).toContain(`<symbol id="sym-${name}"`)
  expect(new Set(names).size).toBe(names.length)
})
