/** The events for a seat's message, or a refusal. Nothing is changed here. */
import type { ClientMessage } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { requestRematch, leaveTable, setReady, configureTable, startMatch } from './table-commands.ts'
import { answer, cancel, resign, move, standIn, undo } from './match-commands.ts'
import { vote, propose } from './proposal-commands.ts'
import type { TableEvent, TimeAndRandom } from './table-event.ts'
import { refuse } from './refusals.ts'
import type { Room } from './room.ts'
import type { Seats } from './shown.ts'

/** Messages that make a game longer. */
const LENGTHENING_COMMANDS: ReadonlySet<ClientMessage['do']> = new Set(['answer', 'say', 'undo', 'cancel'])

/**
 * `seats` are those of the same screen. The events are appended together. An empty list means that there is nothing to
 * do, or that it was done before.
 */
export function handleMessage(
  room: Room,
  seat: number,
  message: ClientMessage,
  fresh: TimeAndRandom,
  seats: Seats = [seat],
): readonly TableEvent[] | Refusal {
  if (room.roomSeats[seat]?.is !== 'person') return refuse('no-such-seat')
  if (room.isStopped) return refuse('table-stopped')
  if (room.isEventLimitReached) return refuse('table-full')
  if (room.isGameEndless && LENGTHENING_COMMANDS.has(message.do)) return refuse('table-full')
  switch (message.do) {
    case 'answer':
      return answer(room, { seat, seats }, message, fresh.now)
    case 'say':
      return move(room, { seat, seats }, message, fresh.now)
    case 'undo':
      return undo(room, { seat, seats }, message, fresh.now)
    case 'cancel':
      return cancel(room, { seat, seats }, message, fresh.now)
    case 'chat':
      return chat(room, seat, message, fresh.now)
    case 'ready':
      return setReady(room, seat, message, fresh.now)
    case 'set':
      return configureTable(room, seat, message, fresh.now)
    case 'start':
      return startMatch(room, seat, fresh.now)
    case 'stand in':
      return standIn(room, seat, message, fresh.now)
    case 'resign':
      return resign(room, seat, fresh.now)
    case 'propose':
      return propose(room, seat, message, fresh.now)
    case 'agree':
      return vote(room, seat, message, fresh.now)
    case 'again':
      return requestRematch(room, seat, message, fresh.now)
    case 'leave':
      return leaveTable(room, seat, fresh.now)
    // These only ask: see views.ts.
    case 'why':
    case 'legal':
    case 'past':
    case 'frames':
    case 'look':
      return []
  }
}

type ChatMessage = Extract<ClientMessage, { do: 'chat' }>

/** A line that is sent again, because its arrival was uncertain, is among the last of its seat. */
const CHAT_DEDUPE_LINES = 8

function chat(room: Room, seat: number, { text, id }: ChatMessage, at: number): readonly TableEvent[] {
  const lately = room.chat.filter((line) => line.seat === seat).slice(-CHAT_DEDUPE_LINES)
  const isSaid = lately.some((line) => line.id === id && line.text === text)
  return isSaid ? [] : [{ what: 'said', at, seat, text, id }]
}
