/** Asks bots and the coach the same questions in two games that differ in hidden cards only. */
import type { DaleDecision, Event, State } from '@merchants/dale'
import { DECKS, isOpen } from '@merchants/dale'
import { compare, playThrough, differingCards, twinsOf } from '@merchants/dale/testing'
import type { Pause } from '@merchants/tabletop'
import { itemAt } from '@merchants/tabletop'

type DalePause = Pause<State, DaleDecision, Event>

export interface TwinAnswers {
  readonly differences: readonly string[]
  readonly compared: number
  /** How many questions were asked in the middle of an effect. */
  readonly middle: number
}

/** Asks at one question in `each`. The answer may depend only on the pause, the deciding seat and the seed. */
export function compareTwins(
  games: number,
  each: number,
  answer: (pause: DalePause, seat: number, seed: number) => string,
): TwinAnswers {
  const differences: string[] = []
  let compared = 0
  let middle = 0
  for (let seed = 1; seed <= games; seed++) {
    const { states, swapped } = twinsOf(seed, [itemAt(DECKS, seed % DECKS.length)])
    let told = 0
    const tell = (pause: DalePause, _: unknown, viewer: number): string | undefined => {
      if (pause.decision?.seat !== viewer || told++ % each !== 0) return undefined
      if (pause.answers.length > 0) middle += 1
      return answer(pause, viewer, seed)
    }
    const plan = { seed, swapped, answers: 30, tell, isOpen }
    const one = playThrough(states[0], plan)
    told = 0
    const other = playThrough(states[1], plan)
    const cards = differingCards(swapped, [one, other])
    for (const [at, heard] of one.heard.entries()) {
      const result = compare([heard, itemAt(other.heard, at)], cards)
      compared += result.compared
      if (result.difference !== undefined) differences.push(`game ${seed}: ${result.difference.join(' / ')}`)
    }
  }
  return { differences, compared, middle }
}
