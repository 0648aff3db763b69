/** Opens an online table of Dale from a draft. Bots sit down immediately, players come by the link. */
import type { ApiOptions } from '@merchants/client'
import { openTable, takeSeat } from '@merchants/client'
import type { OpenTable } from '@merchants/protocol'
import { isRefusal } from '@merchants/tabletop'
import type { SeatInfo, MatchSetup } from '../../../games/dale/match-types.ts'
import { isBot } from '../../../games/dale/match-types.ts'
import { API } from '../../api-base.ts'
import { chosenDale } from './dale-options.ts'

/** The host has the first seat; the order of the others stays the same. */
export function withMeFirst(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const mine = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'me'),
  )
  return [...seats.slice(mine), ...seats.slice(0, mine)]
}

/** Our random number follows when the server has published its commitment. */
export function bodyOf({ seats, decks, teams }: MatchSetup): OpenTable {
  const [first, ...others] = withMeFirst(seats)
  const plan = (info: SeatInfo): OpenTable['seats'][number] =>
    isBot(info.kind) ? { is: 'bot', level: info.kind } : { is: 'open' }
  return {
    name: first?.name ?? '',
    options: { isPublic: false, clock: null, ...chosenDale(seats.length, decks, teams) },
    seats: [{ is: 'open' }, ...others.map(plan)],
  }
}

/** The address of the new table. Other players on this device sit down immediately. */
export async function openOnline(setup: MatchSetup, options: ApiOptions = API): Promise<string> {
  const taken = await openTable(options, bodyOf(setup))
  if (isRefusal(taken)) throw new Error(`The table was not opened: ${taken.key}.`)
  for (const [seat, { kind, name }] of withMeFirst(setup.seats).entries()) {
    if (kind === 'guest') await takeSeat(options, taken.table, { name, seat })
  }
  return `/t/${taken.table}`
}
