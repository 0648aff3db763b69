// Writes a library as TypeScript modules, one for each catalogue in each language, and the types that all languages share.
import { LANGUAGES } from './files.mjs'
import { typeOf } from './type-of.mjs'

const SLOT_TYPES = { any: 'Value', number: 'number', choice: 'string' }
const header = (what) => `/** ${what} Written by words/build.mjs from words/*.json: change those instead. */\n`
const capital = (word) => word[0].toUpperCase() + word.slice(1)

/** Topics that only Merchants Cove uses; the rest of the page does not wait for them. */
const COVE_TOPICS = new Set(['companion', 'cove', 'cove-why', 'firstday'])
const isOfCove = ([key]) => COVE_TOPICS.has(key.slice(0, key.indexOf('.')))

/** The text of each module, by file name. */
export function bind(library) {
  const books = ['messages', 'coveMessages', 'cards', 'rulings', ...Object.keys(library.pages)]
  const modules = new Map([
    ['keys.ts', keysModule(library)],
    ['pages.ts', pagesModule(library)],
    ['books.ts', booksModule(books)],
  ])
  for (const language of LANGUAGES) {
    const messages = Object.entries(library.messages[language])
    modules.set(`messages.${language}.ts`, messagesModule(messages.filter((each) => !isOfCove(each))))
    modules.set(`coveMessages.${language}.ts`, messagesModule(messages.filter(isOfCove)))
    modules.set(`cards.${language}.ts`, language === 'en' ? ENGLISH_CARDS : cardsModule(library.cards[language]))
    modules.set(`rulings.${language}.ts`, rulingsModule(library.cards[language]))
    for (const [name, page] of Object.entries(library.pages)) {
      modules.set(`${name}.${language}.ts`, pageModule(name, page[language]))
    }
  }
  return modules
}

function keysModule({ slots }) {
  const slotsOf = (own) => {
    if (own.size === 0) return 'undefined'
    return `{ ${[...own].map(([name, kind]) => `readonly ${name}: ${SLOT_TYPES[kind]}`).join('; ')} }`
  }
  const lines = [...slots].map(([key, own]) => `  readonly ${JSON.stringify(key)}: ${slotsOf(own)}\n`)
  return `${header('Every message and what its slots take.')}export interface Slots<Value> {\n${lines.join('')}}

export type Key = keyof Slots<unknown>
`
}

function messagesModule(messages) {
  const lines = messages.map(([key, parts]) => {
    const isText = parts.startsWith('"')
    return `  ${JSON.stringify(key)}: ${isText ? parts : `(v) => ${parts}`},\n`
  })
  const code = lines.join('')
  const helpers = ['plural', 'choice', 'elided'].filter((name) => code.includes(`${name}(v.`))
  return `${header('Messages in one language.')}import type { Forms } from '../forms.ts'
import type { Messages } from '../message.ts'

export const words = (${helpers.length > 0 ? `{ ${helpers.join(', ')} }` : '_'}: Forms): Partial<Messages> => ({
${code}})
`
}

/** The rules have the English names and texts already. */
const ENGLISH_CARDS = `${header('The names and texts of all cards.')}import { cardType } from '@merchants/dale'
import type { CardFaces } from '../message.ts'

export const words: CardFaces = cardType
`

function cardsModule(cards) {
  const faces = Object.entries(cards).map(([id, { name, text }]) => [id, { name, text }])
  return `${header('The names and texts of all cards.')}import type { CardFaces, Faces } from '../message.ts'

const faces: Faces = ${JSON.stringify(Object.fromEntries(faces), undefined, 1)}

export const words: CardFaces = (card) => faces[card]
`
}

function rulingsModule(cards) {
  const rulings = Object.entries(cards).map(([id, card]) => [id, card.rulings])
  return `${header('Rulings of single cards.')}import type { Rulings } from '../message.ts'

export const words: Rulings = ${JSON.stringify(Object.fromEntries(rulings), undefined, 1)}
`
}

function pageModule(name, page) {
  return `${header(`The page "${name}".`)}import type { ${capital(name)} } from './pages.ts'

export const words: ${capital(name)} = ${JSON.stringify(page, undefined, 1)}
`
}

function pagesModule({ pages }) {
  const types = Object.entries(pages).map(([name, page]) => {
    return `export interface ${capital(name)} ${typeOf(LANGUAGES.map((language) => page[language]))}\n`
  })
  return `${header('The shape of each page to read.')}${types.join('\n') || 'export {}\n'}`
}

function booksModule(books) {
  const loader = (book, language) => `    ${language}: () => import('./${book}.${language}.ts'),\n`
  const entries = books.map((book) => {
    return `  ${book}: {\n${LANGUAGES.map((language) => loader(book, language)).join('')}  },\n`
  })
  return `${header('How to fetch each book of words.')}export const books = {\n${entries.join('')}}\n`
}
