/** Where long words of card names can break, because few browsers know that for every language. */

/** A hyphen that shows only at the end of a line. */
const SOFT = '\u00AD'

/** The words of a list, each with its soft hyphens. */
const lists = new Map<string, ReadonlyMap<string, string>>()

function wordsOf(list: string): ReadonlyMap<string, string> {
  const known = lists.get(list)
  if (known !== undefined) return known
  const words = new Map(list.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]))
  lists.set(list, words)
  return words
}

/** A name that can break where the list has its words break. */
export function hyphenated(name: string, list: string): string {
  const words = wordsOf(list)
  return name.replaceAll(/\p{L}+/gu, (word) => words.get(word) ?? word)
}
