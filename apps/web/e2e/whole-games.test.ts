/** Whole games at the drawn table, from the first card to the winner: by mouse, by keys alone, by touch, on one screen. */
import { test } from 'vitest'
import { AGAINST_A_BOT, openTable } from './games.ts'
import { expectAccessible, expectNoScroll } from './page.ts'
import { byKeys, byMouse, byTouch, playAtOnce, playToTheEnd, playUntil, until } from './player.ts'

test('a game for two by mouse', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await expectNoScroll(page)
  await playToTheEnd(page, byMouse)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoScroll(page)
  await expectAccessible(page)
})

test('a game for two by digits, arrows, Tab, Enter and Escape alone, in a laptop’s window at a zoom of 200 %', async () => {
  const page = await openTable('me,novice:Juniper;decks:foxes,owls,sloths;starts:1')
  await page.setViewportSize({ width: 683, height: 384 })
  const goods = '.market .is-legal ~ .hit'
  await byKeys(page, `${goods} >> nth=1`, {})
  await page.locator('[data-help]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-help]').waitFor({ state: 'detached' })

  await playToTheEnd(page, byKeys)
  await expectAccessible(page)
})

test('a game for two by touch on a phone', async () => {
  const page = await openTable('me,novice:Juniper;decks:penguins,pandas,raccoons;starts:1', { size: 'phone' })
  await expectNoScroll(page)
  await playUntil(page, byTouch, until(8))
  await playAtOnce(page)
})

test('a team game on one device, two people with a computer teammate each', async () => {
  const people = 'guest:Ann,guest:Ben,seasoned:Cyd,seasoned:Dan'
  const page = await openTable(`${people};decks:platypuses,crocodiles,squirrels,beavers;teams`)
  await playAtOnce(page)
})
