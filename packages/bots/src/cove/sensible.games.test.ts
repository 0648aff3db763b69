/** The sensible human of the Cove answers plain cases well and plays any game to its end. */
import type { CoveDecision, Setup, State } from '@merchants/cove'
import type { Answer, Json } from '@merchants/tabletop'
import { fastChance, randomPlayer, whyNotAnswer } from '@merchants/tabletop'
import {
  FIRST_GAME,
  load,
  newGame,
  optionWord,
  playOut,
  ROGUE_CARDS,
  TOWNSFOLK_SETS,
  tryLine,
  view,
} from '@merchants/cove'
import { expect, test } from 'vitest'
import { sensibleBot } from './sensible.ts'

type Player = (decision: CoveDecision, state: State) => Answer

/** The sensible one, whose every answer is checked. */
function sensible(seed: number): Player {
  const own = fastChance(seed + 1)
  return (decision, now) => {
    const answer = sensibleBot.decide(view({ now, decision }, decision.seat), own)
    const why = whyNotAnswer(answer, decision)
    if (why !== undefined) throw new Error(`game ${seed}: ${why.key} to ${decision.ask}`)
    return answer
  }
}

function play(setup: Setup, seed: number, player: Player): State {
  const state = newGame(setup, fastChance(seed))
  playOut(state, (decision) => (decision.kind === 'steps' ? [0] : player(decision, state)))
  return state
}

/** Its answer in a position after some moves, in words. */
function answerIn(position: { readonly [field: string]: Json }, ...moves: string[]): string[] {
  let history = load({ game: 'cove', chance: { shuffle: 'keep' }, ...position })
  for (const move of moves) {
    const next = tryLine(history, move)
    if (typeof next === 'string') throw new Error(next)
    history = next
  }
  const { decision } = history.pause
  if (decision === undefined) throw new Error('nobody is asked anything')
  const answer = sensibleBot.decide(view(history.pause, decision.seat), fastChance(1))
  return answer.map((at) => optionWord(decision.kind, decision.options[at] as never))
}

const SET_PAIRS = [
  [TOWNSFOLK_SETS[0], TOWNSFOLK_SETS[1]],
  [TOWNSFOLK_SETS[1], TOWNSFOLK_SETS[2]],
  [TOWNSFOLK_SETS[0], TOWNSFOLK_SETS[2]],
]

test.each(ROGUE_CARDS)('it finishes every game with %s, alone and with another', (rogue) => {
  for (const merchants of [['blacksmith'], ['alchemist'], ['blacksmith', 'alchemist']] as const) {
    for (const [seed, townsfolkSets] of SET_PAIRS.entries()) {
      const { round, winners } = play({ level: 'hard', rogue, townsfolkSets, merchants }, seed, sensible(seed))
      expect(round).toBe(3)
      expect(winners.length).toBeGreaterThan(0)
    }
  }
})

test('it earns more than twice as much as random moves', () => {
  let sensibly = 0
  let anyhow = 0
  for (let seed = 0; seed < 40; seed++) {
    const setup: Setup = { ...FIRST_GAME, merchants: [seed % 2 === 0 ? 'blacksmith' : 'alchemist'] }
    sensibly += play(setup, seed, sensible(seed)).humans[0]?.gold ?? 0
    anyhow += play(setup, seed, randomPlayer(fastChance(seed))).humans[0]?.gold ?? 0
  }
  expect(sensibly).toBeGreaterThan(2 * anyhow)
})

test('it wins some games and loses others against the normal Huckster', () => {
  const games = 60
  let won = 0
  for (let seed = 0; seed < games; seed++) {
    if (play(FIRST_GAME, seed, sensible(seed)).winners.includes(0)) won += 1
  }
  expect(won / games).toBeGreaterThan(0.25)
  expect(won / games).toBeLessThan(0.75)
})

/** The market with a crowd at each pier; the Huckster has nothing to sell. */
const MARKET = {
  phase: 'market',
  selling: 'p1',
  boats: [['red', 'red', 'blue', 'rogue'], ['red', 'green', 'green', 'blue'], [], [], [], ['red', 'red', 'red', 'red']],
  docks: [1, 2, null, 6],
  lair: 2,
}

test('a good is sold where most customers stand', () => {
  expect(answerIn({ ...MARKET, human: { shelf: ['small-green'] } })).toEqual(['small-green at plaza'])
  expect(answerIn({ ...MARKET, human: { shelf: ['large-red'] } })).toEqual(['large-red at black-market'])
})

test('the black market is avoided if the corruption card costs more than it brings', () => {
  expect(answerIn({ ...MARKET, lair: 7, human: { shelf: ['small-red'] } })).toEqual(['small-red at plaza'])
})

test('unsold goods stay on the shelf', () => {
  const boats = [['red', 'red', 'rogue', 'rogue'], [], [], [], [], []]
  const one = { ...MARKET, boats, docks: [1, null, null, null], human: { shelf: ['large-red', 'small-blue'] } }
  expect(answerIn(one)).toEqual(['large-red at bazaar'])
})

const PRODUCTION = { phase: 'production', clock: { human: 1, huckster: 5, upper: 'human', token: 12 } }

test('a hot forge is emptied', () => {
  const furnace = (alloy: string) => ({ alloy, coal: [3], bellows: 0 })
  const furnaces = ['red-4', 'green-5', 'blue-6', 'yellow-4'].map(furnace)
  const smithy = { rack: ['coal-1', 'coal-1'], locked: [], furnaces }
  expect(answerIn({ ...PRODUCTION, square: [], human: { smithy } })).toEqual(['forge'])
})

test('the longest chain of marbles is drawn off', () => {
  const rows = [
    ['red', 'green', 'blue', 'yellow', 'red', 'green'],
    ['red', 'green', 'blue', 'blue', 'green', 'yellow'],
    ['yellow', 'green', 'red', 'blue', 'red', 'green'],
  ]
  const laboratory = { rows, flask: [], jar: 0, bag: [] }
  const alchemist = { ...PRODUCTION, merchant: 'alchemist', square: [], human: { laboratory } }
  expect(answerIn(alchemist)).toEqual(['row 2 at 3'])
})

test('it seats a newcomer where its own goods will be sold, and docks the full boat there', () => {
  const boats = [['red', 'red', 'red'], ['green'], ['blue'], ['yellow'], [], []]
  const human = { shelf: ['large-red', 'large-red'] }
  const newcomer = { ...PRODUCTION, boats, bag: ['red'], square: [], human }
  expect(answerIn(newcomer, 'p1 go rest')).toEqual(['1'])
  expect(answerIn(newcomer, 'p1 go rest', 'p1 choose 1')).toEqual(['left-outer'])
})

test('a clock hand is used with two goods, and not with three', () => {
  const before = { ...PRODUCTION, clock: { human: 3, huckster: 5, upper: 'human', token: 12 }, square: [] }
  const withGoods = (shelf: string[]): string[] => answerIn({ ...before, human: { shelf } }, 'p1 go rest')
  expect(withGoods(['small-red', 'small-red'])).toEqual(['yes'])
  expect(withGoods(['small-red', 'small-red', 'small-red'])).toEqual(['no'])
})
