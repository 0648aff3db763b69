/** Undo is free while no player has learned anything; otherwise all players must agree. */
import type { ActView } from '@merchants/dale'
import { beforeEach, describe, expect, test } from 'vitest'
import { botTurn } from './bot-turn.ts'
import { isWithheld } from './shown.ts'
import { BOT, OPEN, TestTable } from './testing/test-table.ts'

let table: TestTable
let asked: number
let other: number

beforeEach(() => {
  table = new TestTable().starts()
  asked = table.room.decision?.seat as number
  other = 1 - asked
})

const begins = (what: ActView['do']): void => {
  const options = table.sees(asked).view.decision?.options ?? []
  const at = options.findIndex((option) => typeof option === 'object' && 'do' in option && option.do === what)
  table.does(asked, { do: 'answer', question: table.questionOf(asked), answers: [[at]] })
}

const undo = (seat = asked): { readonly do: 'undo'; readonly question: number } => ({
  do: 'undo',
  question: table.questionOf(seat),
})

describe('freely', () => {
  test('the last own answer, and the number of the question still grows', () => {
    const before = table.sees(asked).view
    begins('take inventory')
    expect(table.sees(asked).act).toEqual({ do: 'take inventory' })
    expect(table.sees(asked).whyNoUndo).toBeUndefined()
    const said = undo()
    table.does(asked, said)
    expect(table.room.question).toBe(2)
    expect(table.sees(asked).view).toEqual(before)
    expect(table.tries(asked, said)).toEqual([])
  })

  test('everything of the action that was begun', () => {
    const before = table.sees(asked).view
    begins('take inventory')
    table.does(asked, { do: 'cancel', question: 1 })
    expect(table.sees(asked).view).toEqual(before)
    expect(table.cannot(asked, { do: 'cancel', question: 2 })).toBe('nothing-to-undo')
  })

  test('only by the player who answered, and only while no one has learned from it', () => {
    begins('take inventory')
    expect(table.sees(other).whyNoUndo?.key).toBe('nothing-to-undo')
    expect(table.sees(-1).whyNoUndo?.key).toBe('nothing-to-undo')
    expect(table.cannot(other, undo(other))).toBe('nothing-to-undo')
    table.does(asked, { do: 'answer', question: 1, answers: [[0]] })
    expect(table.sees(asked).whyNoUndo?.key).toBe('something-was-learned')
    expect(table.cannot(asked, undo())).toBe('something-was-learned')
    table.answerNext()
    expect(table.cannot(asked, undo())).toBe('something-was-learned')
  })

  test('not with an old number', () => {
    begins('take inventory')
    expect(table.cannot(asked, { do: 'undo', question: 0 })).toBe('not-now')
  })

  test('others do not learn which action was begun', () => {
    begins('take inventory')
    expect(table.sees(other).act).toBeUndefined()
    expect(table.sees(-1).act).toBeUndefined()
  })
})

describe('an answer that is given only if it is free', () => {
  const answerOf = (seat: number, answers: number[][]) =>
    ({ do: 'answer', question: table.questionOf(seat), answers, free: true }) as const
  const answer = (answers: number[][]) => answerOf(asked, answers)
  const inventory = (): number =>
    (table.sees(asked).view.decision?.options ?? []).findIndex(
      (option) => typeof option === 'object' && 'do' in option && option.do === 'take inventory',
    )

  test('counts, and can be undone', () => {
    table.does(asked, answer([[inventory()]]))
    expect(table.sees(asked).act).toEqual({ do: 'take inventory' })
    expect(table.cannot(asked, undo())).toBeUndefined()
  })

  test('is refused if it cannot be undone, and nothing has changed', () => {
    begins('take inventory')
    const before = TestTable.snapshot(table.room)
    expect(table.cannot(asked, answer([[0]]))).toBe('final')
    expect(TestTable.snapshot(table.room)).toBe(before)
  })

  test('can always be undone when its player is asked next, all through a game', () => {
    let free = 0
    table.playsUntil(() => {
      const seat = table.decision?.seat
      if (seat === undefined || isWithheld(table.room)) return false
      const { decision } = table.sees(seat).view
      const few = Array.from({ length: Math.min(decision?.options.length ?? 0, Math.max(1, decision?.min ?? 0)) })
      const said = answerOf(seat, [few.map((_, at) => at)])
      if (table.cannot(seat, said) !== undefined) return false
      table.does(seat, said)
      if (isWithheld(table.room) || table.decision?.seat !== seat) return false
      expect(table.sees(seat).whyNoUndo).toBeUndefined()
      table.does(seat, undo(seat))
      return ++free === 30
    })
    expect(free).toBe(30)
  })
})

describe('by agreement', () => {
  beforeEach(() => {
    table.does(asked, { do: 'say', question: 0, line: 'discard none' })
    table.playsUntil(() => table.room.decision?.seat === asked && table.room.question > 3)
  })

  test('back to the last question one was asked, if the other agrees', () => {
    const step = table.room.play?.step ?? 0
    table.does(asked, { do: 'propose', what: 'undo' })
    expect(table.room.proposal).toMatchObject({ what: 'undo', by: asked })
    table.does(other, { do: 'agree', yes: true, what: 'undo' })
    expect(table.room.proposal).toBeUndefined()
    expect(table.room.play?.step).toBeLessThan(step)
    expect(table.room.decision?.seat).toBe(asked)
    expect(table.isTrueCopy).toBe(true)
  })

  test('not if the other declines, nor if the proposer thinks better of it', () => {
    for (const seat of [other, asked]) {
      table.does(asked, { do: 'propose', what: 'undo' })
      table.does(seat, { do: 'agree', yes: false })
      expect(table.room.proposal).toBeUndefined()
      table.answerNext()
      table.now += 60_000
    }
    expect(table.cannot(other, { do: 'agree', yes: true })).toBe('nothing-proposed')
  })

  test('one cannot agree with oneself, nor to something else', () => {
    table.does(asked, { do: 'propose', what: 'undo' })
    expect(table.tries(asked, { do: 'agree', yes: true })).toEqual([])
    expect(table.cannot(other, { do: 'agree', yes: true, what: 'end' })).toBe('not-now')
    expect(table.cannot(other, { do: 'propose', what: 'end' })).toBe('already-proposed')
    expect(table.tries(asked, { do: 'propose', what: 'undo' })).toEqual([])
  })

  test('an answer overtakes the proposal', () => {
    table.does(asked, { do: 'propose', what: 'undo' })
    table.answerNext()
    expect(table.room.proposal).toBeUndefined()
  })

  test('a proposal without answers is dropped after a while', () => {
    table.does(asked, { do: 'propose', what: 'undo' })
    expect(table.ticks(119)).toEqual([])
    expect(table.ticks(1)).toMatchObject([{ what: 'declined', seat: -1 }])
  })

  test('deep into the past, again and again', () => {
    for (let times = 0; times < 12; times++) {
      table.playsUntil(() => table.room.decision?.seat === other)
      table.does(asked, { do: 'propose', what: 'undo' })
      table.does(other, { do: 'agree', yes: true })
      if (times % 3 === 0) table.answerNext()
    }
    expect(table.isTrueCopy).toBe(true)
    table.playsToTheEnd()
    expect(TestTable.snapshot(table.refolded())).toBe(TestTable.snapshot(table.room))
  })
})

describe('with bots', () => {
  test('is done immediately when there is no one else to ask', () => {
    table = new TestTable({ seats: [OPEN, BOT] }).starts()
    table.playsUntil(() => table.room.question > 20)
    const step = table.room.play?.step ?? 0
    table.does(0, { do: 'propose', what: 'undo' })
    expect(table.room.play?.step).toBeLessThan(step)
    expect(table.room.decision?.seat).toBe(0)
  })

  test('bots wait while players talk about it', () => {
    table = new TestTable({ seats: [OPEN, OPEN, BOT] }).starts()
    table.playsUntil(() => table.room.question > 20 && botTurn(table.room) !== undefined)
    table.does(0, { do: 'propose', what: 'undo' })
    expect(botTurn(table.room)).toBeUndefined()
    table.does(1, { do: 'agree', yes: false })
    expect(botTurn(table.room)).toBeDefined()
  })

  test('a player replaced by a bot cannot propose', () => {
    table.does(other, { do: 'stand in', on: true })
    expect(table.cannot(other, { do: 'propose', what: 'end' })).toBe('stand-in-plays')
  })

  test('and dropped when the proposer goes away', () => {
    table = new TestTable({ seats: [OPEN, OPEN, OPEN] }).starts()
    table.does(0, { do: 'propose', what: 'end' })
    table.does(0, { do: 'resign' })
    expect(table.room).toMatchObject({ stage: 'playing', proposal: undefined })
  })
})
