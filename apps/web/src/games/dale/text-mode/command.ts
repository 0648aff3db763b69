/** Parses a typed line as numbers from the list, a move, a request, or nothing known. */
import type { CardId } from '@merchants/dale'
import { isCardId, readCards, seatWord } from '@merchants/dale'
import type { Dictionary, Request, Verb } from './dictionary.ts'
import { isVerb } from './dictionary.ts'
import { normalizeText } from './normalize-text.ts'
import { itemAt } from '@merchants/tabletop'

export type Command =
  | { readonly is: 'nothing' }
  | { readonly is: 'numbers'; readonly numbers: readonly number[] }
  | { readonly is: 'none' }
  /** A move as the notation writes it. */
  | { readonly is: 'move'; readonly line: string }
  | { readonly is: 'request'; readonly what: Request; readonly rest: string }
  | { readonly is: 'player'; readonly seat: number }
  | { readonly is: 'unknown'; readonly word: string; readonly near: string | undefined }

export function readCommand(text: string, dictionary: Dictionary): Command {
  const line = normalizeText(text)
  if (line === '') return { is: 'nothing' }
  if (/^\d+(?:[\s,]+\d+)*$/.test(line)) return { is: 'numbers', numbers: line.split(/[\s,]+/).map(Number) }
  if (dictionary.answers.get(line) === 'none') return { is: 'none' }
  const player = dictionary.players.find(([name]) => name === line)
  if (player !== undefined) return { is: 'player', seat: player[1] }

  const [, seat = '', said = line] = /^(p[1-4]\s+)?(.*)$/.exec(line) ?? []
  const [, typed = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(said) ?? []
  const word = dictionary.first.get(typed)
  if (word !== undefined && isVerb(word)) return { is: 'move', line: `${seat}${moveOf(word, rest, dictionary)}` }
  if (word !== undefined) return { is: 'request', what: word, rest }
  const answer = moveOf('choose', line, dictionary)
  return isAnswer(answer)
    ? { is: 'move', line: answer }
    : { is: 'unknown', word: typed, near: nearest(typed, dictionary) }
}

/** A move in notation: names become ids, players seats, and words those of the notation. */
function moveOf(verb: Verb, rest: string, { answers, clauses, cards, players }: Dictionary): string {
  const words = verb === 'choose' ? answers : clauses
  let line = rest.replaceAll(/\s*[,+]\s*/g, ',')
  for (const [name, id] of cards) line = replaced(line, name, id)
  if (verb === 'choose') for (const [name, seat] of players) line = replaced(line, name, seatWord(seat))
  const said = line.split(/\s+/).map((word) => words.get(word) ?? word)
  return [verb, ...said].join(' ').trim()
}

/** The text with a name wherever it stands as a whole. */
function replaced(text: string, name: string, by: string): string {
  if (!text.includes(name)) return text
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return text.replaceAll(new RegExp(String.raw`(^|[\s,:=])${escaped}(?=$|[\s,:=#])`, 'g'), `$1${by}`)
}

const ANSWER = /^(?:yes|no|none|left|right|for|\d{1,2}|p[1-4](?:,p[1-4])*)$/

/** Whether what follows `choose` can be an answer at all. */
function isAnswer(line: string): boolean {
  const [, ...words] = line.split(' ')
  return words.every((word) => ANSWER.test(word) || readCards(word.replace(/^p[1-4]:/, '')) !== undefined)
}

/** The cards that words can mean, by id, name, or part of a name. */
export function findCards(words: string, { cards }: Dictionary): CardId[] {
  const wanted = normalizeText(words)
  if (wanted === '') return []
  if (isCardId(wanted)) return [wanted]
  const exact = cards.filter(([name]) => name === wanted)
  const found = exact.length > 0 ? exact : cards.filter(([name]) => name.includes(wanted))
  return found.map(([, id]) => id)
}

/** The cards that `why` asks about. Words that begin with a verb mean a move, not a card whose name contains the verb. */
export function findCardsOfWhy(words: string, dictionary: Dictionary): CardId[] {
  const [first = ''] = normalizeText(words).split(/\s/)
  const word = dictionary.first.get(first)
  return word !== undefined && isVerb(word) ? [] : findCards(words, dictionary)
}

/** The known word that was probably meant. */
function nearest(typed: string, { first }: Dictionary): string | undefined {
  const near = [...first.keys()].map((word) => ({ word, distance: distance(typed, word) }))
  const [best] = near.toSorted((a, b) => a.distance - b.distance)
  return best !== undefined && best.distance <= (typed.length < 5 ? 1 : 2) ? best.word : undefined
}

/** How many letters have to be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1]
    for (const [j, match] of Array.from(other).entries()) {
      const change = itemAt(row, j) + (letter === match ? 0 : 1)
      next.push(Math.min(change, itemAt(row, j + 1) + 1, itemAt(next, j) + 1))
    }
    row = next
  }
  return itemAt(row, -1)
}
