/** A table of people at the benchmark: how it is opened and filled. */
import { DECKS } from '@merchants/dale'
import { type ApiOptions, isRefusal, openTable, type SeatCredentials, takeSeat } from '@merchants/client'
import type { Refusal } from '@merchants/tabletop'
import { itemAt } from '@merchants/tabletop'

/** Opens a table and takes all its seats; the first is the host's. Decks change from table to table. */
export async function takeAllSeats(
  asking: ApiOptions,
  seats: number,
  number: number,
): Promise<readonly SeatCredentials[]> {
  const decks = Array.from({ length: seats + 1 }, (_, more) => itemAt(DECKS, (number + more) % DECKS.length))
  // A pause in which others may react would be all that is measured.
  const options = { isPublic: false, decks, teams: false, clock: null, hasPause: false }
  const open = Array.from({ length: seats }, () => ({ is: 'open' as const }))
  const host = sure(await openTable(asking, { name: 'Player 1', options, seats: open }))
  const taken = [host]
  for (let place = 1; place < seats; place++) {
    taken.push(sure(await takeSeat(asking, host.table, { name: `Player ${place + 1}` })))
  }
  return taken
}

/** The answer; a refusal ends the measurement. */
export function sure<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`The server refused: ${answer.key} ${JSON.stringify(answer.facts)}`)
  return answer
}
