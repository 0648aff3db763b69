/** A player that likes to get on: mostly builds when it can, else buys or plays, and answers the rest at random. */
import type { Answer, Chance } from '@merchants/tabletop'
import { below, randomPlayer } from '@merchants/tabletop'
import type { Act, DaleDecision } from '../decision.ts'

const LIKED: readonly Act['do'][] = ['build', 'play', 'buy', 'use', 'build with help']

export function eagerPlayer(chance: Chance): (decision: DaleDecision) => Answer {
  const anything = randomPlayer(chance)
  return (decision) => {
    if (decision.kind !== 'acts') return firstOfAlike(decision, anything(decision))
    const acts = decision.options as readonly Act[]
    for (const liked of LIKED) {
      const places = acts.flatMap((act, at) => (act.do === liked ? [at] : []))
      if (places.length > 0 && below(chance, 3) > 0) return [places[below(chance, places.length)] as number]
    }
    return anything(decision)
  }
}

/** Of cards that are alike it takes the first, as someone who writes moves would. */
function firstOfAlike({ kind, options }: DaleDecision, answer: Answer): Answer {
  if (kind !== 'cards') return answer
  const chosen: number[] = []
  const types = (options as DaleDecision<'cards'>['options']).map(({ type }) => type)
  for (const at of answer) chosen.push(types.findIndex((type, place) => type === types[at] && !chosen.includes(place)))
  return chosen
}
