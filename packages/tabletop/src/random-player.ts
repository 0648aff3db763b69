/** A player that chooses any legal answer; every number of options is equally likely. */
import type { Answer, Choice } from './ask.ts'
import type { Chance } from './chance.ts'
import { below } from './chance.ts'

const NONE: Answer = []

/** The answer it returns may be overwritten by its next one. */
export function randomPlayer(chance: Chance): (choice: Choice) => Answer {
  const one = [0]
  const places: number[] = []
  return ({ options, min, max }) => {
    const count = options.length
    if (max === 1) {
      const at = below(chance, min === 1 ? count : count + 1)
      if (at === count) return NONE
      one[0] = at
      return one
    }
    const size = min === max ? min : min + below(chance, max - min + 1)
    for (let at = 0; at < count; at++) places[at] = at
    for (let at = 0; at < size; at++) {
      const from = at + below(chance, count - at)
      const chosen = places[from] as number
      places[from] = places[at] as number
      places[at] = chosen
    }
    while (places.length > size) places.pop()
    return places
  }
}
