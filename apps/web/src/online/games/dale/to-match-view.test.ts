/** An online table, converted to what the drawn table needs. */
import type { TableView } from '@merchants/protocol'
import { expect, test } from 'vitest'
import { botNamesAt } from '../../names.ts'
import { seatsFrom } from './to-match-view.ts'

type Seat = TableView['seats'][number]

const empty = { name: '', level: null, isReady: true, isHere: true, standIn: null, clock: null }
const person = (name: string): Seat => ({ ...empty, is: 'person', name })
const bot: Seat = { ...empty, is: 'bot', level: 'seasoned' }

test('a single seat of this screen is mine, several are on this device, and all others are online', () => {
  const seats = [person('Ada'), person('Ben'), bot]
  const kinds = (mine: readonly number[]) => seatsFrom(seats, mine, () => 'Juniper').map(({ kind }) => kind)

  expect(kinds([0])).toEqual(['me', 'elsewhere', 'seasoned'])
  expect(kinds([0, 1])).toEqual(['guest', 'guest', 'seasoned'])
  expect(kinds([])).toEqual(['elsewhere', 'elsewhere', 'seasoned'])
})

test('no bot has the name of a player or of another bot', () => {
  const nameOf = botNamesAt(['Juniper', 'Ada'])
  const names = [0, 1, 2, 3].map(nameOf)

  expect(names).not.toContain('Juniper')
  expect(new Set(names).size).toBe(4)
})
