/** What a seat may not know changes nothing that it is shown: positions that differ only there run to the very same text. */
import type { Chance, Json } from '@merchants/tabletop'
import { below, fastChance, randomPlayer, shuffle } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import { catalogue } from './decks/index.ts'
import { playOut } from './game.ts'
import type { PositionJson } from './notation/position.ts'
import { writePosition } from './notation/position.ts'
import { runText } from './notation/run.ts'
import { newGame } from './setup.ts'
import { anySetup } from './testing/setups.ts'

/** All that `run --view` prints, as text. */
const seen = (position: object, moves: readonly string[], seat: number): string =>
  JSON.stringify(runText(JSON.stringify({ ...position, moves }), seat))

const P1 = 0
const P2 = 1

interface Pair {
  readonly name: string
  /** What both positions share. */
  readonly position: Json
  /** What p2 may not know: hand and deck of p1, the deck of p2, the market deck. */
  readonly hidden: readonly [Hidden, Hidden]
  readonly moves: readonly string[]
}

interface Hidden {
  readonly hand: readonly string[]
  readonly deck?: readonly string[]
  readonly otherDeck?: readonly string[]
  readonly marketDeck?: readonly string[]
}

function laid(position: Json, { hand, deck = [], otherDeck = [], marketDeck = [] }: Hidden): object {
  const { players = [{}, {}], ...rest } = position as { players?: readonly object[] }
  const [first = {}, second = {}, ...others] = players
  return { ...rest, players: [{ ...first, hand, deck }, { ...second, deck: otherDeck }, ...others], marketDeck }
}

const PAIRS: readonly Pair[] = [
  {
    name: 'nothing happens',
    position: { players: [{}, { hand: ['owls-4', 'junk'] }], market: ['owls-1', 'owls-2', null, null, 'foxes-1'] },
    hidden: [
      { hand: ['owls-2', 'foxes-3'], deck: ['junk', 'owls-5a'], otherDeck: ['junk', 'junk'], marketDeck: ['pandas-1'] },
      { hand: ['junk', 'junk'], deck: ['owls-4', 'junk'], otherDeck: ['foxes-2', 'owls-1'], marketDeck: ['owls-5b'] },
    ],
    moves: [],
  },
  {
    name: 'p1 takes inventory and draws',
    position: { players: [{}, { hand: ['owls-4'] }] },
    hidden: [
      { hand: ['junk', 'foxes-3', 'owls-2', 'junk'], deck: ['junk', 'owls-5a'] },
      { hand: ['junk', 'junk', 'junk', 'pandas-5a'], deck: ['macaws-3', 'junk'] },
    ],
    moves: ['p1 discard junk'],
  },
  {
    name: 'p1 pays with cards that both hands hold',
    position: { players: [{}, { hand: ['junk'] }], market: [null, null, null, 'foxes-2', 'foxes-3'] },
    hidden: [
      { hand: ['foxes-3', 'owls-5a', 'junk', 'junk', 'junk'], deck: ['junk'], marketDeck: ['owls-2', 'owls-3'] },
      {
        hand: ['foxes-3', 'junk', 'macaws-1', 'macaws-3', 'polecats-4'],
        deck: ['owls-4'],
        marketDeck: ['owls-2', 'owls-3'],
      },
    ],
    moves: ['p1 buy 5 with foxes-3'],
  },
  {
    name: 'p1 looks at the own deck and keeps a card',
    position: { players: [{}, { hand: ['junk'] }] },
    hidden: [
      { hand: ['macaws-4', 'junk'], deck: ['owls-1', 'owls-2', 'owls-4', 'junk', 'junk'] },
      { hand: ['macaws-4', 'foxes-1'], deck: ['owls-1', 'pandas-2', 'junk', 'owls-5b', 'foxes-3'] },
    ],
    moves: ['p1 play macaws-4', 'p1 choose owls-1'],
  },
  {
    name: 'p1 arranges the deck with Wise Spy, which all see, in an order that nobody sees',
    position: { players: [{}, { hand: ['junk'] }] },
    hidden: [
      { hand: ['owls-1', 'junk'], deck: ['junk', 'owls-2', 'owls-4', 'junk'] },
      { hand: ['owls-1', 'foxes-2'], deck: ['junk', 'foxes-2', 'foxes-3', 'owls-5a'] },
    ],
    moves: ['p1 use owls-1'],
  },
  {
    name: 'a card of p1 is due, and p1 may hold an ability that could be used first',
    position: {
      players: [{ schedule: ['sloths-1'] }, { hand: ['junk'] }],
      market: ['owls-1', 'owls-2', null, null, 'foxes-1'],
    },
    hidden: [
      { hand: ['owls-1', 'junk'], deck: ['junk', 'owls-2', 'junk'] },
      { hand: ['junk', 'junk'], deck: ['junk', 'owls-2', 'junk'] },
    ],
    moves: [],
  },
  {
    name: 'an illegal move of p1, whatever is wrong with it',
    position: { players: [{}, { hand: ['junk'] }], market: [null, null, null, null, 'owls-5a'] },
    hidden: [{ hand: ['junk', 'owls-1'] }, { hand: ['foxes-1', 'chameleons-5b'] }],
    moves: ['p1 buy 5 with junk'],
  },
  {
    name: 'an illegal copy of p1, whatever it could copy',
    position: { players: [{}, { hand: ['junk'] }] },
    hidden: [{ hand: ['chameleons-5b', 'macaws-4', 'foxes-1'] }, { hand: ['junk', 'junk', 'junk'] }],
    moves: ['p1 play chameleons-5b'],
  },
  {
    name: 'p2 moves out of turn',
    position: { players: [{}, { hand: ['foxes-1'] }] },
    hidden: [{ hand: ['junk', 'owls-1'] }, { hand: ['foxes-1', 'owls-2'] }],
    moves: ['p2 play foxes-1'],
  },
  {
    name: 'p2 plays and buys',
    position: {
      turn: 'p2',
      players: [{}, { hand: ['macaws-5a', 'junk', 'junk'] }],
      market: [null, null, null, null, 'foxes-4'],
    },
    hidden: [
      { hand: ['junk', 'foxes-3'], deck: ['junk'] },
      { hand: ['pandas-2', 'macaws-2'], deck: ['owls-5b'] },
    ],
    moves: ['p2 play macaws-5a', 'p2 buy 5 with junk,junk'],
  },
  {
    name: 'p2 tries what is not possible',
    position: { turn: 'p2', players: [{}, { hand: ['macaws-2', 'chameleons-2'] }], market: ['foxes-4'] },
    hidden: [
      { hand: ['junk', 'foxes-3'], deck: ['junk'], otherDeck: ['owls-3'], marketDeck: ['junk'] },
      { hand: ['pandas-2', 'macaws-2'], deck: ['owls-5b'], otherDeck: ['junk'], marketDeck: ['pandas-3'] },
    ],
    moves: ['p2 buy 1 with macaws-2'],
  },
  {
    name: 'p1 gives p3 a card that p2 does not see',
    position: { players: [{}, { hand: ['junk'] }, { hand: ['junk', 'junk'], deck: ['junk'] }], chance: { pick: [0] } },
    hidden: [{ hand: ['raccoons-4', 'junk', 'owls-2'] }, { hand: ['raccoons-4', 'junk', 'foxes-5a'] }],
    moves: ['p1 play raccoons-4', 'p1 choose p3', 'p1 choose junk'],
  },
]

describe('positions by hand', () => {
  test.each(PAIRS)('$name', ({ position, hidden, moves }) => {
    const [here, there] = hidden.map((each) => laid(position, each)) as [object, object]
    expect(seen(here, moves, P2)).toBe(seen(there, moves, P2))
    expect(seen(here, moves, P1)).not.toBe(seen(there, moves, P1))
  })
})

/** A random game at the start of some turn, as text. */
function midGame(seed: number): PositionJson {
  const state = newGame(anySetup(seed), fastChance(seed))
  playOut(state, randomPlayer(fastChance(seed)), 1 + ((seed * 13) % 60))
  return state.phase === 'over' ? midGame(seed + 4) : writePosition(state)
}

/** Takes cards back from a pool that was shuffled. */
const deal = (pool: string[], pile: readonly string[]): string[] => pool.splice(0, pile.length)

/** Other cards in all hands but this seat's and in all decks; `isOpen` leaves the decks that come into play soon alone. */
function elsewhere(position: PositionJson, seat: number, chance: Chance, isOpen: boolean): PositionJson {
  const { players, marketDeck } = position
  const hidden = players.flatMap(({ hand, deck }, at) => (at === seat ? (isOpen ? [] : deck) : [...hand, ...deck]))
  const pool = isOpen ? hidden : [...hidden, ...marketDeck]
  shuffle(chance, pool)
  return {
    ...position,
    players: players.map((player, at) => {
      if (at === seat) return isOpen ? player : { ...player, deck: deal(pool, player.deck) }
      return { ...player, hand: deal(pool, player.hand), deck: deal(pool, player.deck) }
    }),
    marketDeck: isOpen ? marketDeck : deal(pool, marketDeck),
  }
}

/** Lines that a seat might write: the legal ones, and many that are not. */
function linesOf(position: PositionJson, seat: number, chance: Chance): string[] {
  const card = (): string => catalogue[below(chance, catalogue.length)]?.id ?? 'junk'
  const hand = position.players[seat]?.hand ?? []
  const own = (): string => hand[below(chance, hand.length)] ?? 'junk'
  const p = `p${seat + 1}`
  return [
    `${p} play ${own()}`,
    `${p} play ${card()}`,
    `${p} use ${own()}`,
    `${p} use ${own()}=${card()}`,
    `${p} build ${own()}`,
    `${p} build ${own()},${own()}`,
    `${p} build ${own()} discard ${card()}`,
    `${p} build ${own()} take ${card()}`,
    `${p} buy ${1 + below(chance, 5)} with ${own()}`,
    `${p} buy ${1 + below(chance, 5)} with ${own()},${own()}=${card()}`,
    `${p} buy discard with ${own()}`,
    `${p} choose ${card()}`,
    `${p} choose p1`,
    `${p} discard ${card()},${own()}`,
    `${p} pass`,
  ]
}

describe('random positions', () => {
  test('what a seat sees and may do is the same wherever hidden cards lie (120 games)', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const here = midGame(seed)
      for (const seat of here.players.keys()) {
        const there = elsewhere(here, seat, fastChance(seed * 5 + seat), false)
        expect(seen(there, [], seat), `game ${seed}, p${seat + 1}`).toBe(seen(here, [], seat))
      }
    }
  })

  test('so is what it is told about moves that are not possible (30 games)', () => {
    let refused = 0
    for (let seed = 1; seed <= 30; seed++) {
      const here = midGame(seed)
      const chance = fastChance(seed)
      for (const seat of here.players.keys()) {
        const there = elsewhere(here, seat, chance, false)
        for (const line of linesOf(here, seat, chance)) {
          const text = seen(here, [line], seat)
          if (!text.startsWith('{"exitCode":1')) continue
          refused += 1
          expect(seen(there, [line], seat), `game ${seed}: ${line}`).toBe(text)
        }
      }
    }
    expect(refused).toBeGreaterThan(600)
  })

  test('so is what it is shown after a move from which it learns nothing (100 games)', () => {
    let compared = 0
    for (let seed = 1; seed <= 100; seed++) {
      const here = midGame(seed)
      const active = Number(here.turn[1]) - 1
      for (const seat of here.players.keys()) {
        const chance = fastChance(seed * 5 + seat)
        const there = elsewhere(here, seat, chance, true)
        for (const line of movesFor(here, seat, active, chance)) {
          if (asked(here, line) !== asked(there, line)) continue
          const [text, other] = [seen(here, [line], seat), seen(there, [line], seat)]
          if (hasLearned(text, seat) || hasLearned(other, seat)) continue
          compared += 1
          expect(other, `game ${seed}, p${seat + 1} sees ${line}`).toBe(text)
        }
      }
    }
    expect(compared).toBeGreaterThan(350)
  })
})

/** Some legal moves of the own turn; of another's turn the one that any hand allows. */
function movesFor(position: PositionJson, seat: number, active: number, chance: Chance): string[] {
  if (seat !== active) return [`p${active + 1} discard none`]
  const { pending = [] } = runText(JSON.stringify(position)).result
  const legal = pending.flatMap(({ legal: lines }) => lines).filter((line) => line.includes(' '))
  shuffle(chance, legal)
  return legal.slice(0, 6)
}

/** Who has to decide what after a move: a reaction that one hand allows and another does not stops the game, for all to see. */
function asked(position: PositionJson, line: string): string {
  const { pending = [] } = runText(JSON.stringify({ ...position, moves: [line] })).result
  return pending.map(({ seat, ask }) => `${seat} ${ask}`).join()
}

/** Whether the log shows this seat a card out of somebody else's hand or deck. */
function hasLearned(text: string, seat: number): boolean {
  const lines = (JSON.parse(text) as { result: { log?: string[] } }).result.log ?? []
  return lines.some((line) => {
    const [, owner] =
      /^.+ \([a-z]+(?:-\w+)?\) goes from the (?:hand|deck) of p(\d)/.exec(line) ??
      /^p(\d) (?:shows|plays|uses|reacts|makes|rolls|says)/.exec(line) ??
      /looks at the hand of p(\d)/.exec(line) ??
      []
    return owner !== undefined && Number(owner) !== seat + 1
  })
}
