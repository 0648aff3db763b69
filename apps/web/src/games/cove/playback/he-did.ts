/** The results of the Huckster's last turn, shown until his next. */
import type { Dock, EventView, Good, TownsfolkId } from '@merchants/cove'
import type { CoveLogEntry } from '../cove-match-types.ts'

export interface Deeds {
  readonly goods: readonly Good[]
  readonly hired: readonly TownsfolkId[]
  readonly newcomers: number
  readonly gold: number
  readonly docked: readonly { readonly boat: number; readonly dock: Dock }[]
  /** Where his marker stands now. */
  readonly hour: number | undefined
}

/** The deeds of his last turn; nothing before his first. */
export function lastDeeds(log: readonly CoveLogEntry[], humans: number): Deeds | undefined {
  const start = log.findLastIndex(({ event }) => event.what === 'turn began' && event.seat === humans)
  if (start < 0) return undefined
  const rest = log.slice(start + 1).map(({ event }) => event)
  const end = rest.findIndex(({ what }) => what === 'turn began' || what === 'phase began')
  return deedsOf(end < 0 ? rest : rest.slice(0, end))
}

function deedsOf(events: readonly EventView[]): Deeds {
  const of = <What extends EventView['what']>(what: What): Extract<EventView, { readonly what: What }>[] =>
    events.filter((event): event is Extract<EventView, { readonly what: What }> => event.what === what)
  return {
    goods: of('gained good').map(({ good }) => good),
    hired: of('hired').map(({ card }) => card),
    newcomers: of('pooled').length,
    gold: of('gold').reduce((sum, { gold }) => sum + gold, 0),
    docked: of('docked'),
    hour: of('moved marker').at(-1)?.to,
  }
}
