/** `merchants run` for the Cove: loads a position, plays its moves, and prints the result for everyone or for one seat. */
import type { Json, Notation, Question, Ran, RunResult } from '@merchants/tabletop'
import { allEvents, begin, runText as run, tryLine as tryText, Unreadable } from '@merchants/tabletop'
import { coveRules } from '../game.ts'
import { inEnglish } from '../reasons.ts'
import { kindOf, legalWords, pendingQuestions } from './legal.ts'
import { inLog } from './log.ts'
import type { CoveHistory } from './play.ts'
import { playLine } from './play.ts'
import { readPosition } from './read-position.ts'
import { beginSaved, isSavedGame, readSavedStart } from './saved.ts'
import type { PositionSeen } from './seen.ts'
import { seenPosition } from './seen.ts'
import { seatWord } from './words.ts'
import type { PositionJson } from './write-position.ts'
import { writePosition } from './write-position.ts'

type Shown = PositionJson | PositionSeen

export type CoveRan = Ran<Shown>

const notation: Notation<CoveHistory, Shown> = {
  game: 'cove',
  isUsual: false,
  load,
  checkSeat({ pause }, seat) {
    const humans = pause.now.humans.length
    if (seat >= humans) throw new Unreadable('--view', seatWord(seat, -1), humans === 1 ? 'p1' : 'one of p1, p2')
  },
  playLine,
  inEnglish,
  resultOf,
  errorOf: (history, reason) => ({ reason, legal: legalWords(history) }),
}

/** Runs one JSON text, as it is or as one seat can see it. */
export const runText = (text: string, seat?: number): CoveRan => run(notation, text, seat)

/** The game after a line, or in words why the line cannot be played. */
export const tryLine = (history: CoveHistory, text: string): CoveHistory | string => tryText(notation, history, text)

/** The game before its first move. */
export function load(json: Json): CoveHistory {
  return isSavedGame(json) ? beginSaved(readSavedStart(json)) : begin(coveRules, readPosition(json))
}

function resultOf(history: CoveHistory, seat: number | undefined): RunResult<Shown> {
  const { now } = history.pause
  const humans = now.humans.length
  return {
    position: seat === undefined ? writePosition(now) : seenPosition(now),
    pending: pendingFor(history, seat),
    winner: now.winners.length === 0 ? null : now.winners.map((each) => seatWord(each, humans)),
    log: allEvents(history).flatMap((event) => inLog(event, humans) ?? []),
  }
}

/** Another human's choices are not listed; what the automaton does next is everyone's to start. */
function pendingFor(history: CoveHistory, seat: number | undefined): readonly Question[] {
  const { decision, now } = history.pause
  if (decision === undefined || seat === undefined || decision.seat === seat || decision.kind === 'steps') {
    return pendingQuestions(history)
  }
  const asked = seatWord(decision.seat, now.humans.length)
  return [{ seat: asked, kind: kindOf(decision), ask: `${asked} has to decide`, legal: [], min: 0, max: 0 }]
}
