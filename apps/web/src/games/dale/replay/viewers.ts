/** The points of view in which a replay can be shown. */
import type { ReplayViewer, MatchSetup } from '../match-types.ts'
import { isOnThisDevice } from '../match-types.ts'

/** Once a game is over everything may be seen. Until then only one's own cards may, if no one else sits at the screen. */
export function allowedViewers({ seats }: MatchSetup, isOver: boolean): ReplayViewer[] {
  const people = seats.flatMap(({ kind }, seat) => (isOnThisDevice(kind) ? [seat] : []))
  if (isOver || people.length === 0) return [...seats.keys(), 'spectator', 'open']
  return people.length === 1 ? [...people, 'spectator'] : ['spectator']
}

/** The initial point of view, your own or all cards face up. */
export function defaultViewer(setup: MatchSetup, isOver: boolean): ReplayViewer {
  const own = setup.seats.findIndex(({ kind }) => kind === 'me')
  const allowed = allowedViewers(setup, isOver)
  return allowed.includes(own) ? own : allowed.includes('open') ? 'open' : 'spectator'
}
