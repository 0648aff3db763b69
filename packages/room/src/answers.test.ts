/** Answers: each to the question that is open, once, by the seat that is asked. */
import type { Answer } from '@merchants/tabletop'
import type { Told } from '@merchants/protocol'
import { isRefusal } from '@merchants/tabletop'
import { beforeEach, describe, expect, test } from 'vitest'
import { logLength, past, positionToList, sight, why } from './door.ts'
import { BOT, eyesOf, legal, OPEN, Sitting } from './testing/sitting.ts'

let table: Sitting
let asked: number
let other: number

beforeEach(() => {
  table = new Sitting().starts()
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

test('the very same answer again changes nothing, also when others have answered since', () => {
  const answers: Answer[] = [[inventory()], []]
  const said = { do: 'answer', question: 0, answers: answers.map((each) => [...each]) } as const
  table.does(asked, said)
  expect(table.tries(asked, said)).toEqual([])
  table.goesOn()
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

test('who is not asked, does not sit there or only watches cannot answer', () => {
  expect(table.cannot(other, { do: 'answer', question: 0, answers: [[0]] })).toBe('not-now')
  expect(table.cannot(3, { do: 'answer', question: 0, answers: [[0]] })).toBe('no-such-seat')
  expect(table.cannot(-1, { do: 'answer', question: 0, answers: [[0]] })).toBe('no-such-seat')
})

test('what the rules refuse is refused with their reason, and nothing has changed', () => {
  const before = Sitting.snapshot(table.room)
  expect(table.cannot(asked, { do: 'answer', question: 0, answers: [[99]] })).toBe('no-such-option')
  expect(table.cannot(asked, { do: 'answer', question: 0, answers: [[inventory()], [99]] })).toBe('no-such-option')
  expect(Sitting.snapshot(table.room)).toBe(before)
})

test('answers that belong together go on together', () => {
  table.does(asked, { do: 'answer', question: 0, answers: [[inventory()], []] })
  expect(table.room.question).toBe(1)
  expect(table.sees(other).view.waitsFor).toBe(other)
})

test('answers beyond the own turn are left aside, whoever is asked then', () => {
  const [entry] = table.does(asked, { do: 'answer', question: 0, answers: [[inventory()], [], [0], [99]] })
  expect(entry).toMatchObject({ what: 'answered', given: 2 })
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
    expect(legal(table.room, asked)).toContain(`p${asked + 1} discard none`)
    expect(legal(table.room, other)).toEqual([])
    expect(why(table.room, asked, 'discard none')).toBeUndefined()
    expect(why(table.room, asked, 'buy 1 with owls-1')?.key).toBe('not-in-hand')
    expect(why(table.room, other, 'discard none')?.key).toBe('not-now')
  })

  test('are not listed for whoever watches, lets a program play, or plays no more', () => {
    const isListed = (seat: number): boolean => positionToList(table.room, seat) !== undefined
    expect([-1, other, 3].map(isListed)).toEqual([false, false, false])
    table.does(asked, { do: 'stand in', on: true })
    expect(isListed(asked)).toBe(false)
    expect(why(table.room, asked, 'discard none')?.key).toBe('not-now')
    table.does(asked, { do: 'stand in', on: false })
    expect(isListed(asked)).toBe(true)
    table.does(asked, { do: 'propose', what: 'end' })
    table.does(other, { do: 'agree', yes: true })
    expect(isListed(asked)).toBe(false)
  })
})

describe('what was sent', () => {
  test('is not sent again', () => {
    const eyes = eyesOf(other)
    const first = sight(table.room, eyes, 0)
    expect(first).toMatchObject({ from: 0, news: first?.log.length })
    const sent = logLength(table.room, eyes)
    expect(sight(table.room, eyes, sent)?.log).toEqual([])
    table.playsUntil(() => table.room.question > 3)
    const next = sight(table.room, eyes, sent)
    expect(next?.from).toBe(first?.log.length)
    expect(next?.news).toBe(next?.from)
    expect([...(first?.log ?? []), ...(next?.log ?? [])]).toEqual(sight(table.room, eyes, 0)?.log)
  })

  test('is cut where something was taken back, also when the game has gone on since', () => {
    const eyes = eyesOf(other)
    const inHand = (): number => table.sees(asked).view.seats[asked]?.hand.length ?? 0
    expect(inHand()).toBe(5)
    table.does(asked, { do: 'say', question: 0, line: 'discard none' })
    const seen = [...(sight(table.room, eyes, 0)?.log ?? [])]
    const sent = logLength(table.room, eyes)
    table.does(asked, { do: 'propose', what: 'undo' })
    table.does(other, { do: 'agree', yes: true })
    table.playsUntil(() => table.room.question > 8)
    const next = sight(table.room, eyes, sent)
    expect(next?.from).toBeLessThan(seen.length)
    expect([...seen.slice(0, next?.from), ...(next?.log ?? [])]).toEqual(sight(table.room, eyes, 0)?.log)
  })

  test('of an earlier game or to other eyes is sent anew', () => {
    const sent = logLength(table.room, eyesOf(asked))
    expect(sight(table.room, eyesOf(other), sent)?.from).toBe(0)
    expect(sight(table.room, eyesOf(asked), 12)?.from).toBe(0)
  })
})

describe('several people at one screen', () => {
  const both = (viewer: number) => ({ seats: [0, 1], viewer })

  test('see what everybody sees until the one who is asked looks', () => {
    const before = sight(table.room, both(-1), 0)
    expect(before?.curtain).toBe(asked)
    expect(before?.view.seat).toBe(-1)
    expect(before?.view.decision).toBeUndefined()
    const lifted = sight(table.room, both(asked), 0)
    expect(lifted?.curtain).toBeUndefined()
    expect(lifted?.view.decision?.ask).toBe('action')
  })

  test('are sent everybody’s log once the other is asked, and only the end of it is new', () => {
    const sent = logLength(table.room, both(asked))
    const length = table.room.play?.log.length
    table.does(asked, { do: 'say', question: 0, line: 'discard none' })
    const next = sight(table.room, both(asked), sent)
    expect(next).toMatchObject({ curtain: other, from: 0, news: length })
    expect(next?.log.length).toBeGreaterThan(length as number)
    const events = (log: readonly Told[] = []): unknown => log.map(({ event }) => event)
    expect(events(next?.log)).toEqual(events(sight(table.room, eyesOf(-1), 0)?.log))
  })

  test('need no curtain for a seat that a program plays', () => {
    table.does(asked, { do: 'stand in', on: true })
    expect(sight(table.room, both(other), 0)?.curtain).toBeUndefined()
  })
})

describe('looking back', () => {
  test('shows any moment as it was seen then', () => {
    const seen = table.sees(other).view
    table.playsUntil(() => table.room.question > 60)
    for (const step of [0, 1, 17, table.sees(other).step]) {
      const then = past(table.room, eyesOf(other), step)
      expect(then).toMatchObject({ step, act: undefined })
    }
    expect(past(table.room, eyesOf(other), 0)).toMatchObject({
      view: { ...seen, decision: undefined, waitsFor: undefined },
    })
  })

  test('goes no further than the game has come', () => {
    expect(past(table.room, eyesOf(other), 1)).toMatchObject({ key: 'no-such-step' })
    expect(past(new Sitting().room, eyesOf(0), 0)).toMatchObject({ key: 'not-started' })
  })
})

test('nobody is asked for what is obvious', () => {
  const game = new Sitting({ seats: [OPEN, BOT] }).starts().playsToTheEnd()
  const answered = game.stored.filter((text) => text.startsWith('{"what":"answered"'))
  const answers = game.room.play?.step ?? 0
  expect(answers).toBeGreaterThan(answered.length)
  expect(isRefusal(game.tries(0, { do: 'answer', question: game.questionOf(0), answers: [[0]] }))).toBe(true)
})
