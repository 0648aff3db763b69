/**
 * Advice for a seat on its best moves, their probabilities to win, and why. It sees nothing but dealt worlds, so that hidden cards
 * change nothing. Moves are compared like a searching level does, and the last ones again on new deals, where what they lead
 * to is counted.
 */
import type { DaleDecision, State, World } from '@merchants/dale'
import { cardType, viewDecision } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { candidatesFor } from '../strong/candidates.ts'
import { Habit } from '../strong/habit.ts'
import { netFor } from '../strong/levels.ts'
import type { Candidate, Effort } from '../strong/halving.ts'
import { halving } from '../strong/halving.ts'
import type { Net } from '../strong/net.ts'
import { playedOn, valueOf } from '../strong/search.ts'
import type { Thinking } from '../strong/thinking.ts'
import { drive, driveNow, effortOf } from '../strong/thinking.ts'
import type { Advised, AdviceOf, Played } from './advice-of.ts'
import { MILLISECONDS, MOVES } from './advice-of.ts'
import type { Compared, Comparison } from './comparison.ts'
import { comparing, findingPart, meanOf, surenessOf } from './comparison.ts'
import { Tally } from './measures.ts'
import type { MoveView } from './move-view.ts'
import { isAct, moveViewOf } from './move-view.ts'
import type { Reason, Weighed } from './reasons.ts'
import { reasonsFor } from './reasons.ts'
import { shownChance } from './shown-chance.ts'

interface Move {
  readonly answers: readonly Answer[]
  readonly move: MoveView
}

export type AdvisedMove = Advised<Move, Reason>
export type PlayedMove = Played<Move, Reason>
export type Advice = AdviceOf<Move, Reason>

/** The turns played on in each world. */
const TURNS = 4

/** Thinks in steps, until it is stopped; `undefined` then. */
export const advise = (
  world: World,
  chance: Chance,
  thinking: Thinking,
  played?: readonly Answer[],
): Promise<Advice | undefined> => drive(advising(world, chance, effortOf(thinking, MILLISECONDS), played), thinking)

/** Thinks at once, by a number of playouts. */
export const adviseNow = (world: World, chance: Chance, iterations: number, played?: readonly Answer[]): Advice =>
  driveNow(advising(world, chance, { iterations }, played))

function* advising(
  world: World,
  chance: Chance,
  effort: Effort,
  played: readonly Answer[] | undefined,
): Generator<void, Advice> {
  const { now, decision } = world
  const habit = new Habit(now, chance)
  const net = netFor(now)
  const found = choicesIn(now, decision, habit)
  const same = played && found.find(({ answers }) => isSame(now, decision, answers, played))
  const kept: Candidate | undefined = played && (same ?? { answers: played, cost: 0 })
  const candidates = kept === undefined || same !== undefined ? found : [...found, kept]
  const judge = (candidate: Candidate): number => valueOf(playedOn(world, candidate, habit, TURNS), world, net)
  const { tried, playouts } = yield* halving(world, chance, candidates, judge, findingPart(effort), kept)
  const last = lastOf(tried, decision, kept)
  // The move of the seasoned bot is a measure for the move that was played.
  const usual = kept && { answers: [habit.answer(now, decision)], cost: 0 }
  const trial = {
    world,
    last: usual ? [...last, usual] : last,
    newTally: () => new Tally(now, world.seat),
    play: playing(world, habit, net),
  }
  const comparison = yield* comparing(trial, chance, effort, playouts)
  return adviceOf(world, comparison, kept, usual)
}

/** The moves to compare; where habit answers, only its choice. */
function choicesIn(now: State, decision: DaleDecision, habit: Habit): readonly Candidate[] {
  const found = candidatesFor(now, decision, habit, false)
  return found.length > 0 ? found : [{ answers: [habit.answer(now, decision)], cost: 0 }]
}

/** Whether two lists of answers are the same move: of an inventory equal cards count as the same. */
function isSame(now: State, decision: DaleDecision, a: readonly Answer[], b: readonly Answer[]): boolean {
  const hand = now.seats[decision.seat]?.hand ?? []
  const inKinds = (answer: Answer): string =>
    answer
      .map((at) => hand[at]?.type.place ?? at)
      .toSorted((x, y) => x - y)
      .join()
  return a.every((answer, at) => {
    const other = b[at]
    if (other === undefined || answer.join() === other.join()) return true
    return (
      at === 1 && answer.length === other.length && isInventory(now, decision, a) && inKinds(answer) === inKinds(other)
    )
  })
}

const isInventory = (now: State, decision: DaleDecision, [[at = -1] = []]: readonly Answer[]): boolean => {
  const act = viewDecision(now, decision).options[at]
  return isAct(act) && act.do === 'take inventory'
}

/** The best few that are different actions, and the one that is kept. */
function lastOf(sorted: readonly Candidate[], decision: DaleDecision, kept: Candidate | undefined): Candidate[] {
  const last: Candidate[] = []
  const isKnown = ({ answers }: Candidate): boolean =>
    decision.kind === 'acts' && last.some((each) => each.answers[0]?.[0] === answers[0]?.[0])
  for (const each of sorted) if (last.length < MOVES && !isKnown(each)) last.push(each)
  if (kept !== undefined && !last.some(({ answers }) => answers === kept.answers)) last.push(kept)
  return last
}

/** Plays one of them on this deal and counts where it leads, at the end of the turn and later. */
function playing(world: World, habit: Habit, net: Net): (candidate: Candidate, tally: Tally) => number {
  return (candidate, tally) => {
    const soon = playedOn(world, candidate, habit, 1)
    if (soon !== undefined) tally.add(soon)
    const later = playedOn(world, candidate, habit, TURNS)
    if (later !== undefined) tally.addLater(later)
    return valueOf(later, world, net)
  }
}

function adviceOf(
  { now, decision, seat }: World,
  { compared, playouts }: Comparison<Tally>,
  kept: Candidate | undefined,
  usual: Candidate | undefined,
): Advice {
  const [best, ...others] = compared
    .filter(({ candidate }) => candidate !== usual)
    .map((each): Last => ({ ...each, ...weighedOf(now, decision, each) }))
    .sort((a, b) => b.chance - b.candidate.cost - (a.chance - a.candidate.cost))
  if (best === undefined) throw new Error('There is nothing to compare.')
  const told = ({ candidate, move, chance }: Last, than: Last | undefined): AdvisedMove => {
    const reasons: readonly Reason[] =
      than === undefined ? [{ why: 'only' }] : reasonsFor(best, than, seat, now.stalls.length)
    return { answers: candidate.answers, move, chance, reasons }
  }
  const played = [best, ...others].find(({ candidate }) => candidate.answers === kept?.answers)
  const usually = compared.find(({ candidate }) => candidate === usual)
  return {
    best: told(best, others[0]),
    others: others.slice(0, MOVES - 1).map((each) => told(each, each)),
    played: played && {
      ...told(played, played === best ? others[0] : played),
      sureness: surenessOf(best.values, played.values),
      usual: shownChance(meanOf(usually?.values ?? []), now.stalls.length),
    },
    playouts,
  }
}

type Last = Compared<Tally> & Weighed

function weighedOf(
  now: State,
  decision: DaleDecision,
  { candidate: { answers }, tally, values }: Compared<Tally>,
): Weighed {
  const act = viewDecision(now, decision).options[answers[0]?.[0] ?? -1]
  return {
    move: moveViewOf(now, decision, answers),
    chance: shownChance(meanOf(values), now.stalls.length),
    measures: tally.means,
    isFree: isAct(act) && act.do === 'play' && cardType(act.use.as).bonusAction,
  }
}
