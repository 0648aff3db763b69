/** Positions as text: written and read they stay the same, what is wrong is named, and a seat is shown nothing hidden. */
import type { Json } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import type { PositionJson } from './position.ts'
import { readPosition, writePosition } from './position.ts'
import type { DaleRan } from './run.ts'
import { runText } from './run.ts'

const runJson = (json: object, view?: number): DaleRan => runText(JSON.stringify(json), view)
const reasonOf = (json: unknown): string | undefined => runText(JSON.stringify(json)).result.error?.reason

describe('written and read', () => {
  test('a position whose last stack is built is over', () => {
    const stall = Array.from({ length: 8 }, () => ['owls-1'])
    const { result } = runJson({ players: [{ hand: ['junk'] }, { stall }] })
    expect(result.winner).toEqual(['p2'])
    expect(result.pending).toEqual([])
  })

  test('omitted fields are empty', () => {
    expect(writePosition(readPosition({ players: [{}, {}] }))).toMatchObject({
      game: 'dale',
      decks: [],
      teams: false,
      turn: 'p1',
      players: Array.from({ length: 2 }, () => ({ hand: [], deck: [], discard: [], stall: [], schedule: [] })),
      market: [null, null, null, null, null],
      marketDeck: [],
      marketDiscard: [],
    })
  })

  test('piles are written top first, the market from the left', () => {
    const { seats, market, marketDeck } = readPosition({
      players: [{ hand: ['owls-1', 'junk'], deck: ['owls-2', 'owls-3'], discard: ['owls-4', 'junk'] }, {}],
      market: ['foxes-1', 'foxes-2', null, 'foxes-3', 'foxes-4'],
      marketDeck: ['pandas-1', 'pandas-2'],
    })
    expect(seats[0]?.deck.at(-1)?.type.id).toBe('owls-2')
    expect(seats[0]?.discardPile.at(-1)?.type.id).toBe('owls-4')
    expect(marketDeck.at(-1)?.type.id).toBe('pandas-1')
    expect(market.map((card) => card?.type.id)).toEqual(['foxes-4', 'foxes-3', undefined, 'foxes-2', 'foxes-1'])
  })
})

const player = (json: Json): Json => ({ players: [json, {}] })
const position = (fields: object): Json => ({ players: [{}, {}], ...fields })
const saved = (fields: object): Json => ({ players: 2, seed: 'a', decks: ['owls', 'foxes', 'pandas'], ...fields })

describe('mistakes', () => {
  test.each<[unknown, string]>([
    [null, 'position: expected an object'],
    [[], 'position: a list of 0 is not an object'],
    ['x', "position: 'x' is not an object"],
    [{}, 'players: expected a list of 2 to 4 players'],
    [{ players: [{}] }, 'players: a list of 1 is not a list of 2 to 4 players'],
    [{ players: 'two' }, "players: 'two' is not a list of 2 to 4 players"],
    [position({ game: 'chess' }), "game: 'chess' is not a game that can be played here: dale"],
    [position({ teams: 'yes' }), "teams: 'yes' is not true or false"],
    [position({ teams: true }), 'teams: true is not possible with other than 4 players'],
    [position({ turn: 'p3' }), "turn: 'p3' is not one of p1 to p2"],
    [position({ turn: 1 }), 'turn: 1 is not one of p1 to p2'],
    [position({ decks: 'owls' }), "decks: 'owls' is not a list"],
    [position({ decks: ['owls', 'dogs'] }), "decks[1]: 'dogs' is not a deck: platypuses, "],
    [player(7), 'players[0]: 7 is not an object'],
    [player({ hands: [] }), "players[0]: 'hands' is not one of hand, deck, discard, stall, schedule"],
    [player({ hand: 'junk' }), "players[0].hand: 'junk' is not a list"],
    [player({ hand: ['junk', 'owls-6'] }), "players[0].hand[1]: 'owls-6' is not a card such as owls-3 or junk"],
    [player({ hand: ['owls-3#2'] }), "players[0].hand[0]: 'owls-3#2' is not a card such as owls-3 or junk"],
    [player({ hand: ['chameleons-2=owls-3'] }), "players[0].hand[0]: 'chameleons-2=owls-3' is not a card"],
    [{ players: [{}, { deck: [5] }] }, 'players[1].deck[0]: 5 is not a card such as owls-3 or junk'],
    [player({ discard: {} }), 'players[0].discard: an object is not a list'],
    [player({ stall: ['owls-1'] }), "players[0].stall[0]: 'owls-1' is not a list"],
    [player({ stall: [['owls-1'], []] }), 'players[0].stall[1]: a list of 0 is not a stack of at least one card'],
    [player({ stall: [['owls-1', 'cat']] }), "players[0].stall[0][1]: 'cat' is not a card such as owls-3 or junk"],
    [player({ schedule: [1] }), 'players[0].schedule[0]: 1 is not a card'],
    [player({ schedule: ['owls-1'] }), "players[0].schedule[0]: 'owls-1' is not a technique, or a chameleon"],
    [player({ schedule: ['chameleons-2'] }), "players[0].schedule[0]: 'chameleons-2' is not a technique, or a cham"],
    [player({ schedule: ['platypuses-4'] }), "players[0].schedule[0]: 'platypuses-4' is not a technique that waits"],
    [
      player({ schedule: ['chameleons-2=platypuses-4'] }),
      "players[0].schedule[0]: 'chameleons-2=platypuses-4' is not a technique that waits",
    ],
    [
      player({ schedule: ['owls-1=sloths-1'] }),
      "players[0].schedule[0]: 'owls-1=sloths-1' is not a card that can copy",
    ],
    [{ players: [{}, {}, { stall: [['owls-1']] }, {}], teams: true }, 'players[2].stall: a list of 1 is not empty'],
    [position({ market: 'owls-1' }), "market: 'owls-1' is not a list"],
    [position({ market: [null, null, null, null, null, null] }), 'market: a list of 6 is not a list of five slots'],
    [position({ market: [null, 'cat'] }), "market[1]: 'cat' is not a card such as owls-3 or junk"],
    [position({ marketDeck: ['?'] }), "marketDeck[0]: '?' is not a card such as owls-3 or junk"],
    [position({ marketDiscard: [['junk']] }), 'marketDiscard[0]: a list of 1 is not a card such as owls-3 or junk'],
    [position({ chance: 'keep' }), "chance: 'keep' is not an object"],
    [position({ chance: { shuffle: 'random' } }), 'chance.shuffle: \'random\' is not "keep" or a seed of hexadecimal'],
    [position({ chance: { die: 3 } }), 'chance.die: 3 is not a list'],
    [position({ chance: { die: [1, 'x'] } }), "chance.die[1]: 'x' is not a whole number from 0"],
    [position({ chance: { pick: [-1] } }), 'chance.pick[0]: -1 is not a whole number from 0'],
    [position({ moves: 'p1 pass' }), "moves: 'p1 pass' is not a list of moves"],
    [position({ moves: ['p1 pass', 1] }), 'moves[1]: 1 is not a move'],
  ])('%j', (json, reason) => {
    const { exitCode, result } = runText(JSON.stringify(json))
    expect(exitCode).toBe(2)
    expect(result.error?.reason.slice(0, reason.length)).toBe(reason)
    expect(Object.keys(result)).toEqual(['error'])
  })

  test.each<[Json, string]>([
    [saved({ seed: 5 }), 'seed: '],
    [saved({ seed: '' }), 'seed: '],
    [saved({ decks: ['owls', 'foxes', 'dogs'] }), 'decks[2]: '],
    [saved({ decks: ['owls'] }), 'decks: '],
    [{ players: 2, seed: 'a' }, 'decks: this game needs 3 decks, not 0'],
    [saved({ decks: ['owls', 'owls', 'pandas'] }), 'decks: '],
    [saved({ players: 7 }), 'players: '],
    [saved({ players: 2.5 }), 'players: '],
    [saved({ teams: 'yes' }), 'teams: '],
    [saved({ teams: true }), 'teams: '],
    [saved({ turn: 'p9' }), 'turn: '],
    [saved({ turn: 'p4' }), 'turn: '],
  ])('a saved game names the field that is wrong: %j', (json, field) => {
    expect(reasonOf(json)?.slice(0, field.length)).toBe(field)
  })

  test.each<[Json, string]>([
    [position({ marketdeck: [] }), "position: 'marketdeck' is not one of "],
    [position({ chance: { dice: [1] } }), "chance: 'dice' is not one of "],
  ])('a field that does not exist is named: %j', (json, reason) => {
    expect(reasonOf(json)?.slice(0, reason.length)).toBe(reason)
  })

  test('text that is not JSON', () => {
    for (const text of ['', '{', '[1,', 'nul', '{"players": [{}, {}]} x']) {
      const { exitCode, result } = runText(text)
      expect(exitCode).toBe(2)
      expect(result.error?.reason).toMatch(/^text: '.*' is not JSON/)
    }
  })

  test('a seat that does not play cannot be looked from', () => {
    expect(runJson({ players: [{}, {}] }, 2).result.error?.reason).toBe("--view: 'p3' is not one of p1 to p2")
  })
})

describe('chance', () => {
  /** p1 has to form a new deck out of three discards. */
  const reforming = (chance?: Json) =>
    runJson({
      players: [
        { discard: ['owls-1', 'owls-2', 'owls-4', 'junk', 'foxes-1'] },
        { deck: ['junk', 'junk', 'junk', 'junk', 'junk'] },
      ],
      ...(chance === undefined ? {} : { chance }),
      moves: ['p1 discard none'],
    }).result.position as PositionJson

  test('`keep` turns a discard pile over', () => {
    expect(reforming({ shuffle: 'keep' }).players[0]?.hand).toEqual(['foxes-1', 'junk', 'owls-4', 'owls-2', 'owls-1'])
  })

  test('a seed always shuffles the same way; another one in another', () => {
    const hands = ['1', 'c0ffee', 'deadbeef', '0123456789abcdef', '00'.repeat(36), 'ff'.repeat(36)].map((shuffle) => {
      const once = reforming({ shuffle })
      expect(reforming({ shuffle })).toEqual(once)
      expect(once.players[0]?.hand.toSorted()).toEqual(['foxes-1', 'junk', 'owls-1', 'owls-2', 'owls-4'])
      return once.players[0]?.hand.join()
    })
    expect(new Set(hands).size).toBeGreaterThan(3)
  })

  test('without a script a fixed seed is used', () => {
    expect(reforming()).toEqual(reforming())
  })

  const haggler = (die: readonly number[], moves: readonly string[]): DaleRan =>
    runJson({
      players: [{ hand: ['ocelots-1', 'ocelots-1'] }, {}],
      chance: { shuffle: 'keep', die },
      moves,
    })

  test('`die` says what is rolled, and what is left is written', () => {
    const { result } = haggler([3, 0, 2], ['p1 use ocelots-1'])
    expect(result.log).toContain('p1 rolls 3')
    expect((result.position as PositionJson).chance).toEqual({ shuffle: 'keep', die: [0, 2] })
  })

  test('a script of dice that runs out says so', () => {
    const { exitCode, result } = haggler([3], ['p1 use ocelots-1', 'p1 use ocelots-1#2'])
    expect(exitCode).toBe(1)
    expect(result.error).toMatchObject({ move: 2, reason: 'chance.die has no roll left (1 were given)' })
    expect(haggler([], ['p1 use ocelots-1']).result.error?.reason).toBe('chance.die has no roll left (0 were given)')
  })

  test('a number that the die does not have is refused', () => {
    expect(haggler([6], ['p1 use ocelots-1']).result.error?.reason).toMatch(/^chance\.die says 6, but the die has /)
  })

  const nuisance = (pick: readonly number[]): DaleRan =>
    runJson({
      players: [{ hand: ['raccoons-2'] }, { hand: ['owls-1', 'owls-2', 'junk'] }, {}],
      chance: { shuffle: 'keep', pick },
      moves: ['p1 play raccoons-2', 'p1 choose p2'],
    })

  test('`pick` says which candidate it is, in the order written', () => {
    expect((nuisance([1]).result.position as PositionJson).players[1]).toMatchObject({
      hand: ['owls-1', 'junk'],
      discard: ['owls-2'],
    })
  })

  test('a script of picks that runs out, or picks what is not there, says so', () => {
    expect(nuisance([]).result.error?.reason).toBe('chance.pick has no pick left (0 were given)')
    expect(nuisance([3]).result.error?.reason).toBe('chance.pick says 3, but there are 3 candidates')
  })

  test('a script that runs out before the first move is an error of the position', () => {
    const { exitCode, result } = runJson({
      players: [{ schedule: ['sloths-1'], discard: ['junk'], hand: ['ocelots-1'] }, {}],
      chance: { die: [] },
      moves: ['p1 choose sloths-1', 'p1 use ocelots-1'],
    })
    expect(exitCode).toBe(1)
    expect(result.error?.reason).toBe('chance.die has no roll left (0 were given)')
  })
})

describe('forms of cards', () => {
  test('`#2` names the second copy in its zone where copies differ', () => {
    const { result } = runJson({
      players: [{ hand: ['polecats-2', 'junk', 'owls-1', 'junk'], deck: ['junk', 'junk', 'junk', 'junk', 'junk'] }, {}],
      market: [null, null, null, null, 'foxes-3'],
      chance: { shuffle: 'keep', die: [2] },
      moves: ['p1 play polecats-2', 'p1 choose junk#2', 'p1 buy 5 with owls-1,junk#2'],
    })
    expect(result.error).toBeUndefined()
    expect((result.position as PositionJson).players[0]).toMatchObject({ discard: ['polecats-2', 'junk', 'owls-1'] })
  })

  test('`#2` of market cards that are alike is the second from the left', () => {
    const { result } = runJson({
      players: [{ hand: ['pandas-2'] }, {}],
      market: ['owls-2', 'foxes-2', 'owls-2', null, 'owls-2'],
      moves: ['p1 play pandas-2', 'p1 choose owls-2#2'],
    })
    expect((result.position as PositionJson).players[0]?.hand[0]).toBe('owls-2')
    expect(result.log).toContain('Ancient Knowledge (owls-2) goes from market slot 3 to p1’s hand')
  })

  test('`=` names the model of a chameleon, and the one on a schedule keeps it', () => {
    const { result } = runJson({
      players: [{ hand: ['chameleons-2', 'junk'] }, { discard: ['sloths-2'] }],
      moves: ['p1 play chameleons-2=sloths-2'],
    })
    const { players } = result.position as PositionJson
    expect(players[0]?.schedule).toEqual(['chameleons-2=sloths-2'])
    expect(readPosition({ players } as unknown as Json).seats[0]?.schedule[0]?.as.id).toBe('sloths-2')
  })

  test('`=` is the value of an Accordion or a Stove in a stack', () => {
    const build = (line: string, hand: readonly string[], stacks: number): DaleRan =>
      runJson({
        players: [{ hand, stall: Array.from({ length: stacks }, () => ['foxes-1']) }, {}],
        moves: [line],
      })
    expect(build('p1 build squirrels-5a=6', ['squirrels-5a'], 5).exitCode).toBe(0)
    expect(build('p1 build squirrels-5a=4', ['squirrels-5a'], 3).exitCode).toBe(0)
    expect(build('p1 build squirrels-5a=3', ['squirrels-5a'], 2).exitCode).toBe(1)
    expect(
      build('p1 build penguins-4=2 spend junk,junk,junk', ['penguins-4', 'junk', 'junk', 'junk'], 1).exitCode,
    ).toBe(0)
    expect(build('p1 build penguins-4=2 spend junk', ['penguins-4', 'junk', 'junk', 'junk'], 1).exitCode).toBe(1)
  })
})

describe('D6 the number of a copy', () => {
  const DECK = ['junk', 'junk', 'junk', 'junk']
  const play = (hand: readonly string[], moves: readonly string[], schedule: readonly string[] = []): DaleRan =>
    runJson({
      players: [{ hand, deck: DECK, schedule }, {}],
      market: [null, null, null, null, 'sloths-2'],
      chance: { shuffle: 'keep' },
      moves,
    })

  test.each([
    ['a payment', ['junk', 'junk', 'junk'], 'p1 buy 5 with junk#1,junk#3'],
    ['a stack', ['sloths-1', 'sloths-1'], 'p1 build sloths-1#2'],
    ['a technique', ['sloths-1', 'sloths-1'], 'p1 play sloths-1#2'],
    ['an ability', ['owls-1', 'owls-1', 'junk'], 'p1 use owls-1#2'],
  ])('does not matter among equal hand cards: %s', (_, hand, move) => {
    expect(play(hand, [move])).toMatchObject({ exitCode: 0 })
  })

  test('does not matter among equal cards that are due', () => {
    expect(play(['junk'], ['p1 choose sloths-1#2'], ['sloths-1', 'sloths-4', 'sloths-1']).exitCode).toBe(0)
  })

  test('must be one that there is, and each copy counts once', () => {
    const error = { reason: 'junk#3 is not in your hand' }
    expect(play(['junk', 'junk'], ['p1 buy 5 with junk,junk#3']).result).toMatchObject({ error })
    expect(play(['junk', 'junk', 'junk'], ['p1 buy 5 with junk#2,junk#2']).exitCode).toBe(1)
  })

  test('decides where something was done to one of them', () => {
    const hand = ['polecats-2', 'owls-2', 'owls-2', 'junk']
    const stall = [['owls-1'], ['owls-1'], ['owls-1']]
    const build = (line: string): DaleRan =>
      runJson({
        players: [{ hand, deck: DECK, stall }, {}],
        chance: { shuffle: 'keep', die: [2] },
        moves: ['p1 play polecats-2', 'p1 choose owls-2#2', line],
      })
    expect(build('p1 build owls-2#2').exitCode).toBe(0)
    expect(build('p1 build owls-2#1').exitCode).toBe(1)
  })
})

describe('a refused move is refused for what is wrong with it', () => {
  const DECK = Array.from({ length: 9 }, () => 'junk')
  const reasonFor = (hands: readonly (readonly string[])[], moves: readonly string[], due: readonly string[] = []) =>
    runJson({
      players: hands.map((hand, at) => ({ hand, deck: DECK, schedule: at === 0 ? due : [] })),
      market: [null, null, null, null, 'sloths-2'],
      chance: { shuffle: 'keep' },
      moves,
    }).result.error?.reason

  test('after the start of a turn that was passed over', () => {
    const wrongSum = 'the stack must be worth 1, and these cards are worth 2'
    expect(reasonFor([['owls-1'], []], ['p1 build owls-1'], ['sloths-5b'])).toBe(wrongSum)
    expect(reasonFor([['owls-1', 'junk', 'junk'], []], ['p1 buy 5 with junk,junk'], ['sloths-5b'])).toMatch(
      /^the price is 2, and you pay 4/,
    )
  })

  test('after the last window of a turn that was passed over', () => {
    const moves = ['p1 discard none', 'p2 build owls-2']
    expect(reasonFor([['owls-1'], ['owls-2']], moves)).toBe('the stack must be worth 1, and these cards are worth 2')
  })

  test('in the last window, where no action is left (rules 5.4)', () => {
    const over = 'you have used all your actions this turn; you can only use abilities or pass'
    expect(reasonFor([['owls-1', 'owls-2'], []], ['p1 discard none', 'p1 build owls-1'])).toBe(over)
  })
})

describe('D21 saying what was not asked', () => {
  test('names the only card that is due', () => {
    const players = [{ hand: ['junk'], deck: ['junk', 'junk'], schedule: ['sloths-1'] }, {}]
    expect(runJson({ players, moves: ['p1 choose sloths-1', 'p1 discard none'] }).exitCode).toBe(0)
    expect(runJson({ players, moves: ['p1 choose sloths-4'] }).exitCode).toBe(1)
  })

  test('passes where the turn has ended with the last ability', () => {
    const players = [{ hand: ['owls-1'], deck: ['junk', 'junk', 'junk', 'junk', 'junk', 'junk'] }, { hand: ['junk'] }]
    const moves = ['p1 discard none', 'p1 use owls-1', 'p1 pass', 'p2 discard none']
    expect(runJson({ players, chance: { shuffle: 'keep' }, moves })).toMatchObject({ exitCode: 0 })
    expect(runJson({ players, moves: ['p1 pass'] }).exitCode).toBe(1)
  })
})

describe('as a seat can see it', () => {
  test('hands are question marks and decks are counts', () => {
    const { result } = runJson(
      {
        players: [
          { hand: ['owls-1', 'owls-2'], deck: ['owls-3'] },
          { hand: ['foxes-1'], deck: ['foxes-2', 'foxes-3'] },
        ],
        marketDeck: ['pandas-1', 'pandas-2'],
      },
      1,
    )
    expect(result.position).toMatchObject({
      players: [
        { hand: ['?', '?'], deck: 1 },
        { hand: ['foxes-1'], deck: 2 },
      ],
      marketDeck: 2,
    })
    expect(result.position).not.toHaveProperty('chance')
    expect(result.pending).toEqual([{ seat: 'p1', kind: 'action', ask: 'p1 has to decide', legal: [], min: 0, max: 0 }])
  })
})
