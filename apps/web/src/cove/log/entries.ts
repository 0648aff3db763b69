/** The log as it is read: a heading for each phase and turn, and under it what happened. */
import type { EventView } from '@merchants/cove'
import type { CoveTold } from '../cove-sight.ts'

export interface Entry {
  /** Whose turn it is; nobody's in the phases between. */
  readonly seat: number | undefined
  readonly phase: Extract<EventView, { readonly what: 'phase began' }> | undefined
  readonly events: readonly EventView[]
}

/** Of these the log says nothing: a choice says it before, or the picture shows it. */
const SILENT: ReadonlySet<EventView['what']> = new Set<EventView['what']>([
  'filled square',
  'acts',
  'seated',
  'refilled',
])

export function entriesOf(log: readonly CoveTold[], humans: number): Entry[] {
  const entries: { seat: number | undefined; phase: Entry['phase']; events: EventView[] }[] = []
  for (const { event } of log) {
    if (event.what === 'phase began') entries.push({ seat: undefined, phase: event, events: [] })
    else if (event.what === 'turn began') entries.push({ seat: event.seat, phase: undefined, events: [] })
    else if (!SILENT.has(event.what) || (event.what === 'seated' && event.seat < humans))
      entries.at(-1)?.events.push(event)
  }
  return entries.filter(({ seat, events }) => seat === undefined || events.length > 0)
}
