/** Plays one running match of every game. Its views never depend on how it reached its position. */
import type { Cove } from '@merchants/cove'
import { cove } from '@merchants/cove'
import type { Dale } from '@merchants/dale'
import { dale } from '@merchants/dale'
import { joinLog } from '@merchants/protocol'
import type { GameDefinition, GameTypes } from '@merchants/tabletop'
import { fastChance, movesOf, randomPlayer, replay, isRefusal, SPECTATOR } from '@merchants/tabletop'
import type { Auction } from '@merchants/testkit/game'
import { auction } from '@merchants/testkit/game'
import { describe, expect, test } from 'vitest'
import type { LogMark } from './log-mark.ts'
import { LocalMatch } from './local-match.ts'
import { Match } from './match.ts'
import { framesBetween, snapshotAt, snapshotOf } from './match-view.ts'
import { cancelTarget, undoTarget } from './undo.ts'

const DALE: Dale['setup'] = { players: 3, decks: ['platypuses', 'owls', 'foxes', 'beavers'], teams: false }
const COVE: Cove['setup'] = {
  level: 'normal',
  rogue: 'criminals',
  townsfolkSets: ['locals', 'mercenaries'],
  merchants: ['blacksmith', 'alchemist'],
}
const AUCTION: Auction['setup'] = { players: 3 }

/** This many answers of a long game are enough. */
const MAX_STEPS = 150

const firstOf = <G extends GameTypes>(game: GameDefinition<G>, setup: G['setup'], seed: number): G['state'] =>
  game.deal(setup, fastChance(seed))

/** A match whose people answer anything. */
function played<G extends GameTypes>(
  game: GameDefinition<G>,
  setup: G['setup'],
  seed: number,
  look: (match: LocalMatch<G>) => void = () => undefined,
): LocalMatch<G> {
  const match = new LocalMatch(game, firstOf(game, setup, seed), [], fastChance(seed))
  const choose = randomPlayer(fastChance(seed + 1))
  while (match.decision !== undefined && match.step < MAX_STEPS) {
    expect(match.answer([choose(match.decision).slice()])).toBeUndefined()
    look(match)
  }
  return match
}

function everyGame(
  property: string,
  check: <G extends GameTypes>(game: GameDefinition<G>, setup: G['setup'], seed: number) => void,
): void {
  test.each([1, 2, 3])(`${property}: dale, seed %i`, (seed) => check(dale, DALE, seed))
  test.each([1, 2, 3])(`${property}: cove, seed %i`, (seed) => check(cove, COVE, seed))
  test.each([1, 2, 3])(`${property}: auction, seed %i`, (seed) => check(auction, AUCTION, seed))
}

const view = <G extends GameTypes>(
  game: GameDefinition<G>,
  pause: Match<G>['history']['pause'],
  seat: number,
): string => JSON.stringify(game.view(pause, seat))

function checkFollowing<G extends GameTypes>(game: GameDefinition<G>, setup: G['setup'], seed: number): void {
  const match = played(game, setup, seed)
  const again = new Match(game, firstOf(game, setup, seed))
  again.follow(match.answers.map((answer) => ({ answer })))

  expect(again.log).toEqual(match.log)
  expect(again.steps.map(({ seat, hasRevealed, isOpen }) => ({ seat, hasRevealed, isOpen }))).toEqual(
    match.steps.map(({ seat, hasRevealed, isOpen }) => ({ seat, hasRevealed, isOpen })),
  )
  expect(again.moves).toEqual(match.moves)
  expect(view(game, again.history.pause, 0)).toBe(view(game, match.history.pause, 0))
  expect(undoTarget(again, [0])).toEqual(undoTarget(match, [0]))
}

everyGame('followed from its answers it is the same match', checkFollowing)

function checkPast<G extends GameTypes>(game: GameDefinition<G>, setup: G['setup'], seed: number): void {
  const match = played(game, setup, seed)
  for (let step = 0; step <= match.step; step += 7) {
    const then = replay(game, firstOf(game, setup, seed), match.answers.slice(0, step))
    if (isRefusal(then)) throw new Error(then.key)
    expect(view(game, match.historyAt(step).pause, 0)).toBe(view(game, then.pause, 0))
    expect(snapshotAt(match, step, SPECTATOR).log.every((each) => each.step <= step)).toBe(true)
  }
  expect(match.lines.flatMap(({ text }) => text || [])).toEqual(movesOf(game, match.whole()))
}

everyGame('looked back at, every moment is as a replay shows it, and its moves are those of the whole match', checkPast)

function checkMarks<G extends GameTypes>(game: GameDefinition<G>, setup: G['setup'], seed: number): void {
  let mark: LogMark | undefined
  let log: readonly unknown[] = []
  const send = (match: LocalMatch<G>): void => {
    const sent = snapshotOf(match, 0, mark, [0])
    log = joinLog<unknown>(log, sent.from, sent.log)
    mark = sent.mark
    expect(log).toEqual(snapshotOf(match, 0, undefined, [0]).log)
  }
  let sent = 0
  played(game, setup, seed, (match) => {
    if (sent++ % 3 === 0) send(match)
    if (sent % 5 === 0 && match.undo([match.steps.at(-1)?.seat ?? 0]) === undefined) send(match)
  })
}

everyGame('what was sent and the log since a mark make the whole log, also after an undo', checkMarks)

function checkFrames<G extends GameTypes>(game: GameDefinition<G>, setup: G['setup'], seed: number): void {
  const match = played(game, setup, seed)
  const frames = framesBetween(match, undefined, match.step, SPECTATOR)

  expect(frames.map(({ step, event }) => ({ step, event }))).toEqual(snapshotOf(match, SPECTATOR, undefined, []).log)
  const middle = Math.floor(match.step / 2)
  expect(framesBetween(match, middle, match.step, SPECTATOR)).toEqual(frames.filter(({ step }) => step > middle))
}

everyGame('the frames of a match tell its whole log', checkFrames)

test('an undo goes neither past another seat’s visible answer nor past anything learned', () => {
  const match = new LocalMatch(auction, firstOf(auction, { players: 2 }, 3), [], fastChance(1))
  match.answer([[0]])
  expect(undoTarget(match, [1])).toMatchObject({ key: 'nothing-to-undo' })
  expect(cancelTarget(match, [0])).toBe(0)
  expect(match.cancel([0])).toBeUndefined()
  expect(match.step).toBe(0)

  match.answer([[0], []])
  match.answer([[0]])
  expect(undoTarget(match, [1])).toBe(2)
  expect(undoTarget(match, [0])).toMatchObject({ key: 'something-was-learned' })
  expect(undoTarget(match, [0, 1])).toBe(2)
  match.answer([[]])
  expect(undoTarget(match, [1])).toMatchObject({ key: 'something-was-learned' })
})

test('the last card of a hand is played without asking', () => {
  const match = new LocalMatch(auction, firstOf(auction, { players: 2 }, 3), [], fastChance(1))
  while (match.decision !== undefined) match.answer([[0]])

  expect(match.steps.filter(({ isAutomatic }) => isAutomatic)).toEqual([])
  const slow = new LocalMatch(auction, firstOf(auction, { players: 2 }, 3), [], fastChance(1))
  for (const answer of [[0], [0], [0], [0], [0], [], [0], []]) slow.answer([answer])
  expect(slow.steps.filter(({ isAutomatic }) => isAutomatic)).toHaveLength(2)
  expect(slow.isOver).toBe(true)
})

describe('a bot answers later', () => {
  const never = new AbortController().signal
  const botThat = (answer: Promise<number[]>): { name: string; decide: () => Promise<number[]> } => ({
    name: 'slow',
    decide: () => answer,
  })

  test('and the match goes on with its answer', async () => {
    const match = new LocalMatch(auction, firstOf(auction, AUCTION, 1), [botThat(Promise.resolve([2]))], fastChance(1))
    await match.goOn({ deadline: 0, signal: never })
    expect(match.answers).toEqual([[2]])
  })

  test('but not once it is no longer wanted', async () => {
    const stop = new AbortController()
    const match = new LocalMatch(auction, firstOf(auction, AUCTION, 1), [botThat(Promise.resolve([2]))], fastChance(1))
    const thinking = match.goOn({ deadline: 0, signal: stop.signal })
    stop.abort()
    await thinking
    expect(match.answers).toEqual([])
  })

  test('but not once the match has continued without it', async () => {
    const match = new LocalMatch(auction, firstOf(auction, AUCTION, 1), [botThat(Promise.resolve([2]))], fastChance(1))
    const thinking = match.goOn({ deadline: 0, signal: never })
    match.answer([[0]])
    await thinking
    expect(match.answers).toEqual([[0]])
  })

  test('and an answer that is not possible is an error', async () => {
    const match = new LocalMatch(auction, firstOf(auction, AUCTION, 1), [botThat(Promise.resolve([9]))], fastChance(1))
    await expect(match.goOn({ deadline: 0, signal: never })).rejects.toThrow('slow gave an answer that is not possible')
  })
})
