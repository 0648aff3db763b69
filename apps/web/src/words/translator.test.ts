/** How messages are written: forms, numbers, elements in slots, lists. */
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Forms } from './forms.ts'
import type { Language } from './language.ts'
import { firstKnown } from './language.ts'
import type { Messages, Slot } from './message.ts'
import type { T } from './translator.ts'
import { createTranslator } from './translator.ts'

const { withLibrary } = (await import(new URL('../../words/testing.mjs', import.meta.url).href)) as {
  readonly withLibrary: (
    files: object,
    look: (faults: readonly string[], generated: string) => Promise<T>,
  ) => Promise<T>
}

const MESSAGES = {
  en: {
    hello: 'Hello',
    hand: '{who}’s hand, which {who} shows',
    bought: '{who} bought {card} for {price}.',
    gave: '{who} gave {card} to {other}, so {other} thanks {who}.',
    cards: '{n, plural, =0 {no cards} one {# card} other {# cards}}',
    turn: '{who, select, me {Your turn} other {Their turn}}, {n, plural, one {# action} other {# actions}} left',
  },
  fr: {
    hello: 'Bonjour',
    hand: 'La main de {who}, que {who} montre',
    bought: '{who} achète {card} pour {price}.',
    gave: '{who} donne {card} à {other}, et {other} remercie {who}.',
    cards: '{n, plural, one {# carte} many {# cartes} other {# cartes}}',
    turn: '{who, select, me {À vous} other {À eux}}, {n, plural, one {# action} many {# actions} other {# actions}}',
  },
  pl: {
    hello: 'Cześć',
    hand: '{who}: ręka, którą pokazuje {who}',
    bought: 'Za {price} kartę {card} kupuje {who}.',
    gave: '{who} daje {card} graczowi {other}, a {other} dziękuje: {who}.',
    cards: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    turn: '{who, select, me {Ty} other {Oni}}: {n, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}}',
  },
}
const FILES = { en: { 'x.json': MESSAGES.en }, fr: { 'x.json': MESSAGES.fr }, pl: { 'x.json': MESSAGES.pl } }

/** The app does not have these messages, so that tests say them with `t.any`. */
function tIn(language: Language): Promise<T> {
  return withLibrary(FILES, async (faults, generated) => {
    expect(faults).toEqual([])
    const { words } = (await import(`${generated}/messages.${language}.ts`)) as {
      readonly words: (forms: Forms) => Messages
    }
    return createTranslator(language, words)
  })
}

const bold = (text: string): Slot => createElement('b', null, text)
const html = (node: ReactNode): string => renderToStaticMarkup(node)

test('text and slots', async () => {
  const t = await tIn('en')

  expect(t.any('x.hello')).toBe('Hello')
  expect(t.any('x.bought', { who: 'Ana', card: 'Magnet', price: 4 })).toBe('Ana bought Magnet for 4.')
  expect(t.language).toBe('en')
})

test.each([
  [0, '0 kart'],
  [1, '1 karta'],
  [2, '2 karty'],
  [5, '5 kart'],
  [12, '12 kart'],
  [22, '22 karty'],
  [1.5, '1,5 karty'],
])('Polish counts %d', async (n, said) => {
  const t = await tIn('pl')

  expect(t.any('x.cards', { n })).toBe(said)
})

test.each([
  ['en', 0, 'no cards'],
  ['en', 1, '1 card'],
  ['en', 1200, '1,200 cards'],
  ['fr', 0, '0\u{a0}carte'],
  ['fr', 2, '2\u{a0}cartes'],
  ['fr', 1_000_000, '1\u202f000\u202f000\u{a0}cartes'],
] as const)('%s counts %d', async (language, n, said) => {
  const t = await tIn(language)

  expect(t.any('x.cards', { n })).toBe(said)
})

test('a choice by a word', async () => {
  const t = await tIn('en')

  expect(t.any('x.turn', { who: 'me', n: 1 })).toBe('Your turn, 1 action left')
  expect(t.any('x.turn', { who: 'ana', n: 2 })).toBe('Their turn, 2 actions left')
})

test.each([
  ['Basile', 'La main de Basile, que Basile montre'],
  ['Odile', 'La main d’Odile, qu’Odile montre'],
  ['Émile', 'La main d’Émile, qu’Émile montre'],
  ['Yves', 'La main d’Yves, qu’Yves montre'],
  ['Yann', 'La main de Yann, que Yann montre'],
  ['Hugo', 'La main de Hugo, que Hugo montre'],
])('French elides before %s if it begins with a vowel', async (who, said) => {
  const t = await tIn('fr')

  expect(t.any('x.hand', { who })).toBe(said)
})

test('elements stand where the language wants them, and keep the key of their slot', async () => {
  const slots = { who: bold('Ana'), card: bold('Magnet'), price: 4 }

  expect(html((await tIn('en')).any('x.bought', slots))).toBe('<b>Ana</b> bought <b>Magnet</b> for 4.')
  expect(html((await tIn('pl')).any('x.bought', slots))).toBe('Za 4 kartę <b>Magnet</b> kupuje <b>Ana</b>.')
})

test('a slot may be used twice', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const t = await tIn('en')

  const said = html(t.any('x.gave', { who: bold('Ana'), card: bold('Magnet'), other: bold('Bo') }))

  expect(said).toBe('<b>Ana</b> gave <b>Magnet</b> to <b>Bo</b>, so <b>Bo</b> thanks <b>Ana</b>.')
  expect(complaints).not.toHaveBeenCalled()
})

test.each([
  ['en', 'Ana, Bo and Cy'],
  ['fr', 'Ana, Bo et Cy'],
  ['pl', 'Ana, Bo i\u{a0}Cy'],
] as const)('a list in %s', async (language, said) => {
  const t = await tIn(language)

  expect(t.list(['Ana', 'Bo', 'Cy'])).toBe(said)
  expect(html(t.list([bold('Ana'), 'Bo', bold('Cy')]))).toBe(
    said.replace('Ana', '<b>Ana</b>').replace('Cy', '<b>Cy</b>'),
  )
})

test('a list of one, of none, and of the same twice', async () => {
  const t = await tIn('en')
  const ana = bold('Ana')

  expect(t.list(['Ana'])).toBe('Ana')
  expect(t.list([])).toBe('')
  expect(html(t.list([ana, ana]))).toBe('<b>Ana</b> and <b>Ana</b>')
})

test('a list may stand in a slot', async () => {
  const t = await tIn('fr')
  const who = t.list([bold('Ana'), bold('Bo')])

  expect(html(t.any('x.bought', { who, card: 'Aimant', price: 4 }))).toBe(
    '<b>Ana</b> et <b>Bo</b> achète Aimant pour 4.',
  )
})

test('a missing key is shown as it is', async () => {
  const t = await tIn('en')

  expect(t.has('x.hello')).toBe(true)
  expect(t.has('toString')).toBe(false)
  expect(t.any('x.nothing')).toBe('x.nothing')
})

test('numbers are written in the language', async () => {
  expect((await tIn('en')).number(12345.5)).toBe('12,345.5')
  expect((await tIn('pl')).number(12345.5)).toBe('12\u00a0345,5')
})

test.each([
  [[], 'en'],
  [['de', 'pl-PL', 'fr'], 'pl'],
  [['fr-CA', 'en'], 'fr'],
  [['', 'PL'], 'pl'],
  [['frr', 'french'], 'en'],
] as const)('of %j the language is %s', (tags, language) => {
  expect(firstKnown(tags)).toBe(language)
})
