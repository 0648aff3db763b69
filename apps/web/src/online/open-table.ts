/** Opens a table online as it was drafted: programs sit down at once, people come by the link. */
import type { Asking } from '@merchants/client'
import { openTable, takeSeat } from '@merchants/client'
import type { OpenTable } from '@merchants/protocol'
import { isRefusal } from '@merchants/tabletop'
import type { SeatInfo, TableSetup } from '../sight.ts'
import { isBot } from '../sight.ts'
import { SERVER } from './server.ts'

/** Whoever opens a table has its first seat; everybody keeps their place beside the others. */
export function withMeFirst(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const mine = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'me'),
  )
  return [...seats.slice(mine), ...seats.slice(0, mine)]
}

/** Our part of the chance follows when the server has shown its seal. */
export function bodyOf({ seats, decks, teams }: TableSetup, isPublic = false): OpenTable {
  const [first, ...others] = withMeFirst(seats)
  const plan = (info: SeatInfo): OpenTable['seats'][number] =>
    isBot(info.kind) ? { is: 'bot', level: info.kind } : { is: 'open' }
  return {
    name: first?.name ?? '',
    options: { isPublic, decks: [...decks], teams, clock: null },
    seats: [{ is: 'open' }, ...others.map(plan)],
  }
}

/** The address of the new table. Others at this screen sit down at once. */
export async function openOnline(setup: TableSetup, asking: Asking = SERVER): Promise<string> {
  const taken = await openTable(asking, bodyOf(setup))
  if (isRefusal(taken)) throw new Error(`The table was not opened: ${taken.key}.`)
  for (const [seat, { kind, name }] of withMeFirst(setup.seats).entries()) {
    if (kind === 'guest') await takeSeat(asking, taken.table, { name, seat })
  }
  return `/t/${taken.table}`
}
