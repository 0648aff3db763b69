/** The smithy does not move while dice come and go, pins leave the numbers of his stall free, and rows have names of one line. */
import { expect, test } from 'vitest'
import { begin, openHarbour } from './cove.ts'
import { openCove, playTo } from './reach/cove.ts'

test('the shelf stays in its place when the last locked die is gone', async () => {
  const page = await openCove('blacksmith')
  await playTo(page, ['choose'], 60)
  await page.setViewportSize({ width: 1366, height: 625 })
  const top = (): Promise<number | undefined> =>
    page
      .locator('.own-shelf')
      .boundingBox()
      .then((box) => box?.y)
  const before = await top()
  await page.locator('.locked').evaluate((locked) => locked.remove())
  expect(await top()).toBe(before)
})

test('a pin on his shelf or in his pool covers no count', async () => {
  const page = await openCove('blacksmith')
  await playTo(page, ['act'], 60)
  await page.setViewportSize({ width: 1366, height: 625 })
  const covered = await page.locator('.stock').evaluateAll((stocks) =>
    stocks.flatMap((stock) => {
      const pin = document.createElement('span')
      pin.className = 'pin is-on-piece'
      pin.textContent = '3'
      const last = [...stock.querySelectorAll('.cv-slot')].at(-1)
      last?.append(pin)
      const [piece, count] = [pin, stock.querySelector('h3 small')].map((each) => each?.getBoundingClientRect())
      return piece && count && piece.top < count.bottom && piece.right > count.left ? [stock.textContent] : []
    }),
  )
  expect(covered).toEqual([])
})

test.each(['en', 'fr', 'pl'])('the name of a row in the laboratory has one line in %s', async (locale) => {
  const page = await openHarbour({ locale })
  await begin(page, ['alchemist'])
  await page.setViewportSize({ width: 1366, height: 625 })
  const lines = await page.locator('.tube-no').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1, 1])
})
