/** A table as it stands, written down in short: it opens faster than from all its entries, and says nothing that they do not. */
import { Play, type PlayRecord } from './play.ts'
import { Room } from './room.ts'
import { rulesOf } from './rules.ts'

/**
 * To be raised whenever a table remembers something else, or folds an entry in another way: what an older program has
 * written is then not read any more. `snapshot.test.ts` notices.
 */
export const SNAPSHOT = 5

type Written = Readonly<Record<string, unknown>> & { readonly play?: PlayRecord }

export function writeSnapshot(room: Room): string {
  const { play, ...remembered } = room
  return JSON.stringify({ ...remembered, play: play?.record })
}

/** The table again. It can be done in steps, like `applyStored`. */
export function* readSnapshot(text: string): Generator<void, Room> {
  const { play: record, ...remembered } = JSON.parse(text) as Written
  const room: Room = Object.assign(new Room(), remembered)
  // An empty place in a list is null in JSON.
  room.lastDone.forEach((each, at) => (room.lastDone[at] = each ?? undefined))
  if (record !== undefined) room.play = playOf(room, record)
  yield
  yield* room.catchUp()
  return room
}

function playOf({ deal }: Room, record: PlayRecord): Play {
  const rules = rulesOf(deal?.rules ?? 0)
  if (deal === undefined || rules === undefined) throw new Error('A snapshot has a game that was never dealt.')
  const play = new Play(rules, deal.setup, deal.seed)
  play.resume(record)
  return play
}
