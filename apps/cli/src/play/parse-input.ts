/** Parses a typed line as a number, a word, or a move in notation. */

export type Input<Known extends string> =
  | { readonly is: 'enter' }
  | { readonly is: 'numbers'; readonly numbers: readonly number[] }
  | { readonly is: 'word'; readonly word: Known; readonly rest: string }
  | { readonly is: 'move'; readonly text: string }

/** The words that every game knows. */
const COMMON_WORDS = ['undo', 'why', 'table', 'log', 'more', 'save', 'help', 'quit'] as const

export type CommonWord = (typeof COMMON_WORDS)[number]

export const isCommonWord = (word: string): word is CommonWord => COMMON_WORDS.some((each) => each === word)

const SYNONYMS: Readonly<Record<string, CommonWord>> = {
  back: 'undo',
  u: 'undo',
  h: 'help',
  '?': 'help',
  t: 'table',
  q: 'quit',
  exit: 'quit',
}

/** Reads lines of a game that knows these words besides the common ones. */
export function inputParser<Known extends string>(
  words: readonly Known[],
  synonyms: Readonly<Record<string, Known>> = {},
): (text: string) => Input<Known | CommonWord> {
  const known = new Map<string, Known | CommonWord>()
  for (const [from, to] of [...Object.entries(SYNONYMS), ...Object.entries(synonyms)]) known.set(from, to)
  for (const word of [...COMMON_WORDS, ...words]) known.set(word, word)
  return (text) => {
    const line = text.trim()
    if (line === '') return { is: 'enter' }
    if (/^\d+(?:[\s,]+\d+)*$/.test(line)) return { is: 'numbers', numbers: line.split(/[\s,]+/).map(Number) }
    const [first = '', ...others] = line.split(/\s+/)
    const word = known.get(first.toLowerCase())
    return word === undefined ? { is: 'move', text: line } : { is: 'word', word, rest: others.join(' ') }
  }
}
