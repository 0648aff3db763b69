/** How a day is written. Polish months have no short form that fits a sentence (“z 18 lis 2026”), so they are written out. */
import type { Language } from './language.ts'
import { LOCALES } from './language.ts'

const STYLES = { en: 'medium', fr: 'medium', pl: 'long' } as const

export const dayFormat = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: STYLES[language] })
