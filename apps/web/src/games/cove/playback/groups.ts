/** Groups of pictures, one for each press and step of the Huckster. His turn has five, his market two. */
import type { EventView } from '@merchants/cove'

type What = EventView['what']

/** These begin a step; what follows belongs to it. */
const HEADS: ReadonlySet<What> = new Set<What>(['revealed', 'read', 'pays', 'slid'])

/** These announce what follows and share its group. */
const FORWARD: ReadonlySet<What> = new Set<What>(['turn began', 'phase began', 'shuffled', 'laid right'])

/** The place after the last picture of each group. */
export function groupsOf(events: readonly EventView[]): number[] {
  const starts: number[] = []
  let isAnnounced = false
  let isActing = false
  let isSupported = false
  events.forEach((event, at) => {
    const isForward = FORWARD.has(event.what)
    const actsNow = event.what === 'acts' && !isActing
    const isSupport = event.what === 'gold' && !isActing && !isSupported
    const begins = isForward || HEADS.has(event.what) || actsNow || isSupport
    if (at === 0 || (begins && !isAnnounced)) starts.push(at)
    if (event.what === 'acts') isActing = true
    if (event.what === 'turn began') isActing = false
    if (isSupport) isSupported = true
    isAnnounced = isForward
  })
  // Events announced at the very end belong to the group before.
  const last = starts.at(-1) ?? 0
  if (starts.length > 1 && events.slice(last).every(({ what }) => FORWARD.has(what))) starts.pop()
  return [...starts.slice(1), events.length]
}

/** The first picture of the next morning, where a day is over and the next one has not begun. */
export function eveningOf(events: readonly EventView[]): number | undefined {
  const cleanUp = events.findIndex((event) => event.what === 'phase began' && event.phase === 'cleanUp')
  if (cleanUp < 0) return undefined
  const morning = events.findIndex(
    (event, at) => at > cleanUp && event.what === 'phase began' && event.phase === 'arrival',
  )
  return morning < 0 ? undefined : morning
}
