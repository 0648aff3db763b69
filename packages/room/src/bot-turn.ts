/** A bot's decision, for bots and for players who are away. It gets a view and nothing more. */
import type { BotLevel } from '@merchants/protocol'
import type { AnyView, Answer, Chance, Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { answeredEvent } from './match-commands.ts'
import { validateAnswers } from './validate-answers.ts'
import { botLevelOf, STAND_IN_LEVEL } from './room-seat.ts'
import type { TableEvent, TimeAndRandom } from './table-event.ts'
import { refuse } from './refusals.ts'
import type { Room } from './room.ts'
import { isWithheld } from './shown.ts'

export interface BotTurn {
  readonly seat: number
  readonly level: BotLevel
  /** The name of the game. */
  readonly game: string
  readonly view: AnyView
  readonly question: number
  /** Whether all see this question. A bot answers any other question immediately, because its delay must not reveal that it was asked. */
  readonly isOpen: boolean
  /** A game to think about, in which this generator deals everything hidden from the seat. */
  readonly world: (chance: Chance) => string | undefined
}

export function botTurn(room: Room): BotTurn | undefined {
  const level = botLevelToMove(room)
  const { decision, play, question } = room
  if (level === undefined || decision === undefined || play === undefined) return undefined
  const { seat } = decision
  const { rules, history } = play
  const { pause } = history
  return {
    seat,
    level,
    game: rules.name,
    view: rules.view(pause, seat),
    question,
    isOpen: rules.isOpen(pause),
    world: (chance) => rules.world?.(pause, chance),
  }
}

/**
 * The bot that has to decide, or `undefined`. Bots wait while players discuss an undo, and like all others they are
 * asked when the pause is over.
 */
export function botLevelToMove(room: Room): BotLevel | undefined {
  const { decision, proposal, isEventLimitReached, isGameEndless } = room
  if (decision === undefined || proposal?.what === 'undo' || isEventLimitReached || isGameEndless || isWithheld(room))
    return undefined
  return botLevelAt(room, decision.seat)
}

/** The level that plays this seat now. Seats that no one can take belong to an automaton. */
function botLevelAt({ roomSeats, hurried, question }: Room, seat: number): BotLevel | undefined {
  const roomSeat = roomSeats[seat]
  return roomSeat === undefined
    ? STAND_IN_LEVEL
    : (botLevelOf(roomSeat) ?? (hurried === question ? STAND_IN_LEVEL : undefined))
}

export function answerForBot(
  room: Room,
  seat: number,
  question: number,
  answer: Answer,
  fresh: TimeAndRandom,
): readonly TableEvent[] | Refusal {
  const { decision, play } = room
  const isOpen = question === room.question && decision?.seat === seat && botLevelToMove(room) !== undefined
  if (!isOpen || play === undefined) return refuse('not-now')
  const result = validateAnswers(play, seat, [answer])
  return isRefusal(result) ? result : [answeredEvent(room, play, result, seat, fresh.now)]
}
