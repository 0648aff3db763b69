/** A game as a later release may have it, which lists the options of its questions in another way. Everything else is the same. */
import type { Decider, GameDefinition, GameTypes } from '@merchants/tabletop'
import { Unanswered } from '@merchants/tabletop'

/** The options of the later release, as places in the list of today. The places that are not in that list are new options. */
export type OptionChange = (options: number) => readonly number[]

const placesOf = (options: number): number[] => Array.from({ length: options }, (_, at) => at)

export const OPTION_CHANGES = {
  reversed: (options) => placesOf(options).toReversed(),
  'one more in front': (options) => [options, ...placesOf(options)],
  'the first one gone': (options) => placesOf(options).slice(options > 1 ? 1 : 0),
} as const satisfies Readonly<Record<string, OptionChange>>

export function withChangedOptions<G extends GameTypes>(
  game: GameDefinition<G>,
  change: OptionChange,
): GameDefinition<G> {
  const { words } = game
  return {
    ...game,
    words: {
      question: words.question,
      option: (decision, at) => (ADDED.get(decision) === at ? 'added' : words.option(decision, at)),
    },
    step: (state, decider, tell, learned) => {
      try {
        game.step(state, through(decider, change), tell, learned)
      } catch (thrown) {
        throw thrown instanceof Unanswered ? new Unanswered(changed(thrown.decision as G['decision'], change)) : thrown
      }
    },
  }
}

/** Where the new option stands in a changed question. It looks like another one, so that views can show it. */
const ADDED = new WeakMap<object, number>()

function changed<D extends GameTypes['decision']>(decision: D, change: OptionChange): D {
  const { options, min } = decision
  const places = change(options.length)
  if (places.length < min) return decision
  const other = Object.assign(Object.create(Object.getPrototypeOf(decision) as object) as D, decision, {
    options: places.map((at) => options[at] ?? options[0]),
    max: Math.min(decision.max, places.length),
  })
  ADDED.set(other, places.indexOf(options.length))
  return other
}

/** Asks the later question, and answers the one of today. */
const through =
  <D extends GameTypes['decision']>(decider: Decider<D>, change: OptionChange): Decider<D> =>
  (decision) => {
    const other = changed(decision, change)
    const answer = decider(other)
    return other === decision ? answer : answer?.map((at) => change(decision.options.length)[at] as number)
  }
