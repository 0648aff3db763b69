/** A game that lasts long: every moment of it is found again. */
import { SPECTATOR, view } from '@merchants/dale'
import type { DaleDecision, DaleHistory, Setup } from '@merchants/dale'
import { fastChance, randomPlayer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { Play } from './play.ts'
import { RULES, rulesOf, type Rules } from './rules.ts'
import { Trail } from './trail.ts'

const SETUP: Setup = { players: 4, decks: ['macaws', 'pandas', 'raccoons', 'owls'], teams: true, starter: 0 }

/** Long enough that most of the positions that were kept are dropped again, twice. */
const LONG = 1000

const seenBy = ({ pause }: DaleHistory): string => JSON.stringify([SPECTATOR, 0, 3].map((seat) => view(pause, seat)))

test('however long a game lasts, one can look at each of its moments, and go back there', () => {
  const play = new Play(rulesOf(RULES) as Rules, SETUP, 'a long game')
  const choose = randomPlayer(fastChance(1))
  const seen = [seenBy(play.history)]
  while (play.step < LONG) {
    const trail = new Trail(play.rules, play.history, play.act)
    expect(trail.go(choose(play.history.pause.decision as DaleDecision).slice(), false)).toBeUndefined()
    play.goOn(trail)
    seen.push(seenBy(play.history))
  }

  for (let step = 0; step <= LONG; step += 37) expect(seenBy(play.historyAt(step)), `step ${step}`).toBe(seen[step])
  const told = play.log.filter(({ step }) => step <= 333)
  play.goBack(333)
  expect(seenBy(play.history)).toBe(seen[333])
  expect(play.log).toEqual(told)
})
