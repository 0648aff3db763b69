/** The coach in whole games: hidden cards change nothing that it says, and it prefers better players. */
import { dale, World } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Company } from '../arena/duel.ts'
import { answerOf, playGame } from '../arena/duel.ts'
import { compareTwins } from '../testing/twin-answers.ts'
import { setupOf } from '../training/setup.ts'
import { adviseNow } from './advice.ts'
import type { Review } from './index.ts'
import { decisionsOf, judge, reviewOf } from './index.ts'

const GAMES = Number(process.env['SECRETS_GAMES'] ?? 6)
/** It is asked at one question in four. */
const EACH = 4

test('advice is the same when two hidden cards change places, at rest and in the middle of effects', () => {
  const { differences, compared, middle } = compareTwins(GAMES, EACH, (pause, _, seed) => {
    const chance = fastChance(seed)
    const world = World.of(pause, chance)
    return world === undefined ? 'no world' : JSON.stringify(adviseNow(world, chance, 24))
  })

  expect(differences).toEqual([])
  expect(compared).toBeGreaterThan(GAMES)
  expect(middle).toBeGreaterThan(GAMES)
})

/** A game of bots that look ahead against others that don't, and the reviews of the first of each. */
async function reviewsOf(game: number, company: Company): Promise<readonly Review[]> {
  const setup = setupOf(game, company)
  const chance = fastChance(game)
  const answers: Answer[] = []
  playGame(setup, game, (pause, seat) => {
    const answer = answerOf({ level: seat % 2 === 0 ? 'quick' : 'seasoned', iterations: 0 }, pause, seat, chance)
    answers.push(answer)
    return answer
  })
  const first = dale.deal(setup, fastChance(game))
  return Promise.all(
    [0, 1].map(async (seat) => {
      const { decisions, hasWon } = decisionsOf(first, answers, seat)
      const judged = await Promise.all(decisions.map((each) => judge(each, fastChance(7), { iterations: 24 })))
      return reviewOf(seat, decisions.length, judged, hasWon)
    }),
  )
}

test.each<Company>([
  { players: 2, teams: false },
  { players: 4, teams: true },
])(
  'a review of a whole game of $players: every decision is judged, the changes add up, and the weaker side loses more',
  async (company) => {
    const [strong, weak] = await reviewsOf(5, company)
    for (const review of [strong, weak]) {
      const { decisions, of, totals, result = NaN } = review as Review
      expect(decisions).toHaveLength(of)
      expect(of).toBeGreaterThan(10)
      const [before = NaN] = decisions.map(({ played }) => played.usual)
      expect(before + totals.play + totals.draw + totals.others).toBeCloseTo(result)
      for (const { step, turn } of decisions) expect(step + turn).toBeGreaterThan(0)
      expect(decisions.some(({ drawn }) => drawn !== undefined)).toBe(true)
    }
    expect((strong as Review).totals.play).toBeGreaterThan((weak as Review).totals.play)
  },
)
