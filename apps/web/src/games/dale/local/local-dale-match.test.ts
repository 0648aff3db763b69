/** A game in the browser, with its stored data, its views, and undo. */
import { describe, expect, test } from 'vitest'
import type { SeatInfo, DaleMatchView } from '../match-types.ts'
import type { GameRecord } from './record.ts'
import { LocalDaleMatch } from './local-dale-match.ts'

const ALONE: readonly SeatInfo[] = [
  { name: '', kind: 'me' },
  { name: 'Juniper', kind: 'seasoned' },
]
const TOGETHER: readonly SeatInfo[] = [
  { name: 'Ann', kind: 'guest' },
  { name: 'Ben', kind: 'guest' },
]

function record(seats: readonly SeatInfo[], seed = 'a morning at the market'): GameRecord {
  return {
    game: 'test',
    table: { seats, decks: ['platypuses', 'macaws', 'squirrels'], teams: false },
    starter: 0,
    seed,
    answers: [],
    state: { turn: 1, stacks: [], winners: [], waitsFor: undefined },
    playedAt: 0,
  }
}

const optionOf = ({ view }: DaleMatchView, what: string): number =>
  view.decision?.options.findIndex((option) => (option as { do?: string }).do === what) ?? -1

const never = new AbortController().signal

async function letBotsPlay(game: LocalDaleMatch): Promise<void> {
  while (game.goesOnByItself) await game.goOn({ deadline: Infinity, signal: never })
}

/** Takes inventory and discards nothing, then lets bots play. */
async function passTurn(game: LocalDaleMatch): Promise<void> {
  game.answer(game.step, [[optionOf(game.look(), 'take inventory')]])
  if (game.look().view.decision?.ask === 'inventory') game.answer(game.step, [[]])
  await letBotsPlay(game)
}

describe('a game against a bot', () => {
  test('a saved game opens as the same game, question for question', async () => {
    const game = new LocalDaleMatch(record(ALONE))
    await passTurn(game)
    await passTurn(game)
    const again = new LocalDaleMatch(game.kept)
    expect(again.look().view).toEqual(game.look().view)
    expect(again.step).toBe(game.step)
  })

  test('an answer to an old question is refused and changes nothing', () => {
    const game = new LocalDaleMatch(record(ALONE))
    const before = game.look()
    expect(game.answer(before.step + 1, [[0]])).toEqual({ key: 'not-now', facts: {} })
    expect(game.look().view).toEqual(before.view)
  })

  test('an action that was begun can be called off, and a card that was drawn cannot be put back', async () => {
    const game = new LocalDaleMatch(record(ALONE))
    const before = game.look()
    game.answer(game.step, [[optionOf(before, 'take inventory')]])
    expect(game.look().act).toEqual({ do: 'take inventory' })
    expect(game.cancel()).toBeUndefined()
    expect(game.look().view).toEqual(before.view)
    game.answer(game.step, [[optionOf(before, 'take inventory')]])
    game.answer(game.step, [game.look().view.decision?.options.map((_, at) => at) ?? []])
    expect(game.look().whyNoUndo?.key).toBe('something-was-learned')
    expect(game.undo()?.key).toBe('something-was-learned')
    await letBotsPlay(game)
    expect(game.look().whyNoUndo?.key).toBe('something-was-learned')
  })

  test('the news is what the previous view did not show', async () => {
    const game = new LocalDaleMatch(record(ALONE))
    game.look()
    await passTurn(game)
    const { from, log, news } = game.look()
    expect([from, news]).toEqual([news, news])
    expect(log.length).toBeGreaterThan(0)
    expect(game.look()).toMatchObject({ from: from + log.length, log: [], news: from + log.length })
  })

  test('a written move is played, and one that is not possible says why', async () => {
    const game = new LocalDaleMatch(record(ALONE))
    expect(game.say('discard none')).toBeUndefined()
    await letBotsPlay(game)
    expect(game.say('play junk')?.key).toBe('not-a-technique')
    expect(game.say('dance')?.key).toBe('unreadable')
  })
})

describe('several people at one screen', () => {
  test('nothing hidden is shown before the right person looks', () => {
    const game = new LocalDaleMatch(record(TOGETHER))
    const closed = game.look()
    expect(closed.curtain).toBe(0)
    expect(closed.view.seats.flatMap(({ hand }) => hand).every((card) => card === '?')).toBe(true)
    expect(closed.view.decision).toBeUndefined()
    game.confirmViewer()
    const open = game.look()
    expect(open.view.seats[0]?.hand).not.toContain('?')
    expect(open.view.seats[1]?.hand.every((card) => card === '?')).toBe(true)
  })

  test('the curtain falls for the next one', async () => {
    const game = new LocalDaleMatch(record(TOGETHER))
    game.confirmViewer()
    await passTurn(game)
    const { curtain, view } = game.look()
    expect(curtain).toBe(1)
    expect(view.seat).toBe(-1)
    expect(game.answer(game.step, [[0]])).toEqual({ key: 'not-now', facts: {} })
  })

  test('the curtain does not fall before players have seen what they drew', async () => {
    const game = new LocalDaleMatch(record(TOGETHER))
    game.confirmViewer()
    game.answer(game.step, [[optionOf(game.look(), 'take inventory')]])
    game.answer(game.step, [game.look().view.decision?.options.map((_, at) => at) ?? []])
    await letBotsPlay(game)
    const drawn = game.look()
    expect([drawn.curtain, drawn.handover, drawn.view.seat]).toEqual([undefined, 1, 0])
    expect(drawn.view.seats[0]?.hand).not.toContain('?')
    expect(drawn.view.seats[1]?.hand.every((card) => card === '?')).toBe(true)
    expect(game.answer(game.step, [[0]])).toEqual({ key: 'not-now', facts: {} })
    expect(game.say('discard none')).toEqual({ key: 'not-now', facts: {} })

    game.passScreen()
    const closed = game.look()
    expect([closed.curtain, closed.handover, closed.view.seat]).toEqual([1, undefined, -1])
    game.confirmViewer()
    expect([game.look().curtain, game.look().view.seat]).toEqual([undefined, 1])
  })
})

describe('an answer that is to be free', () => {
  test('is given if it can be undone', () => {
    const game = new LocalDaleMatch(record(ALONE))
    const at = optionOf(game.look(), 'take inventory')
    expect(game.answer(game.step, [[at]], true)).toBeUndefined()
    expect(game.look().whyNoUndo).toBeUndefined()
  })

  test('is refused, and changes nothing, if cards would be drawn', () => {
    const game = new LocalDaleMatch(record(ALONE))
    game.answer(game.step, [[optionOf(game.look(), 'take inventory')]])
    const before = game.look()
    expect(game.answer(game.step, [[0]], true)).toEqual({ key: 'final', facts: {} })
    expect(game.look().view).toEqual(before.view)
    expect(game.answer(game.step, [[0]])).toBeUndefined()
  })
})
