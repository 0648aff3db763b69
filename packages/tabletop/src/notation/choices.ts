/** All ways to answer a question that takes several options, as far as they are listed. */
import type { Answer, Decision } from '../ask.ts'

/** The answers that differ in what they say: options with the same name are the same. One order each, unless the order matters. */
export function choicesOf(
  { min, max, ordered }: Pick<Decision, 'min' | 'max' | 'ordered'>,
  names: readonly string[],
  most: number,
): Answer[] {
  // Equal names stand together, so that the second of them is only taken after the first.
  const places = [...names.keys()].toSorted((a, b) => (names[a] as string).localeCompare(names[b] as string) || a - b)
  const found: Answer[] = []
  const extend = (chosen: readonly number[]): void => {
    if (found.length >= most) return
    if (chosen.length >= min) found.push(chosen.map((place) => places[place] as number))
    if (chosen.length === max) return
    const tried = new Set<string>()
    for (let place = ordered ? 0 : (chosen.at(-1) ?? -1) + 1; place < places.length; place++) {
      const name = names[places[place] as number] as string
      if (chosen.includes(place) || tried.has(name)) continue
      tried.add(name)
      extend([...chosen, place])
    }
  }
  extend([])
  return found
}
