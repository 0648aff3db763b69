/** `merchants run`: loads a position or a saved game, plays its moves, and tells how it ends. */
import { allEvents, begin, isRefusal, ScriptEnded } from '@merchants/tabletop'
import { dale } from '../game.ts'
import { inEnglish } from '../reasons.ts'
import type { Question } from './legal.ts'
import { isSecret } from '../view.ts'
import { kindOf, legalMoves, pendingQuestions } from './legal.ts'
import { inLog } from './log.ts'
import type { DaleHistory } from './play.ts'
import { playLine } from './play.ts'
import type { Json, PositionJson } from './position.ts'
import { object, readPosition, writePosition } from './position.ts'
import { beginSaved, isSavedGame, readSavedStart } from './saved.ts'
import type { PositionSeen } from './seen.ts'
import { seenPosition } from './seen.ts'
import { seatWord, Unreadable } from './words.ts'

export interface RunResult {
  readonly position?: PositionJson | PositionSeen
  readonly pending?: readonly Question[]
  readonly winner?: readonly string[] | null
  readonly log?: readonly string[]
  readonly error?: RunError
}

interface RunError {
  /** Which move, from 1; 0 for what comes before the first. */
  readonly move?: number
  readonly text?: string
  readonly reason: string
  readonly legal?: readonly string[]
}

/** 0: all moves were played; 1: a move is not legal; 2: the text is no position. */
export interface Ran {
  readonly exitCode: 0 | 1 | 2
  readonly result: RunResult
}

/** Runs one JSON text, as it is or as one seat may see it. */
export function runText(text: string, view?: number): Ran {
  try {
    return runJson(parse(text), view)
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

function runJson(json: Json, view: number | undefined): Ran {
  const { game = 'dale', moves = [] } = object(json, 'position')
  if (game !== 'dale') throw new Unreadable('game', game, 'a game that can be played here: dale')
  if (!Array.isArray(moves)) throw new Unreadable('moves', moves, 'a list of moves')
  const lines = moves.map((move: Json, at) => {
    if (typeof move !== 'string') throw new Unreadable(`moves[${at}]`, move, 'a move')
    return move
  })
  const history = load(json)
  const players = history.pause.now.seats.length
  if (view !== undefined && view >= players) throw new Unreadable('--view', seatWord(view), `one of p1 to p${players}`)
  return playAll(history, lines, view)
}

/** The game before its first move. */
export function load(json: Json): DaleHistory {
  const start = isSavedGame(json) ? undefined : readPosition(json)
  try {
    return start === undefined ? beginSaved(readSavedStart(json)) : begin(dale, start)
  } catch (thrown) {
    if (thrown instanceof ScriptEnded) throw new Unreadable('chance', null, `long enough: ${thrown.message}`)
    throw thrown
  }
}

function playAll(start: DaleHistory, moves: readonly string[], view: number | undefined): Ran {
  let history = start
  for (const [at, text] of moves.entries()) {
    const next = tryLine(history, text)
    if (typeof next === 'string') {
      const isOwn = maySeeQuestion(history, view)
      const error = {
        move: at + 1,
        text,
        reason: isOwn ? next : HIDDEN_REASON,
        legal: isOwn ? legalMoves(history) : [],
      }
      return { exitCode: 1, result: { ...resultOf(history, view), error } }
    }
    history = next
  }
  return { exitCode: 0, result: resultOf(history, view) }
}

/** What others learn of a refused move: its reason could tell what is in a hand. */
const HIDDEN_REASON = 'this move is not legal'

/** The game after a line, or in words why the line cannot be played. */
export function tryLine(history: DaleHistory, text: string): DaleHistory | string {
  try {
    const next = playLine(history, text)
    return isRefusal(next) ? inEnglish(next) : next
  } catch (thrown) {
    if (thrown instanceof Unreadable || thrown instanceof ScriptEnded) return thrown.message
    throw thrown
  }
}

function resultOf(history: DaleHistory, view: number | undefined): RunResult {
  const { now } = history.pause
  return {
    position: view === undefined ? writePosition(now) : seenPosition(now, view),
    pending: pendingFor(history, view),
    winner: now.winners.length === 0 ? null : now.winners.map(seatWord),
    log: allEvents(history).flatMap((event) => inLog(event, view ?? 'all') ?? []),
  }
}

const maySeeQuestion = ({ pause }: DaleHistory, view: number | undefined): boolean =>
  view === undefined || pause.decision?.seat === view

/** Others learn who has to decide, unless that is a secret, and nothing of what may be chosen. */
function pendingFor(history: DaleHistory, view: number | undefined): readonly Question[] {
  const { decision } = history.pause
  if (decision === undefined || maySeeQuestion(history, view)) return pendingQuestions(history)
  if (isSecret(decision)) return []
  const seat = seatWord(decision.seat)
  const kind = kindOf(decision)
  return [{ seat, kind, ask: `${seat} has to decide`, legal: [], min: 0, max: 0 }]
}
