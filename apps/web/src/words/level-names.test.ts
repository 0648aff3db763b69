/** Bot levels have the same English names on the page as in the terminal. */
import { LEVEL_NAMES } from '@merchants/bots/strong'
import { expect, test } from 'vitest'
import home from '../../words/en/home.json' with { type: 'json' }
import table from '../../words/en/table.json' with { type: 'json' }

const LEVELS = ['novice', 'seasoned', 'quick', 'trader', 'master'] as const

test.each(LEVELS)('%s has one name everywhere', (level) => {
  expect(home[`kind-${level}`]).toBe(`Computer (${LEVEL_NAMES[level]})`)
  expect(table[`bot-${level}`]).toBe(`computer (${LEVEL_NAMES[level]})`)
})
