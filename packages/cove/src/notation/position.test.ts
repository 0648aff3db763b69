/** Positions as text. Faults are named, missing parts are as at the start, and a seat is shown nothing hidden. */
import type { Json } from '@merchants/tabletop'
import { fastChance, randomPlayer, shuffle } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import { coveRules } from '../game.ts'
import { newGame } from '../setup.ts'
import { clone } from '../state.ts'
import { anySetup } from '../testing/setups.ts'
import { readPosition } from './read-position.ts'
import type { CoveRan } from './run.ts'
import { runText } from './run.ts'
import { writePosition } from './write-position.ts'

const run = (position: object, view?: number): CoveRan => runText(JSON.stringify({ game: 'cove', ...position }), view)

/** The position of the notation's page. */
const EXAMPLE = {
  game: 'cove',
  level: 'normal',
  rogue: 'criminals',
  townsfolkSets: ['locals', 'mercenaries'],
  merchant: 'blacksmith',
  round: 1,
  phase: 'production',
  clock: { human: 1, huckster: 1, upper: 'huckster', token: 12 },
  boats: [['red', 'green'], ['red', 'blue', 'red', 'rogue'], [], ['rogue'], [], []],
  docks: [null, 2, null, null],
  halls: { red: 1, green: 1, blue: 1, yellow: 1 },
  lair: 2,
  square: ['loc-01', 'loc-02', 'mer-03', 'mer-04'],
  bag: ['red', 'blue'],
  townsfolkDeck: [],
  corruptionDeck: ['rumour'],
  human: { gold: 0, shelf: ['small-red'], corruption: [], townsfolk: [] },
  huckster: {
    gold: 0,
    deck: ['hk-02'],
    right: 'hk-01',
    discard: [],
    shelf: [],
    pool: [],
    corruption: [],
    townsfolk: [],
  },
  chance: { shuffle: 'keep' },
}

test('the example of the page is played', () => {
  const { exitCode, result } = run({ ...EXAMPLE, moves: ['huckster turn'] })

  expect(exitCode).toBe(0)
  expect(result.position).toMatchObject({
    clock: { human: 1, huckster: 5, upper: 'huckster', token: 12 },
    boats: [['red', 'green'], ['red', 'blue', 'red', 'rogue'], [], ['rogue'], [], ['red', 'blue']],
    bag: [],
    huckster: {
      deck: [],
      right: 'hk-02',
      discard: ['hk-01'],
      shelf: ['large-red', 'small-green', 'large-red', 'small-green'],
    },
  })
  expect(result.position).not.toHaveProperty('moves')
  expect(result.pending?.[0]).toMatchObject({ seat: 'p1', kind: 'action', min: 1, max: 1 })
  expect(result.winner).toBeNull()
})

test('given fields are written again unchanged', () => {
  expect(writePosition(readPosition(EXAMPLE))).toMatchObject(EXAMPLE)
})

describe('omitted fields are as at the start of a game (V1)', () => {
  const { position } = run({ chance: { shuffle: 'keep' } }).result

  test('setup, clock, halls, lair', () => {
    expect(position).toMatchObject({
      level: 'normal',
      rogue: 'criminals',
      townsfolkSets: ['locals', 'mercenaries'],
      merchant: 'blacksmith',
      round: 1,
      phase: 'production',
      clock: { human: 1, huckster: 1, upper: 'huckster', token: 12 },
      halls: { red: 1, green: 1, blue: 1, yellow: 1 },
      lair: 2,
    })
  })

  test('piles hold whatever is nowhere else', () => {
    const all = writePosition(readPosition({ chance: { shuffle: 'keep' } }))
    expect(all.bag).toHaveLength(46)
    expect(all.corruptionDeck).toHaveLength(60)
    expect([...all.square, ...all.townsfolkDeck]).toHaveLength(24)
    expect(all.huckster.deck).toHaveLength(16)
    const some = writePosition(
      readPosition({
        boats: [['red', 'rogue'], [], [], [], [], []],
        human: { corruption: ['hush'], townsfolk: ['loc-01'] },
        huckster: { pool: ['blue'], right: 'hk-05' },
      }),
    )
    expect(some.bag).toHaveLength(43)
    expect(some.corruptionDeck).toHaveLength(59)
    expect([...some.square, ...some.townsfolkDeck]).toHaveLength(23)
    expect(some.huckster.deck).toHaveLength(15)
    expect(some.huckster.deck).not.toContain('hk-05')
  })

  test('a shop holds the dice that are nowhere else', () => {
    const furnaces = [{ alloy: 'red-4', coal: [3, 3], bellows: 0 }]
    const { human } = writePosition(readPosition({ human: { smithy: { furnaces } } }))
    expect(human?.smithy?.rack).toEqual(['green-1', 'blue-1', 'yellow-1', 'coal-1'])
    expect(human?.smithy?.locked).toEqual(['red', 'green', 'blue', 'yellow', 'coal', 'coal'])
  })

  test('a laboratory is filled from the marbles that are nowhere else', () => {
    const { human } = writePosition(
      readPosition({ merchant: 'alchemist', human: { laboratory: { flask: ['ichor', 'ichor', 'ichor'] } } }),
    )
    expect(human?.laboratory?.rows.map(({ length }) => length)).toEqual([6, 6, 6])
    expect(human?.laboratory?.bag).toHaveLength(32 - 18 - 3)
  })

  test('a missing right card is turned over when he acts', () => {
    const { result } = run({ huckster: { deck: ['hk-13', 'hk-05'] }, bag: [], moves: ['huckster turn'] })
    expect(result.position?.huckster).toMatchObject({ right: 'hk-05', discard: ['hk-13'], gold: 2 })
  })
})

describe('exit code 2: a file that is not a position, with the field that is wrong', () => {
  test.each<[object, string]>([
    [{ game: 'dale' }, 'game'],
    [{ level: 'easy' }, 'level'],
    [{ rogue: 'pirates' }, 'rogue'],
    [{ townsfolkSets: ['locals', 'locals'] }, 'townsfolkSets'],
    [{ townsfolkSets: ['locals', 'lokals'] }, 'townsfolkSets[1]'],
    [{ merchant: 'captain' }, 'merchant'],
    [{ merchants: ['blacksmith', 'blacksmith'] }, 'merchants'],
    [{ merchant: 'blacksmith', merchants: ['blacksmith'] }, 'merchants'],
    [{ round: 4 }, 'round'],
    [{ phase: 'dinner' }, 'phase'],
    [{ clock: { human: 0 } }, 'clock.human'],
    [{ clock: { human: 5.5 } }, 'clock.human'],
    [{ clock: { p1: 3 } }, 'clock'],
    [{ clock: { upper: 'nobody' } }, 'clock.upper[0]'],
    [{ clock: { token: 13 } }, 'clock.token'],
    [{ boats: [[]] }, 'boats'],
    [{ boats: [['pink'], [], [], [], [], []] }, 'boats[0][0]'],
    [{ boats: [['red', 'red', 'red', 'red', 'red'], [], [], [], [], []] }, 'boats[0]'],
    [{ docks: [null, null, null] }, 'docks'],
    [{ docks: [4, null, null, null] }, 'docks[0]'],
    [{ docks: [1, 1, null, null] }, 'docks'],
    [{ docks: [7, null, null, null] }, 'docks[0]'],
    [{ halls: { pink: 1 } }, 'halls'],
    [{ halls: { red: -1 } }, 'halls.red'],
    [{ lair: 'two' }, 'lair'],
    [{ square: ['loc-13'] }, 'square[0]'],
    [{ bag: ['red', 'grey'] }, 'bag[1]'],
    [{ Bags: [] }, 'position'],
    [{ corruptionDeck: ['lie'] }, 'corruptionDeck[0]'],
    [{ townsfolkDeck: 'loc-01' }, 'townsfolkDeck'],
    [{ human: { gold: 'much' } }, 'human.gold'],
    [{ human: { shelf: ['tiny-red'] } }, 'human.shelf[0]'],
    [{ human: { shelf: Array.from({ length: 9 }, () => 'small-red') } }, 'human.shelf'],
    [{ human: { townsfolk: ['loc-01', 'loc-02', 'loc-03', 'loc-04', 'loc-05'] } }, 'human.townsfolk'],
    [{ human: { tired: ['loc-01'] } }, 'human.tired'],
    [{ human: { at: 'brew' } }, 'human.at'],
    [{ human: { smithy: { rack: ['red-7'] } } }, 'human.smithy.rack[0]'],
    [{ human: { smithy: { furnaces: [{ alloy: 'coal-1' }] } } }, 'human.smithy.furnaces[0].alloy'],
    [{ human: { smithy: { furnaces: [{ alloy: 'red-1', coal: [1, 1, 1] }] } } }, 'human.smithy.furnaces[0].coal'],
    [{ human: { laboratory: {} } }, 'human'],
    [{ merchant: 'alchemist', human: { laboratory: { rows: [[], []] } } }, 'human.laboratory.rows'],
    [{ merchant: 'alchemist', human: { laboratory: { jar: -1 } } }, 'human.laboratory.jar'],
    [{ humans: [{}] }, 'humans'],
    [{ merchants: ['blacksmith', 'alchemist'], human: {} }, 'human'],
    [{ huckster: { deck: ['hk-17'] } }, 'huckster.deck[0]'],
    [{ huckster: { right: 'hk' } }, 'huckster.right'],
    [{ huckster: { pool: Array.from({ length: 9 }, () => 'red') } }, 'huckster.pool'],
    [{ chance: { shuffle: 'well' } }, 'chance.shuffle'],
    [{ chance: { die: [-1] } }, 'chance.die[0]'],
    [{ chance: { dice: [1] } }, 'chance'],
    [{ moves: 'huckster turn' }, 'moves'],
    [{ moves: [3] }, 'moves[0]'],
    [{ seed: 3 }, 'seed'],
    [{ phase: 'market', selling: 'p3' }, 'selling'],
  ])('%j: %s', (position, field) => {
    const { exitCode, result } = run(position)
    expect(exitCode).toBe(2)
    expect(result.error?.reason.split(': ')[0]).toBe(field)
  })

  test('no JSON at all', () => {
    expect(runText('{').exitCode).toBe(2)
    expect(runText('[]').exitCode).toBe(2)
    expect(runText('{"merchant":"blacksmith"}').result.error?.reason).toContain('game')
  })

  test('a view of a seat that is not there', () => {
    expect(run({}, 1)).toMatchObject({ exitCode: 2, result: { error: { reason: "--view: 'p2' is not p1" } } })
  })
})

describe('exit code 1: a move that is not legal', () => {
  test('the run stops just before it, with the reason and what is legal', () => {
    const { exitCode, result } = run({ ...EXAMPLE, moves: ['huckster turn', 'p1 go forge 1:small', 'p1 go rest'] })
    expect(exitCode).toBe(1)
    expect(result.error).toMatchObject({ move: 2, text: 'p1 go forge 1:small' })
    expect(result.error?.reason).toContain('heat 6')
    expect(result.error?.legal).toContain('p1 go rest')
    expect(result.position).toMatchObject({ clock: { human: 1, huckster: 5 } })
  })

  test.each([
    ['p1 fly', "move: 'fly' is not one of go, choose, sell, done"],
    ['p3 go rest', "move: 'p3' is not one of p1, p2, huckster, market"],
    ['huckster sell', "move: 'sell' is not 'turn', the Huckster’s only move"],
    ['p1 go moon', "'moon'"],
    ['p1 go square', 'move: expected a slot from 1 to 4'],
    ['p1 go square 5', "'5' is not a slot from 1 to 4"],
    ['p1 go rest now', "'now'"],
    ['p1 choose', 'move: expected an answer'],
    ['p1 choose pink', "'pink' is not an answer"],
    ['p1 sell small-red', "move: expected 'at'"],
    ['p1 go brew small-red', "'small-red' is not a good and its marbles"],
    ['', "move: ''"],
  ])('%s: %s', (line, reason) => {
    const { exitCode, result } = run({ ...EXAMPLE, moves: ['huckster turn', line] })
    expect(exitCode).toBe(1)
    expect(result.error?.reason).toContain(reason)
  })

  test('a script that runs out says so', () => {
    const { exitCode, result } = run({ ...EXAMPLE, moves: ['huckster turn', 'p1 go stoke'] })
    expect(exitCode).toBe(1)
    expect(result.error?.reason).toContain('chance.die has no roll left')
  })
})

test('H-42, V11 where a script keeps all orders and has no picks, the first corruption card is returned', () => {
  const turn = {
    clock: { human: 9, huckster: 4 },
    bag: ['red'],
    corruptionDeck: [],
    huckster: {
      deck: ['hk-12'],
      right: 'hk-11',
      pool: Array(8).fill('blue'),
      corruption: ['hush', 'rumour', 'scandal'],
    },
    moves: ['huckster turn'],
  }
  const kept = run({ ...turn, chance: { shuffle: 'keep' } }).result
  expect(kept.position?.huckster.corruption).toEqual(['scandal'])
  expect(kept.position?.corruptionDeck).toEqual(['hush', 'rumour'])
  expect(run({ ...turn, chance: { shuffle: 'keep', pick: [2, 1] } }).result.position?.huckster.corruption).toEqual([
    'hush',
  ])
  expect(run({ ...turn, chance: { shuffle: 'keep', pick: [2] } }).exitCode).toBe(1)
})

test('a saved game is a setup, a seed and moves', () => {
  const saved = { seed: 'harbour', merchant: 'alchemist', level: 'hard', moves: ['huckster turn'] }
  const { exitCode, result } = run(saved)
  expect(exitCode).toBe(0)
  expect(result.position).toMatchObject({ level: 'hard', merchant: 'alchemist', round: 1 })
  expect(run(saved)).toEqual(run(saved))
  expect(run({ ...saved, seed: 'other' }).result.position).not.toEqual(result.position)
})

describe('--view: decks and bags are counts, and nothing tells their order', () => {
  test('hidden information', () => {
    const { result } = run({ ...EXAMPLE, merchant: 'alchemist' }, 0)
    expect(result.position).toMatchObject({ bag: 2, townsfolkDeck: 0, corruptionDeck: 1, huckster: { deck: 1 } })
    expect(result.position?.human?.laboratory?.bag).toBe(12)
    expect(result.position).not.toHaveProperty('chance')
  })

  test('positions that differ only there look the same (40 random games)', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = newGame(anySetup(seed), fastChance(seed))
      const policy = randomPlayer(fastChance(seed))
      for (let step = 0; step < (seed * 3) % 40 || state.phase !== 'production'; step++) coveRules.step(state, policy)
      const other = clone(state)
      const chance = fastChance(seed + 1)
      const bags = other.humans.flatMap(({ laboratory }) => (laboratory ? [laboratory.bag] : []))
      const piles = [other.bag, other.townsfolkDeck, other.corruptionDeck, other.huckster.deck, ...bags]
      for (const pile of piles) shuffle(chance, pile as string[])
      const seen = (position: unknown): string => JSON.stringify(run(position as Record<string, Json>, 0))
      expect(seen(writePosition(other))).toBe(seen(writePosition(state)))
    }
  })
})
