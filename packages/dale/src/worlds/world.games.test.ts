/** Worlds: dealt games that fit all that a seat knows, at rest and in the middle of effects, and give nothing else away. */
import type { Chance } from '@merchants/tabletop'
import { apply, fastChance, isRefusal, randomPlayer, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Deck } from '../card.ts'
import { DECKS } from '../card.ts'
import { daleRules, playOut } from '../game.ts'
import { guess } from '../guess.ts'
import { isOpen } from '../moments.ts'
import type { DalePause } from '../notation/play.ts'
import { newGame } from '../setup.ts'
import type { Card, State } from '../state.ts'
import { clone } from '../state.ts'
import { anySetup } from '../testing/setups.ts'
import { compare, playThrough, differingCards, twinsOf } from '../testing/twins.ts'
import { view } from '../view.ts'
import { viewEvent } from '../view-event.ts'
import { redeal } from './redeal.ts'
import { World } from './world.ts'

const GAMES = Number(process.env['SECRETS_GAMES'] ?? 24)

/** Each pause of a random game, up to this many answers. */
function* pausesOf(seed: number, answers: number, wanted: readonly Deck[] = []): Generator<DalePause> {
  const player = randomPlayer(fastChance(seed))
  const state = newGame(anySetup(seed, wanted), fastChance(seed * 3 + 1))
  playOut(state, randomPlayer(fastChance(seed + 5)), (seed * 7) % 40)
  let pause: DalePause = run(daleRules, { rest: state, answers: [] })
  for (let given = 0; given < answers && pause.decision !== undefined; given++) {
    yield pause
    const next = apply(daleRules, pause, player(pause.decision).slice())
    if (isRefusal(next)) throw new Error(next.key)
    pause = next
  }
}

const seen = (moment: Pick<DalePause, 'now' | 'decision'>, seat: number): string => JSON.stringify(view(moment, seat))

/** Everything that a seat has seen since the last rest. */
const all = (pause: DalePause, seat: number): string =>
  JSON.stringify([seen(pause, seat), pause.decision?.seat, pause.events.map((event) => viewEvent(event, seat))])

/** A state by the kinds of its cards alone. */
const inKinds = (state: State): string =>
  JSON.stringify(state, (key, value: unknown) => {
    if (key === 'known' || key === 'junkPile') return undefined
    return isCard(value) ? value.type.id : value
  })
const isCard = (value: unknown): value is Card => typeof value === 'object' && value !== null && 'plainUses' in value

test('in a world a seat sees the same table and is asked the same (24 games)', () => {
  const count = { rest: 0, middle: 0, without: 0 }
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = fastChance(seed)
    for (const pause of pausesOf(seed, 60)) {
      const seat = pause.decision?.seat as number
      const world = World.of(pause, chance)
      if (world === undefined) {
        count.without += 1
        continue
      }
      count[pause.answers.length === 0 ? 'rest' : 'middle'] += 1
      expect(seen(world, seat)).toBe(seen(pause, seat))
      const again = World.read(world.write()) as World
      expect(inKinds(again.now)).toBe(inKinds(world.now))
      world.redeal(fastChance(seed))
      again.redeal(fastChance(seed))
      expect(inKinds(again.now)).toBe(inKinds(world.now))
      expect(seen(world, seat)).toBe(seen(pause, seat))
    }
  }
  console.log(`worlds: ${JSON.stringify(count)}`)
  expect(count.rest).toBeGreaterThan(GAMES * 20)
  expect(count.middle).toBeGreaterThan(GAMES * 15)
  expect(count.without).toBeLessThan(count.middle / 10)
})

/** A world, and where a random game leads from it. */
function worldFor(pause: DalePause, chance: Chance): string {
  const world = World.of(pause, chance)
  if (world === undefined) return 'no world'
  const first = inKinds(world.now)
  world.redeal(chance)
  const player = randomPlayer(chance)
  return [first, inKinds(world.play((_state, decision) => player(decision), 3) as State)].join()
}

test('worlds and all that follows from them do not change when two hidden cards change places', () => {
  let compared = 0
  const differences: string[] = []
  for (let seed = 1; seed <= GAMES; seed++) {
    const { states, swapped } = twinsOf(seed, [DECKS[seed % DECKS.length] as (typeof DECKS)[number]])
    const tell = (pause: DalePause, _: unknown, viewer: number): string | undefined =>
      pause.decision?.seat === viewer ? worldFor(pause, fastChance(seed)) : undefined
    const plan = { seed, swapped, answers: 40, tell, isOpen }
    const playthroughs = [playThrough(states[0], plan), playThrough(states[1], plan)] as const
    const cards = differingCards(swapped, playthroughs)
    for (const [at, heard] of playthroughs[0].heard.entries()) {
      const result = compare([heard, playthroughs[1].heard[at] as typeof heard], cards)
      compared += result.compared
      if (result.difference !== undefined)
        differences.push(`game ${seed}, viewer ${at - 1}:\n${result.difference.join('\n')}`)
    }
  }
  console.log(`worlds of twins: ${compared} compared, ${differences.length} differences`)
  expect(differences.slice(0, 2)).toEqual([])
  expect(compared).toBeGreaterThan(GAMES * 10)
})

/** The same pause, but another player has answered something else since the last rest. */
function* otherwise({ rest, answers, decision }: DalePause, chance: Chance): Generator<DalePause> {
  const anything = randomPlayer(chance)
  for (const at of answers.keys()) {
    const asked = run(daleRules, { rest, answers: answers.slice(0, at) }).decision
    if (asked === undefined || asked.seat === decision?.seat) continue
    try {
      yield run(daleRules, { rest, answers: answers.with(at, anything(asked).slice()) })
    } catch {
      // The answers after it are not possible then.
    }
  }
}

test('worlds do not change when another player answers something else that the seat does not see', () => {
  let compared = 0
  const differences: string[] = []
  for (let seed = 1; seed <= 2 * GAMES; seed++) {
    for (const pause of pausesOf(seed, 120, seed % 2 === 0 ? ['ocelots', 'foxes'] : ['penguins', 'owls'])) {
      const seat = pause.decision?.seat as number
      for (const other of otherwise(pause, fastChance(seed))) {
        if (other.answers.join(' ') === pause.answers.join(' ') || all(other, seat) !== all(pause, seat)) continue
        compared += 1
        const [here, there] = [pause, other].map((each) => worldFor(each, fastChance(seed)))
        if (here !== there) differences.push(`game ${seed}: ${pause.decision?.about?.name} ${pause.decision?.ask}`)
      }
    }
  }
  console.log(`worlds after unseen answers: ${compared} compared, ${differences.length} differences`)
  expect(differences.slice(0, 2)).toEqual([])
  expect(compared).toBeGreaterThan(GAMES)
})

test('hidden cards are dealt as a guess from the view deals them', () => {
  const deals = 1500
  let sum = 0
  let cells = 0
  for (let seed = 1; seed <= 12; seed++) {
    const state = newGame(anySetup(seed), fastChance(seed * 17))
    playOut(state, randomPlayer(fastChance(seed)), 5 + seed * 3)
    if (state.phase === 'over') continue
    const seat = seed % state.seats.length
    const seenNow = view({ now: state, decision: undefined }, seat)
    const chance = fastChance(seed)
    const dealt = tally(deals, () => {
      const copy = clone(state)
      redeal(copy, seat, chance)
      return copy
    })
    const guessed = tally(deals, () => guess(seenNow, chance))
    for (const key of new Set([...dealt.keys(), ...guessed.keys()])) {
      const [a, b] = [dealt.get(key) ?? 0, guessed.get(key) ?? 0]
      if (a + b < 40 || a + b === 2 * deals) continue
      sum += (a - b) ** 2 / (a + b)
      cells += 1
    }
  }
  // Each cell is a square of a standard normal number: their mean is 1 if both deal alike.
  expect(cells).toBeGreaterThan(1000)
  expect(sum / cells).toBeGreaterThan(0.8)
  expect(sum / cells).toBeLessThan(1.1)
})

/** How often each kind of card is at each hidden place; other hands have no order. */
function tally(times: number, deal: () => State): Map<string, number> {
  const counts = new Map<string, number>()
  for (let time = 0; time < times; time++) {
    const { seats, marketDeck } = deal()
    const piles = [
      ...seats.flatMap(({ hand, deck }) => [hand.toSorted((a, b) => a.type.place - b.type.place), deck]),
      marketDeck,
    ]
    piles.forEach((pile, at) =>
      pile.forEach(({ type }, place) => {
        const key = `${at} ${place} ${type.id}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }),
    )
  }
  return counts
}
