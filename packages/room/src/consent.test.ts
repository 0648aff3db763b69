/** Undo, an early end and a new player need the consent of every player who has not resigned. */
import type { Proof } from '@merchants/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { isSecret } from '@merchants/dale'
import { tableView } from './views.ts'
import { buildProof } from './build-proof.ts'
import { BOT, GRACE, OPEN, TestTable } from './testing/test-table.ts'
import { botTurn } from './bot-turn.ts'
import { verifyProof } from './verify.ts'

let table: TestTable

beforeEach(() => {
  table = new TestTable({ seats: [OPEN, OPEN, OPEN] }).starts()
  table.playsUntil(() => table.room.question > 20)
})

const proposal = () => tableView(table.room, { here: new Set(), spectators: 0 }).proposal
const awayIs = (seat: number): void => void table.ticks(1, (each) => table.now - (each === seat ? GRACE : 0))
const undone = (seat: number) => table.sees(seat).log.filter(({ event }) => event.what === 'undone')

describe('required votes', () => {
  test.each(['undo', 'end'] as const)('%s also needs a player who is away while a bot plays', (what) => {
    awayIs(2)
    expect(table.room.roomSeats[2]?.standIn).toBe('away')
    table.does(0, { do: 'propose', what })
    table.does(1, { do: 'agree', yes: true })
    expect(proposal()).toMatchObject({ what, by: 0, needed: [1, 2], agreed: [1] })
    expect(table.room.stage).toBe('playing')
    table.does(2, { do: 'agree', yes: true })
    expect(proposal()).toBe(null)
  })

  test('a player replaced by a bot, or out of time, votes in person; the bot never does', () => {
    table.does(2, { do: 'stand in', on: true })
    table.does(0, { do: 'propose', what: 'end' })
    expect(proposal()?.needed).toEqual([1, 2])
    expect(botTurn(table.room)?.seat ?? 2).toBe(2)
    table.does(2, { do: 'agree', yes: false })
    expect(proposal()).toBe(null)
  })

  test('going away takes no vote away, and letting a bot play does not either', () => {
    table.does(0, { do: 'propose', what: 'end' })
    table.does(1, { do: 'agree', yes: true })
    awayIs(2)
    expect(table.room.stage).toBe('playing')
    expect(proposal()?.needed).toEqual([1, 2])
  })

  test.each(['resign', 'leave'] as const)('a player who says %s is not asked again', (way) => {
    table.does(0, { do: 'propose', what: 'end' })
    table.does(1, { do: 'agree', yes: true })
    table.does(2, { do: way })
    expect(table.room).toMatchObject({ stage: 'over', ending: 'agreed' })
  })

  test('a player who resigned can neither vote nor keep a proposal open', () => {
    table.does(0, { do: 'propose', what: 'end' })
    table.does(0, { do: 'resign' })
    expect(proposal()).toBe(null)
    table.does(1, { do: 'propose', what: 'end' })
    expect(proposal()?.needed).toEqual([2])
    expect(table.cannot(0, { do: 'agree', yes: true })).toBe('resigned')
    expect(table.cannot(0, { do: 'agree', yes: false })).toBe('resigned')
  })

  test('resigning one after the other does not end a game without the absent player', () => {
    awayIs(2)
    table.does(0, { do: 'resign' })
    table.does(1, { do: 'resign' })
    expect(table.room.stage).toBe('playing')
  })
})

describe('a vote is about one proposal', () => {
  test('one that was meant for another is refused', () => {
    table.does(0, { do: 'propose', what: 'undo' })
    const { number } = proposal() ?? { number: -1 }
    table.does(0, { do: 'agree', yes: false })
    table.does(1, { do: 'propose', what: 'undo' })
    expect(table.cannot(2, { do: 'agree', yes: true, proposal: number })).toBe('not-now')
    table.does(2, { do: 'agree', yes: true, proposal: number + 1 })
  })

  test('a vote can be changed until the last player has voted', () => {
    table.does(0, { do: 'propose', what: 'end' })
    table.does(1, { do: 'agree', yes: true })
    table.does(1, { do: 'agree', yes: false })
    expect(proposal()).toBe(null)
  })
})

describe('asking again and again', () => {
  test('a failed proposal is not repeated before the game has continued and a minute has passed', () => {
    table.does(0, { do: 'propose', what: 'undo' })
    table.does(1, { do: 'agree', yes: false })
    expect(table.cannot(0, { do: 'propose', what: 'undo' })).toBe('proposed-lately')
    expect(table.cannot(0, { do: 'propose', what: 'end' })).toBe('proposed-lately')
    table.now += 60_000
    expect(table.cannot(0, { do: 'propose', what: 'undo' })).toBe('proposed-lately')
    table.answerNext()
    expect(table.cannot(0, { do: 'propose', what: 'undo' })).toBeUndefined()
  })

  test('the same holds when time or an answer has overtaken it, and when its seat withdrew it', () => {
    table.does(0, { do: 'propose', what: 'undo' })
    table.answerNext()
    expect(table.cannot(0, { do: 'propose', what: 'undo' })).toBe('proposed-lately')
    table.does(1, { do: 'propose', what: 'end' })
    table.does(1, { do: 'agree', yes: false })
    expect(table.cannot(1, { do: 'propose', what: 'end' })).toBe('proposed-lately')
  })

  test('one that was agreed to may be followed by the next immediately', () => {
    for (let times = 0; times < 3; times++) {
      table.does(0, { do: 'propose', what: 'undo' })
      for (const seat of [1, 2]) table.does(seat, { do: 'agree', yes: true })
    }
    expect(undone(1)).toHaveLength(3)
  })

  test('clocks keep running during a proposal, so no one gains time by one', () => {
    table = new TestTable({ clock: { kind: 'live', seconds: 60 } }).starts()
    table.playsUntil(() => table.room.question > 6)
    const asked = table.room.decision?.seat as number
    table.does(asked, { do: 'propose', what: 'end' })
    expect(table.ticks(60)).toMatchObject([{ what: 'stood in', seat: asked, why: 'clock' }, { what: 'declined' }])
  })
})

describe('every undo is logged', () => {
  test('an agreed undo stays in every log, with its seat and its steps', () => {
    const before = table.sees(-1).step
    table.does(0, { do: 'propose', what: 'undo' })
    const { steps } = proposal() ?? {}
    for (const seat of [1, 2]) table.does(seat, { do: 'agree', yes: true })
    const event = { what: 'undone', seat: 0, steps, by: 'agreed' }
    expect(steps).toBe(before - table.sees(-1).step)
    for (const seat of [-1, 0, 1, 2]) expect(undone(seat).map((each) => each.event)).toEqual([event])
    table.does(0, { do: 'propose', what: 'undo' })
    for (const seat of [1, 2]) table.does(seat, { do: 'agree', yes: true })
    expect(undone(-1).map((each) => each.event)).toMatchObject([event, { what: 'undone' }])
    expect(table.isTrueCopy).toBe(true)
  })

  test('freely, while others think already', () => {
    let asked = -1
    let last = -1
    table.playsUntil(() => {
      last = asked
      asked = table.room.decision?.seat ?? -1
      if (last < 0 || last === asked) return false
      return table.cannot(last, { do: 'undo', question: table.questionOf(last) }) === undefined
    })
    table.does(last, { do: 'undo', question: table.questionOf(last) })
    expect(undone(asked)).toMatchObject([{ event: { seat: last, by: 'undo' } }])
  })

  test('alone with bots it is free, and recorded', () => {
    table = new TestTable({ seats: [OPEN, BOT] }).starts()
    table.playsUntil(() => table.room.question > 20)
    const from = table.room.play?.step ?? 0
    table.does(0, { do: 'propose', what: 'undo' })
    const steps = from - (table.room.play?.step ?? 0)
    expect(undone(-1)).toMatchObject([{ event: { seat: 0, by: 'alone' } }])
    table.playsToTheEnd()
    const proved = buildProof(table.room, 1) as Proof
    expect(proved.events).toEqual([{ what: 'undone', seat: 0, steps, by: 'alone', answers: from }])
    expect(verifyProof(proved)).toBeUndefined()
  })

  test('answers to secret questions are not counted, and no undo leads back to one', () => {
    const decks = ['owls', 'beavers', 'macaws', 'pandas'] as const
    table = new TestTable({ seats: [OPEN, OPEN, OPEN], decks }).starts()
    let secrets = 0
    table.playsUntil(() => {
      const { decision, room } = table
      if (decision !== undefined && isSecret(decision)) secrets += 1
      return secrets > 3 && room.question > 150 && table.cannot(0, { do: 'propose', what: 'undo' }) === undefined
    })
    for (let times = 0; times < 15; times++) {
      table.does(0, { do: 'propose', what: 'undo' })
      expect(proposal()?.steps).toBeGreaterThan(0)
      for (const seat of [1, 2]) table.does(seat, { do: 'agree', yes: true })
      expect(table.room.decision).toMatchObject({ seat: 0 })
      expect(isSecret(table.room.decision as never)).toBe(false)
    }
    expect(secrets).toBeGreaterThan(3)
  })
})

describe('a new player at a seat', () => {
  beforeEach(() => {
    table = new TestTable({ seats: [OPEN, OPEN, BOT] }).starts()
    table.playsUntil(() => table.room.question > 10)
  })

  test('would see its cards, so the others have to agree before the seat is free', () => {
    expect(table.cannot(0, { do: 'set', seats: [OPEN, OPEN, OPEN] })).toBe('ask-first')
    expect(table.cannot(1, { do: 'propose', what: 'open', opens: 2 })).toBe('not-host')
    expect(table.cannot(0, { do: 'propose', what: 'open', opens: 1 })).toBe('seat-taken')
    expect(table.cannot(0, { do: 'propose', what: 'open' })).toBe('no-such-seat')
    table.does(0, { do: 'propose', what: 'open', opens: 2 })
    expect(proposal()).toMatchObject({ what: 'open', opens: 2, needed: [1] })
    expect(() => table.sits(2)).toThrow('seat-taken')
    table.does(1, { do: 'agree', yes: true })
    expect(table.sits(2, 'Eve')).toBe(2)
  })

  test('is in the log and in the proof, whatever is undone later', () => {
    table.does(0, { do: 'propose', what: 'open', opens: 2 })
    table.does(1, { do: 'agree', yes: true })
    table.sits(2, 'Eve')
    table.does(0, { do: 'propose', what: 'undo' })
    for (const seat of [1, 2]) table.does(seat, { do: 'agree', yes: true })
    const taken = { what: 'seat taken', seat: 2, name: 'Eve' }
    expect(table.sees(-1).log.map(({ event }) => event)).toContainEqual(taken)
    expect(table.isTrueCopy).toBe(true)
    table.does(0, { do: 'propose', what: 'end' })
    for (const seat of [1, 2]) table.does(seat, { do: 'agree', yes: true })
    const proved = buildProof(table.room, 1) as Proof
    expect(proved.events).toMatchObject([taken, { what: 'undone', seat: 0 }])
    expect(verifyProof(proved)).toBeUndefined()
  })

  test('after a player has resigned or left, too', () => {
    table.does(1, { do: 'leave' })
    expect(table.room.roomSeats[1]?.is).toBe('bot')
    table.does(0, { do: 'propose', what: 'open', opens: 1 })
    expect(table.sits(1, 'Eve')).toBe(1)
    expect(table.cannot(0, { do: 'set', seats: [OPEN, OPEN, OPEN] })).toBe('ask-first')
    table.does(0, { do: 'propose', what: 'open', opens: 2 })
    expect(proposal()?.needed).toEqual([1])
  })
})
