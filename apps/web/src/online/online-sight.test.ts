/** A table online in the words of the table that is drawn. */
import { beginSaved, SPECTATOR, view } from '@merchants/dale'
import type { TableView } from '@merchants/protocol'
import { expect, test } from 'vitest'
import { botNamesAt } from './names.ts'
import { seatsFrom, sightFrom } from './online-sight.ts'

type Seat = TableView['seats'][number]

const empty = { name: '', level: null, isReady: true, isHere: true, standIn: null, clock: null }
const person = (name: string): Seat => ({ ...empty, is: 'person', name })
const bot: Seat = { ...empty, is: 'bot', level: 'seasoned' }

test('the only own seat is mine, several are of people at this screen, and all others are elsewhere', () => {
  const seats = [person('Ada'), person('Ben'), bot]
  const kinds = (mine: readonly number[]) => seatsFrom(seats, mine, () => 'Juniper').map(({ kind }) => kind)

  expect(kinds([0])).toEqual(['me', 'elsewhere', 'seasoned'])
  expect(kinds([0, 1])).toEqual(['guest', 'guest', 'seasoned'])
  expect(kinds([])).toEqual(['elsewhere', 'elsewhere', 'seasoned'])
})

test('no program has the name of a person, nor that of another program', () => {
  const nameOf = botNamesAt(['Juniper', 'Ada'])
  const names = [0, 1, 2, 3].map(nameOf)

  expect(names).not.toContain('Juniper')
  expect(new Set(names).size).toBe(4)
})

test('an empty market slot that has travelled as null is empty', () => {
  const decks = ['platypuses', 'macaws', 'squirrels'] as const
  const seen = view(beginSaved({ players: 2, decks, teams: false, starter: 0, seed: 'a' }).pause, SPECTATOR)
  const travelled = { ...JSON.parse(JSON.stringify(seen)), market: [null, ...seen.market.slice(1)] } as typeof seen
  const message = { game: 1, step: 0, act: undefined, whyNoUndo: undefined, curtain: undefined, log: [], news: 0 }
  const setup = { seats: [], decks, teams: false }

  expect(sightFrom({ ...message, view: travelled }, 'abc', setup).view.market[0]).toBeUndefined()
})
