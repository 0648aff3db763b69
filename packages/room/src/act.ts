/** What a message of a seat would write, or why not. Nothing is changed here. */
import type { Message } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { againAt, leaveTable, readyAt, setTable, startGame } from './act-table.ts'
import { answer, cancel, resign, say, standIn, undo } from './act-game.ts'
import { agree, propose } from './act-proposal.ts'
import type { Entry, Fresh } from './entry.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'
import type { Seats } from './shown.ts'

/** What makes a game longer. */
const GOES_ON: ReadonlySet<Message['do']> = new Set(['answer', 'say', 'undo', 'cancel'])

/** `seats` are those of the same screen. The entries are appended together. None: there is nothing to do, or it was done before. */
export function act(
  room: Room,
  seat: number,
  message: Message,
  fresh: Fresh,
  seats: Seats = [seat],
): readonly Entry[] | Refusal {
  if (room.chairs[seat]?.is !== 'person') return no('no-such-seat')
  if (room.isStopped) return no('table-stopped')
  if (room.isFull) return no('table-full')
  if (room.isGameEndless && GOES_ON.has(message.do)) return no('table-full')
  switch (message.do) {
    case 'answer':
      return answer(room, { seat, seats }, message, fresh.now)
    case 'say':
      return say(room, { seat, seats }, message, fresh.now)
    case 'undo':
      return undo(room, { seat, seats }, message, fresh.now)
    case 'cancel':
      return cancel(room, { seat, seats }, message, fresh.now)
    case 'chat':
      return chat(room, seat, message, fresh.now)
    case 'ready':
      return readyAt(room, seat, message, fresh.now)
    case 'set':
      return setTable(room, seat, message, fresh.now)
    case 'start':
      return startGame(room, seat, fresh.now)
    case 'stand in':
      return standIn(room, seat, message, fresh.now)
    case 'resign':
      return resign(room, seat, fresh.now)
    case 'propose':
      return propose(room, seat, message, fresh.now)
    case 'agree':
      return agree(room, seat, message, fresh.now)
    case 'again':
      return againAt(room, seat, message, fresh.now)
    case 'leave':
      return leaveTable(room, seat, fresh.now)
    // These only ask: see door.ts.
    case 'why':
    case 'legal':
    case 'past':
    case 'look':
      return []
  }
}

type ChatMessage = Extract<Message, { do: 'chat' }>

/** A line that is sent again, because nobody knew whether it had arrived, is among the last of its seat. */
const LATELY = 8

function chat(room: Room, seat: number, { text, id }: ChatMessage, at: number): readonly Entry[] {
  const lately = room.chat.filter((line) => line.seat === seat).slice(-LATELY)
  const isSaid = lately.some((line) => line.id === id && line.text === text)
  return isSaid ? [] : [{ what: 'said', at, seat, text, id }]
}
