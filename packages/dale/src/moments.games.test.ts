/** Moments at which others may react are visible to all. */
import { apply, fastChance, isRefusal, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { daleRules } from './game.ts'
import { isAboutReaction, isOpen, mayBeReactedTo } from './moments.ts'
import { newGame } from './setup.ts'
import { eagerPlayer } from './testing/eager-player.ts'
import { anySetup } from './testing/setups.ts'

test('reactions follow only events that everyone sees, so all can wait whether or not anyone is asked (200 games)', () => {
  let asked = 0
  for (let seed = 1; seed <= 200; seed++) {
    const policy = eagerPlayer(fastChance(seed))
    const wanted = (['owls', 'chameleons', 'beavers'] as const).slice(0, 1 + (seed % 3))
    let pause = run(daleRules, { rest: newGame(anySetup(seed, wanted), fastChance(seed)), answers: [] })
    let isCaused = false
    for (let answers = 0; answers < 200 && pause.decision !== undefined; answers++) {
      const { decision, now } = pause
      if (isOpen(pause)) isCaused = false
      const next = apply(daleRules, pause, policy(decision).slice())
      if (isRefusal(next)) throw new Error(next.key)
      isCaused ||= isAboutReaction(decision) || mayBeReactedTo(now, decision.seat, next.news)
      pause = next
      if (pause.decision?.ask !== 'react' || pause.decision.seat === decision.seat) continue
      asked += 1
      expect(isCaused, `game ${seed}, answer ${answers}`).toBe(true)
    }
  }
  expect(asked).toBeGreaterThan(500)
})
