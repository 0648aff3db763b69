/** Plays written moves: finds the answers a line gives, checks them all, and only then goes on. */
import type { Answer, History, Pause, Refusal } from '@merchants/tabletop'
import { advance, isRefusal } from '@merchants/tabletop'
import type { CoveDecision } from '../decision.ts'
import type { Event } from '../events.ts'
import { coveRules } from '../game.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { State } from '../state.ts'
import type { Line } from './answer.ts'
import { answerOf, lineOf } from './answer.ts'
import { explain } from './explain.ts'
import type { Move } from './move.ts'
import { readMove } from './move.ts'
import { optionWord, seatWord } from './words.ts'

export type CoveHistory = History<State, CoveDecision, Event>
export type CovePause = Pause<State, CoveDecision, Event>

/** The game after a written move, or why it cannot be made. Throws `Unreadable` if it is not a move at all. */
export const playLine = (history: CoveHistory, text: string): CoveHistory | Refusal => playMove(history, readMove(text))

export function playMove(history: CoveHistory, move: Move): CoveHistory | Refusal {
  const result = follow(history, lineOf(move))
  if (!isRefusal(result)) return result
  const { decision, now } = history.pause
  // In a position of the market phase where the Huckster has not sold yet, a sale says that he has.
  if (isSale(move) && decision?.ask === 'market' && now.phase === 'market') {
    const sold = advance(coveRules, history, [0])
    return isRefusal(sold) ? sold : playMove(sold, move)
  }
  if (wasNotAsked(history.pause, move)) return history
  // A player with nothing left to sell is done, even if only the next move says so.
  if (decision?.ask === 'sell' && decision.options.length === 0 && !(isSale(move) && move.seat === decision.seat)) {
    const done = advance(coveRules, history, [])
    const next = isRefusal(done) ? done : playMove(done, move)
    return isRefusal(next) ? result : next
  }
  return result
}

const isSale = (move: Move): move is Extract<Move, { readonly verb: 'sell' | 'done' }> =>
  move.verb === 'sell' || move.verb === 'done'

/** Answers one decision after the other from the words of the line, until it is used up. */
function follow(start: CoveHistory, line: Line): CoveHistory | Refusal {
  const { move } = line
  let history = start
  for (let first = true; ; first = false) {
    const { decision, now } = history.pause
    if (decision === undefined && first) return reason('game-is-over')
    if (decision === undefined || (!first && !continues(line, decision))) return end(line, history, start)
    const answer = whyNotAsked(move, decision, now) ?? answerOf(line, decision, now)
    if (!isAnswer(answer)) return explain(history.pause, decision, move) ?? answer
    const next = advance(coveRules, history, answer)
    if (isRefusal(next)) return explain(history.pause, decision, move) ?? next
    history = next
    line.last = decision.ask
    dropForced(line, next.pause)
  }
}

const isAnswer = (result: Answer | Reason): result is Answer => Array.isArray(result)

/** Whether the line still has words for this decision, or an end that need not be written. */
function continues({ move, left, last }: Line, decision: CoveDecision): boolean {
  if (move.verb === 'go') return decision.joins && decision.seat === move.seat
  if (move.verb !== 'choose' || decision.seat !== move.seat) return false
  return left.length > 0 || (decision.ask === 'stoke' && last === 'stoke')
}

function whyNotAsked(move: Move, decision: CoveDecision, { humans, clock }: State): Reason | undefined {
  const asked = seatWord(decision.seat, humans.length)
  if (move.verb === 'huckster turn') {
    return decision.ask === 'huckster turn' ? undefined : reason('not-his-turn', { asked })
  }
  if (move.verb === 'market') {
    return decision.ask === 'market' ? undefined : reason('market-is-later', { token: clock.token })
  }
  if (decision.seat === move.seat && move.seat < humans.length) return undefined
  return reason('not-asked', { seat: `p${move.seat + 1}`, asked })
}

/** A line whose words were not all asked for was never legal; why not is best told from where it began. */
function end({ left, move }: Line, history: CoveHistory, { pause }: CoveHistory): CoveHistory | Refusal {
  const [word] = left
  if (word === undefined) return history
  return (pause.decision && explain(pause, pause.decision, move)) ?? reason('not-an-option', { word })
}

/** Whether a line only says what had to be and therefore was not asked. */
function wasNotAsked(pause: CovePause, move: Move): boolean {
  if (move.verb !== 'choose') return false
  const words = forcedWords(pause, move.seat)
  return move.items.every((item) => words.includes(item))
}

/** The answers of a seat that had to be since the last question. */
const forcedWords = ({ news }: CovePause, seat: number): string[] =>
  news.flatMap((event) => {
    if (event.what !== 'not asked' || event.seat !== seat) return []
    return [event.chosen.map((option) => optionWord(event.kind, option)).join() || 'none']
  })

/** Words for a forced answer. It happened before the next question, so they do not answer that one. */
function dropForced({ move, left }: Line, pause: CovePause): void {
  if (move.verb !== 'choose') return
  for (const word of forcedWords(pause, move.seat)) if (left[0] === word) left.shift()
}
