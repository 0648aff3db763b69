/** Reads values inside JSON by field name, so that errors name the field. */
import { Unreadable } from './unreadable.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }
export type Fields = { readonly [key: string]: Json | undefined }

export function object(json: Json | undefined, where: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Unreadable(where, json, 'an object')
  return json as Fields
}

/** An object with no other fields than these; what is left out is an empty one. */
export function record(json: Json | undefined, where: string, fields: readonly string[]): Fields {
  const given = json === undefined ? {} : object(json, where)
  for (const key of Object.keys(given)) {
    if (!fields.includes(key)) throw new Unreadable(where, key, `one of ${fields.join(', ')}`)
  }
  return given
}

export function list(json: Json | undefined, where: string): readonly Json[] {
  if (!Array.isArray(json)) throw new Unreadable(where, json, 'a list')
  return json as readonly Json[]
}

/** A list whose items are read one by one; `undefined` if it is left out. */
export function listOf<T>(
  json: Json | undefined,
  where: string,
  read: (item: Json, where: string) => T,
): T[] | undefined {
  return json === undefined ? undefined : list(json, where).map((item, at) => read(item, `${where}[${at}]`))
}

export function whole(json: Json | undefined, where: string, least: number, most: number): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most) return json
  throw new Unreadable(where, json, `a whole number from ${least} to ${most}`)
}

/** One of some words. */
export function word<W extends string>(json: Json | undefined, where: string, words: readonly W[]): W {
  const found = words.find((each) => each === json)
  if (found === undefined) throw new Unreadable(where, json, `one of ${words.join(', ')}`)
  return found
}

/** A reader of one of some words, for lists. */
export const wordFrom =
  <W extends string>(words: readonly W[]) =>
  (json: Json, where: string): W =>
    word(json, where, words)

/** A word that a question accepts, such as the id of a card. */
export const wordThat =
  <W extends string>(isIt: (text: string) => text is W, expected: string) =>
  (json: Json, where: string): W => {
    if (typeof json === 'string' && isIt(json)) return json
    throw new Unreadable(where, json, expected)
  }

/** The moves that a position or a saved game goes on with; none if nothing is said of them. */
export function movesIn(json: Json): string[] {
  const { moves = [] } = object(json, 'position')
  if (!Array.isArray(moves)) throw new Unreadable('moves', moves, 'a list of moves')
  return moves.map((move: Json, at) => {
    if (typeof move !== 'string') throw new Unreadable(`moves[${at}]`, move, 'a move')
    return move
  })
}
