/** Your own hand: where its cards are, and how large their words. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { STOREROOM } from './kept.ts'
import { joinOnline, openOnline, startGame } from './online.ts'
import { openPage } from './page.ts'
import { openKept } from './reach/open.ts'
import { sharedServer } from './servers.ts'

async function openHand(table: string, [width, height]: readonly [number, number]): Promise<Page> {
  const page = await openPage({ path: STOREROOM })
  await page.setViewportSize({ width, height })
  await openKept(page, table)
  return page
}

const heightOf = async (page: Page): Promise<number> => (await page.locator('.cards').boundingBox())?.height ?? 0

test('on a phone the hand has the same room while others think', async () => {
  const options = { baseURL: sharedServer(), size: 'short phone' } as const
  const ada = await openOnline('Ada', options)
  const ben = await joinOnline('Ben', ada, options)
  await startGame(ada, ben)
  await expect.poll(async () => (await heightOf(ada)) - (await heightOf(ben))).toBe(0)
  const asked = await Promise.all([ada, ben].map((page) => page.locator('.acts .btn').count()))
  expect(new Set(asked)).toEqual(new Set([0, 3]))
})

test('your pawn is in sight with six cards in the hand and more', async () => {
  const page = await openHand('2/choose-8', [1366, 625])
  expect(await page.locator('.me .pawn').isVisible()).toBe(true)
})

test('six cards on a phone’s side are two rows of three', async () => {
  const page = await openHand('2/choose-6', [844, 390])
  const tops = await page
    .locator('.cards > *')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 3, 3, 3])
})

test('a card’s words are larger where they have room, and otherwise not', async () => {
  const sizesIn = (page: Page): Promise<readonly string[]> =>
    page
      .locator('.cards .text')
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fontSize))])
  const five = await openHand('2/choose-5', [390, 664])
  await expect.poll(() => sizesIn(five)).toEqual(['13.8px'])
  const eight = await openHand('2/choose-8', [390, 664])
  await expect.poll(() => sizesIn(eight)).toEqual(['12px'])
})
