/** What people do before and after a game. */
import type { Deck } from '@merchants/dale'
import { DECKS, whyNotSetup } from '@merchants/dale'
import type { Message, TableOptions } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { abandoned, isLastPlayer } from './act-game.ts'
import type { Chair } from './chair.ts'
import type { Entry, SeatPlan } from './entry.ts'
import { mayBeOpened } from './chair.ts'
import { mayBeGivenAway } from './fold.ts'
import { afterGivingUp } from './proposals.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'
import { RULES } from './rules.ts'

type Of<Do extends Message['do']> = Extract<Message, { do: Do }>
type Written = readonly Entry[] | Refusal

/** Options as they come from outside: decks are any words. */
export type GivenOptions = Omit<TableOptions, 'decks' | 'hasPause'> & {
  readonly decks: readonly string[]
  readonly hasPause?: boolean | undefined
}

/** Why nobody can play like this; otherwise the options. */
export function checkOptions(given: GivenOptions, players: number): TableOptions | Refusal {
  const { isPublic, decks, teams, clock, hasPause = true } = given
  const unknown = decks.find((deck) => !DECKS.some((each) => each === deck))
  if (unknown !== undefined) return no('no-such-deck', { deck: unknown })
  const options = { isPublic, decks: decks as readonly Deck[], teams, clock, hasPause }
  return whyNotSetup({ players, decks: options.decks, teams }) ?? options
}

export function readyAt(room: Room, seat: number, { isReady, salt }: Of<'ready'>, at: number): Written {
  if (room.stage !== 'gathering') return no('not-now')
  const isSalted = salt === undefined || salt === room.salts[seat]
  if (room.chairs[seat]?.isReady === isReady && isSalted) return []
  const entry: Entry = { what: 'ready', at, seat, isReady }
  return [salt === undefined ? entry : { ...entry, salt }]
}

export function setTable(room: Room, seat: number, { options, seats }: Of<'set'>, at: number): Written {
  if (seat !== room.host) return no('not-host')
  if (options === undefined && seats === undefined) return []
  const why = seats === undefined ? undefined : whyNotSeats(room, seats)
  if (why !== undefined) return why
  if (room.stage === 'playing')
    return options === undefined && seats !== undefined ? [{ what: 'set', at, seats }] : no('not-now')
  const checked = checkOptions(options ?? room.options, (seats ?? room.chairs).length)
  if ('key' in checked) return checked
  const entry = {
    what: 'set',
    at,
    ...(options === undefined ? {} : { options: checked }),
    ...(seats === undefined ? {} : { seats }),
  } as const
  return [entry]
}

/**
 * Before and after a game the host may send anybody away but themselves; while one is played only those who gave up. And while
 * one is played a seat is opened by agreement (see `act-proposal.ts`): somebody new would see its cards.
 */
function whyNotSeats(room: Room, seats: readonly SeatPlan[]): Refusal | undefined {
  const { chairs, stage, host } = room
  if (stage === 'playing' && seats.length !== chairs.length) return no('not-now')
  const isTaken = chairs.some((chair, seat) => {
    if (chair.is !== 'person') return false
    const plan = seats[seat]
    if (plan === undefined || (seat === host && plan.is === 'bot')) return true
    return stage === 'playing' && plan.is === 'bot' && !mayBeGivenAway(room, chair)
  })
  if (isTaken) return no('seat-taken')
  const isOpening =
    stage === 'playing' && chairs.some((chair, seat) => seats[seat]?.is === 'open' && mayBeOpened(chair))
  return isOpening ? no('ask-first') : undefined
}

export function startGame(room: Room, seat: number, at: number): Written {
  if (seat !== room.host) return no('not-host')
  if (room.stage === 'playing') return []
  if (room.isClosed) return no('table-closed')
  if (room.isOld) return no('table-full')
  if (room.chairs.some(({ is }) => is === 'open')) return no('seat-open')
  const isWilling = ({ isReady, wantsAgain }: Chair): boolean => (room.stage === 'over' ? wantsAgain : isReady)
  const others = room.persons.filter((other) => other !== seat)
  return others.every((other) => isWilling(room.chairs[other] as Chair)) ? [started(at)] : no('not-ready')
}

/** After a game the next begins by itself once everybody wants it. */
export function againAt(room: Room, seat: number, { salt }: Of<'again'>, at: number): Written {
  if (room.stage !== 'over' || room.isClosed) return no('not-now')
  if (room.isOld) return no('table-full')
  const isSalted = salt === undefined || salt === room.salts[seat]
  if (room.chairs[seat]?.wantsAgain === true && isSalted) return []
  const entry = { what: 'again', at, seat, ...(salt === undefined ? {} : { salt }) } as const
  const isWanted = room.chairs.every(({ is, wantsAgain }, other) => is === 'bot' || wantsAgain || other === seat)
  return isWanted ? [entry, started(at)] : [entry]
}

export function leaveTable(room: Room, seat: number, at: number): Written {
  const entry = { what: 'left', at, seat } as const
  if (room.stage === 'playing')
    return [entry, ...(isLastPlayer(room, seat) ? [abandoned(at)] : afterGivingUp(room, seat, at))]
  return [entry]
}

const started = (at: number): Entry => ({ what: 'started', at, rules: RULES, isRecorded: true })
