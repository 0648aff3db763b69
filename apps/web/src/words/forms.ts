/** Which form of a message fits: by how many, by a word, or by the name that follows. */
import type { Language } from './language.ts'
import type { Parts, Slot } from './message.ts'

interface Variants {
  readonly other: Parts
  readonly [form: string]: Parts
}

export interface Forms {
  /** A variant for exactly this number (`=0`) comes before the language's own forms. */
  readonly plural: (count: number, variants: Variants) => Parts
  readonly choice: (word: string, variants: Variants) => Parts
  /** French "de" or "que" without its last letter, as it is written before a name. */
  readonly elided: (name: Slot, word: string) => string
}

/** French elides before a vowel, and before a y that is one. Before an h, "de" is never wrong. */
const VOWEL = /^(?:[aeiouæœ]|y(?![aeiou]))/i

export function formsIn(language: Language): Forms {
  const rules = new Intl.PluralRules(language)
  return {
    plural: (count, variants) => variants[`=${count}`] ?? variants[rules.select(count)] ?? variants.other,
    choice: (word, variants) => variants[word] ?? variants.other,
    elided: (name, word) => (typeof name === 'string' && VOWEL.test(name.normalize('NFD')) ? `${word}’` : `${word}e `),
  }
}
