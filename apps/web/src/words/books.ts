/** Fetches books of words when they are first needed, and keeps them. */
import { books } from './generated/books.ts'
import type { Language } from './language.ts'

export type Book = keyof typeof books
export type Content<Name extends Book> = Awaited<ReturnType<(typeof books)[Name]['en']>>['words']

const shelf = new Map<string, unknown>()
const wanted = new Set<Book>()

/** A book that is already here. */
export function peek<Name extends Book>(name: Name, language: Language): Content<Name> | undefined {
  return shelf.get(`${name}.${language}`) as Content<Name> | undefined // Only `open` puts books on the shelf.
}

export async function open<Name extends Book>(name: Name, language: Language): Promise<Content<Name>> {
  wanted.add(name)
  const content = peek(name, language) ?? ((await books[name][language]()).words as Content<Name>)
  shelf.set(`${name}.${language}`, content)
  return content
}

/** Opens in another language what was opened in any, so that a change of language finds everything in its place. */
export async function openAgain(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => open(name, language)))
}
