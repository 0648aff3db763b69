/** Documents that quote a card quote it as it is. */
import { readFileSync } from 'node:fs'
import { catalogue } from '@merchants/dale'
import { expect, test } from 'vitest'

const texts = new Map<string, string>(catalogue.map(({ id, text }) => [id, text]))
const read = (path: string): string => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8')

test('docs/style.md quotes cards with their texts', () => {
  const quoted = [...read('style.md').matchAll(/ {2}id: '(.+)',\n(?: {2}(?:name|bonusAction).*\n)* {2}text: '(.+)',/g)]

  expect(quoted.length).toBeGreaterThan(0)
  for (const [, id, text] of quoted) expect([id, text]).toEqual([id, texts.get(id ?? '')])
})

test('docs/rules/dale/cards.json gives every card its text', () => {
  const cards = JSON.parse(read('rules/dale/cards.json')) as readonly { id: string; effect: string }[]

  expect(Object.fromEntries(cards.map(({ id, effect }) => [id, effect]))).toEqual(Object.fromEntries(texts))
})

test('docs/rules/dale/rulings.md gives every card its text', () => {
  const sections = [...read('rules/dale/rulings.md').matchAll(/^### `(.+)` [^\n]+\n[^#]*?^Effect: (.+)$/gm)]

  expect(Object.fromEntries(sections.map(([, id, text]) => [id, text]))).toEqual(Object.fromEntries(texts))
})
