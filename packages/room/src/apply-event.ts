/** Applies each event to the table. Events were validated before they were stored, so an impossible one is a fault. */
import { currentOptions } from '@merchants/protocol'
import { newSeat, STAND_IN_LEVEL } from './room-seat.ts'
import type { RoomSeat } from './room-seat.ts'
import type { TableEvent } from './table-event.ts'
import {
  accept,
  announce,
  answer,
  end,
  endPause,
  EXTRA_TIME,
  propose,
  runClock,
  commitToNextSecret,
  finishIfWon,
  start,
  takeBack,
  undo,
} from './apply-match-event.ts'
import { addKey, removeKey } from './apply-key-event.ts'
import type { RoomState } from './state.ts'

type EventOf<What extends TableEvent['what']> = Extract<TableEvent, { what: What }>

/** Chat lines that a table remembers. */
const MAX_CHAT_LINES = 100

/** Events that come while a game goes on, and need not know whether it was won by the one before. */
const NEVER_AFTER_A_WIN: ReadonlySet<TableEvent['what']> = new Set(['answered', 'said', 'key'])

export function applyEvent(room: RoomState, event: TableEvent): void {
  endPause(room, event.at)
  if (!NEVER_AFTER_A_WIN.has(event.what)) finishIfWon(room)
  applyByKind(room, event)
  runClock(room, event.at)
  room.touchedAt = event.at
}

function applyByKind(room: RoomState, event: TableEvent): void {
  switch (event.what) {
    case 'opened':
      return open(room, event)
    case 'sat':
      return sit(room, event)
    case 'key':
      return addKey(seatAt(room, event.seat), event)
    case 'key removed':
      return removeKey(seatAt(room, event.seat), event.key)
    case 'set':
      return set(room, event)
    case 'ready':
      seatAt(room, event.seat).isReady = event.isReady
      return addSalt(room, event.seat, event.salt)
    case 'again':
      seatAt(room, event.seat).wantsAgain = true
      return addSalt(room, event.seat, event.salt)
    case 'started':
      return start(room, event)
    case 'answered':
      return answer(room, event)
    case 'undone':
      return undo(room, event)
    case 'stood in':
      seatAt(room, event.seat).standIn = event.why
      return
    case 'took back':
      return takeBack(room, seatAt(room, event.seat))
    case 'hurried':
      room.hurried = room.question
      return
    case 'proposed':
      return propose(room, event)
    case 'agreed':
      if (room.proposal !== undefined)
        room.proposal = { ...room.proposal, agreed: [...room.proposal.agreed, event.seat] }
      return
    case 'declined':
      room.proposal = undefined
      return
    case 'said':
      return say(room, event)
    case 'seat opened':
      return openSeat(room, event.seat)
    case 'ended':
      return end(room, event.ending, [])
    case 'left':
      return leave(room, event.seat)
  }
  // A newer server may have written it, so it must not be skipped.
  throw new Error('An entry has an unknown kind, perhaps from a newer version.')
}

const seatAt = (room: RoomState, seat: number): RoomSeat => {
  const roomSeat = room.roomSeats[seat]
  if (roomSeat === undefined) throw new Error(`There is no seat ${seat} at this table.`)
  return roomSeat
}

function open(room: RoomState, event: EventOf<'opened'>): void {
  room.table = event.table
  room.root = event.root
  room.options = currentOptions(event.options, event.seats.length)
  room.roomSeats = event.seats.map(newSeat)
  room.salts = event.seats.map(() => '')
  room.openedAt = event.at
  commitToNextSecret(room)
}

function sit(room: RoomState, { seat, name, key, salt, at }: EventOf<'sat'>): void {
  const { left } = seatAt(room, seat)
  room.roomSeats[seat] = {
    ...newSeat({ is: 'open' }),
    is: 'person',
    name,
    keys: [{ key, since: at }],
    left: Math.max(left, EXTRA_TIME),
  }
  if (room.stage !== 'playing') addSalt(room, seat, salt)
  if (room.host < 0) room.host = seat
  room.lastDone[seat] = undefined
  if (room.stage === 'playing') announce(room, { what: 'seat taken', seat, name })
}

function openSeat(room: RoomState, seat: number): void {
  const { left } = seatAt(room, seat)
  room.roomSeats[seat] = { ...newSeat({ is: 'open' }), left }
  accept(room)
}

function addSalt(room: RoomState, seat: number, salt: string | undefined): void {
  if (salt !== undefined) room.salts[seat] = salt
}

/** A player who has resigned a running game keeps the seat only until another player can have it. */
export const canBeGivenAway = ({ stage }: RoomState, { standIn }: RoomSeat): boolean =>
  stage === 'playing' && standIn === 'resigned'

/** Votes on the old options do not count for the new ones. */
function set(room: RoomState, { options, seats }: EventOf<'set'>): void {
  if (options !== undefined) room.options = currentOptions(options, (seats ?? room.roomSeats).length)
  if (seats !== undefined) {
    room.roomSeats = seats.map((plan, seat) => {
      const roomSeat = room.roomSeats[seat]
      return roomSeat?.is === 'person' && plan.is === 'open' && !canBeGivenAway(room, roomSeat)
        ? roomSeat
        : newSeat(plan)
    })
    room.salts = room.roomSeats.map(({ is }, seat) => (is === 'person' ? (room.salts[seat] ?? '') : ''))
  }
  if (room.stage === 'playing') return
  if (options === undefined) return
  for (const roomSeat of room.roomSeats) {
    roomSeat.isReady = false
    roomSeat.wantsAgain = false
  }
}

function say(room: RoomState, { seat, text, at, id }: EventOf<'said'>): void {
  room.chat.push({ seat, name: seatAt(room, seat).name, text, at, id })
  if (room.chat.length > MAX_CHAT_LINES) room.chat.shift()
}

/** Before and after a game the seat becomes free; during a game a bot takes over. */
function leave(room: RoomState, seat: number): void {
  const { left } = seatAt(room, seat)
  const plan = room.stage === 'playing' ? ({ is: 'bot', level: STAND_IN_LEVEL } as const) : ({ is: 'open' } as const)
  room.roomSeats[seat] = { ...newSeat(plan), left }
  if (room.stage !== 'playing') room.salts[seat] = ''
  if (room.proposal?.by === seat) room.proposal = undefined
  if (room.host === seat) room.host = room.humanSeats[0] ?? -1
  if (room.stage === 'gathering' && room.humanSeats.length === 0) {
    room.isClosed = true
    end(room, 'abandoned', [])
  }
}
