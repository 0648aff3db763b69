/** Which form of a message fits: by how many, or by a word. */
import type { Language } from './language.ts'
import type { Parts } from './message.ts'

interface Variants {
  readonly other: Parts
  readonly [form: string]: Parts
}

export interface Forms {
  /** A variant for exactly this number (`=0`) comes before the language's own forms. */
  readonly plural: (count: number, variants: Variants) => Parts
  readonly choice: (word: string, variants: Variants) => Parts
}

export function formsIn(language: Language): Forms {
  const rules = new Intl.PluralRules(language)
  return {
    plural: (count, variants) => variants[`=${count}`] ?? variants[rules.select(count)] ?? variants.other,
    choice: (word, variants) => variants[word] ?? variants.other,
  }
}
