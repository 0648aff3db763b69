/** Secrets that change no world that is dealt for another player: answers, passes, and the true randomness. */
import { begin, fastChance, isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { daleRules } from '../game.ts'
import type { DaleHistory } from '../notation/play.ts'
import { playLine } from '../notation/play.ts'
import { readPosition } from '../notation/position.ts'
import { readStored } from '../store.ts'
import { World } from './world.ts'

type Pile = readonly string[]
type Seat = Readonly<Partial<Record<'hand' | 'deck' | 'discard', Pile>>>

/** 80 worlds for the last player after these moves of the others. */
function worldsAfter(players: readonly Seat[], lines: readonly string[], seed = 1): readonly string[] {
  const state = readPosition({
    game: 'dale',
    teams: false,
    players: players.map((each) => ({ hand: [], deck: [], discard: [], stall: [], schedule: [], ...each })),
    market: [null, null, null, null, null],
    marketDeck: [],
    marketDiscard: [],
    chance: { shuffle: 'keep', die: [], pick: [] },
  } as never)
  state.chance = fastChance(seed)
  let history: DaleHistory = begin(daleRules, state)
  for (const line of lines) {
    const next = playLine(history, line)
    if (isRefusal(next)) throw new Error(`${line}: ${next.key}`)
    history = next
  }
  expect(history.pause.decision?.seat).toBe(players.length - 1)
  const chance = fastChance(1)
  return Array.from({ length: 80 }, () => (World.of(history.pause, chance) as World).write())
}

const junk = ['junk', 'junk']

test.each([
  {
    card: 'ocelots-5b',
    name: 'the card whose value is to be guessed',
    one: { hand: ['ocelots-5b', 'macaws-2', 'foxes-1', 'junk'], deck: ['pandas-1', 'sloths-3', 'junk'] },
    other: { hand: junk },
    before: ['p1 play ocelots-5b'],
    secrets: ['p1 choose macaws-2', 'p1 choose junk'],
    ways: 3,
  },
  {
    card: 'foxes-2',
    name: 'the card that another one takes from a deck at the same time',
    one: { hand: ['foxes-2', 'foxes-3'], deck: ['macaws-2', 'foxes-1', 'junk'] },
    other: { hand: junk, deck: ['pandas-1', 'sloths-3'] },
    before: ['p1 play foxes-2'],
    secrets: ['p1 choose macaws-2', 'p1 choose foxes-1'],
    ways: 3,
  },
  {
    card: 'penguins-5a',
    name: 'the order in which cards went onto a deck',
    one: { hand: ['penguins-5a', 'junk', 'foxes-3'], deck: ['sloths-3'], discard: ['macaws-2', 'foxes-1', 'pandas-1'] },
    other: { hand: ['owls-2', 'junk'], deck: ['pandas-1', 'sloths-3'] },
    before: ['p1 play penguins-5a', 'p1 choose junk'],
    secrets: ['p1 choose macaws-2,foxes-1', 'p1 choose foxes-1,macaws-2'],
    ways: 2,
  },
])('$card: $name', ({ one, other, before, secrets, ways }) => {
  const [first = '', second = ''] = secrets
  const worlds = worldsAfter([one, other], [...before, first])

  const answers = worlds.map((world): string => JSON.parse(world).answers.join(' then '))
  expect(new Set(answers).size).toBe(ways)
  expect(worldsAfter([one, other], [...before, second]).filter((world, at) => world !== worlds[at])).toHaveLength(0)
})

test('a player who has declined to react need not have been asked', () => {
  const players = [
    { hand: ['foxes-5b', 'junk'], deck: junk },
    { hand: ['owls-2', 'sloths-1'], deck: ['pandas-1', 'junk', 'foxes-3'] },
    { hand: ['owls-2', 'junk'], deck: ['macaws-2', 'sloths-3'] },
  ]
  const worlds = worldsAfter(players, ['p1 play foxes-5b', 'p2 choose none'])

  const hands = worlds.map((world) => readStored(world).rest.seats[1]?.hand.map(({ type }) => type.id))
  expect(hands.filter((hand) => hand?.includes('owls-2') === true)).not.toHaveLength(0)
  expect(hands.filter((hand) => hand?.includes('owls-2') === false)).not.toHaveLength(0)
})

test('no world has the randomness of the true game', () => {
  const players = [
    { hand: ['ocelots-5b', 'macaws-2', 'foxes-1', 'junk'], deck: junk },
    { hand: junk, deck: junk },
  ]
  const lines = ['p1 play ocelots-5b', 'p1 choose macaws-2']

  expect(worldsAfter(players, lines, 2)).toEqual(worldsAfter(players, lines, 1))
})
