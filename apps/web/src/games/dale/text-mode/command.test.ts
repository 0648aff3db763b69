/** Typed commands, in every language. */
import { catalogue } from '@merchants/dale'
import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../words/catalogs.ts'
import type { CardWords } from '../../../words/cards.ts'
import type { Language } from '../../../words/language.ts'
import { LANGUAGES } from '../../../words/language.ts'
import { createTranslator } from '../../../words/translator.ts'
import { findCards, findCardsOfWhy, readCommand } from './command.ts'
import type { Dictionary } from './dictionary.ts'
import { dictionaryOf } from './dictionary.ts'
import { completionsFor } from './completions.ts'

async function dictionaryIn(language: Language): Promise<Dictionary> {
  const [messages, cards] = await Promise.all([loadCatalog('messages', language), loadCatalog('cards', language)])
  const words: CardWords = { name: (id) => cards(id).name, text: (id) => cards(id).text }
  return dictionaryOf(createTranslator(language, messages), words, ['Żaneta', 'Old Tom'])
}

const [english, french, polish] = [await dictionaryIn('en'), await dictionaryIn('fr'), await dictionaryIn('pl')]
const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en: english, fr: french, pl: polish }

describe.each(LANGUAGES)('in %s', (language) => {
  const dictionary = DICTIONARIES[language]

  test('the usual word for everything means just that', () => {
    for (const word of new Set(dictionary.first.values())) {
      expect(readCommand(`${dictionary.word(word)} junk`, dictionary)).toMatchObject(
        dictionary.first.get(word) === word &&
          ['buy', 'play', 'build', 'discard', 'use', 'pass', 'choose'].includes(word)
          ? { is: 'move', line: `${word} junk` }
          : { is: 'request', what: word, rest: 'junk' },
      )
    }
  })

  test('“why build” asks about the move, although Master Builder has the word in its name', () => {
    for (const verb of ['buy', 'play', 'build', 'discard', 'use', 'pass'] as const)
      expect(findCardsOfWhy(dictionary.word(verb), dictionary)).toEqual([])
  })

  test('a card is found by its name and by its id, and no two have the same name', () => {
    for (const { id } of catalogue) {
      const [name] = dictionary.cards.find(([, card]) => card === id) ?? ['']
      expect(findCards(name, dictionary)).toEqual([id])
      expect(findCardsOfWhy(name, dictionary)).toEqual([id])
      expect(findCards(id.toUpperCase(), dictionary)).toEqual([id])
      expect(readCommand(`play ${name}`, dictionary)).toEqual({ is: 'move', line: `play ${id}` })
    }
  })

  test('every word of the notation stays what it is', () => {
    const lines = [
      'buy 5 with platypuses-2,junk arrange foxes-3,owls-2,-,owls-5a,owls-3 keep platypuses-5b throw junk top owls-1',
      'build squirrels-1#2,chameleons-2=owls-3 discard junk take owls-2 spend junk,junk help none',
      'choose p1:owls-2 p2:junk',
      'choose junk for owls-2',
      'choose yes',
      'choose left',
      'choose 3',
      'pass',
    ]
    for (const line of lines) expect(readCommand(line, dictionary)).toEqual({ is: 'move', line })
  })
})

test('moves may be typed in the language of the player, with names instead of ids and without accents', () => {
  expect(readCommand('Kup 4 za Rupiecie, luneta', polish)).toEqual({ is: 'move', line: 'buy 4 with junk,macaws-4' })
  expect(readCommand('zbuduj madry szpieg,pradawna wiedza', polish)).toEqual({
    is: 'move',
    line: 'build owls-1,owls-2',
  })
  expect(readCommand('wybierz junk za owls-2', polish)).toEqual({ is: 'move', line: 'choose junk for owls-2' })
  expect(readCommand('ODRZUĆ żadna', polish)).toEqual({ is: 'move', line: 'discard none' })
  expect(readCommand('acheter 5 avec junk', french)).toEqual({ is: 'move', line: 'buy 5 with junk' })
  expect(readCommand('wybierz zaneta', polish)).toEqual({ is: 'move', line: 'choose p1' })
  expect(readCommand('choose old tom', english)).toEqual({ is: 'move', line: 'choose p2' })
  expect(readCommand('p1 buy 4 with junk', english)).toEqual({ is: 'move', line: 'p1 buy 4 with junk' })
})

test('numbers, none, players and bare answers need no word before them', () => {
  expect(readCommand(' 3 ', english)).toEqual({ is: 'numbers', numbers: [3] })
  expect(readCommand('3, 1 2', english)).toEqual({ is: 'numbers', numbers: [3, 1, 2] })
  expect(readCommand('nic', polish)).toEqual({ is: 'none' })
  expect(readCommand('Old Tom', english)).toEqual({ is: 'player', seat: 1 })
  expect(readCommand('tak', polish)).toEqual({ is: 'move', line: 'choose yes' })
  expect(readCommand('luneta,junk', polish)).toEqual({ is: 'move', line: 'choose macaws-4,junk' })
  expect(readCommand('', english)).toEqual({ is: 'nothing' })
})

test('an unknown word is reported with the likely one', () => {
  expect(readCommand('markett', english)).toEqual({ is: 'unknown', word: 'markett', near: 'market' })
  expect(readCommand('ryenk', polish)).toEqual({ is: 'unknown', word: 'ryenk', near: 'rynek' })
  expect(readCommand('xyzzy plugh', english)).toEqual({ is: 'unknown', word: 'xyzzy', near: undefined })
})

test('suggestions go on with words, possible moves and names of cards', () => {
  const legal = ['buy 4 with junk', 'buy 5 with junk,junk', 'play owls-1']

  expect(completionsFor('ma', english, legal, [])).toEqual(['market'])
  expect(completionsFor('kup ', polish, legal, [])).toEqual(['buy 4 with junk', 'buy 5 with junk,junk'])
  expect(completionsFor('buy 5', english, legal, [])).toEqual(['buy 5 with junk,junk'])
  expect(completionsFor('karta lu', polish, legal, ['Luneta', 'Klej'])).toEqual(['karta Luneta'])
  expect(completionsFor('4', english, legal, [])).toEqual([])
  expect(completionsFor('', english, legal, [])).toEqual([])
})
