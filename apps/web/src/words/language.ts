/** The language in use, the one chosen here before, or else the first of the browser's that we know. */

export const LANGUAGES = ['en', 'fr', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** How dates and lists are written. Our English is British. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', pl: 'pl' }

const STORED = 'language'

/** The first of some language tags that we know, whatever its region (`fr-CA`). */
export function firstKnown(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
}

function isLanguage(tag: string | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag)
}

export const preferredLanguage = (): Language => firstKnown([storedLanguage() ?? '', ...navigator.languages])

/** A browser may forbid storing; then the choice holds until the page is left. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORED, language)
  } catch {}
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}
