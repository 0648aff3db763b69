/** Actions of players before and after a game. */
import type { ClientMessage } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { abandonedEvent, isLastPlayer } from './match-commands.ts'
import type { RoomSeat } from './room-seat.ts'
import type { TableEvent, SeatPlan } from './table-event.ts'
import { canBeOpened } from './room-seat.ts'
import { canBeGivenAway } from './apply-event.ts'
import { updateProposalVoters } from './proposals.ts'
import { gameNamed } from './games.ts'
import { checkOptions } from './options.ts'
import { refuse } from './refusals.ts'
import type { Room } from './room.ts'
import { itemAt } from '@merchants/tabletop'

type MessageOf<Do extends ClientMessage['do']> = Extract<ClientMessage, { do: Do }>
type EventsOrRefusal = readonly TableEvent[] | Refusal

export function setReady(room: Room, seat: number, { isReady, salt }: MessageOf<'ready'>, at: number): EventsOrRefusal {
  if (room.stage !== 'gathering') return refuse('not-now')
  const isSalted = salt === undefined || salt === room.salts[seat]
  if (room.roomSeats[seat]?.isReady === isReady && isSalted) return []
  const event: TableEvent = { what: 'ready', at, seat, isReady }
  return [salt === undefined ? event : { ...event, salt }]
}

export function configureTable(
  room: Room,
  seat: number,
  { options, seats }: MessageOf<'set'>,
  at: number,
): EventsOrRefusal {
  if (seat !== room.host) return refuse('not-host')
  if (options === undefined && seats === undefined) return []
  const why = seats === undefined ? undefined : whyNotSeats(room, seats)
  if (why !== undefined) return why
  if (room.stage === 'playing')
    return options === undefined && seats !== undefined ? [{ what: 'set', at, seats }] : refuse('not-now')
  const checked = checkOptions(options ?? room.options, (seats ?? room.roomSeats).length)
  if ('key' in checked) return checked
  if (checked.game !== room.options.game) return refuse('other-game')
  const event = {
    what: 'set',
    at,
    ...(options === undefined ? {} : { options: checked }),
    ...(seats === undefined ? {} : { seats }),
  } as const
  return [event]
}

/**
 * Before and after a game the host can remove anyone but themselves; during a game only players who resigned. During a
 * game a seat is opened by agreement (see `proposal-commands.ts`), because a new player would see its cards.
 */
function whyNotSeats(room: Room, seats: readonly SeatPlan[]): Refusal | undefined {
  const { roomSeats, stage, host } = room
  if (stage === 'playing' && seats.length !== roomSeats.length) return refuse('not-now')
  const isTaken = roomSeats.some((roomSeat, seat) => {
    if (roomSeat.is !== 'person') return false
    const plan = seats[seat]
    if (plan === undefined || (seat === host && plan.is === 'bot')) return true
    return stage === 'playing' && plan.is === 'bot' && !canBeGivenAway(room, roomSeat)
  })
  if (isTaken) return refuse('seat-taken')
  const isOpening =
    stage === 'playing' && roomSeats.some((roomSeat, seat) => seats[seat]?.is === 'open' && canBeOpened(roomSeat))
  return isOpening ? refuse('ask-first') : undefined
}

export function startMatch(room: Room, seat: number, at: number): EventsOrRefusal {
  if (seat !== room.host) return refuse('not-host')
  if (room.stage === 'playing') return []
  if (room.isClosed) return refuse('table-closed')
  if (room.isRematchLimitReached) return refuse('table-full')
  if (room.roomSeats.some(({ is }) => is === 'open')) return refuse('seat-open')
  const isWilling = ({ isReady, wantsAgain }: RoomSeat): boolean => (room.stage === 'over' ? wantsAgain : isReady)
  const others = room.humanSeats.filter((other) => other !== seat)
  return others.every((other) => isWilling(itemAt(room.roomSeats, other)))
    ? [startedEvent(room, at)]
    : refuse('not-ready')
}

/** After a game the next one begins once all players want it. */
export function requestRematch(room: Room, seat: number, { salt }: MessageOf<'again'>, at: number): EventsOrRefusal {
  if (room.stage !== 'over' || room.isClosed) return refuse('not-now')
  if (room.isRematchLimitReached) return refuse('table-full')
  const isSalted = salt === undefined || salt === room.salts[seat]
  if (room.roomSeats[seat]?.wantsAgain === true && isSalted) return []
  const event = { what: 'again', at, seat, ...(salt === undefined ? {} : { salt }) } as const
  const isWanted = room.roomSeats.every(({ is, wantsAgain }, other) => is === 'bot' || wantsAgain || other === seat)
  return isWanted ? [event, startedEvent(room, at)] : [event]
}

export function leaveTable(room: Room, seat: number, at: number): EventsOrRefusal {
  const event = { what: 'left', at, seat } as const
  if (room.stage === 'playing')
    return [event, ...(isLastPlayer(room, seat) ? [abandonedEvent(at)] : updateProposalVoters(room, seat, at))]
  return [event]
}

const startedEvent = ({ options: { game } }: Room, at: number): TableEvent => ({
  what: 'started',
  at,
  rules: gameNamed(game)?.versions.current ?? 0,
  isRecorded: true,
})
