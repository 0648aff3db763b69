/** Draws and rolls that all have seen since the table rested, and a resting state that leads to the same again. */
import type { Chance, Pause, ScriptedChance } from '@merchants/tabletop'
import { below, fastChance } from '@merchants/tabletop'
import type { CoveDecision } from '../decision.ts'
import type { Event } from '../events.ts'
import type { Laboratory } from '../merchants/laboratory.ts'
import { faceOf } from '../merchants/smithy.ts'
import type { State } from '../state.ts'
import { clone } from '../state.ts'
import { redeal } from './redeal.ts'

/** A question, and how it came to it since the table rested. */
export type Moment = Pick<Pause<State, CoveDecision, Event>, 'rest' | 'answers' | 'now' | 'decision' | 'events'>

/**
 * The last resting state with everything unknown dealt again below what was drawn since, and dice that fall as they did. `undefined`
 * if something was drawn that came into its bag only since then.
 */
export function dealtRest({ rest, events }: Moment, chance: Chance): State | undefined {
  const dealt = clone(rest)
  const restore: (() => void)[] = []
  for (const [pile, drawn] of drawnSince(dealt, events)) {
    for (const piece of drawn) {
      const at = pile.lastIndexOf(piece)
      if (at < 0) return undefined
      pile.splice(at, 1)
    }
    restore.push(() => pile.push(...drawn.toReversed()))
  }
  redeal(dealt, chance)
  for (const putBack of restore) putBack()
  dealt.chance = scriptOf(events, chance)
  return dealt
}

type Drawn = readonly [pile: string[], drawn: readonly string[]]

/** Each pile with the pieces drawn from it, the first one first. */
function drawnSince({ bag, corruptionDeck, townsfolkDeck, humans }: State, events: readonly Event[]): Drawn[] {
  const newcomers = events.flatMap((event) => (event.what === 'drew newcomer' ? [event.who] : []))
  const corruption = events.flatMap((event) => (event.what === 'drew corruption' ? [event.card] : []))
  const townsfolk = events.flatMap((event) => (event.what === 'filled square' ? (event.square.at(-1) ?? []) : []))
  const marbles = events.flatMap((event) => (event.what === 'refilled' ? event.marbles : []))
  const laboratory: Laboratory | undefined = humans.find((human) => human.laboratory !== undefined)?.laboratory
  return [
    [bag, newcomers],
    [corruptionDeck, corruption],
    [townsfolkDeck, townsfolk],
    [laboratory?.bag ?? [], marbles],
  ]
}

/** Shuffles change nothing, and dice fall as they were seen. Its generator is the seed of a deal. */
function scriptOf(events: readonly Event[], chance: Chance): ScriptedChance {
  const die = events.flatMap((event) => (event.what === 'rolled' ? event.dice.map(faceOf) : []))
  const otherwise = fastChance(below(chance, 0x7fffffff))
  return { kind: 'script', keepOrder: true, die, pick: undefined, rolled: 0, picked: 0, otherwise }
}
