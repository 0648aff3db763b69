/** The measurement of expensive tables in small: every figure is there. */
import { Room } from '@merchants/room'
import { expect, test } from 'vitest'
import { expensiveTable } from './expensive.ts'
import { benchOpening } from './opening.ts'

test('an expensive table is one that folds', () => {
  const room = new Room()
  for (const _ of room.applyStored(expensiveTable('abcdefghijkl', 500)));
  expect(room.size).toBe(500)
  expect(room.events.length).toBeGreaterThan(50)
})

test('a small run measures everything', { timeout: 300_000 }, async () => {
  const figures = await benchOpening({ entries: 800, tables: 1, others: 2, every: 50 })

  expect(figures).toMatchObject({ entries: 800, tables: 1 })
  expect(Object.values(figures).filter((figure) => !Number.isFinite(figure) || figure <= 0)).toEqual([])
})
