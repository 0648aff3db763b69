/** A game as written moves, one line for a decision and those that continue it. */
import type { AnswerWords } from './answer-words.ts'
import type { Answer, Decision, Refusal } from './ask.ts'
import type { History } from './history.ts'
import type { Game } from './run.ts'
import { run } from './run.ts'

/** A question on a table, and its answer. */
export interface AnsweredDecision<State, D extends Decision> {
  readonly now: State
  readonly decision: D
  readonly answer: Answer
}

export type AnsweredLine<State, D extends Decision> = readonly [
  AnsweredDecision<State, D>,
  ...AnsweredDecision<State, D>[],
]

/** How the moves of a game are written and read. */
export interface MoveNotation<State, D extends Decision, Event> {
  /** Whether a question belongs to the line that these answers have begun. */
  readonly continuesLine: (line: AnsweredLine<State, D>, decision: D, now: State) => boolean
  /** An empty text for answers without an effect, which are not moves. */
  readonly writeLine: (line: AnsweredLine<State, D>) => string
  /** The game after a line, or why the line cannot be played. */
  readonly playLine: (history: History<State, D, Event>, text: string) => History<State, D, Event> | Refusal
}

/** A game whose moves can be written. */
export interface WrittenGame<State, D extends Decision, Event> extends Game<State, D, Event> {
  readonly moves: MoveNotation<State, D, Event>
  readonly words: AnswerWords<D>
}

/** A written move, and how many answers were given before it. */
export interface WrittenLine<State, D extends Decision> {
  readonly step: number
  readonly answered: AnsweredLine<State, D>
  readonly text: string
}

/** The lines with one answer more. */
export function addToLines<State, D extends Decision, Event>(
  { moves: { continuesLine, writeLine } }: WrittenGame<State, D, Event>,
  lines: WrittenLine<State, D>[],
  step: number,
  next: AnsweredDecision<State, D>,
): void {
  const last = lines.at(-1)
  const isContinued = last !== undefined && continuesLine(last.answered, next.decision, next.now)
  const answered: AnsweredLine<State, D> = isContinued ? [...last.answered, next] : [next]
  if (isContinued) lines.pop()
  lines.push({ step: isContinued ? last.step : step, answered, text: writeLine(answered) })
}

/** The lines of a game. Those that were written before, of the same game perhaps some answers ago, are not written again. */
export function linesOf<State, D extends Decision, Event>(
  game: WrittenGame<State, D, Event>,
  { past }: History<State, D, Event>,
  before: readonly WrittenLine<State, D>[] = [],
): WrittenLine<State, D>[] {
  const changed = before.findIndex(({ step, answered }) =>
    answered.some(({ answer }, at) => past[step + at]?.answer !== answer),
  )
  const lines = before.slice(0, changed < 0 ? before.length : changed)
  const last = lines.at(-1)
  for (let step = last === undefined ? 0 : last.step + last.answered.length; step < past.length; step++) {
    const { position, answer } = past[step] as (typeof past)[number]
    const { now, decision } = run(game, position)
    if (decision !== undefined) addToLines(game, lines, step, { now, decision, answer })
  }
  return lines
}

/** The finished moves. The last line waits for more words while the open question continues it. */
export function finishedMoves<State, D extends Decision, Event>(
  { moves: { continuesLine } }: WrittenGame<State, D, Event>,
  { pause }: History<State, D, Event>,
  lines: readonly WrittenLine<State, D>[],
): string[] {
  const last = lines.at(-1)
  const { decision, now } = pause
  const isOpen = last !== undefined && decision !== undefined && continuesLine(last.answered, decision, now)
  return (isOpen ? lines.slice(0, -1) : lines).flatMap(({ text }) => text || [])
}

/** All moves so far, one line each, as they would be written. */
export const movesOf = <State, D extends Decision, Event>(
  game: WrittenGame<State, D, Event>,
  history: History<State, D, Event>,
): string[] => linesOf(game, history).flatMap(({ text }) => text || [])
