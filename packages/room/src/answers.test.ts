/** Each question is answered once, by the seat that is asked. */
import type { Answer } from '@merchants/tabletop'
import type { LogEntryOf } from '@merchants/protocol'
import { isRefusal } from '@merchants/tabletop'
import { beforeEach, describe, expect, test } from 'vitest'
import { frames, logCursor, matchViewAt, positionForLegalMoves, matchView, whyNotMove } from './views.ts'
import { BOT, screenOf, legalMovesFor, OPEN, TestTable } from './testing/test-table.ts'

let table: TestTable
let asked: number
let other: number

beforeEach(() => {
  table = new TestTable().starts()
  asked = table.room.decision?.seat as number
  other = 1 - asked
})

const inventory = (): number => {
  const options = table.sees(asked).view.decision?.options ?? []
  return options.findIndex((option) => typeof option === 'object' && 'do' in option && option.do === 'take inventory')
}

test('an answer goes on, and the number of the question grows', () => {
  table.does(asked, { do: 'answer', question: 0, answers: [[inventory()]] })
  expect(table.room.question).toBe(1)
  expect(table.sees(asked).view.decision?.ask).toBe('inventory')
})

test('the very same answer again changes nothing, even when others have answered since', () => {
  const answers: Answer[] = [[inventory()], []]
  const said = { do: 'answer', question: 0, answers: answers.map((each) => [...each]) } as const
  table.does(asked, said)
  expect(table.tries(asked, said)).toEqual([])
  table.answerNext()
  expect(table.tries(asked, said)).toEqual([])
})

test('another answer to a question that was answered is refused', () => {
  table.does(asked, { do: 'answer', question: 0, answers: [[inventory()]] })
  expect(table.cannot(asked, { do: 'answer', question: 0, answers: [[inventory() + 1]] })).toBe('not-now')
  expect(table.cannot(other, { do: 'answer', question: 0, answers: [[inventory()]] })).toBe('not-now')
})

test('an answer to a question that is still to come is refused', () => {
  expect(table.cannot(asked, { do: 'answer', question: 1, answers: [[0]] })).toBe('not-now')
})

test('only the seat that is asked can answer', () => {
  expect(table.cannot(other, { do: 'answer', question: 0, answers: [[0]] })).toBe('not-now')
  expect(table.cannot(3, { do: 'answer', question: 0, answers: [[0]] })).toBe('no-such-seat')
  expect(table.cannot(-1, { do: 'answer', question: 0, answers: [[0]] })).toBe('no-such-seat')
})

test('an answer against the rules is refused with their reason and changes nothing', () => {
  const before = TestTable.snapshot(table.room)
  expect(table.cannot(asked, { do: 'answer', question: 0, answers: [[99]] })).toBe('no-such-option')
  expect(table.cannot(asked, { do: 'answer', question: 0, answers: [[inventory()], [99]] })).toBe('no-such-option')
  expect(TestTable.snapshot(table.room)).toBe(before)
})

test('answers that belong together go on together', () => {
  table.does(asked, { do: 'answer', question: 0, answers: [[inventory()], []] })
  expect(table.room.question).toBe(1)
  expect(table.sees(other).view.waitsFor).toBe(other)
})

test('ignores answers given ahead for another player’s question', () => {
  const [event] = table.does(asked, { do: 'answer', question: 0, answers: [[inventory()], [], [0], [99]] })
  expect(event).toMatchObject({ what: 'answered', given: 2 })
})

describe('written moves', () => {
  test('are played, with or without the seat', () => {
    expect(table.cannot(asked, { do: 'say', question: 0, line: 'discard none' })).toBeUndefined()
    const said = { do: 'say', question: 0, line: `p${asked + 1} discard none` } as const
    table.does(asked, said)
    expect(table.sees(other).view.waitsFor).toBe(other)
    expect(table.tries(asked, said)).toEqual([])
  })

  test('are refused for another seat, out of turn, or if they cannot be read', () => {
    expect(table.cannot(asked, { do: 'say', question: 0, line: `p${other + 1} discard none` })).toBe('not-now')
    expect(table.cannot(other, { do: 'say', question: 0, line: 'discard none' })).toBe('not-now')
    expect(table.cannot(asked, { do: 'say', question: 0, line: 'dance' })).toBe('unreadable')
  })

  test('have reasons and a list, for the seat that is asked', () => {
    expect(legalMovesFor(table.room, asked)).toContain(`p${asked + 1} discard none`)
    expect(legalMovesFor(table.room, other)).toEqual([])
    expect(whyNotMove(table.room, asked, 'discard none')).toBeUndefined()
    expect(whyNotMove(table.room, asked, 'buy 1 with owls-1')?.key).toBe('not-in-hand')
    expect(whyNotMove(table.room, other, 'discard none')?.key).toBe('not-now')
  })

  test('are not listed for spectators, for players replaced by a bot, or for those who no longer play', () => {
    const isListed = (seat: number): boolean => positionForLegalMoves(table.room, seat) !== undefined
    expect([-1, other, 3].map(isListed)).toEqual([false, false, false])
    table.does(asked, { do: 'stand in', on: true })
    expect(isListed(asked)).toBe(false)
    expect(whyNotMove(table.room, asked, 'discard none')?.key).toBe('not-now')
    table.does(asked, { do: 'stand in', on: false })
    expect(isListed(asked)).toBe(true)
    table.does(asked, { do: 'propose', what: 'end' })
    table.does(other, { do: 'agree', yes: true })
    expect(isListed(asked)).toBe(false)
  })
})

describe('the log', () => {
  test('is not sent again', () => {
    const screen = screenOf(other)
    const first = matchView(table.room, screen, 0)
    expect(first).toMatchObject({ from: 0, news: first?.log.length })
    const sent = logCursor(table.room, screen)
    expect(matchView(table.room, screen, sent)?.log).toEqual([])
    table.playsUntil(() => table.room.question > 3)
    const next = matchView(table.room, screen, sent)
    expect(next?.from).toBe(first?.log.length)
    expect(next?.news).toBe(next?.from)
    expect([...(first?.log ?? []), ...(next?.log ?? [])]).toEqual(matchView(table.room, screen, 0)?.log)
  })

  test('is cut where something was undone, even when the game has continued since', () => {
    const screen = screenOf(other)
    const inHand = (): number => table.sees(asked).view.seats[asked]?.hand.length ?? 0
    expect(inHand()).toBe(5)
    table.does(asked, { do: 'say', question: 0, line: 'discard none' })
    const seen = [...(matchView(table.room, screen, 0)?.log ?? [])]
    const sent = logCursor(table.room, screen)
    table.does(asked, { do: 'propose', what: 'undo' })
    table.does(other, { do: 'agree', yes: true })
    table.playsUntil(() => table.room.question > 8)
    const next = matchView(table.room, screen, sent)
    expect(next?.from).toBeLessThan(seen.length)
    expect([...seen.slice(0, next?.from), ...(next?.log ?? [])]).toEqual(matchView(table.room, screen, 0)?.log)
  })

  test('of an earlier game or for another viewer is sent in full', () => {
    const sent = logCursor(table.room, screenOf(asked))
    expect(matchView(table.room, screenOf(other), sent)?.from).toBe(0)
    expect(matchView(table.room, screenOf(asked), 12)?.from).toBe(0)
  })
})

describe('several people at one screen', () => {
  const both = (viewer: number) => ({ seats: [0, 1], viewer })

  test('see what all players see until the player who is asked looks', () => {
    const before = matchView(table.room, both(-1), 0)
    expect(before?.curtain).toBe(asked)
    expect(before?.view).toMatchObject({ seat: -1 })
    expect(before?.view.decision).toBeUndefined()
    const lifted = matchView(table.room, both(asked), 0)
    expect(lifted?.curtain).toBeUndefined()
    expect(lifted?.view.decision).toMatchObject({ ask: 'action' })
  })

  test('are sent the shared log once the other is asked, and only the end of it is new', () => {
    const sent = logCursor(table.room, both(asked))
    const length = table.room.play?.log.length
    table.does(asked, { do: 'say', question: 0, line: 'discard none' })
    const next = matchView(table.room, both(asked), sent)
    expect(next).toMatchObject({ curtain: other, from: 0, news: length })
    expect(next?.log.length).toBeGreaterThan(length as number)
    const events = (log: readonly LogEntryOf[] = []): unknown => log.map(({ event }) => event)
    expect(events(next?.log)).toEqual(events(matchView(table.room, screenOf(-1), 0)?.log))
  })

  test('need no curtain for a seat that a bot plays', () => {
    table.does(asked, { do: 'stand in', on: true })
    expect(matchView(table.room, both(other), 0)?.curtain).toBeUndefined()
  })
})

describe('looking back', () => {
  test('shows any moment as it was seen then', () => {
    const seen = table.sees(other).view
    table.playsUntil(() => table.room.question > 60)
    for (const step of [0, 1, 17, table.sees(other).step]) {
      const then = matchViewAt(table.room, screenOf(other), step)
      expect(then).toMatchObject({ step, act: undefined })
    }
    expect(matchViewAt(table.room, screenOf(other), 0)).toMatchObject({
      view: { ...seen, decision: undefined, waitsFor: undefined },
    })
  })

  test('goes no further than the game has come', () => {
    expect(matchViewAt(table.room, screenOf(other), 1)).toMatchObject({ key: 'no-such-step' })
    expect(matchViewAt(new TestTable().room, screenOf(0), 0)).toMatchObject({ key: 'not-started' })
  })

  test('is not event by event in a game with secret questions', () => {
    table.playsUntil(() => table.room.question > 6)
    expect(frames(table.room, screenOf(other), undefined, 0)).toMatchObject({ key: 'no-such-step' })
    expect(frames(table.room, screenOf(other), 0, 1)).toMatchObject({ key: 'no-such-step' })
  })
})

test('obvious questions are answered automatically', () => {
  const game = new TestTable({ seats: [OPEN, BOT] }).starts().playsToTheEnd()
  const answered = game.stored.filter((text) => text.startsWith('{"what":"answered"'))
  const answers = game.room.play?.step ?? 0
  expect(answers).toBeGreaterThan(answered.length)
  expect(isRefusal(game.tries(0, { do: 'answer', question: game.questionOf(0), answers: [[0]] }))).toBe(true)
})
