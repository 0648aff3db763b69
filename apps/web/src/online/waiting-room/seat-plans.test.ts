/** The seats that are sent to the server. */
import type { TableView } from '@merchants/protocol'
import { expect, test } from 'vitest'
import { fewestSeats, planOf, resized, withBot } from './seat-plans.ts'

type Seat = TableView['seats'][number]

const empty = { name: '', level: null, isReady: false, isHere: false, standIn: null, clock: null }
const open: Seat = { ...empty, is: 'open' }
const ada: Seat = { ...empty, is: 'person', name: 'Ada' }
const bot: Seat = { ...empty, is: 'bot', level: 'novice' }

test('people keep their seats, for a seat of theirs is one that is open to people', () => {
  expect(planOf([ada, bot])).toEqual([{ is: 'open' }, { is: 'bot', level: 'novice' }])
})

test('a larger table has open seats more, a smaller one has fewer', () => {
  const plan = planOf([ada, bot])

  expect(resized(plan, 3)).toEqual([...plan, { is: 'open' }])
  expect(resized(planOf([ada, open, bot]), 2)).toEqual([{ is: 'open' }, { is: 'open' }])
})

test('a bot comes to one seat and leaves the others as they are', () => {
  expect(withBot(planOf([ada, open]), 1, 'seasoned')).toEqual([{ is: 'open' }, { is: 'bot', level: 'seasoned' }])
  expect(withBot(planOf([ada, bot]), 1, undefined)).toEqual([{ is: 'open' }, { is: 'open' }])
})

test('no one is sent away by making the table smaller', () => {
  expect(fewestSeats([ada, open, ada, open])).toBe(3)
})
