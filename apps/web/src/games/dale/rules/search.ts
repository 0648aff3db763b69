/** Word search. All words must occur, in any case and with or without accents. */
import { normalizeText } from '../text-mode/normalize-text.ts'

export type Query = readonly string[]

export const queryOf = (typed: string): Query => normalizeText(typed).split(/\s+/).filter(Boolean)

export const finds = (query: Query, ...texts: readonly string[]): boolean => {
  const text = normalizeText(texts.join(' '))
  return query.every((word) => text.includes(word))
}

export interface Piece {
  readonly text: string
  readonly isFound: boolean
}

/** A text in pieces, with the words that were looked for apart from the others. */
export function piecesOf(text: string, query: Query): readonly Piece[] {
  const words = text.split(/(\s+)/)
  return words.map((word) => ({ text: word, isFound: query.some((each) => normalizeText(word).includes(each)) }))
}

/** This many characters of a text are shown before and after the first word found. */
const AROUND = 90

/** The part of a text around the first word found. */
export function excerptOf(text: string, query: Query): string {
  const before = piecesOf(text, query)
  const at = before.findIndex(({ isFound }) => isFound)
  const start = before.slice(0, Math.max(at, 0)).reduce((sum, piece) => sum + piece.text.length, 0)
  const from = start > AROUND ? text.indexOf(' ', start - AROUND) + 1 : 0
  const to = text.length > start + AROUND * 1.5 ? text.lastIndexOf(' ', start + AROUND * 1.5) : text.length
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
