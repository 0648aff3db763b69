/** `merchants run` for the Cove: loads a position or a saved game, plays its moves, and tells how it ends. */
import { allEvents, begin, isRefusal, ScriptEnded } from '@merchants/tabletop'
import { cove } from '../game.ts'
import { inEnglish } from '../reasons.ts'
import type { Json } from './fields.ts'
import { object } from './fields.ts'
import type { Question } from './legal.ts'
import { kindOf, legalMoves, pendingQuestions } from './legal.ts'
import { inLog } from './log.ts'
import type { CoveHistory } from './play.ts'
import { playLine } from './play.ts'
import { readPosition } from './read-position.ts'
import { beginSaved, isSavedGame, readSavedStart } from './saved.ts'
import type { PositionSeen } from './seen.ts'
import { seenPosition } from './seen.ts'
import { seatWord, Unreadable } from './words.ts'
import type { PositionJson } from './write-position.ts'
import { writePosition } from './write-position.ts'

export interface RunResult {
  readonly position?: PositionJson | PositionSeen
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
  const { game, moves = [] } = object(json, 'position')
  if (game !== 'cove') throw new Unreadable('game', game, 'a game that can be played here: cove')
  if (!Array.isArray(moves)) throw new Unreadable('moves', moves, 'a list of moves')
  const lines = moves.map((move: Json, at) => {
    if (typeof move !== 'string') throw new Unreadable(`moves[${at}]`, move, 'a move')
    return move
  })
  const history = load(json)
  const humans = history.pause.now.humans.length
  if (view !== undefined && view >= humans) {
    throw new Unreadable('--view', seatWord(view, -1), humans === 1 ? 'p1' : 'one of p1, p2')
  }
  return playAll(history, lines, view)
}

/** The game before its first move. */
export function load(json: Json): CoveHistory {
  const start = isSavedGame(json) ? undefined : readPosition(json)
  try {
    return start === undefined ? beginSaved(readSavedStart(json)) : begin(cove, start)
  } catch (thrown) {
    if (thrown instanceof ScriptEnded) throw new Unreadable('chance', null, `long enough: ${thrown.message}`)
    throw thrown
  }
}

function playAll(start: CoveHistory, moves: readonly string[], view: number | undefined): Ran {
  let history = start
  for (const [at, text] of moves.entries()) {
    const next = tryLine(history, text)
    if (typeof next === 'string') {
      const error = { move: at + 1, text, reason: next, legal: legalMoves(history) }
      return { exitCode: 1, result: { ...resultOf(history, view), error } }
    }
    history = next
  }
  return { exitCode: 0, result: resultOf(history, view) }
}

/** The game after a line, or in words why the line cannot be played. */
export function tryLine(history: CoveHistory, text: string): CoveHistory | string {
  try {
    const next = playLine(history, text)
    return isRefusal(next) ? inEnglish(next) : next
  } catch (thrown) {
    if (thrown instanceof Unreadable || thrown instanceof ScriptEnded) return thrown.message
    throw thrown
  }
}

function resultOf(history: CoveHistory, view: number | undefined): RunResult {
  const { now } = history.pause
  const humans = now.humans.length
  return {
    position: view === undefined ? writePosition(now) : seenPosition(now),
    pending: pendingFor(history, view),
    winner: now.winners.length === 0 ? null : now.winners.map((seat) => seatWord(seat, humans)),
    log: allEvents(history).flatMap((event) => inLog(event, humans) ?? []),
  }
}

/** Another human's choices are not listed; what the automaton does next is everybody's to start. */
function pendingFor(history: CoveHistory, view: number | undefined): readonly Question[] {
  const { decision, now } = history.pause
  if (decision === undefined || view === undefined || decision.seat === view || decision.kind === 'steps') {
    return pendingQuestions(history)
  }
  const seat = seatWord(decision.seat, now.humans.length)
  return [{ seat, kind: kindOf(decision), ask: `${seat} has to decide`, legal: [], min: 0, max: 0 }]
}
