/** A table whose later entries no longer fit the rules is followed up to there: it can be looked at, and nothing more happens. */
import type { Entry } from './entry.ts'
import { Room } from './room.ts'

/**
 * The table as far as its entries can be followed; `undefined` if that is not for want of fitting answers. An entry of an unknown kind, or rules
 * that are not known, come from a newer server: there the table goes on. It can be done in steps, like `applyStored`.
 */
export function* salvage(bodies: readonly string[]): Generator<void, Room | undefined> {
  const room = new Room()
  for (const [at, body] of bodies.entries()) {
    const entry = parse(body)
    if (!follows(room, entry)) return isMisfit(entry) && at > 0 ? yield* stopped(bodies, at) : undefined
    yield
  }
  return undefined
}

function parse(body: string): Entry | undefined {
  try {
    return JSON.parse(body) as Entry
  } catch {
    return undefined
  }
}

/** Answers are followed at once, to know which of them it is that does not fit. */
function follows(room: Room, entry: Entry | undefined): boolean {
  if (entry === undefined) return false
  try {
    room.apply(entry)
    return room.play === undefined || room.play.steps.length === room.play.step
  } catch {
    return false
  }
}

const isMisfit = (entry: Entry | undefined): boolean =>
  entry === undefined || entry.what === 'answered' || entry.what === 'undone'

/** What did not fit may have changed the room before that was noticed, so it is made again. */
function* stopped(bodies: readonly string[], at: number): Generator<void, Room> {
  const room = new Room()
  yield* room.applyStored(bodies.slice(0, at))
  room.stop(bodies.length)
  return room
}
