/** Whole games of the Cove: by touch on a phone, with both merchants, for two, in Polish. */
import { expect, test } from 'vitest'
import { begin, look, openDoor } from './cove.ts'
import { expectAccessible, expectNoScroll } from './page.ts'
import { byTouch, playAt, playAtOnce, type Press } from './player.ts'

/** About a day. The rest of the game asks nothing else. */
const TOUCHES = 40

test('a whole solo game by touch on a phone', async () => {
  const page = await openDoor({ size: 'phone' })
  await expectAccessible(page)
  await begin(page, ['blacksmith'])
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
  await expect.poll(() => page.locator('.score tr.is-sum').count()).toBe(1)
  await expectAccessible(page)
})

test('a whole solo game with the Alchemist, against cultists on the hard level', async () => {
  const page = await openDoor()
  await expectAccessible(page)
  await begin(page, ['alchemist', 'hard', 'cultists', 'locals'])
  await page.locator('[data-next]').waitFor()
  await expectNoScroll(page)
  await expectAccessible(page)

  await playAtOnce(page, look)
  await expectNoScroll(page)
  await expectAccessible(page)
})

test('two people and the Huckster in Polish on a phone', async () => {
  const page = await openDoor({ locale: 'pl', size: 'phone' })
  await begin(page, ['two', 'robbers'])
  await expectNoScroll(page)

  await playAtOnce(page, look)
  await expect.poll(() => page.locator('.tot2').count()).toBe(3)
})
