/** The daily harbour is the same for everyone who looks at the same date in UTC. */
import { LEVELS, MERCHANTS, ROGUE_CARDS, whyNotSetup } from '@merchants/cove'
import { expect, test } from 'vitest'
import { dailyOf, dayOf, dayOfGame, sayDay } from './daily.ts'

const NOVEMBER_18 = dayOf(Date.parse('2026-11-18T00:00:00Z'))

test('a day begins and ends at midnight UTC', () => {
  expect(dayOf(Date.parse('2026-11-18T23:59:59.999Z'))).toBe(NOVEMBER_18)
  expect(dayOf(Date.parse('2026-11-19T00:00:00Z'))).toBe(NOVEMBER_18 + 1)
  expect(dailyOf(NOVEMBER_18).seed).toBe('daily-2026-11-18')
  expect(sayDay(NOVEMBER_18, 'en-GB')).toBe('18 November')
})

test('every day can be played, and all merchants, rogues, townsfolk and levels come up', () => {
  const setups = Array.from({ length: 126 }, (_, days) => dailyOf(NOVEMBER_18 + days).setup)

  expect(setups.filter((setup) => whyNotSetup(setup) !== undefined)).toEqual([])
  const kinds = new Set(
    setups.map(({ merchants, rogue, townsfolkSets }) => `${merchants.join()} ${rogue} ${townsfolkSets.join()}`),
  )
  expect(kinds.size).toBe(MERCHANTS.length * ROGUE_CARDS.length * 3)
  expect(new Set(setups.map(({ level }) => level)).size).toBe(LEVELS.length)
})

test('Sundays are hard', () => {
  const sunday = dayOf(Date.parse('2026-11-22T12:00:00Z'))
  expect([sunday - 1, sunday, sunday + 1].map((day) => dailyOf(day).setup.level)).toEqual(['normal', 'hard', 'normal'])
})

test('a game is known by its seed and setup together', () => {
  const daily = dailyOf(NOVEMBER_18)

  expect(dayOfGame(daily)).toBe(NOVEMBER_18)
  expect(dayOfGame({ ...daily, seed: '1f' })).toBeUndefined()
  expect(dayOfGame({ ...daily, seed: 'daily-tomorrow' })).toBeUndefined()
  expect(dayOfGame({ ...daily, setup: { ...daily.setup, level: 'hard' } })).toBeUndefined()
})
