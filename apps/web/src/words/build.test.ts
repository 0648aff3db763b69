/** Refusals of the generator and their messages. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from './language.ts'

type Files = Readonly<Record<string, unknown>>
type Look<Result> = (faults: readonly string[], generated: string) => Result

const { withLibrary } = (await import(new URL('../../words/testing.mjs', import.meta.url).href)) as {
  readonly withLibrary: <Result>(files: Readonly<Record<Language, Files>>, look: Look<Result>) => Promise<Result>
}

const CARDS = (plural: string): string => `{n, plural, ${plural}}`
const LOG: Record<Language, Record<string, string>> = {
  en: { bought: '{who} bought {card}.', drew: CARDS('one {# card} other {# cards}') },
  fr: { bought: '{who} achète {card}.', drew: CARDS('one {# carte} many {# cartes} other {# cartes}') },
  pl: { bought: '{who} kupuje {card}.', drew: CARDS('one {# karta} few {# karty} many {# kart} other {# karty}') },
}

function library(change: Partial<Record<Language, Files>> = {}): Record<Language, Files> {
  const files = (language: Language): Files => ({ 'log.json': LOG[language], ...change[language] })
  return { en: files('en'), fr: files('fr'), pl: files('pl') }
}

const same = (files: Files): Record<Language, Files> => ({ en: files, fr: files, pl: files })
const faults = (files: Record<Language, Files>): Promise<readonly string[]> => withLibrary(files, (found) => found)

/** The faults when one language's log is another. */
const faultsWith = (language: Language, log: unknown): Promise<readonly string[]> =>
  faults(library({ [language]: { 'log.json': log } }))

test('words that agree give modules for every language', async () => {
  await withLibrary(library(), (found, generated) => {
    expect(found).toEqual([])
    expect(readdirSync(generated)).toContain('messages.pl.ts')

    const read = (name: string): string => readFileSync(join(generated, name), 'utf8')
    expect(read('messages.en.ts')).toContain('"log.bought": (v) => [v.who, " bought ", v.card, "."]')
    expect(read('keys.ts')).toContain('"log.bought": { readonly who: Value; readonly card: Value }')
    expect(read('keys.ts')).toContain('"log.drew": { readonly n: number }')
  })
})

test('a message without slots stays text', async () => {
  const files = same({ 'home.json': { play: 'Play' } })

  await withLibrary(files, (_, generated) => {
    expect(readFileSync(join(generated, 'messages.fr.ts'), 'utf8')).toContain('"home.play": "Play"')
    expect(readFileSync(join(generated, 'keys.ts'), 'utf8')).toContain('"home.play": undefined')
  })
})

test('forms that say the same as "other" are not written', async () => {
  await withLibrary(library(), (_, generated) => {
    expect(readFileSync(join(generated, 'messages.fr.ts'), 'utf8')).not.toContain('many')
  })
})

test('nothing is written when there is a fault', async () => {
  await withLibrary(library({ fr: { 'log.json': {} } }), (_, generated) => {
    expect(existsSync(generated)).toBe(false)
  })
})

test('a missing key is a fault', async () => {
  expect(await faultsWith('fr', { drew: LOG.fr['drew'] })).toEqual(['fr/log.json: bought: is missing: en has it'])
})

test('an extra key is a fault', async () => {
  expect(await faultsWith('pl', { ...LOG.pl, sold: 'x' })).toEqual(['pl/log.json: sold: is extra: en does not have it'])
})

test('a key written twice is a fault', async () => {
  const text = '{ "play": "Play", "play": "Start" }'

  expect(
    await faults(
      library({ en: { 'home.json': text }, fr: { 'home.json': { play: 'x' } }, pl: { 'home.json': { play: 'x' } } }),
    ),
  ).toEqual(['en/home.json: play: is written twice'])
})

test('other slots than in English are a fault', async () => {
  expect(await faultsWith('fr', { ...LOG.fr, bought: '{who} achète {carte}.' })).toEqual([
    'fr/log.json: bought: has {carte} {who}, but en has {card} {who}',
  ])
  expect(await faultsWith('fr', { ...LOG.fr, bought: 'Achat.' })).toEqual([
    'fr/log.json: bought: has no slots, but en has {card} {who}',
  ])
})

test('a slot that counts in one language and chooses in another is a fault', async () => {
  const [fault] = await faultsWith('fr', { ...LOG.fr, drew: '{n, select, you {vous} other {eux}}' })

  expect(fault).toMatch(/^fr\/log\.json: drew: uses \{n\} for a plural/)
})

test.each([
  ['en', 'other {# cards}', 'one'],
  ['en', 'one {# card}', 'other'],
  ['fr', 'one {# carte} other {# cartes}', 'many'],
  ['pl', 'one {# karta} other {# karty}', 'few, many'],
  ['pl', 'one {# karta} few {# karty} many {# kart}', 'other'],
] as const)('in %s the plural "%s" lacks a form', async (language, plural, missing) => {
  expect(await faultsWith(language, { ...LOG[language], drew: CARDS(plural) })).toEqual([
    `${language}/log.json: drew: lacks the form ${missing} in the plural of {n}`,
  ])
})

test('a form the language never uses is a fault, but an exact number is not', async () => {
  expect(await faultsWith('en', { ...LOG.en, drew: CARDS('one {# card} few {# cards} other {# cards}') })).toEqual([
    'en/log.json: drew: has the form few in the plural of {n}, which en never uses',
  ])
  expect(await faultsWith('en', { ...LOG.en, drew: CARDS('=0 {nothing} one {# card} other {# cards}') })).toEqual([])
})

test.each([
  ['{who bought', /is not valid ICU: .* at character \d+/],
  ['', /is empty/],
  ['{who, select, you {You}}', /lacks "other" in the select of \{who\}/],
  ['{who} <b>bought</b> {card}', /has the tag <b>/],
  ['{who} {card, number, percent}', /formats \{card\}/],
  ['{who} {CARD}', /has a slot \{CARD\}/],
  ['{n, selectordinal, one {#st} other {#th}}', /has an ordinal of \{n\}/],
  ['{n, plural, offset:1 one {#} other {#}}', /has an offset/],
  ['{n, plural, one {#} other {{who, select, you {# cards} other {#}}}}', /has a # inside a select/],
])('the message "%s" is a fault', async (message, fault) => {
  const [first] = await faultsWith('en', { ...LOG.en, bought: message })

  expect(first).toMatch(/^en\/log\.json: bought: /)
  expect(first).toMatch(fault)
})

test('a message that is not a text is a fault', async () => {
  expect(await faultsWith('en', { ...LOG.en, bought: 3 })).toEqual(['en/log.json: bought: is not text'])
})

test('a file that is not a JSON object is a fault', async () => {
  const [invalid] = await faultsWith('pl', '{ "bought": ')
  const [list] = await faultsWith('pl', [])

  expect(invalid).toMatch(/^pl\/log\.json: is not valid JSON: /)
  expect(list).toBe('pl/log.json: must be one JSON object')
})

test('a file that only some languages have is a fault', async () => {
  const home = { 'home.json': { play: 'x' } }

  expect(await faults(library({ en: home, fr: home }))).toEqual(['pl/home.json: is missing: en has this file'])
  expect(await faults(library({ fr: home }))).toEqual(['fr/home.json: is extra: en has no such file'])
})

const DECK = {
  'owls-1': { name: 'A', text: 'B', rulings: ['C', 'D'] },
  'owls-2': { name: 'E', text: 'F', rulings: [] },
}
/** In English the rules have the names and texts, and the words only the rulings. */
const ENGLISH_DECK = { 'owls-1': { rulings: ['C', 'D'] }, 'owls-2': { rulings: [] } }
const DECKS = { ...same({ 'cards/owls.json': DECK }), en: { 'cards/owls.json': ENGLISH_DECK } }
const faultsWithDeck = (deck: unknown): Promise<readonly string[]> =>
  faults({ ...DECKS, pl: { 'cards/owls.json': deck } })

test('cards give a module of names and texts, and another of rulings', async () => {
  await withLibrary(DECKS, (found, generated) => {
    const read = (name: string): string => readFileSync(join(generated, name), 'utf8')

    expect(found).toEqual([])
    expect(read('cards.fr.ts')).toContain('"name": "A"')
    expect(read('cards.fr.ts')).not.toContain('"C"')
    expect(read('rulings.fr.ts')).toContain('"C"')
    expect(read('rulings.en.ts')).toContain('"C"')
  })
})

test('an English name or text beside that of the rules is a fault', async () => {
  const twice = { ...ENGLISH_DECK, 'owls-2': { text: 'F', rulings: [] } }

  expect(await faults({ ...DECKS, en: { 'cards/owls.json': twice } })).toEqual([
    'en/cards/owls.json: owls-2: has "text": in English only rulings are written here',
  ])
})

test('a missing card, a card of another deck and a card with a part missing are faults', async () => {
  const { 'owls-1': first, 'owls-2': second } = DECK

  expect(await faultsWithDeck({ 'owls-1': first })).toEqual(['pl/cards/owls.json: owls-2: is missing: en has it'])
  expect(await faultsWithDeck({ ...DECK, 'foxes-1': second })).toContain(
    'pl/cards/owls.json: foxes-1 is not a card of this deck',
  )
  expect(await faultsWithDeck({ ...DECK, 'owls-2': { ...second, text: ' ' } })).toEqual([
    'pl/cards/owls.json: owls-2: has no text',
  ])
})

test('another number of rulings than in English is a fault', async () => {
  const { 'owls-1': first } = DECK

  expect(await faultsWithDeck({ ...DECK, 'owls-1': { ...first, rulings: ['C'] } })).toEqual([
    'pl/cards/owls.json: owls-1: has 1 ruling(s), but en has 2',
  ])
})

const PAGE = {
  title: 'Rules',
  chapters: [
    { id: 'turn', text: ['One', 'Two'] },
    { id: 'end', text: ['Three'], n: 8 },
  ],
}
const faultsWithPage = (page: unknown): Promise<readonly string[]> =>
  faults({ ...same({ 'rules.json': PAGE }), fr: { 'rules.json': page } })

test('a page gives a module for each language, and a type', async () => {
  await withLibrary(same({ 'rules.json': PAGE }), (found, generated) => {
    expect(found).toEqual([])
    expect(readdirSync(generated)).toContain('rules.pl.ts')
    expect(readFileSync(join(generated, 'pages.ts'), 'utf8')).toContain(
      'export interface Rules { readonly "title": string; readonly "chapters": readonly ({ readonly "id": string; readonly "text": readonly (string)[]; readonly "n"?: number })[] }',
    )
  })
})

test('a page of another shape than in English is a fault', async () => {
  const [turn, end] = PAGE.chapters

  expect(await faultsWithPage({ ...PAGE, chapters: [turn] })).toEqual([
    'fr/rules.json: chapters: has 1 entries, but en has 2',
  ])
  expect(await faultsWithPage({ ...PAGE, chapters: [turn, { ...end, text: 'Trois' }] })).toEqual([
    'fr/rules.json: chapters[1].text: is a string, but en has a list',
  ])
  expect(await faultsWithPage({ ...PAGE, chapters: [turn, { ...end, id: 'fin' }] })).toEqual([
    'fr/rules.json: chapters[1].id: is fin, but en has end',
  ])
  expect(await faultsWithPage({ chapters: PAGE.chapters })).toEqual([
    'fr/rules.json: title: is missing, but en has a string',
  ])
})

test('French signs and Polish words of one letter keep their neighbours', async () => {
  const files = {
    en: { 'home.json': { ask: 'Play?', where: '{who} and you: in {place}.' } },
    fr: { 'home.json': { ask: '« Jouer » ?', where: '{who} et vous : à {place}.' } },
    pl: { 'home.json': { ask: 'A w co?', where: '{who} i ty: w {place}.' } },
  }

  await withLibrary(files, (found, generated) => {
    const read = (language: Language): string => readFileSync(join(generated, `messages.${language}.ts`), 'utf8')
    expect(found).toEqual([])
    expect(read('fr')).toContain('"«\u{a0}Jouer\u{a0}»\u{a0}?"')
    expect(read('fr')).toContain('" et vous\u{a0}: à "')
    expect(read('pl')).toContain('"A\u{a0}w\u{a0}co?"')
    expect(read('pl')).toContain('" i\u{a0}ty: w\u{a0}"')
  })
})

test('sums and units stay on one line', async () => {
  const files = {
    en: { 'home.json': { sum: '2 + 0 = 2', price: '{price} × {card}', time: 'At 9:30, {hours} h.' } },
    fr: { 'home.json': { sum: '2 + 0 = 2', price: '{price} × {card}', time: 'À 9 h 30, {hours} h 30.' } },
    pl: { 'home.json': { sum: '2 + 0 = 2', price: '{price} × {card}', time: 'Na 9:30, {hours} godz.' } },
  }

  await withLibrary(files, (found, generated) => {
    const read = (language: Language): string => readFileSync(join(generated, `messages.${language}.ts`), 'utf8')
    expect(found).toEqual([])
    expect(read('fr')).toContain('"2\u{a0}+\u{a0}0\u{a0}=\u{a0}2"')
    expect(read('fr')).toContain('[v.price, "\u{a0}×\u{a0}", v.card]')
    expect(read('fr')).toContain('"À 9\u{a0}h\u{a0}30, ", v.hours, "\u{a0}h\u{a0}30."')
    expect(read('pl')).toContain('v.hours, "\u{a0}godz."')
  })
})

test.each([
  ['en', '{who} bought {card}...', 'has dots that are not one …'],
  ['en', "{who}'s {card}", 'has a straight quote'],
  ['en', '{who} bought «{card}»', 'has the quotes of another language'],
  ['en', '{who} bought {card} !', 'has a space before a sign'],
  ['en', '{who} - {card}', 'has a dash that is not –'],
  ['fr', '{who} achète  {card}.', 'has a space too many'],
  ['fr', '{who} pioche, boucle d’événements d’événements : {card}.', 'says a word twice'],
  ['fr', '{who} achète {card} .', 'has a space before a comma or a full stop'],
  ['fr', '{who} achète “{card}”.', 'has the quotes of another language'],
  ['fr', '{who} achète {card}!', 'lacks the space before a sign'],
  ['fr', '{who} achète «{card} ».', 'lacks the space after «'],
  ['fr', '{who} achète: {card}', 'lacks the space before a sign'],
  ['fr', '{who} se défausse de {card}.', 'has a card or a list where de or que would be cut short'],
  ['fr', '{who} montre {card}. Vous seul la voyez.', 'has a word that depends on who reads it'],
  ['fr', '{who} achète {card} from the market.', 'has an English word'],
  ['pl', '{who} kupuje “{card}”.', 'has the quotes of another language'],
  ['pl', '{who} kupuje : {card}.', 'has a space before a sign'],
  ['pl', '{who} kupuje {card} za 1.5.', 'has a decimal point'],
  ['pl', 'Karta {card} od {who}', 'has a name that would have to be declined'],
  ['pl', 'Kupiłeś {card}, {who}.', 'has a word that depends on who reads it'],
  ['pl', '{who} kupuje {card} with junk.', 'has an English word'],
] as const)('in %s the signs and words of "%s" are a fault', async (language, message, fault) => {
  expect(await faultsWith(language, { ...LOG[language], bought: message })).toEqual([
    `${language}/log.json: bought: ${fault}`,
  ])
})

test('signs are looked at in cards and pages too, and names of games stay English', async () => {
  const { 'owls-1': first } = DECK

  expect(await faultsWithDeck({ ...DECK, 'owls-1': { ...first, rulings: ['C', 'D "E"'] } })).toEqual([
    'pl/cards/owls.json: owls-1.rulings.1: has a straight quote',
  ])
  expect(await faultsWithPage({ ...PAGE, title: 'Les règles: Dale of Merchants' })).toEqual([
    'fr/rules.json: title: lacks the space before a sign',
  ])
})
