/** The sentences of the log: names are in the middle of a sentence or begin it, in every language. */
import type { EventView, Good } from '@merchants/cove'
import { PIER_NAMES, PIERS } from '@merchants/cove'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsOf } from '../../../../words/spoken.ts'
import type { Language } from '../../../words/language.ts'
import { sayEvent } from './event.tsx'
import { sayReason } from './reason.ts'

const MADE: EventView = { what: 'made good', seat: 0, good: 'large-red' }
const SEATED: EventView = { what: 'seated', seat: 0, who: 'blue', boat: 4, from: 'bag' }
const MOVED: EventView = { what: 'moved passenger', seat: 0, who: 'rogue', from: 2, to: 5 }
const POOL: EventView = { what: 'gold', seat: 1, hall: 'green', gold: 3, why: { key: 'H-77', facts: {} } }
const SUPPORT: EventView = {
  what: 'read',
  seat: 1,
  reading: {
    action: { does: 'guild support', hall: 'green' },
    multiplier: 2,
    side: 'left',
    arrow: 'outer',
    hours: 4,
    corruption: 0,
  },
  why: { key: 'H-25', facts: {} },
}
const SALE: EventView = {
  what: 'sold',
  seat: 1,
  good: 'small-yellow',
  pier: 'plaza',
  customers: 1,
  gold: 3,
  why: { key: 'H-73', facts: {} },
}
const LOST: EventView = { what: 'lost good', seat: 1, good: 'large-red', why: { key: 'H-48', facts: {} } }
const FULL: EventView = { what: 'stays at sea', seat: 1, boat: 4, why: { key: 'H-69', facts: {} } }

const saidOf = async (language: Language, event: EventView): Promise<string> =>
  renderToStaticMarkup(<>{sayEvent(await wordsOf(language, ['cove', 'cove-why']), event, 1)?.text}</>).replaceAll(
    '\u00a0',
    ' ',
  )

test.each([
  ['fr', MADE, /^Une grande marchandise rouge /],
  ['fr', SEATED, /^Le magicien .* le bateau 4\.$/],
  ['fr', LOST, / la <b>grande marchandise rouge<\/b> /],
  ['fr', FULL, /^<b>Le bateau 4<\/b> est plein/],
  ['pl', MADE, /^Duży czerwony towar /],
  ['pl', SEATED, /^Czarodziej .* w łodzi 4\.$/],
  ['pl', MOVED, / z łodzi 2 do łodzi 5\.$/],
  ['pl', SUPPORT, /^Wspiera go gildia bardów, dwa razy\. /],
  ['pl', POOL, / za każdego klienta w budynku bardów: \+3\.$/],
  ['pl', LOST, / przepada <b>duży czerwony towar<\/b>\.$/],
  ['pl', FULL, /^<b>Łódź 4<\/b> jest pełna/],
  // Up to eight of them have to fit under each other on a phone.
  ['en', SALE, /^Small yellow good at the Plaza: 1 customer, \+3\.$/],
  ['fr', SALE, /^Petite marchandise jaune à la Grand-Place : 1 client, \+3\.$/],
  ['pl', SALE, /^Mały żółty towar na Promenadzie: 1 klient, \+3\.$/],
  ['en', FULL, /^<b>Boat 4<\/b> is full/],
] as const)('a sentence begins with a capital letter, a name in it does not: %s %o', async (language, event, words) => {
  expect(await saidOf(language, event)).toMatch(words)
})

test.each(['en', 'fr', 'pl'] as const)('gold lost to corruption has a real minus sign, in %s', async (language) => {
  const symbols = { red: 6, green: 0, blue: 0, yellow: 0 }
  const deeds = { symbols, guildGold: 48, corruption: 4, corruptionGold: -20, total: 215 }
  const scored: EventView = { what: 'scored', seat: 0, ...deeds }
  const lost: EventView = { ...scored, corruptionGold: 0 }

  expect(await saidOf(language, scored)).toMatch(/ −20\D/)
  expect(await saidOf(language, lost)).toMatch(/ 0\D/)
})

const READ = (goods: readonly Good[]): EventView => ({
  what: 'read',
  seat: 1,
  reading: { action: { does: 'goods', goods }, multiplier: 2, side: 'left', arrow: 'outer', hours: 4, corruption: 0 },
  why: { key: 'H-25', facts: {} },
})

test.each([
  ['en', 'Gain two small green goods, twice.', 'Gain a large red good and a small green good, twice.'],
  ['fr', 'Gagner deux petites marchandises vertes, deux fois.', 'Gagner une grande marchandise rouge et une petite'],
  [
    'pl',
    'Pozyskuje dwa małe zielone towary, dwa razy.',
    'Pozyskuje duży czerwony towar i mały zielony towar, dwa razy.',
  ],
] as const)('goods of one kind are counted, others are listed, in %s', async (language, two, different) => {
  const said = async (...goods: readonly Good[]): Promise<string> => await saidOf(language, READ(goods))

  expect(await said('small-green', 'small-green')).toContain(two)
  expect(await said('large-red', 'small-green')).toContain(different)
})

test.each([
  ['en', 'The red alloy die (4) isn’t on the rack.'],
  ['fr', 'Le dé d’alliage rouge (4) n’est pas sur le râtelier.'],
  ['pl', 'Na stojaku nie ma takiej kości: czerwona kość stopu (4).'],
] as const)('a refusal names a die, in %s', async (language, words) => {
  const t = await wordsOf(language, ['cove', 'cove-why'])
  const said = sayReason(t, { key: 'not-on-rack', facts: { die: 'red-4' } })

  expect(said.replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  ['en', 'No customer', ['at the Bazaar', 'at the Plaza', 'at the black market']],
  ['fr', 'Personne', ['au Bazar', 'à la Grand-Place', 'au marché noir']],
  ['pl', 'Nikt', ['na Bazarze', 'na Promenadzie', 'na czarnym rynku']],
] as const)('a refusal names the pier inside its sentence, in %s', async (language, nobody, places) => {
  const t = await wordsOf(language, ['cove', 'cove-why'])
  const said = PIERS.map((pier) => sayReason(t, { key: 'no-customer', facts: { pier: PIER_NAMES[pier] } }))

  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
    places.map((place): unknown => expect.stringMatching(new RegExp(`^${nobody} .*${place}.*\\.$`))),
  )
})
