/** Whole games of the Cove: for two by touch on a phone, in Polish, and with the Alchemist. Others are in `daily` and `cove-presses`. */
import { expect, test } from 'vitest'
import { begin, look, openHarbour } from './cove.ts'
import { expectAccessible, expectNoScroll } from './page.ts'
import { byTouch, playAt, playAtOnce, type Press } from './player.ts'

/** About a day. The rest of the game asks nothing else. */
const TOUCHES = 40

test('two people and the Huckster by touch on a phone, in Polish', async () => {
  const page = await openHarbour({ locale: 'pl', size: 'phone' })
  await expectAccessible(page)
  await begin(page, ['two', 'robbers'])
  await page.locator('[data-next]').waitFor()
  await expectNoScroll(page)
  await expectAccessible(page)

  let touches = 0
  const press: Press = (...given) => {
    touches++
    return byTouch(...given)
  }
  const isEnough = (): Promise<boolean> => Promise.resolve(touches >= TOUCHES)
  await playAt(page, { look, press, isEnough, most: 2 * TOUCHES })
  await playAtOnce(page, look)
  await expect.poll(() => page.locator('.tot2').count()).toBe(3)
  await expectAccessible(page)
})

test('a whole solo game with the Alchemist, against cultists on the hard level', async () => {
  const page = await openHarbour()
  await expectAccessible(page)
  await begin(page, ['alchemist', 'hard', 'cultists', 'locals'])
  await page.locator('[data-next]').waitFor()
  await expectNoScroll(page)
  await expectAccessible(page)

  await playAtOnce(page, look)
  await expectNoScroll(page)
  await expectAccessible(page)
})
