// Checks one deck's cards: each has a name, a text, and as many rulings as in English.
import { isRecord } from './files.mjs'

const isText = (value) => typeof value === 'string' && value.trim() !== ''

export function* checkDeck(deck, cards, english, where) {
  for (const [id, card] of Object.entries(cards)) {
    for (const wrong of faultsOf(card, english[id])) yield `${where}: ${id}: ${wrong}`
    if (id !== deck && !id.startsWith(`${deck}-`)) yield `${where}: ${id}: is no card of this deck`
  }
}

function* faultsOf(card, english) {
  if (!isRecord(card)) return yield 'is not a card with a name, a text and rulings'
  const { name, text, rulings, ...rest } = card
  if (!isText(name)) yield 'has no name'
  if (!isText(text)) yield 'has no text'
  if (!Array.isArray(rulings) || !rulings.every(isText)) return yield 'has no list of rulings'
  for (const key of Object.keys(rest)) yield `has "${key}", which is not part of a card`
  const expected = english?.rulings?.length
  if (expected !== undefined && rulings.length !== expected) {
    yield `has ${rulings.length} ruling(s), but en has ${expected}`
  }
}
