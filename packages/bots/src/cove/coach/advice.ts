/** Advice for a human of the Cove on the best answers, their probabilities to win, and why. It sees nothing but dealt worlds. */
import { World } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import type { Advised, AdviceOf, Played } from '../../coach/advice-of.ts'
import { MILLISECONDS, MOVES } from '../../coach/advice-of.ts'
import type { Comparison } from '../../coach/comparison.ts'
import { comparing, findingPart, meanOf, surenessOf } from '../../coach/comparison.ts'
import type { Candidate, Effort } from '../../strong/halving.ts'
import { halving } from '../../strong/halving.ts'
import type { Thinking } from '../../strong/thinking.ts'
import { drive, effortOf } from '../../strong/thinking.ts'
import { candidatesFor } from '../strong/candidates.ts'
import { playedOn, usualAnswer } from '../strong/search.ts'
import { chanceOf } from '../strong/standing.ts'
import { Tally } from './measures.ts'
import type { CoveReason } from './reasons.ts'
import { reasonsFor } from './reasons.ts'

interface Move {
  readonly answer: Answer
}

export type CoveAdvisedMove = Advised<Move, CoveReason>
export type CovePlayedMove = Played<Move, CoveReason>
export type CoveAdvice = AdviceOf<Move, CoveReason>

/** Thinks in steps, until it is stopped; `undefined` then. */
export const adviseInCove = (
  world: World,
  chance: Chance,
  thinking: Thinking,
  played?: Answer,
): Promise<CoveAdvice | undefined> => drive(advising(world, chance, effortOf(thinking, MILLISECONDS), played), thinking)

/** The same in a world that was written as text. */
export async function adviseFromText(
  text: string,
  chance: Chance,
  thinking: Thinking,
): Promise<CoveAdvice | undefined> {
  const world = World.read(text)
  return world && adviseInCove(world, chance, thinking)
}

function* advising(
  world: World,
  chance: Chance,
  effort: Effort,
  played: Answer | undefined,
): Generator<void, CoveAdvice> {
  const { now, decision, seat } = world
  const usually = usualAnswer(now, decision, chance)
  const found = candidatesFor(decision, usually)
  const isSame = (answer: Answer, { answers: [other] }: Candidate): boolean => answer.join() === other?.join()
  const same = played && found.find((each) => isSame(played, each))
  const kept = played && (same ?? { answers: [played], cost: 0 })
  const candidates = kept === undefined || same !== undefined ? found : [...found, kept]
  const judge = (candidate: Candidate): number => chanceOf(playedOn(world, candidate, chance), seat)
  const { tried, playouts } = yield* halving(world, chance, candidates, judge, findingPart(effort), kept)
  const isLast = (each: Candidate, at: number): boolean =>
    at < MOVES || each.answers === kept?.answers || (kept !== undefined && isSame(usually, each))
  const trial = {
    world,
    last: tried.filter(isLast),
    newTally: () => new Tally(),
    play: (candidate: Candidate, tally: Tally): number => {
      const evening = playedOn(world, candidate, chance)
      tally.add(evening, seat)
      return chanceOf(evening, seat)
    },
  }
  const comparison = yield* comparing(trial, chance, effort, playouts)
  return adviceOf(comparison, kept?.answers[0], usually)
}

function adviceOf({ compared, playouts }: Comparison<Tally>, given: Answer | undefined, usually: Answer): CoveAdvice {
  const sorted = compared
    .map(({ candidate, tally, values }) => ({
      answer: candidate.answers[0] ?? [],
      chance: meanOf(values),
      measures: tally.means,
      values,
    }))
    .toSorted((a, b) => b.chance - a.chance)
  const [best, ...others] = sorted
  if (best === undefined) throw new Error('There is nothing to compare.')
  type Ranked = typeof best
  const moveOf = ({ answer, chance }: Ranked, than: Ranked | undefined): CoveAdvisedMove => ({
    answer,
    chance,
    reasons: than === undefined ? [{ why: 'only' }] : reasonsFor(best, than),
  })
  const find = (wanted: Answer | undefined): Ranked | undefined =>
    sorted.find(({ answer }) => wanted !== undefined && answer.join() === wanted.join())
  const played = find(given)
  return {
    best: moveOf(best, others[0]),
    others: others.slice(0, MOVES - 1).map((each) => moveOf(each, each)),
    played: played && {
      ...moveOf(played, played === best ? others[0] : played),
      sureness: surenessOf(best.values, played.values),
      usual: find(usually)?.chance ?? played.chance,
    },
    playouts,
  }
}
