/** `merchants run` for Dale: loads a position, plays its moves, and prints the result for everyone or for one seat. */
import type { Json, Notation, Question, Ran, RunResult } from '@merchants/tabletop'
import {
  advance,
  allEvents,
  begin,
  isRefusal,
  runText as run,
  tryLine as tryText,
  undo,
  Unreadable,
} from '@merchants/tabletop'
import type { Act, DaleDecision } from '../decision.ts'
import { daleRules } from '../game.ts'
import { inEnglish } from '../reasons.ts'
import { isOpen, isShown } from '../moments.ts'
import { kindOf, legalWords, pendingQuestions } from './legal.ts'
import { inLog } from './log.ts'
import type { DaleHistory } from './play.ts'
import { playLine } from './play.ts'
import type { PositionJson } from './position.ts'
import { readPosition, writePosition } from './position.ts'
import { beginSaved, isSavedGame, readSavedStart } from './saved.ts'
import type { PositionSeen } from './seen.ts'
import { seenPosition } from './seen.ts'
import { seatWord } from './words.ts'

type Shown = PositionJson | PositionSeen

export type DaleRan = Ran<Shown>

/** The part of a refusal that others see. Its reason could reveal a hand. */
const HIDDEN_REASON = 'this move is not legal'

const notation: Notation<DaleHistory, Shown> = {
  game: 'dale',
  isUsual: true,
  load,
  checkSeat({ pause }, seat) {
    const players = pause.now.seats.length
    if (seat >= players) throw new Unreadable('--view', seatWord(seat), `one of p1 to p${players}`)
  },
  playLine,
  inEnglish,
  resultOf,
  errorOf: (history, reason, seat) =>
    maySeeQuestion(history, seat) ? { reason, legal: legalWords(history) } : { reason: HIDDEN_REASON, legal: [] },
}

/** Runs one JSON text, as it is or as one seat can see it. */
export const runText = (text: string, seat?: number): DaleRan => run(notation, text, seat)

/** The game after a line, or in words why the line cannot be played. */
export const tryLine = (history: DaleHistory, text: string): DaleHistory | string => tryText(notation, history, text)

/** The game before its first move. */
export function load(json: Json): DaleHistory {
  return isSavedGame(json) ? beginSaved(readSavedStart(json)) : begin(daleRules, readPosition(json))
}

function resultOf(whole: DaleHistory, seat: number | undefined): RunResult<Shown> {
  const history = seat === undefined ? resolved(whole) : shownTo(whole, seat)
  const { now, decision } = history.pause
  const isAnswered = history !== whole && decision?.seat === seat
  return {
    position: seat === undefined ? writePosition(now) : seenPosition(now, seat),
    pending: isAnswered ? [] : pendingFor(history, seat),
    winner: now.winners.length === 0 ? null : now.winners.map(seatWord),
    log: allEvents(history).flatMap((event) => inLog(event, seat ?? 'all') ?? []),
  }
}

/**
 * A player who is asked at the start of a turn just to keep a secret (D13) has nothing to decide, so an all-seeing
 * reader is shown the next question.
 */
function resolved(history: DaleHistory): DaleHistory {
  const { decision } = history.pause
  if (decision?.ask !== 'start' || new Set(decision.options.map(cardDue)).size > 1) return history
  const next = advance(daleRules, history, [0])
  return isRefusal(next) ? history : resolved(next)
}

/** Which kind of card an option of the start of a turn resolves; any other option is one of its own. */
const cardDue = (option: DaleDecision['options'][number]): unknown => {
  const act = option as Act
  return act.do === 'resolve' ? `${act.waiting.card.type.id} as ${act.waiting.as.id}` : act
}

/** The game as far as a seat is shown it: others see nothing of a question that only hidden cards lead to, nor of what came before it. */
function shownTo(history: DaleHistory, seat: number): DaleHistory {
  let shown = history
  while (!isShown(shown.pause, seat) && shown.past.length > 0) shown = undo(daleRules, shown)
  return shown
}

const maySeeQuestion = ({ pause }: DaleHistory, seat: number | undefined): boolean =>
  seat === undefined || pause.decision?.seat === seat

/** Others learn who has to decide, unless that is a secret, and nothing of what may be chosen. */
function pendingFor(history: DaleHistory, seat: number | undefined): readonly Question[] {
  const { decision } = history.pause
  if (decision === undefined || maySeeQuestion(history, seat)) return pendingQuestions(history)
  if (!isOpen(history.pause)) return []
  const asked = seatWord(decision.seat)
  return [{ seat: asked, kind: kindOf(decision), ask: `${asked} has to decide`, legal: [], min: 0, max: 0 }]
}
