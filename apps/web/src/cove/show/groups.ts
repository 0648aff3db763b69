/** Which pictures belong together: a group is lit, said and moved as one, then there is a rest. */
import type { EventView } from '@merchants/cove'

type What = EventView['what']

/** These announce what follows and share its group. */
const FORWARD: ReadonlySet<What> = new Set<What>(['turn began', 'phase began', 'acts', 'shuffled'])

/** These begin a group of their own. */
const HEADS: ReadonlySet<What> = new Set<What>([
  'laid right',
  'revealed',
  'read',
  'pays',
  'slid',
  'waits',
  'chose slot',
  'hires nobody',
  'pooled',
  'pools nobody',
  'gained good',
  'lost good',
  'gold',
  'hand',
  'chose newcomer',
  'chose boat',
  'chose dock',
  'stays at sea',
  'nobody boards',
  'sold',
  'keeps good',
  'moved token',
  'drew corruption',
  'moved marker',
])

/** The place after the last picture of each group. */
export function groupsOf(events: readonly EventView[]): number[] {
  const starts: number[] = []
  let isAnnounced = false
  let head: What | undefined
  events.forEach((event, at) => {
    const isForward = FORWARD.has(event.what)
    const begins = isForward || isHead(event, head)
    if (at === 0 || (begins && !isAnnounced)) starts.push(at)
    if (begins) head = isForward ? undefined : event.what
    isAnnounced = isForward
  })
  // What is only announced at the very end belongs to what was shown before.
  const last = starts.at(-1) ?? 0
  if (starts.length > 1 && events.slice(last).every(({ what }) => FORWARD.has(what))) starts.pop()
  return [...starts.slice(1), events.length]
}

function isHead(event: EventView, head: What | undefined): boolean {
  if (event.what === 'loads') return event.time > 1
  // Stepping on the hand, and its card, belong to the decision; so does the card that a sale costs.
  if (event.what === 'moved marker') return head !== 'hand'
  if (event.what === 'drew corruption') return head !== 'hand' && head !== 'sold'
  return HEADS.has(event.what)
}
