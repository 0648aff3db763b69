/** A game that lasts long: every moment of it is found again. */
import type { Setup } from '@merchants/dale'
import { PendingAnswers } from '@merchants/match'
import { isAnnouncement } from '@merchants/protocol'
import type { AnyGame, Decision, GameTypes, HistoryOf } from '@merchants/tabletop'
import { fastChance, randomPlayer, SPECTATOR } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { LazyMatch } from './lazy-match.ts'
import { gameNamed } from './games.ts'

const SETUP: Setup = { players: 4, decks: ['macaws', 'pandas', 'raccoons', 'owls'], teams: true, starter: 0 }

const dale = gameNamed('dale') as AnyGame

/** Long enough that most of the positions that were kept are dropped again, twice. */
const LONG = 1000

const seenBy = ({ pause }: HistoryOf<GameTypes>): string =>
  JSON.stringify([SPECTATOR, 0, 3].map((seat) => dale.view(pause, seat)))

/** A long random game, and its views at each of its moments. */
function longGame(): { readonly play: LazyMatch; readonly seen: readonly string[] } {
  const play = newPlay()
  const choose = randomPlayer(fastChance(1))
  const seen = [seenBy(play.history)]
  while (play.step < LONG) {
    const pending = new PendingAnswers(play.rules, play.history)
    expect(pending.add(choose(play.history.pause.decision as Decision).slice(), false)).toBeUndefined()
    play.commit(pending)
    seen.push(seenBy(play.history))
  }
  return { play, seen }
}

const toldOf = ({ log }: LazyMatch): string[] =>
  log.map(({ step, event }) => `${step} ${JSON.stringify(isAnnouncement(event) ? event : dale.viewEvent(event, 0))}`)

const newPlay = (): LazyMatch => new LazyMatch(dale, SETUP, 'a long game')
const { play, seen } = longGame()
const answers = play.steps.map(({ answer }) => answer)

test('however long a game lasts, one can look at each of its moments', () => {
  for (let step = 0; step <= LONG; step += 37) expect(seenBy(play.historyAt(step)), `step ${step}`).toBe(seen[step])
})

test.each([1, 11, 12, 200, 333, LONG])('%i answers that are read from the storage lead to the same game', (length) => {
  const again = newPlay()
  again.follow(answers.slice(0, length), length)

  expect(again.step).toBe(length)
  expect(seenBy(again.history)).toBe(seen[length])
  expect(again.steps).toEqual(play.steps.slice(0, length))
  expect(toldOf(again)).toEqual(toldOf(play).slice(0, again.log.length))
  expect(again.history.past.map(({ answer }) => answer)).toEqual(
    play.historyAt(length).past.map(({ answer }) => answer),
  )
  expect(seenBy(again.historyAt(length >> 1))).toBe(seen[length >> 1])

  again.follow(answers.slice(length, length + 50), 50)
  expect(seenBy(again.history)).toBe(seen[Math.min(LONG, length + 50)])
})

test.each([3, 100])('an answer that was never possible, after %i that were, is a fault each time', (length) => {
  const again = newPlay()
  again.follow([...answers.slice(0, length), [99], [0]], length + 2)
  const looks = [
    () => again.history,
    () => again.steps,
    () => again.log,
    () => again.cuts,
    () => again.isOver,
    () => again.historyAt(1),
    () => again.undoTo(1),
  ]

  for (const look of [...looks, ...looks]) expect(look).toThrow('A stored answer is not possible')
  again.follow([[0]], 1)
  for (const look of looks) expect(look).toThrow('A stored answer is not possible')
})

test('an undo cannot lead to a later step', () => {
  const again = newPlay()
  again.follow(answers.slice(0, 5), 5)
  expect(() => again.undoTo(6)).toThrow('An undo cannot lead to a later step.')
  expect(again.step).toBe(5)
})

test('a game can go back, which drops what happened since', () => {
  const again = newPlay()
  again.follow(answers, LONG)
  again.undoTo(333)
  expect(seenBy(again.history)).toBe(seen[333])
  expect(toldOf(again)).toEqual(toldOf(play).slice(0, again.log.length))
  expect(again.log.at(-1)?.step).toBeLessThanOrEqual(333)
})
