/** Fetches books of words when they are first needed, and keeps them. */
import { books } from './generated/books.ts'
import type { Language } from './language.ts'

export type CatalogName = keyof typeof books
export type Content<Name extends CatalogName> = Awaited<ReturnType<(typeof books)[Name]['en']>>['words']

const catalogs = new Map<string, unknown>()
const wanted = new Set<CatalogName>()

/** A book that is already here. */
export function getCatalog<Name extends CatalogName>(name: Name, language: Language): Content<Name> | undefined {
  return catalogs.get(`${name}.${language}`) as Content<Name> | undefined // Only `loadCatalog` puts books on the shelf.
}

export async function loadCatalog<Name extends CatalogName>(name: Name, language: Language): Promise<Content<Name>> {
  wanted.add(name)
  const content = getCatalog(name, language) ?? ((await books[name][language]()).words as Content<Name>)
  catalogs.set(`${name}.${language}`, content)
  return content
}

/** Opens in another language what was opened in any, so that a change of language finds everything in its place. */
export async function reloadCatalogs(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => loadCatalog(name, language)))
}
