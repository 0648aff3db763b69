/** Plays written moves: finds the answers a line gives, checks them all, and only then goes on. */
import type { History, Pause, Refusal } from '@merchants/tabletop'
import { advance, isRefusal } from '@merchants/tabletop'
import type { DaleDecision } from '../decision.ts'
import { joinsLine } from '../decision.ts'
import type { Event } from '../events.ts'
import { explain } from './explain.ts'
import { daleRules } from '../game.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { State } from '../state.ts'
import { answerOf, isOrdered } from './answer.ts'
import type { Line } from './line.ts'
import { lineOf, unusedClause } from './line.ts'
import { isAnswer } from './match.ts'
import type { AnswerPart, Move } from './move.ts'
import { readMove } from './move.ts'
import { seatWord } from './words.ts'

export type DaleHistory = History<State, DaleDecision, Event>
export type DalePause = Pause<State, DaleDecision, Event>

/** The game after a written move, or why it cannot be made. Throws `Unreadable` if it is not a move at all. */
export const playLine = (history: DaleHistory, text: string): DaleHistory | Refusal => playMove(history, readMove(text))

export function playMove(history: DaleHistory, move: Move): DaleHistory | Refusal {
  const result = follow(history, lineOf(move, history.pause.now))
  if (!isRefusal(result)) return result
  // A window that only offers abilities may be passed over in silence.
  const passedOver = passWindow(history)
  const after = passedOver && playMove(passedOver, move)
  if (after !== undefined && !isRefusal(after)) return after
  if (wasNotAsked(history.pause, move)) return history
  return after !== undefined && meansLater(history.pause, move) ? after : result
}

/** Whether a move is meant for the question after a window, because it is the next player's or does not name a due card. */
function meansLater({ decision }: DalePause, { seat, verb }: Move): boolean {
  return decision?.ask === 'start' ? verb !== 'choose' : decision?.seat !== seat
}

/** Answers one decision after the other from the words of the line, until it is used up. */
function follow(start: DaleHistory, line: Line): DaleHistory | Refusal {
  const { move } = line
  let history = start
  const news = start.pause.news.slice()
  for (let first = true; ; first = false) {
    const { decision, now } = history.pause
    if (decision === undefined) return first ? reason('game-is-over') : end(line, history)
    const isLater = now.turn !== start.pause.now.turn
    if (!first && (isLater || !continues(line, decision))) return end(line, history)
    if (decision.seat !== move.seat) {
      return reason('not-asked', { seat: seatWord(move.seat), asked: seatWord(decision.seat) })
    }
    line.now = now
    const answer = answerOf(line, decision)
    if (!isAnswer(answer)) return explain(history.pause, decision, move, answer)
    const next = advance(daleRules, history, answer)
    if (isRefusal(next)) return explain(history.pause, decision, move, next as Reason)
    if (isNotMade(next.pause.news)) return reason('declined-before')
    history = next
    news.push(...next.pause.news)
    dropForced(line, news)
  }
}

/** Whether nothing came of an answer, since the teammate had declined that very request in this action (rules 12). */
export const isNotMade = (news: readonly Event[]): boolean => news.some(({ what }) => what === 'asked again')

/** Whether the line still has words for this decision. */
function continues(line: Line, decision: DaleDecision): boolean {
  const { move, parts, named } = line
  const { verb } = move
  if (decision.seat !== move.seat || verb === 'play' || verb === 'use' || verb === 'pass') return false
  if (verb !== 'choose') return decision.joins || (decision.ask === 'copy' && move.clauses.help !== undefined)
  return (
    isOrdered(line, decision) ||
    parts.length > 0 ||
    (decision.ask === 'copy' && named.some((card) => card.as !== undefined))
  )
}

/** Whether a distribution is the only possible one. */
function isForcedGift(gifts: (AnswerPart & { is: 'gifts' })['gifts'], event: Event & { what: 'not asked' }): boolean {
  const { receivers = [], cards = [] } = event
  return (
    gifts.length === receivers.length &&
    gifts.every(({ seat, card }) => cards[receivers.indexOf(seat)]?.type.id === card.id)
  )
}

/** Parts that only say what had to be need no question. */
function dropForced({ parts, move }: Line, news: readonly Event[]): void {
  const open = parts.filter((part) => !isForced(part, move.seat, news))
  parts.splice(0, parts.length, ...open)
}

function end(line: Line, history: DaleHistory): DaleHistory | Refusal {
  const unused = unusedClause(line)
  if (unused !== undefined) return unused
  return line.parts.length > 0 ? reason('too-many', { max: line.move.parts.length - line.parts.length }) : history
}

/** Skips a question that need not be asked, in the last window or about equal cards that are due. */
function passWindow(history: DaleHistory): DaleHistory | undefined {
  const { decision } = history.pause
  if (decision?.ask !== 'last' && decision?.ask !== 'start') return undefined
  const acts = (decision as DaleDecision<'acts'>).options
  const wanted = decision.ask === 'last' ? 'pass' : 'resolve'
  const places = acts.flatMap((act, at) => (act.do === wanted ? [at] : []))
  const due = new Set(acts.flatMap((act) => (act.do === 'resolve' ? [act.waiting.card.type] : [])))
  if (places.length === 0 || due.size > 1) return undefined
  const next = advance(daleRules, history, places.slice(0, 1))
  return isRefusal(next) ? undefined : next
}

/** Whether a line only says what had to be and therefore was not asked. */
function wasNotAsked({ news, decision }: DalePause, { seat, verb, parts }: Move): boolean {
  if (verb === 'choose' && parts.length > 0)
    return (
      parts.every((part) => isForced(part, seat, news)) ||
      (decision?.kind === 'acts' && parts.every((part) => wasDue(part, seat, news)))
    )
  const isNoBuild = (event: Event): boolean =>
    event.what === 'not asked' && event.ask === 'build again' && event.seat === seat
  return verb === 'pass' && (news.some(isNoBuild) || hasEnded(seat, news))
}

/** Whether a part names a card that was the only one due, and was resolved unasked. */
function wasDue(part: AnswerPart, seat: number, news: readonly Event[]): boolean {
  const [word] = part.is === 'cards' && part.cards.length === 1 ? part.cards : []
  return news.some((event) => event.what === 'fell due' && event.seat === seat && event.card.type.id === word?.id)
}

/** Whether a seat's turn ended automatically because its last ability was just used. */
function hasEnded(seat: number, news: readonly Event[]): boolean {
  const wasUsed = news.some((event) => event.what === 'used' && event.seat === seat)
  return wasUsed && news.some((event) => event.what === 'turn began' && event.seat !== seat)
}

/** Whether a part of an answer names the only possibility: the only card, the only player, or a side where both are the same. */
function isForced(part: AnswerPart, seat: number, news: readonly Event[]): boolean {
  return news.some((event) => {
    if (event.what !== 'not asked' || event.seat !== seat || joinsLine(event.ask)) return false
    if (part.is === 'seats') return part.seats.length === 1 && (event.ask === 'swap' || part.seats[0] === event.other)
    if (part.is === 'gifts') return isForcedGift(part.gifts, event)
    if (part.is === 'word' && part.word === 'none') return event.cards?.length === 0
    if (part.is === 'word') return event.ask === 'side' && (part.word === 'left' || part.word === 'right')
    if (part.is !== 'cards' || event.cards === undefined) return false
    const named = part.cards.map(({ id }) => id).toSorted()
    const forced = event.cards.map(({ type }) => type.id).toSorted()
    return named.join() === forced.join()
  })
}
