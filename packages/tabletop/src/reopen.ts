/** A game that was kept is played again, as far as its answers and its written moves still fit the rules. */
import { answerMeant } from './answer-words.ts'
import type { Answer, Decision, Refusal } from './ask.ts'
import type { History } from './history.ts'
import { advance, undoTo } from './history.ts'
import type { WrittenGame, WrittenLine } from './lines.ts'
import { addToLines, finishedMoves, linesOf } from './lines.ts'
import { readable } from './notation/unreadable.ts'
import { isRefusal } from './run.ts'

/** The saved part of a game besides its setup. Games saved before moves were written down have no moves. */
export interface KeptMoves {
  readonly answers: readonly Answer[]
  /** The meaning of the answers of a game from an online table. */
  readonly words?: readonly (string | null)[]
  readonly moves?: readonly string[]
}

export interface ReopenedGame<State, D extends Decision, Event> {
  readonly history: History<State, D, Event>
  readonly lines: readonly WrittenLine<State, D>[]
  /** Where it does not go on, though more was kept; `undefined` if the game is whole. */
  readonly stop: ReopenStop | undefined
}

export interface ReopenStop {
  /** How many moves were played, and how many were kept; of a game without moves its answers are counted. */
  readonly played: number
  readonly kept: number
  readonly why: Refusal
}

/**
 * Answers are numbers of options, so they may fit and yet mean something else once a list of options has changed. The written moves decide:
 * from the first line that the answers do not say, the game is played by its moves. A move that was begun and not finished is in
 * the answers only, and is then left out.
 */
export function reopen<State, D extends Decision, Event>(
  game: WrittenGame<State, D, Event>,
  start: History<State, D, Event>,
  { answers, words, moves }: KeptMoves,
): ReopenedGame<State, D, Event> {
  const { history, lines, why } = followAnswers(game, start, answers, words)
  if (moves === undefined) {
    const stop = why && { played: history.past.length, kept: answers.length, why }
    return { history, lines, stop }
  }
  const finished = finishedMoves(game, history, lines)
  const other = moves.findIndex((move, at) => move !== finished[at])
  if (other < 0 && why === undefined) return { history, lines, stop: undefined }
  const same = other < 0 ? moves.length : other
  const next = lines.filter(({ text }) => text !== '')[same]
  return followMoves(game, undoTo(game, history, next?.step ?? history.past.length), moves, same)
}

function followAnswers<State, D extends Decision, Event>(
  game: WrittenGame<State, D, Event>,
  start: History<State, D, Event>,
  answers: readonly Answer[],
  words: KeptMoves['words'] = [],
): { history: History<State, D, Event>; lines: WrittenLine<State, D>[]; why: Refusal | undefined } {
  const lines: WrittenLine<State, D>[] = []
  let history = start
  for (const [step, each] of answers.entries()) {
    const { now, decision } = history.pause
    const stored = { answer: each, words: words[step] ?? undefined }
    const answer = decision === undefined ? each : attempt(() => answerMeant(game.words, decision, stored))
    if (isRefusal(answer)) return { history, lines, why: answer }
    const next = attempt(() => advance(game, history, answer))
    if (isRefusal(next)) return { history, lines, why: next }
    history = next
    if (decision !== undefined) addToLines(game, lines, step, { now, decision, answer })
  }
  return { history, lines, why: undefined }
}

function followMoves<State, D extends Decision, Event>(
  game: WrittenGame<State, D, Event>,
  start: History<State, D, Event>,
  moves: readonly string[],
  from: number,
): ReopenedGame<State, D, Event> {
  let history = start
  let stop: ReopenStop | undefined
  for (let played = from; played < moves.length && stop === undefined; played++) {
    const next = attempt(() => game.moves.playLine(history, moves[played] as string))
    if (isRefusal(next)) stop = { played, kept: moves.length, why: next }
    else history = next
  }
  return { history, lines: linesOf(game, history), stop }
}

/** Rules can fail on input that they would never have asked for. The game then stops at this point. */
function attempt<Result>(play: () => Result): Result | Refusal {
  try {
    return readable(play)
  } catch {
    return { key: 'cannot-be-played', facts: {} }
  }
}
