/** Views that share parts with those of an earlier moment are the same as views made from nothing. */
import { apply, below, fastChance, isRefusal, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { daleRules } from './game.ts'
import { newGame } from './setup.ts'
import { eagerPlayer } from './testing/eager-player.ts'
import { anySetup } from './testing/setups.ts'
import type { View } from './view.ts'
import { SPECTATOR, view, viewsOf } from './view.ts'

/** `DEEP=20` in the environment plays 20 times as many games. */
const DEEP = Number(process.env['DEEP'] ?? 1)
const GAMES = 12 * DEEP
const MOST_ANSWERS = 400
const VIEWERS = [SPECTATOR, 0, 1, 2, 3]

interface Shared {
  seats: number
  all: number
}

/** Every viewer misses some moments, as they do at a table. */
function playAndCompare(seed: number, shared: Shared): void {
  const chance = fastChance(seed + 1)
  const answer = eagerPlayer(chance)
  const last = new Map<number, View>()
  let pause = run(daleRules, { rest: newGame(anySetup(seed), fastChance(seed)), answers: [] })
  let views = viewsOf(pause)
  for (let answers = 0; answers < MOST_ANSWERS && pause.decision !== undefined; answers++) {
    for (const viewer of VIEWERS.filter((each) => each < pause.now.seats.length && below(chance, 3) > 0)) {
      const seen = views.of(viewer)
      expect(seen).toEqual(view(pause, viewer))
      shared.seats += seen.seats.filter((each, at) => each === last.get(viewer)?.seats[at]).length
      shared.all += seen.seats.length
      last.set(viewer, seen)
    }
    const next = apply(daleRules, pause, answer(pause.decision).slice())
    if (isRefusal(next)) throw new Error(next.key)
    pause = next
    views = views.next(pause)
  }
}

test('views of a later moment show what has changed, and share what has not', () => {
  const shared: Shared = { seats: 0, all: 0 }
  for (let seed = 0; seed < GAMES; seed++) playAndCompare(seed, shared)
  expect(shared.seats).toBeGreaterThan(shared.all / 2)
})
