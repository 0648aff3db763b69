/** The log for reading, with a heading for each phase and turn and the events under it. */
import type { EventView } from '@merchants/cove'
import type { CoveLogEntry } from '../cove-match-types.ts'

export interface LogLine {
  /** Whose turn it is; no one's in the phases between. */
  readonly seat: number | undefined
  readonly phase: Extract<EventView, { readonly what: 'phase began' }> | undefined
  readonly events: readonly EventView[]
}

/** Events that the log omits, because a choice says it before or the picture shows it. */
const SILENT: ReadonlySet<EventView['what']> = new Set<EventView['what']>([
  'filled square',
  'acts',
  'seated',
  'refilled',
])

export function logLinesOf(log: readonly CoveLogEntry[], humans: number): LogLine[] {
  const entries: { seat: number | undefined; phase: LogLine['phase']; events: EventView[] }[] = []
  for (const { event } of log) {
    if (event.what === 'phase began') entries.push({ seat: undefined, phase: event, events: [] })
    else if (event.what === 'turn began') entries.push({ seat: event.seat, phase: undefined, events: [] })
    else if (!SILENT.has(event.what) || (event.what === 'seated' && event.seat < humans))
      entries.at(-1)?.events.push(event)
  }
  return entries.filter(({ seat, events }) => seat === undefined || events.length > 0)
}
