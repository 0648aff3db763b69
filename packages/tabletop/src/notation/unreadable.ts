/** Text that cannot be read. */
import type { Refusal } from '../ask.ts'

/** Where it stands, which word it is, and what was expected instead. */
export class Unreadable extends Error {
  readonly where: string
  readonly word: string
  readonly expected: string
  /** The reason in terms of the rules, if there is one. */
  readonly why: Refusal | undefined
  constructor(where: string, word: unknown, expected: string, why?: Refusal) {
    const shown = show(word)
    super(unreadableText(where, shown, expected))
    this.where = where
    this.word = shown
    this.expected = expected
    this.why = why
  }
}

/** The fault in English. If nothing is there, only what was expected is named. */
export function unreadableText(where: string, word: string, expected: string): string {
  if (word !== MISSING) return `${where}: ${word} is not ${expected}`
  const [, broken] = /^possible: (.*)$/s.exec(expected) ?? []
  return `${where}: ${broken ?? `expected ${expected}`}`
}

const MISSING = 'nothing'

function show(word: unknown): string {
  if (typeof word === 'string') return `'${word.slice(0, 60)}'`
  if (word === undefined || word === null) return MISSING
  if (Array.isArray(word)) return `a list of ${word.length}`
  return typeof word === 'object' ? 'an object' : JSON.stringify(word)
}

/** The result of reading, or the reason why it failed, for the author of the text. */
export function readable<T>(read: () => T): T | Refusal {
  try {
    return read()
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown
    const { where, word, expected } = thrown
    return { key: 'unreadable', facts: { where, word, expected } }
  }
}
