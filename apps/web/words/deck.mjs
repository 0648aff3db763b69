// Checks one deck's cards. Each has as many rulings as in English, and in other languages its own name and text.
import { isRecord } from './files.mjs'

const isText = (value) => typeof value === 'string' && value.trim() !== ''
const areRulings = (value) => Array.isArray(value) && value.every(isText)

export function* checkDeck(deck, cards, english, where) {
  for (const [id, card] of Object.entries(cards)) {
    const faults = cards === english ? faultsOfEnglish(card) : faultsOf(card, english[id])
    for (const wrong of faults) yield `${where}: ${id}: ${wrong}`
    if (id !== deck && !id.startsWith(`${deck}-`)) yield `${where}: ${id} is not a card of this deck`
  }
}

/** The English names and texts are in the rules (packages/dale/src/decks), for all who show a card. */
function* faultsOfEnglish(card) {
  if (!isRecord(card)) return yield 'is not a card with rulings'
  const { rulings, ...rest } = card
  if (!areRulings(rulings)) yield 'has no list of rulings'
  for (const key of Object.keys(rest)) yield `has "${key}": in English only rulings are written here`
}

function* faultsOf(card, english) {
  if (!isRecord(card)) return yield 'is not a card with a name, a text and rulings'
  const { name, text, rulings, ...rest } = card
  if (!isText(name)) yield 'has no name'
  if (!isText(text)) yield 'has no text'
  if (!areRulings(rulings)) return yield 'has no list of rulings'
  for (const key of Object.keys(rest)) yield `has "${key}", which is not part of a card`
  const expected = english?.rulings?.length
  if (expected !== undefined && rulings.length !== expected) {
    yield `has ${rulings.length} ruling(s), but en has ${expected}`
  }
}
