/** Advice in plain positions, with moves, their probabilities, and reasons that say what was counted. */
import { load, viewDecision, World } from '@merchants/dale'
import type { Json } from '@merchants/tabletop'
import { fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { advise, adviseNow } from './advice.ts'

const JUNK = ['junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk']
const SEVEN = [
  ['owls-1'],
  ['owls-2'],
  ['owls-3'],
  ['macaws-4'],
  ['macaws-5a'],
  ['owls-5a', 'owls-1'],
  ['owls-4', 'owls-3'],
]
const OTHER_SEVEN = [
  ['foxes-1'],
  ['foxes-2'],
  ['foxes-3'],
  ['foxes-4'],
  ['foxes-5a'],
  ['foxes-5b', 'foxes-1'],
  ['foxes-4', 'foxes-3'],
]
const DECKS = ['owls', 'macaws', 'foxes']

const worldOf = (position: Json): World => {
  const world = World.of(load(position).pause, fastChance(1))
  if (world === undefined) throw new Error('No world.')
  return world
}

/** Both have built seven stacks, and have the cards for the eighth in hand. */
const won = (): World =>
  worldOf({
    decks: DECKS,
    players: [
      { hand: ['macaws-5b', 'macaws-3', 'junk'], stall: SEVEN },
      { hand: ['owls-5b', 'owls-3', 'owls-4', 'owls-4'], stall: OTHER_SEVEN },
    ],
    market: ['foxes-2', 'foxes-3', 'foxes-1', 'owls-2', 'macaws-2'],
  })

/** Nothing is built yet, and there is a hand to buy with. */
const early = (): World =>
  worldOf({
    decks: DECKS,
    players: [
      { hand: ['macaws-1', 'owls-1', 'junk', 'junk', 'junk'], deck: JUNK },
      { hand: ['junk', 'junk', 'junk', 'foxes-1', 'foxes-1'], deck: JUNK },
    ],
    market: ['foxes-2', 'foxes-5a', 'macaws-3', 'owls-2', 'macaws-2'],
  })

test('the move that wins the game is advised, and that is the reason', () => {
  const { best } = adviseNow(won(), fastChance(2), 120)

  expect(best.move).toEqual({ what: 'build', stack: 8, cards: expect.arrayContaining(['macaws-5b', 'macaws-3']) })
  expect(best.chance).toBe(1)
  expect(best.reasons).toEqual([{ why: 'wins' }])
})

test('the best moves are different actions with their probabilities, the best first', () => {
  const { best: first, others: rest } = adviseNow(early(), fastChance(2), 200)
  const moves = [first, ...rest]
  const chances = moves.map(({ chance }) => chance)

  expect(moves).toHaveLength(3)
  expect(new Set(moves.map(({ answers }) => answers[0]?.[0])).size).toBe(3)
  for (const chance of chances) expect(chance).toBeGreaterThan(0)
  for (const chance of chances) expect(chance).toBeLessThan(1)
  for (const { reasons } of moves) expect(reasons.length).toBeGreaterThan(0)
})

test('a move that was played is compared with the best one to the end, whatever it is', () => {
  const { now, decision } = won()
  const inventory = viewDecision(now, decision).options.findIndex(
    (act) => typeof act === 'object' && 'do' in act && act.do === 'take inventory',
  )
  const { played, best } = adviseNow(won(), fastChance(2), 120, [[inventory], []])

  expect(played?.move).toEqual({ what: 'inventory', cards: [] })
  expect(played?.reasons).toEqual([{ why: 'wins' }])
  expect(played?.sureness).toBeGreaterThan(2)
  expect(played?.chance).toBeLessThan(best.chance)
  expect(played?.usual).toBe(1)
})

test('the best move that was played has lost nothing', () => {
  const { best } = adviseNow(won(), fastChance(2), 120)
  const { played } = adviseNow(won(), fastChance(2), 120, best.answers)

  expect(played).toMatchObject({ chance: 1, sureness: 0, usual: 1 })
})

test('the same seed and as many playouts give the same advice, in steps and at once', async () => {
  const inSteps = await advise(early(), fastChance(3), { iterations: 150 })

  expect(inSteps).toEqual(adviseNow(early(), fastChance(3), 150))
})

test('it stops at its deadline, and says nothing once it is not wanted', async () => {
  let time = 0
  const now = (): number => (time += 1)
  const advice = await advise(early(), fastChance(1), { deadline: 60, now })
  expect(advice?.best.answers.length).toBeGreaterThan(0)
  expect(time).toBeLessThan(100)

  expect(await advise(early(), fastChance(1), { iterations: 1000, signal: { aborted: true } })).toBeUndefined()
})

test('in teams moves are compared by what the team wins', () => {
  const nine = [...SEVEN, ['owls-5b', 'owls-3'], ['macaws-5a', 'macaws-4']]
  const first = { hand: ['macaws-5b', 'macaws-3', 'macaws-2', 'junk'], stall: nine }
  const poor = { hand: ['junk', 'owls-1'], deck: JUNK }
  const ready = { hand: ['owls-5b', 'owls-3'], stall: OTHER_SEVEN }
  const decks = [...DECKS, 'sloths', 'pandas']
  const world = worldOf({ decks, teams: true, players: [first, ready, poor, poor] })
  const { best, others } = adviseNow(world, fastChance(1), 120)

  expect(best).toMatchObject({ move: { what: 'build', stack: 10 }, chance: 1, reasons: [{ why: 'wins' }] })
  expect(others.length).toBeGreaterThan(0)
  for (const { chance } of others) expect(chance).toBeLessThan(1)
})
