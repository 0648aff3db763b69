/** Sessions of the companion as the first version of the page stored them: they stand where they stood. */
import { standingOf } from '@merchants/cove'
import { expect, test } from 'vitest'
import own from '../../testing/frozen/companion-own.json' with { type: 'json' }
import printed from '../../testing/frozen/companion-printed.json' with { type: 'json' }
import { sessionIn } from './companion-store.ts'

// These files are never renewed.
const SESSIONS = [
  { name: 'a whole game with printed cards', frozen: printed },
  { name: 'the middle of a game with his own cards', frozen: own },
]

test.each(SESSIONS)('$name', ({ frozen: { stored, end } }) => {
  const session = sessionIn((JSON.parse(stored) as { readonly state: unknown }).state)
  const { state, awaits, trail, unused } = standingOf(session as NonNullable<typeof session>)

  expect(unused).toEqual([])
  expect({
    entries: session?.entries.length,
    awaits: awaits.kind,
    phase: state.phase,
    gold: state.stall.gold,
    score: state.score ?? null,
    trail: trail.length,
  }).toEqual(end)
})
