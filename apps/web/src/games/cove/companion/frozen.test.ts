/** Sessions stored by the first version of the page are still at the same point. */
import { openKept, standingOf } from '@merchants/cove'
import { expect, test } from 'vitest'
import own from '../../../testing/frozen/companion-own.json' with { type: 'json' }
import printed from '../../../testing/frozen/companion-printed.json' with { type: 'json' }

// These files are never renewed.
const SESSIONS = [
  { name: 'a whole game with printed cards', frozen: printed },
  { name: 'the middle of a game with his own cards', frozen: own },
]

test.each(SESSIONS)('$name', ({ frozen: { stored, end } }) => {
  const { state: kept } = JSON.parse(stored) as { readonly state: { readonly session: unknown } }
  const session = openKept(kept.session)
  const { state, awaits, unused } = standingOf(session as NonNullable<typeof session>)

  // Earlier assumptions are entries now, so there are more entries and steps.
  const { entries: _entries, trail: _trail, ...stood } = end
  expect(unused).toEqual([])
  expect({
    awaits: awaits.kind,
    phase: state.phase,
    gold: state.stall.gold,
    score: state.score ?? null,
  }).toEqual(stood)
})
