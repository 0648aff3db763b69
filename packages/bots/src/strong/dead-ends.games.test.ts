/** Positions without any way to win, and hands of any size. Every level answers, and its playouts come to an end. */
import type { DaleDecision, Event, State } from '@merchants/dale'
import { catalogue, dale, load, view, World } from '@merchants/dale'
import type { Answer, Json, Pause } from '@merchants/tabletop'
import { apply, fastChance, isRefusal, run, whyNotAnswer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { LEVELS } from '../level-names.ts'
import type { Level } from '../level-names.ts'
import { decideNowAs } from './levels.ts'

type DalePause = Pause<State, DaleDecision, Event>

const begin = (json: Json): DalePause => run(dale, load(json).pause)

/** Seven stacks of ones, and nothing left that makes an eighth. */
const STALL = Array.from({ length: 7 }, () => ['raccoons-1'])
const MARKET = Array.from({ length: 5 }, () => 'foxes-1')
const DEAD: Json = {
  game: 'dale',
  players: [
    { hand: ['junk', 'junk', 'raccoons-1'], deck: ['junk'], stall: STALL },
    { hand: ['junk', 'raccoons-1'], stall: STALL },
  ],
  market: MARKET,
}
const DEAD_TEAMS: Json = {
  game: 'dale',
  teams: true,
  players: [0, 1, 2, 3].map((seat) => ({ hand: ['junk', 'raccoons-1'], stall: seat < 2 ? STALL : [] })),
  market: MARKET,
}
const NO_CARDS: Json = { game: 'dale', players: [{ stall: STALL }, { stall: STALL }] }

function answerOf(level: Level, pause: DalePause, decision: DaleDecision): Answer {
  const chance = fastChance(3)
  return decideNowAs(level, view(pause, decision.seat), () => World.of(pause, chance), chance, 16)
}

test.each(LEVELS)('%s goes on where no one can win any more', (level) => {
  for (const json of [DEAD, DEAD_TEAMS, NO_CARDS]) {
    let pause = begin(json)
    for (let asked = 0; asked < 40; asked++) {
      const next = apply(dale, pause, answerOf(level, pause, pause.decision as DaleDecision))
      if (isRefusal(next)) throw new Error(next.key)
      pause = next
    }
    expect(pause.now.turn).toBeGreaterThan(4)
    expect(pause.now.phase).not.toBe('over')
  }
})

test.each(LEVELS)('%s answers with a hand of 26 different cards', (level) => {
  const pause = begin({
    game: 'dale',
    players: [{ hand: catalogue.slice(0, 26).map(({ id }) => id) }, { hand: ['junk'] }],
    market: MARKET,
  })
  const decision = pause.decision as DaleDecision
  expect(whyNotAnswer(answerOf(level, pause, decision), decision)).toBeUndefined()
})
