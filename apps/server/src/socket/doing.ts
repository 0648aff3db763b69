/** What each message of a socket does: some change the table, others only ask. */
import type { Message } from '@merchants/protocol'
import { act, past, positionToList, why } from '@merchants/room'
import { isRefusal, type Refusal } from '@merchants/tabletop'
import type { Limits } from '../limits/limits.ts'
import { freshFrom } from '../rooms/fresh.ts'
import type { House } from '../rooms/live-room.ts'
import { since } from '../watch/watch.ts'
import type { Session } from './session.ts'

export interface Floor {
  readonly house: House
  readonly limits: Limits
}

const ONLY_WATCHING: Refusal = { key: 'only-watching', facts: {} }
const WHICH_SEAT: Refusal = { key: 'which-seat', facts: {} }
const TOO_FAST: Refusal = { key: 'too-fast', facts: { seconds: 2 } }

export function doMessage(session: Session, message: Message, floor: Floor): void {
  if (message.do === 'past') return lookBack(session, message)
  const seat = seatOf(session, message)
  if (typeof seat === 'object') return session.reply(message.id, seat)
  switch (message.do) {
    case 'why':
      return session.read(message.id, (room) => session.reply(message.id, why(room, seat, message.line)))
    case 'legal':
      return list(session, message.id, seat, floor)
    case 'look':
      return look(session, message.id, seat)
    case 'answer':
    case 'say':
      return change(session, message, seat, floor)
    default:
      return limitedChange(session, message, seat, floor)
  }
}

/** The seat that speaks; where there are several and none is named, the one whose person looks at the screen. */
function seatOf({ seats, viewer }: Session, message: Message): number | Refusal {
  const [only] = seats
  if (only === undefined) return ONLY_WATCHING
  const seat = message.seat ?? (seats.length === 1 ? only : viewer)
  return seats.includes(seat) ? seat : WHICH_SEAT
}

function change(session: Session, message: Message, seat: number, { house }: Floor): void {
  const start = performance.now()
  const isMove = message.do === 'answer' || message.do === 'say'
  session.live.change({
    judge: (room) => act(room, seat, message, freshFrom(house.source), session.seats),
    done: (refusal) => {
      session.reply(message.id, refusal)
      if (isMove && refusal === undefined) house.watch.moved(since(start))
    },
  })
}

/** Everything but moves is counted for the seat, on whichever socket and node; lines of chat by themselves. */
function limitedChange(session: Session, message: Message, seat: number, floor: Floor): void {
  const may = floor.limits.take(message.do === 'chat' ? 'chat' : 'change', `${session.live.table} ${seat}`)
  const go = (is: boolean): void => (is ? change(session, message, seat, floor) : session.reply(message.id, TOO_FAST))
  if (typeof may === 'boolean') go(may)
  else void may.then(go, floor.house.fault)
}

/** The person of this seat sits in front of the screen now. */
function look(session: Session, id: number, seat: number): void {
  session.read(id, (room) => {
    session.viewer = seat
    session.live.audience.show(room, session)
    session.reply(id, undefined)
  })
}

/** Everybody may look back, with the eyes they have now. */
function lookBack(session: Session, { id, step }: Extract<Message, { do: 'past' }>): void {
  session.read(id, (room) => {
    const seen = past(room, session, step)
    if (isRefusal(seen)) session.reply(id, seen)
    else session.reply(id, undefined, seen)
  })
}

/** The list can be long in the making: another thread makes it. */
function list(session: Session, id: number, seat: number, { house }: Floor): void {
  session.read(id, (room) => {
    const position = positionToList(room, seat)
    if (position === undefined) return session.reply(id, undefined, [])
    void house.bots.list(position).then((moves) => {
      if (moves === undefined) session.reply(id, { key: 'too-many-moves', facts: {} })
      else session.reply(id, undefined, moves)
    })
  })
}
