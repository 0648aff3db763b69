/** Honest by construction. Hidden cards change nothing that a level answers. */
import { view, World } from '@merchants/dale'
import { fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Level } from './level-names.ts'
import { LEVELS } from './level-names.ts'
import { decideNowAs } from './strong/levels.ts'
import { compareTwins } from './testing/twin-answers.ts'

const GAMES = Number(process.env['SECRETS_GAMES'] ?? 12)
/** Deeper levels are asked less often. Each answer is a search. */
const EACH: Readonly<Record<Level, number>> = { random: 1, novice: 1, seasoned: 1, quick: 1, trader: 4, master: 5 }

test.each(LEVELS)(
  '%s answers the same when two hidden cards change places, at rest and in the middle of effects',
  (level) => {
    const { differences, compared, middle } = compareTwins(GAMES, EACH[level], (pause, seat, seed) => {
      const chance = fastChance(seed)
      const answer = decideNowAs(level, view(pause, seat), () => World.of(pause, chance), chance, 24)
      return `${pause.decision?.ask} ${answer.join()}`
    })

    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan((GAMES * 8) / EACH[level])
    expect(middle).toBeGreaterThan((GAMES * 4) / EACH[level])
  },
)
