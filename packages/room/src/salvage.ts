/** A table whose later events no longer fit the rules is replayed up to there. It can be looked at, and nothing more happens. */
import type { TableEvent } from './table-event.ts'
import { Room } from './room.ts'

/**
 * The table as far as its events can be replayed; `undefined` if the reason is another than an unfitting answer. An
 * unknown kind of event, or unknown rules, come from a newer server, where the table goes on. It can be done in steps,
 * like `applyStored`.
 */
export function* salvage(bodies: readonly string[]): Generator<void, Room | undefined> {
  const room = new Room()
  for (const [at, body] of bodies.entries()) {
    const event = parse(body)
    if (!follows(room, event)) return isMisfit(event) && at > 0 ? yield* stopped(bodies, at) : undefined
    yield
  }
  return undefined
}

function parse(body: string): TableEvent | undefined {
  try {
    return JSON.parse(body) as TableEvent
  } catch {
    return undefined
  }
}

/** Answers are followed at once, to know which of them it is that does not fit. */
function follows(room: Room, event: TableEvent | undefined): boolean {
  if (event === undefined) return false
  try {
    room.apply(event)
    return room.play === undefined || room.play.steps.length === room.play.step
  } catch {
    return false
  }
}

const isMisfit = (event: TableEvent | undefined): boolean =>
  event === undefined || event.what === 'answered' || event.what === 'undone'

/** A bad event may have changed the room before it was noticed, so the room is rebuilt. */
function* stopped(bodies: readonly string[], at: number): Generator<void, Room> {
  const room = new Room()
  yield* room.applyStored(bodies.slice(0, at))
  room.stop(bodies.length)
  return room
}
