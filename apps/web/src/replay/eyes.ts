/** With whose eyes a game may be looked back at. */
import type { Eyes, TableSetup } from '../sight.ts'
import { isHere } from '../sight.ts'

/** Once a game is over everything may be seen. Until then only one's own cards may, if nobody else sits at the screen. */
export function eyesFor({ seats }: TableSetup, isOver: boolean): Eyes[] {
  const people = seats.flatMap(({ kind }, seat) => (isHere(kind) ? [seat] : []))
  if (isOver || people.length === 0) return [...seats.keys(), 'spectator', 'open']
  return people.length === 1 ? [...people, 'spectator'] : ['spectator']
}

/** The eyes to begin with: one's own, or everybody's. */
export function firstEyes(setup: TableSetup, isOver: boolean): Eyes {
  const own = setup.seats.findIndex(({ kind }) => kind === 'me')
  const allowed = eyesFor(setup, isOver)
  return allowed.includes(own) ? own : allowed.includes('open') ? 'open' : 'spectator'
}
