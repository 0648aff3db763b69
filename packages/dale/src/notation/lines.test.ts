/** Lines that were once misread, each with its position, its moves and the resulting table. */
import { expect, test } from 'vitest'
import type { DaleRan } from './run.ts'
import { runText } from './run.ts'

interface Table {
  readonly players: readonly object[]
  readonly market?: readonly (string | null)[]
  readonly marketDeck?: readonly string[]
  readonly teams?: boolean
}

const ranOn = (table: Table, ...moves: string[]): DaleRan['result'] =>
  runText(JSON.stringify({ game: 'dale', chance: { shuffle: 'keep' }, ...table, moves })).result

const [FOX_1, FOX_2, FOX_3] = [['foxes-1'], ['foxes-2'], ['foxes-3']]
const bo = { hand: ['junk'] }

test('penguins-4 ruling 11, D11: the one way to fuel a Stove of Charm is spent in the order that is named', () => {
  const table = {
    players: [{ hand: ['ocelots-4', 'polecats-2', 'foxes-3'], stall: [FOX_1, FOX_2] }, bo],
    marketDeck: ['penguins-4'],
  }
  const { error, position } = ranOn(table, 'p1 play ocelots-4', 'p1 choose polecats-2,foxes-3')

  expect(error).toBeUndefined()
  expect(position?.players[0]).toMatchObject({
    discard: ['ocelots-4', 'foxes-3', 'polecats-2'],
    stall: [FOX_1, FOX_2, ['penguins-4']],
  })
})

test.each([
  ['in two lines', ['p1 choose chameleons-2=penguins-4=3', 'p1 choose polecats-3,polecats-2']],
  ['in one line', ['p1 choose chameleons-2=penguins-4=3 polecats-3,polecats-2']],
])('ocelots-4 ruling 11: a copy of Stove is chosen, and then what is spent on it, %s', (_, answers) => {
  const table = {
    players: [
      { hand: ['ocelots-4', 'polecats-2', 'polecats-3'], stall: [FOX_1, FOX_2] },
      { ...bo, discard: ['penguins-4'] },
      { ...bo, discard: ['foxes-3'] },
    ],
    marketDeck: ['chameleons-2'],
  }
  const { error, position } = ranOn(table, 'p1 play ocelots-4', ...answers)

  expect(error).toBeUndefined()
  expect(position?.players[0]).toMatchObject({
    discard: ['ocelots-4', 'polecats-2', 'polecats-3'],
    stall: [FOX_1, FOX_2, ['chameleons-2']],
  })
})

test('D21: fuel of a Stove of Charm that had to be may be named', () => {
  const table = { players: [{ hand: ['ocelots-4', 'junk'] }, bo], marketDeck: ['penguins-4'] }

  expect(ranOn(table, 'p1 play ocelots-4', 'p1 choose junk').error).toBeUndefined()
  expect(ranOn(table, 'p1 play ocelots-4', 'p1 choose owls-1').error?.move).toBe(2)
})

test('beavers-2 ruling 11: with Charm the market cards for Snack are listed', () => {
  const table = {
    players: [{ hand: ['ocelots-4'], stall: [FOX_1, FOX_2], schedule: ['beavers-2'] }, bo],
    market: [null, 'owls-2', null, null, 'platypuses-1'],
    marketDeck: ['foxes-3'],
  }
  const { pending } = ranOn(table, 'p1 play ocelots-4')

  expect(pending?.[0]?.legal).toEqual(['p1 choose none', 'p1 choose owls-2', 'p1 choose platypuses-1'])
})

test.each([
  ['p1 build foxes-2 take foxes-2', 1, ['polecats-1', 'foxes-2']],
  ['p1 build foxes-2 take foxes-2#2', 1, ['foxes-2', 'polecats-1']],
  ['p1 build foxes-2 take foxes-2#2,foxes-2', 2, [null, 'polecats-1']],
])('beavers-2 ruling 2, D18: of equal market cards Snack takes the one that is named: %s', (line, snacks, left) => {
  const schedule = Array.from({ length: snacks }, () => 'beavers-2')
  const table = {
    players: [{ hand: ['junk'], stall: [FOX_1], schedule }, bo],
    market: ['foxes-2', 'polecats-1', 'foxes-2', null, null],
  }
  const { error, position } = ranOn(table, line)

  expect(error).toBeUndefined()
  expect(position?.market.slice(-2)).toEqual(left)
  expect(position?.players[0]).toMatchObject({ stall: [FOX_1, FOX_2] })
})

test.each([
  [{ hand: ['owls-1'], discard: ['squirrels-3'] }, 4, 'p1 build owls-1 discard squirrels-3'],
  [{ hand: ['owls-1'], discard: ['squirrels-3', 'squirrels-3'] }, 7, 'p1 build owls-1 discard squirrels-3,squirrels-3'],
  [{ discard: ['owls-1', 'owls-2', 'squirrels-3'] }, 6, 'p1 build none discard owls-1,owls-2,squirrels-3'],
])(
  'squirrels-3 ruling 2, beavers-4 ruling 7: with Overtime too no Nostalgic Item frees itself (%j)',
  (seat, goal, line) => {
    const stall = Array.from({ length: goal - 1 }, () => FOX_3)
    const { error } = ranOn({ players: [{ ...seat, stall, schedule: ['beavers-4'] }, bo] }, line)

    expect(error?.reason).toContain('one set')
  },
)

test('squirrels-3 ruling 5: with one from the hand another of the pile frees one more card', () => {
  const ana = {
    hand: ['squirrels-3'],
    discard: ['squirrels-3', 'owls-1'],
    stall: Array.from({ length: 6 }, () => FOX_3),
  }

  expect(ranOn({ players: [ana, bo] }, 'p1 build squirrels-3 discard squirrels-3,owls-1').error).toBeUndefined()
})

test.each(['p3 choose owls-2', 'p3 choose none'])(
  'D12, C4: two equal chameleons are two copies in a helped stack (%s)',
  (help) => {
    const stall = [['owls-1'], ['owls-2'], ['owls-3'], ['owls-1', 'owls-2']]
    const table = {
      teams: true,
      players: [{ hand: ['chameleons-1', 'chameleons-1'], stall }, bo, { hand: ['owls-2'] }, bo],
    }
    const asked = 'p1 build chameleons-1=owls-1,chameleons-1=owls-2 help owls-2'
    const { error, position } = ranOn(table, asked, help)

    expect(error).toBeUndefined()
    const fifth = help === 'p3 choose none' ? [] : [['chameleons-1', 'chameleons-1', 'owls-2']]
    expect(position?.players[0]).toMatchObject({ stall: [...stall, ...fifth] })
  },
)

test('D3: to name the card that asks is to use it, and to name another is a mistake', () => {
  const table = { players: [{ hand: ['junk'], schedule: ['crocodiles-2', 'beavers-5b'] }, bo] }

  expect(ranOn(table, 'p1 choose beavers-5b').position?.players[0]).toMatchObject({ hand: ['junk', 'crocodiles-2'] })
  for (const word of ['sloths-1', 'crocodiles-2', 'junk']) expect(ranOn(table, `p1 choose ${word}`).error?.move).toBe(1)
})

test('D16: of cards that are due a chameleon may be named plain', () => {
  const schedule = ['sloths-1', 'chameleons-5a=sloths-1']
  const { error, position } = ranOn(
    { players: [{ hand: ['junk'], deck: ['owls-2', 'owls-3'], schedule }, bo] },
    'p1 choose chameleons-5a',
  )

  expect(error).toBeUndefined()
  expect(position?.players[0]).toMatchObject({ hand: ['junk', 'owls-2', 'owls-3'] })
})

test.each([
  ['junk', ['owls-5a', 'junk']],
  ['junk#2', ['junk', 'owls-5a']],
])('owls-5a ruling 5, D7: Balancing takes the exact place, also among equal cards: %s', (word, discard) => {
  const table = {
    players: [
      { hand: ['platypuses-4'], deck: ['junk', 'sloths-2', 'junk'] },
      { hand: ['owls-5a', 'junk'], discard: ['junk', 'junk'] },
    ],
  }
  const before = ['p1 play platypuses-4', 'p1 choose sloths-2', 'p2 choose owls-5a']

  expect(ranOn(table, ...before).pending?.[0]?.legal).toEqual([
    'p2 choose owls-5a for junk',
    'p2 choose owls-5a for junk#2',
  ])
  expect(ranOn(table, ...before, `p2 choose owls-5a for ${word}`).position?.players[1]).toMatchObject({ discard })
})

test.each([
  [
    { hand: ['penguins-4', 'penguins-2', 'junk'] },
    'p1 build penguins-4=1,penguins-2 spend penguins-2',
    'part of the stack',
  ],
  [{ hand: ['foxes-3', 'junk'] }, 'p1 choose junk', 'does not answer the question'],
  [{ hand: ['junk'], schedule: ['sloths-1', 'sloths-4'] }, 'p1 pass', 'resolve your scheduled cards first'],
  [{ hand: ['junk'], schedule: ['sloths-1', 'sloths-4'] }, 'p1 choose crocodiles-2', 'not one of the options'],
  [{ hand: ['foxes-3', 'junk'] }, 'p1 build foxes-3 spend junk', 'only if Stove is part of it'],
  [
    { hand: ['platypuses-2', 'junk', 'junk', 'junk'] },
    'p1 buy 5 with platypuses-2,junk,junk,junk arrange -,-,-,-,foxes-5b',
    'exactly the cards of the market',
  ],
])('a refusal names the true reason: %j %s', (ana, line, words) => {
  const table = { players: [{ ...ana, stall: [FOX_1, FOX_2] }, bo], market: ['foxes-5a', null, null, null, null] }

  expect(ranOn(table, line).error?.reason).toContain(words)
})

test.each([
  ['a number', 'polecats-4', { marketDeck: ['owls-1'] }, '6'],
  ['a side', 'foxes-3', { players: [{ hand: ['foxes-3'] }, bo, bo] }, 'yes'],
  ['cards', 'polecats-3', { players: [{ hand: ['polecats-3', 'owls-1', 'junk'] }, bo] }, 'owls-2'],
])('an answer that is not among the choices is named: %s', (_, card, table, word) => {
  const { error } = ranOn({ players: [{ hand: [card] }, bo], ...table }, `p1 play ${card}`, `p1 choose ${word}`)

  expect(error?.move).toBe(2)
  expect(error?.reason).toBe(`${word} is not one of the options`)
})

const KNOWING = {
  players: [{ hand: ['platypuses-1'] }, { hand: ['owls-2', 'junk'], deck: ['foxes-1', 'foxes-2'] }, bo],
}

test('rules 11.5: a reaction is one card; a second one in the answer is not passed over', () => {
  expect(ranOn(KNOWING, 'p1 play platypuses-1', 'p2 choose owls-2,junk').error?.reason).toBe('choose at most 1')
  expect(ranOn(KNOWING, 'p1 play platypuses-1', 'p2 choose owls-2,owls-2').error?.reason).toBe('choose at most 1')
  expect(ranOn(KNOWING, 'p1 play platypuses-1', 'p2 choose owls-2').error).toBeUndefined()
})

test('rules 5.1: of the cards that are due one is named at a time', () => {
  const table = { players: [{ deck: ['junk'], discard: ['junk'], schedule: ['sloths-1', 'sloths-4'] }, bo] }

  expect(ranOn(table, 'p1 choose sloths-1,sloths-4').error?.reason).toBe('choose at most 1')
  expect(ranOn(table, 'p1 choose sloths-1,foxes-1').error?.reason).toBe('choose at most 1')
  expect(ranOn(table, 'p1 choose sloths-1').error).toBeUndefined()
})

test('macaws-2 ruling 8: of the chameleons that could be Cookies one is named at a time', () => {
  const table = {
    players: [{ hand: ['chameleons-5a', 'junk', 'junk', 'junk', 'junk'] }, bo],
    market: [null, null, null, 'owls-4', 'macaws-2'],
  }

  expect(ranOn(table, 'p1 discard none', 'p1 choose chameleons-5a=macaws-2,junk').error?.reason).toBe(
    'choose at most 1',
  )
  expect(ranOn(table, 'p1 discard none', 'p1 choose chameleons-5a=macaws-2').error).toBeUndefined()
})

test('a card or a player named more often than there are says so', () => {
  const test = { players: [{ hand: ['platypuses-5a'], deck: ['foxes-1', 'foxes-2', 'junk', 'junk'] }, bo] }
  const search = { ...test, players: [{ hand: ['platypuses-5a', 'foxes-3'], deck: ['foxes-1', 'foxes-2'] }, bo] }
  const nuisance = { players: [{ hand: ['raccoons-2'] }, bo, bo] }

  expect(ranOn(test, 'p1 play platypuses-5a', 'p1 choose owls-1').error?.reason).toMatch(/^owls-1 is not one/)
  expect(ranOn(search, 'p1 play platypuses-5a', 'p1 choose foxes-1,foxes-1,foxes-2').error?.reason).toBe(
    'foxes-1 is named more often than it can be chosen',
  )
  expect(ranOn(nuisance, 'p1 play raccoons-2', 'p1 choose p2,p2').error?.reason).toBe(
    'p2 is named more often than it can be chosen',
  )
})

test('no clause is written twice, because only one of both could count', () => {
  const table = {
    players: [{ hand: ['junk', 'junk', 'junk'] }, bo],
    market: [null, null, null, null, 'foxes-2'],
  }

  expect(ranOn(table, 'p1 buy 5 with junk,junk with junk,junk').error?.reason).toBe(
    "move: 'with' is not expected twice",
  )
})

test('squirrels-5a ruling 6: a value is written in a stack only, and a model only for a chameleon', () => {
  const table = {
    players: [{ hand: ['squirrels-5a', 'owls-1'], deck: ['junk'] }, bo],
    market: [null, null, null, null, 'foxes-5a'],
  }

  expect(ranOn(table, 'p1 buy 5 with squirrels-5a=6').error?.reason).toMatch(/'squirrels-5a=6' is not written with/)
  expect(ranOn(table, 'p1 buy 5 with squirrels-5a keep squirrels-5a=6').error?.reason).toMatch(/with a value here/)
  expect(ranOn(table, 'p1 use owls-1=3').error?.reason).toMatch(/'owls-1=3' is not written with a value/)
  expect(ranOn(table, 'p1 discard owls-1=foxes-1').error?.reason).toBe('owls-1 cannot copy foxes-1 now')
  expect(ranOn(table, 'p1 buy 5 with squirrels-5a').error).toBeUndefined()
})
