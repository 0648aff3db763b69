/** Positions of random games as text: written and read they are the same, and show a seat what it can see. */
import type { Json } from '@merchants/tabletop'
import { fastChance, randomPlayer, streamChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { playOut } from '../game.ts'
import { newGame } from '../setup.ts'
import type { State } from '../state.ts'
import { anySetup } from '../testing/setups.ts'
import type { PositionJson } from './position.ts'
import { readPosition, writePosition } from './position.ts'
import type { DaleRan } from './run.ts'
import { runText } from './run.ts'

const runJson = (json: object, view?: number): DaleRan => runText(JSON.stringify(json), view)

/** A random game at the start of some turn. */
function midGame(seed: number, turns = 1 + ((seed * 13) % 80)): State {
  const state = newGame(anySetup(seed), seed % 2 === 0 ? fastChance(seed) : streamChance(`game ${seed}`))
  playOut(state, randomPlayer(fastChance(seed)), turns)
  return state.phase === 'over' ? midGame(seed, turns >> 1) : state
}

test('a position is the same after it was written and read (200 random games)', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const written = writePosition(midGame(seed))
    const again = writePosition(readPosition(JSON.parse(JSON.stringify(written)) as Json))
    expect(again).toEqual(written)
  }
})

test('a position that was read plays on like the game it was written from (100 random games)', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const state = midGame(seed)
    const read = readPosition(JSON.parse(JSON.stringify(writePosition(state))) as Json)
    for (const each of [state, read]) playOut(each, randomPlayer(fastChance(seed + 1)), 12)
    expect(writePosition(read), `game ${seed}`).toEqual(writePosition(state))
    expect(read.winners).toEqual(state.winners)
  }
})

test('the output of `run` can be run again', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const first = runJson(writePosition(midGame(seed)))
    const again = runJson(first.result.position as PositionJson)
    expect(again).toEqual(first)
  }
})

const idsIn = (...things: unknown[]): Set<string> =>
  new Set(JSON.stringify(things).match(/[a-z]+-(?:[1-4]|5[ab])/g) ?? [])

const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...ids].filter((id) => !others.has(id))

/** The public part for a seat. */
const openTo = ({ players, market, marketDiscard }: PositionJson, seat: number): unknown => [
  players[seat]?.hand,
  players.map(({ discard, stall, schedule }) => [discard, stall, schedule]),
  market,
  marketDiscard,
]

test('no id of a card that is only in hidden places is printed, before and after a turn (80 random games)', () => {
  let hidden = 0
  for (let seed = 1; seed <= 80; seed++) {
    const start = writePosition(midGame(seed))
    const legal = runJson(start).result.pending?.[0]?.legal ?? []
    const moves = seed % 2 === 0 ? [] : legal.filter((line) => /^p\d discard /.test(line)).slice(-1)
    const end = runJson({ ...start, moves }).result.position as PositionJson
    for (const seat of start.players.keys()) {
      const { result } = runJson({ ...start, moves }, seat)
      // Cookies are shown when a hand is filled to the larger size (macaws-2).
      const cookies = result.log?.filter((line) => line.endsWith(' shows Cookies (macaws-2)'))
      const open = idsIn(openTo(start, seat), openTo(end, seat), moves, cookies)
      // A build with help may ask for any card by name.
      const shown = idsIn(JSON.stringify(result).replaceAll(/ help [^"]*/g, ''))
      expect(without(shown, open), `game ${seed}, p${seat + 1}: ${moves.join()}`).toEqual([])
      hidden += without(idsIn(end), open).length
    }
  }
  expect(hidden).toBeGreaterThan(1000)
})
