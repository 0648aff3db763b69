/** `merchants run`, for any game: loads a position or a saved game, plays its moves, and tells how it ends. */
import type { Refusal } from '../ask.ts'
import { ScriptEnded } from '../chance.ts'
import { isRefusal } from '../run.ts'
import type { Json } from './fields.ts'
import { movesIn, object } from './fields.ts'
import { Unreadable } from './unreadable.ts'

/** An open question as text. */
export interface Question {
  readonly seat: string
  readonly kind: 'action' | 'choose'
  readonly ask: string
  readonly legal: readonly string[]
  readonly min: number
  readonly max: number
}

export interface RunResult<Position> {
  readonly position?: Position
  readonly pending?: readonly Question[]
  readonly winner?: readonly string[] | null
  readonly log?: readonly string[]
  readonly error?: RunError
}

interface RunError {
  /** Which move, from 1. */
  readonly move?: number
  readonly text?: string
  readonly reason: string
  readonly legal?: readonly string[]
}

/** 0: all moves were played; 1: a move is not legal; 2: the text is not a position. */
export interface Ran<Position> {
  readonly exitCode: 0 | 1 | 2
  readonly result: RunResult<Position>
}

/** The parts that a game supplies to run its texts. */
export interface Notation<History extends object, Position> {
  readonly game: string
  /** Whether a text that names no game is one of these. */
  readonly isUsual: boolean
  /** The game before its first move. */
  readonly load: (json: Json) => History
  /** Throws `Unreadable` if no one sits there. */
  readonly checkSeat: (history: History, seat: number) => void
  readonly playLine: (history: History, text: string) => History | Refusal
  readonly inEnglish: (refusal: Refusal) => string
  /** Everything, or what one seat can see. */
  readonly resultOf: (history: History, seat: number | undefined) => RunResult<Position>
  /** The report about a move that cannot be played. */
  readonly errorOf: (history: History, reason: string, seat: number | undefined) => Pick<RunError, 'reason' | 'legal'>
}

/** Runs one JSON text, as it is or as one seat can see it. */
export function runText<History extends object, Position>(
  notation: Notation<History, Position>,
  text: string,
  seat: number | undefined,
): Ran<Position> {
  try {
    return runJson(notation, parse(text), seat)
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { exitCode: 2, result: { error: { reason: thrown.message } } }
    throw thrown
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch (thrown) {
    throw new Unreadable('text', text.trim().slice(0, 40), `JSON (${(thrown as Error).message})`)
  }
}

function runJson<History extends object, Position>(
  notation: Notation<History, Position>,
  json: Json,
  seat: number | undefined,
): Ran<Position> {
  const { game } = object(json, 'position')
  const isOurs = game === notation.game || (game === undefined && notation.isUsual)
  if (!isOurs) throw new Unreadable('game', game, `a game that can be played here: ${notation.game}`)
  const moves = movesIn(json)
  const history = loadText(notation, json)
  if (seat !== undefined) notation.checkSeat(history, seat)
  return playAll(notation, history, moves, seat)
}

/** The game before its first move, if the script of randomness is sufficient. */
function loadText<History extends object, Position>({ load }: Notation<History, Position>, json: Json): History {
  try {
    return load(json)
  } catch (thrown) {
    if (thrown instanceof ScriptEnded) throw new Unreadable('chance', null, `long enough: ${thrown.message}`)
    throw thrown
  }
}

function playAll<History extends object, Position>(
  notation: Notation<History, Position>,
  start: History,
  moves: readonly string[],
  seat: number | undefined,
): Ran<Position> {
  let history = start
  for (const [at, text] of moves.entries()) {
    const next = tryLine(notation, history, text)
    if (typeof next === 'string') {
      const error = { move: at + 1, text, ...notation.errorOf(history, next, seat) }
      return { exitCode: 1, result: { ...notation.resultOf(history, seat), error } }
    }
    history = next
  }
  return { exitCode: 0, result: notation.resultOf(history, seat) }
}

/** The game after a line, or in words why the line cannot be played. */
export function tryLine<History extends object, Position>(
  { playLine, inEnglish }: Notation<History, Position>,
  history: History,
  text: string,
): History | string {
  try {
    const next = playLine(history, text)
    return isRefusal(next) ? inEnglish(next) : next
  } catch (thrown) {
    if (thrown instanceof Unreadable || thrown instanceof ScriptEnded) return thrown.message
    throw thrown
  }
}
