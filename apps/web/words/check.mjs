// Compares the languages and sorts their files by purpose: messages, cards, and pages to read.
import { checkDeck } from './deck.mjs'
import { isRecord, LANGUAGES } from './files.mjs'
import { compile, mergedKind } from './message.mjs'
import { checkPage, isPage } from './page.mjs'
import { signFaultsIn } from './signs.mjs'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')

/** A library with the code of each message and its slots, the cards and the pages. Only valid without faults. */
export function check(files, faults) {
  const perLanguage = () => Object.fromEntries(LANGUAGES.map((language) => [language, {}]))
  const library = { messages: perLanguage(), slots: new Map(), cards: perLanguage(), pages: {} }
  for (const [file, contents] of files) {
    faults.push(...misplaced(file, contents))
    for (const language of Object.keys(contents)) {
      for (const wrong of signFaultsIn(contents[language], language)) faults.push(`${language}/${file}: ${wrong}`)
    }
    if (!LANGUAGES.every((language) => isRecord(contents[language]))) continue
    const name = file.replace(/^cards\//, '').replace(/\.json$/, '')
    if (file.startsWith('cards/')) addDeck(name, contents, library, faults)
    else if (isPage(contents.en)) addPage(name, contents, library, faults)
    else addTopic(name, contents, library, faults)
  }
  return library
}

function misplaced(file, contents) {
  const has = (language) => Object.hasOwn(contents, language)
  if (!has('en')) return OTHERS.filter(has).map((language) => `${language}/${file}: is extra: en has no such file`)
  return OTHERS.filter((each) => !has(each)).map((language) => `${language}/${file}: is missing: en has this file`)
}

/** The names that English has and another language lacks, and the other way round, as faults. */
function* unlike(names, otherNames, where) {
  for (const name of names) if (!otherNames.includes(name)) yield `${where}: ${name}: is missing: en has it`
  for (const name of otherNames) if (!names.includes(name)) yield `${where}: ${name}: is extra: en does not have it`
}

function addTopic(topic, contents, library, faults) {
  for (const language of OTHERS) {
    faults.push(...unlike(Object.keys(contents.en), Object.keys(contents[language]), `${language}/${topic}.json`))
  }
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(contents[language])) {
      const message = { topic, key, language }
      const wrongs = typeof text === 'string' ? addMessage(message, text, library) : ['is not text']
      faults.push(...wrongs.map((wrong) => `${language}/${topic}.json: ${key}: ${wrong}`))
    }
  }
}

function addMessage({ topic, key, language }, text, { messages, slots }) {
  const name = `${topic}.${key}`
  const { code, slots: own, faults } = compile(text, language)
  messages[language][name] = code
  if (!/^[\w.-]+$/.test(key)) faults.push('is not a key (letters, digits, dashes and dots only)')
  if (faults.length > 0) return faults
  if (language === 'en') slots.set(name, own)
  return slots.has(name) ? differences(slots.get(name), own) : []
}

/** One language may count what another only names, so kinds are merged; names must be the same. */
function differences(all, own) {
  if (listed(all) !== listed(own)) return [`has ${listed(own)}, but en has ${listed(all)}`]
  const clashing = [...own].filter(([name, kind]) => mergedKind(all.get(name), kind) === undefined)
  for (const [name, kind] of own) all.set(name, mergedKind(all.get(name), kind) ?? kind)
  return clashing.map(([name]) => `uses {${name}} for a plural where another language has a select, or the reverse`)
}

function listed(slots) {
  const names = [...slots.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  return names.map((name) => `{${name}}`).join(' ') || 'no slots'
}

function addDeck(deck, contents, { cards }, faults) {
  for (const language of LANGUAGES) {
    const where = `${language}/cards/${deck}.json`
    faults.push(...checkDeck(deck, contents[language], contents.en, where))
    if (language !== 'en') faults.push(...unlike(Object.keys(contents.en), Object.keys(contents[language]), where))
    Object.assign(cards[language], contents[language])
  }
}

function addPage(name, contents, { pages }, faults) {
  for (const language of LANGUAGES)
    faults.push(...checkPage(contents[language], contents.en, `${language}/${name}.json`))
  pages[name] = contents
}
