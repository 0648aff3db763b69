/** A player that chooses any legal answer, each number of options with equal chance. */
import type { Answer, Decision } from './ask.ts'
import type { Chance } from './chance.ts'
import { below } from './chance.ts'

/** The answer it returns is overwritten by its next one. */
export function randomPlayer(chance: Chance): (decision: Decision) => Answer {
  const answer: number[] = []
  const places: number[] = []
  return ({ options, min, max }) => {
    const count = options.length
    if (max === 1) {
      if (min === 1) answer[0] = below(chance, count)
      else {
        const at = below(chance, count + 1)
        answer.length = at === count ? 0 : 1
        if (at < count) answer[0] = at
        return answer
      }
      answer.length = 1
      return answer
    }
    const size = min === max ? min : min + below(chance, max - min + 1)
    for (let at = 0; at < count; at++) places[at] = at
    answer.length = size
    for (let at = 0; at < size; at++) {
      const from = at + below(chance, count - at)
      answer[at] = places[from] as number
      places[from] = places[at] as number
    }
    return answer
  }
}
