/** Fetches catalogues of messages when they are first needed, and caches them. */
import { books } from './generated/books.ts'
import type { Language } from './language.ts'

export type CatalogName = keyof typeof books
export type Content<Name extends CatalogName> = Awaited<ReturnType<(typeof books)[Name]['en']>>['words']

const catalogs = new Map<string, unknown>()
const wanted = new Set<CatalogName>()

/** A catalogue that is already loaded. */
export function getCatalog<Name extends CatalogName>(name: Name, language: Language): Content<Name> | undefined {
  return catalogs.get(`${name}.${language}`) as Content<Name> | undefined // Only `loadCatalog` fills the cache.
}

export async function loadCatalog<Name extends CatalogName>(name: Name, language: Language): Promise<Content<Name>> {
  wanted.add(name)
  const content = getCatalog(name, language) ?? ((await books[name][language]()).words as Content<Name>)
  catalogs.set(`${name}.${language}`, content)
  return content
}

/** Loads all opened catalogues in another language, so that a change of language is immediate. */
export async function reloadCatalogs(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => loadCatalog(name, language)))
}
