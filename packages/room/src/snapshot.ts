/** A snapshot of a table. It opens faster than all its events, and contains nothing that they do not. */
import { gameNamed } from './games.ts'
import { LazyMatch, type LazyMatchRecord } from './lazy-match.ts'
import { Room } from './room.ts'
import type { RoomSeat } from './room-seat.ts'
import type { FinishedMatch } from './state.ts'

/**
 * Raise this whenever a table stores something else or applies an event in another way. Older snapshots are then ignored.
 * `snapshot.test.ts` notices.
 */
export const SNAPSHOT_VERSION = 8

/** The seats and the answers of finished games have old names there. */
type StoredRoom = Readonly<Record<string, unknown>> & {
  readonly chairs: RoomSeat[]
  readonly finished: readonly StoredMatch[]
  readonly play?: LazyMatchRecord
}

type StoredMatch = Omit<FinishedMatch, 'answersJson'> & { readonly course: string }

export function writeSnapshot(room: Room): string {
  const { play, roomSeats: chairs, finished: matches, ...remembered } = room
  const finished = matches.map(({ answersJson: course, ...rest }): StoredMatch => ({ ...rest, course }))
  return JSON.stringify({ ...remembered, finished, chairs, play: play?.record })
}

/**
 * The table again. It can be done in steps, like `applyStored`. Its game is replayed to the end, because a snapshot that no longer fits the
 * rules must be noticed while the events can still be read instead.
 */
export function* readSnapshot(text: string): Generator<void, Room> {
  const { play: record, chairs: roomSeats, finished: matches, ...remembered } = JSON.parse(text) as StoredRoom
  const finished = matches.map(({ course: answersJson, ...rest }): FinishedMatch => ({ ...rest, answersJson }))
  const room: Room = Object.assign(new Room(), remembered, { roomSeats, finished })
  // An empty place in a list is null in JSON.
  room.lastDone.forEach((each, at) => (room.lastDone[at] = each ?? undefined))
  if (record !== undefined) room.play = matchOf(room, record)
  yield
  yield* room.replayPending()
  room.play?.replaySome()
  return room
}

function matchOf({ deal }: Room, record: LazyMatchRecord): LazyMatch {
  const rules = deal && gameNamed(deal.plays, deal.rules)
  if (deal === undefined || rules === undefined) throw new Error('A snapshot has a game that was never dealt.')
  const play = new LazyMatch(rules, deal.setup, deal.seed)
  play.resume(record)
  return play
}
