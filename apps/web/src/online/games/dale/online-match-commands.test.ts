/** Clicks at the table as messages to the server. */
import type { TableMatchView } from '@merchants/client'
import type { Dale } from '@merchants/dale'
import { expect, test } from 'vitest'
import { onlineMatchCommands } from './online-match-commands.ts'

/** A connection that only records its commands. */
function noting() {
  const told: unknown[][] = []
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      told.push([name, ...args])
      return Promise.resolve(undefined)
    }
  const connection = {
    answer: note('answer'),
    answerFreely: note('answerFreely'),
    say: note('say'),
    why: note('why'),
    legal: () => Promise.resolve([]),
    undo: note('undo'),
    cancel: note('cancel'),
    look: note('look'),
  }
  return { connection, told }
}

const match = { step: 7, question: 11, view: { seat: 1 }, curtain: undefined } as unknown as TableMatchView<Dale>

test('an answer names the question that the server asked, and the seat that looks', async () => {
  const { connection, told } = noting()

  expect(await onlineMatchCommands(connection, match).answer(7, [[0]])).toBeUndefined()
  expect(await onlineMatchCommands(connection, match).answerFreely(7, [[0]])).toBeUndefined()

  expect(told).toEqual([
    ['answer', 11, [[0]], 1],
    ['answerFreely', 11, [[0]], 1],
  ])
})

test('an answer to a view that is no longer on the table is not sent', async () => {
  const { connection, told } = noting()

  expect(await onlineMatchCommands(connection, match).answer(6, [[0]])).toEqual({ key: 'not-now', facts: {} })

  expect(told).toEqual([])
})

test('undo, cancel and written moves name their question, too', async () => {
  const { connection, told } = noting()
  const link = onlineMatchCommands(connection, match)

  await link.undo()
  await link.cancel()
  await link.say('end')

  expect(told).toEqual([
    ['undo', 11, 1],
    ['cancel', 11, 1],
    ['say', 11, 'end', 1],
  ])
})

test('lifting the curtain says who has come to the screen', async () => {
  const { connection, told } = noting()

  await onlineMatchCommands(connection, { ...match, curtain: 2 }).confirmViewer()

  expect(told).toEqual([['look', 2]])
})
