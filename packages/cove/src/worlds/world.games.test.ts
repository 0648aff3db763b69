/** Worlds: dealt games that fit all that is seen, at rest and in the middle of a turn, and give nothing else away. */
import { apply, fastChance, isRefusal, randomPlayer, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { coveRules } from '../game.ts'
import { guess } from '../guess.ts'
import { newGame } from '../setup.ts'
import type { State } from '../state.ts'
import { hiddenTwin } from '../testing/hidden-twin.ts'
import { anySetup } from '../testing/setups.ts'
import { view } from '../view.ts'
import type { CovePause } from '../notation/play.ts'
import { World } from './world.ts'

const GAMES = Number(process.env['SECRETS_GAMES'] ?? 20)

/** Each question to a human in a random game. */
function* pausesOf(seed: number): Generator<CovePause> {
  const player = randomPlayer(fastChance(seed))
  let pause: CovePause = run(coveRules, { rest: newGame(anySetup(seed), fastChance(seed * 3 + 1)), answers: [] })
  while (pause.decision !== undefined) {
    if (pause.decision.kind !== 'steps') yield pause
    const next = apply(coveRules, pause, player(pause.decision).slice())
    if (isRefusal(next)) throw new Error(next.key)
    pause = next
  }
}

const seen = (moment: Pick<CovePause, 'now' | 'decision'>): string =>
  JSON.stringify(view(moment, moment.decision?.seat ?? -1))

const worldOf = (pause: CovePause, seed: number): World | undefined => World.of(pause, fastChance(seed))

/** Plays a world to its end with random answers. */
const ending = (world: World): string => {
  const player = randomPlayer(fastChance(5))
  return JSON.stringify(
    world.play(
      (_, decision) => player(decision).slice(),
      () => false,
    ),
  )
}

test(`in a world a seat sees the same table and is asked the same (${GAMES} games)`, () => {
  const count = { rest: 0, middle: 0, without: 0 }
  for (let seed = 1; seed <= GAMES; seed++) {
    for (const pause of pausesOf(seed)) {
      const world = worldOf(pause, seed)
      if (world === undefined) {
        count.without += 1
        continue
      }
      count[pause.answers.length === 0 ? 'rest' : 'middle'] += 1
      expect(seen(world)).toBe(seen(pause))
      if (seed % 10 !== 0) continue
      const again = World.read(world.write())
      for (const each of [world, again]) each?.redeal(fastChance(seed))
      expect(again && ending(again)).toBe(ending(world))
    }
  }
  console.log(`worlds of the Cove: ${JSON.stringify(count)}`)
  expect(count.rest).toBeGreaterThan(GAMES * 15)
  expect(count.middle).toBeGreaterThan(GAMES * 15)
  expect(count.without).toBeLessThan(count.middle / 20)
})

test('the policy is first asked the question of the world, at a table that looks like the true one', () => {
  for (let seed = 1; seed <= 12; seed++) {
    for (const pause of pausesOf(seed)) {
      const world = worldOf(pause, seed)
      let heard: string | undefined
      world?.play(
        (now, decision) => {
          heard ??= seen({ now, decision })
          return undefined
        },
        () => false,
      )
      if (world !== undefined) expect(heard).toBe(seen(pause))
    }
  }
})

test('worlds and all that follows from them do not change when everything hidden is shuffled', () => {
  const count = { rest: 0, middle: 0 }
  for (let seed = 1; seed <= GAMES; seed++) {
    for (const pause of pausesOf(seed)) {
      const twin = hiddenTwin(pause, seed * 11)
      if (twin === undefined) continue
      expect(seen(twin)).toBe(seen(pause))
      expect(JSON.stringify(twin.rest)).not.toBe(JSON.stringify(pause.rest))
      expect(worldOf(twin, seed)?.write()).toBe(worldOf(pause, seed)?.write())
      count[pause.answers.length === 0 ? 'rest' : 'middle'] += 1
    }
  }
  expect(count.rest).toBeGreaterThan(GAMES * 10)
  expect(count.middle).toBeGreaterThan(GAMES * 10)
})

/** The tops of all hidden piles. */
const topsOf = ({ bag, corruptionDeck, townsfolkDeck, huckster, humans }: State): string[] => [
  `bag ${bag.at(-1)}`,
  `bag, second ${bag.at(-2)}`,
  `corruption ${corruptionDeck.at(-1)}`,
  `townsfolk ${townsfolkDeck.at(-1)}`,
  `Huckster ${huckster.deck.at(-1)}`,
  ...humans.map(({ laboratory }) => `marbles ${laboratory?.bag.at(-1)}`),
]

test('pieces are dealt as often to each place as guess deals them from a view', () => {
  const deals = 2000
  for (const [at, pause] of [...pausesOf(3)].entries()) {
    if (at % 40 !== 5) continue
    const counts = new Map<string, [dealt: number, guessed: number]>()
    const note = (state: State, which: 0 | 1): void => {
      for (const top of topsOf(state)) {
        const found = counts.get(top) ?? [0, 0]
        found[which] += 1
        counts.set(top, found)
      }
    }
    const seat = pause.decision?.seat ?? 0
    for (let deal = 0; deal < deals; deal++) {
      const world = worldOf(pause, deal)
      if (world === undefined) break
      note(world.now, 0)
      note(guess(view(pause, seat), fastChance(deal + deals)), 1)
    }
    for (const [top, [dealt, guessed]] of counts) {
      // Five standard deviations of the difference of two counts.
      const spread = 5 * Math.sqrt(dealt + guessed)
      expect({ top, isClose: Math.abs(dealt - guessed) < spread }).toEqual({ top, isClose: true })
    }
  }
})
