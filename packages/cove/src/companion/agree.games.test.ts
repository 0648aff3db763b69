/** The companion and the full game agree: fed with the facts of a full game, the companion tells the very same deeds (H-96 to H-100). */
import { expect, test } from 'vitest'
import { CORRUPTION } from '../corruption.ts'
import type { State } from '../state.ts'
import { townsfolk } from '../townsfolk.ts'
import { anySetup } from '../testing/setups.ts'
import { playCompanion } from './play.ts'
import type { CompanionSetup, CompanionState, DeckKind } from './state.ts'
import { newCompanionState } from './state.ts'
import { standingOf } from './session.ts'
import type { Check } from './testing/box.ts'
import { Box } from './testing/box.ts'
import { symbolsOn } from './testing/symbols.ts'

const GAMES = 500

/** The companion's record of the Huckster (H-98). */
const kept = ({ stall, hour, phase, townsfolk: hired, corruption }: CompanionState) => ({
  gold: stall.gold,
  shelf: stall.shelf,
  pool: stall.pool,
  cards: [stall.deck, stall.right, stall.discard],
  hour: phase === 'over' ? 0 : hour,
  hired,
  corruption,
})

/** The same of the full game. */
function keptInFull({ huckster, clock, humans, phase }: State, deck: DeckKind): ReturnType<typeof kept> {
  const { gold, shelf, pool } = huckster
  return {
    gold,
    shelf,
    pool,
    cards: deck === 'own' ? [huckster.deck, huckster.right, huckster.discard] : [[], undefined, []],
    hour: phase === 'over' ? 0 : (clock.at[humans.length] as number),
    hired: huckster.townsfolk.map((card) => symbolsOn(townsfolk(card))),
    corruption: huckster.corruption.map((card) => symbolsOn(CORRUPTION[card])),
  }
}

/** Plays a full game and the companion beside it; both levels, all rogue cards, own cards and printed ones in turn. */
function playBoth(seed: number) {
  const { level, rogue, ...rest } = anySetup(seed)
  const deck = Math.floor(seed / 7) % 2 === 0 ? 'own' : 'printed'
  const setup: CompanionSetup = { deck, level, rogue, seed: String(seed) }
  const state = newCompanionState(setup)
  const [companion, whole]: [string[], string[]] = [[], []]
  const box = new Box({ level, rogue, ...rest }, seed * 31 + 7, ({ full, deeds, deedsInFull }: Check) => {
    const isRead = (deed: string): boolean => deck === 'printed' && deed.startsWith('reads')
    companion.push(...deeds, JSON.stringify(kept(state)))
    whole.push(...deedsInFull.filter((deed) => !isRead(deed)), JSON.stringify(keptInFull(full, deck)))
  })
  playCompanion(state, box)
  box.compare()
  expect(companion.join('\n')).toBe(whole.join('\n'))
  return { setup, state, box, deeds: whole.length }
}

test(`over ${GAMES} games the companion gives the same instructions, and keeps the same shelf, pool, gold, clock and corruption`, () => {
  let deeds = 0
  for (let seed = 0; seed < GAMES; seed++) deeds += playBoth(seed).deeds
  expect(deeds).toBeGreaterThan(GAMES * 100)
})

test('a session read back from its text stands where the game was left, after any entry', () => {
  for (const seed of [0, 7]) {
    const { setup, state, box } = playBoth(seed)
    const whole = standingOf(JSON.parse(JSON.stringify({ setup, printed: {}, entries: box.entries })))
    expect(whole.awaits).toEqual({ kind: 'over' })
    expect(whole.unused).toEqual([])
    expect(whole.state).toEqual(state)
    for (let count = 0; count < box.entries.length; count++) {
      const { awaits, steps } = standingOf({ setup, printed: {}, entries: box.entries.slice(0, count) })
      expect(steps.length).toBe(count)
      expect(awaits.kind).not.toBe('over')
    }
  }
})
