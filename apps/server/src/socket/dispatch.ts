/** Handlers for each message of a socket; some change the table, others only ask. */
import type { ClientMessage } from '@merchants/protocol'
import { handleMessage, frames, matchViewAt, positionForLegalMoves, whyNotMove } from '@merchants/room'
import { isRefusal, type Refusal } from '@merchants/tabletop'
import type { RateLimiter } from '../limits/limits.ts'
import { readSource } from '../rooms/system-source.ts'
import type { RoomServices } from '../rooms/live-room.ts'
import { elapsedMs } from '../telemetry/telemetry.ts'
import type { Session } from './session.ts'

export interface SessionServices {
  readonly services: RoomServices
  readonly limits: RateLimiter
}

const ONLY_WATCHING: Refusal = { key: 'only-watching', facts: {} }
const WHICH_SEAT: Refusal = { key: 'which-seat', facts: {} }
const TOO_FAST: Refusal = { key: 'too-fast', facts: { seconds: 2 } }

export function dispatchMessage(session: Session, message: ClientMessage, services: SessionServices): void {
  if (message.do === 'past' || message.do === 'frames') return lookBack(session, message)
  const seat = seatOf(session, message)
  if (typeof seat === 'object') return session.reply(message.id, seat)
  switch (message.do) {
    case 'why':
      return session.read(message.id, (room) => session.reply(message.id, whyNotMove(room, seat, message.line)))
    case 'legal':
      return list(session, message.id, seat, services)
    case 'look':
      return look(session, message.id, seat)
    case 'answer':
    case 'say':
      return change(session, message, seat, services)
    default:
      return limitedChange(session, message, seat, services)
  }
}

/** The seat of a message; of several, if none is named, the one whose player is looking at the screen. */
function seatOf({ seats, viewer }: Session, message: ClientMessage): number | Refusal {
  const [only] = seats
  if (only === undefined) return ONLY_WATCHING
  const seat = message.seat ?? (seats.length === 1 ? only : viewer)
  return seats.includes(seat) ? seat : WHICH_SEAT
}

function change(session: Session, message: ClientMessage, seat: number, { services }: SessionServices): void {
  const start = performance.now()
  const isMove = message.do === 'answer' || message.do === 'say'
  session.live.change({
    decide: (room) => handleMessage(room, seat, message, readSource(services.source), session.seats),
    onDone: (refusal) => {
      session.reply(message.id, refusal)
      if (isMove && refusal === undefined) services.telemetry.moved(elapsedMs(start))
    },
  })
}

/** Everything but moves is counted for the seat, on whichever socket and node; chat lines are counted separately. */
function limitedChange(session: Session, message: ClientMessage, seat: number, services: SessionServices): void {
  const may = services.limits.consume(message.do === 'chat' ? 'chat' : 'change', `${session.live.table} ${seat}`)
  const go = (is: boolean): void =>
    is ? change(session, message, seat, services) : session.reply(message.id, TOO_FAST)
  if (typeof may === 'boolean') go(may)
  else void may.then(go, services.services.fault)
}

/** The player of this seat is looking at the screen now. */
function look(session: Session, id: number, seat: number): void {
  session.read(id, (room) => {
    session.viewer = seat
    session.live.broadcaster.show(room, session)
    session.reply(id, undefined)
  })
}

/** Every viewer can look at earlier moments from their current point of view. */
function lookBack(session: Session, message: Extract<ClientMessage, { do: 'past' | 'frames' }>): void {
  const { id } = message
  session.read(id, (room) => {
    const seen =
      message.do === 'past' ? matchViewAt(room, session, message.step) : frames(room, session, message.from, message.to)
    if (isRefusal(seen)) session.reply(id, seen)
    else session.reply(id, undefined, seen)
  })
}

/** The list can take long to make, so another thread makes it. */
function list(session: Session, id: number, seat: number, { services }: SessionServices): void {
  session.read(id, (room) => {
    const position = positionForLegalMoves(room, seat)
    if (position === undefined) return session.reply(id, undefined, [])
    void services.bots.legalMoves(room.options.game, position).then((moves) => {
      if (moves === undefined) session.reply(id, { key: 'too-many-moves', facts: {} })
      else session.reply(id, undefined, moves)
    })
  })
}
