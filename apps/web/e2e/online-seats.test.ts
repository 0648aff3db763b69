/** Online seats: played by a stand-in, opened on another device, shared on one device, and given to a new player. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fromMenu, joinOnline, openOnline, pathOf, startGame } from './online.ts'
import { escape, expectAccessible, expectNoScroll, openPage } from './page.ts'
import { byMouse, byTouch, playUntil, turnAt, until } from './player.ts'
import { sharedServer, startOne } from './servers.ts'

test('a bot plays for a player who is away too long, and the player takes the seat back', async () => {
  const [baseURL] = await startOne({ GRACE_SECONDS: '2' })
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('Ben', ada, { baseURL, size: 'phone' })
  await startGame(ada, ben)
  await expectNoScroll(ben)

  await ben.goto('about:blank')
  await ada.getByText('offline, the computer is playing').first().waitFor()
  await ben.goBack()
  await ben.getByRole('button', { name: 'Take my seat back' }).tap()
  await ada.getByText('offline, the computer is playing').first().waitFor({ state: 'detached' })
  await ben.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' })
  await Promise.all([playUntil(ada, byMouse, until(2), 200), playUntil(ben, byTouch, until(2), 200)])
})

test('a seat moves to another device by its link, which leaves no secret in the address', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('Ben', ada, { baseURL })
  await startGame(ada, ben)
  await fromMenu(ben, 'My seat on another device')
  const link = await ben.getByRole('dialog').getByRole('textbox').inputValue()
  await expectAccessible(ben)
  expect(link).toMatch(/\/t\/[a-z2-7]{12}#seat=[\w-]{43}$/)

  const phone = await openPage({ path: link, size: 'phone', baseURL })
  await phone.locator('.table-root').waitFor()
  expect(new URL(phone.url()).hash).toBe('')
  const handOf = (page: Page) =>
    page
      .locator('.cards [data-card]')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card']))
  await expect.poll(() => handOf(phone)).toEqual(await handOf(ben))

  const thief = await openPage({ path: `${pathOf(ada)}#seat=${'A'.repeat(43)}`, baseURL, expected: /40\d/ })
  await thief.getByText('doesn’t open a seat', { exact: false }).waitFor()
})

test('a returning player learns of an undo; a signed-out device only watches', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('Ben', ada, { baseURL })
  await startGame(ada, ben)
  await Promise.all([playUntil(ada, byMouse, until(3)), playUntil(ben, byMouse, until(3))])
  const phone = await onAnotherDevice(ben, baseURL)
  await ben.goto('about:blank')

  await fromMenu(ada, 'Ask to undo the last move')
  await phone.getByText(/Ada wants to undo \d+ steps?\./).waitFor()
  await phone.getByRole('button', { name: 'Agree' }).tap()
  await phone
    .getByText(/^Ada undid \d+ steps? with everyone’s consent\.$/)
    .first()
    .waitFor({ state: 'attached' })
  await ben.goBack()
  await ben.getByText(/While you were away: Ada undid \d+ steps? with everyone’s consent\./).waitFor()

  await fromMenu(ben, 'My seat on another device')
  await expectAccessible(ben)
  await ben.getByRole('button', { name: 'Sign out' }).click()
  await phone.locator('.is-watched').waitFor()
  await ben.getByRole('button', { name: 'Sign out' }).waitFor({ state: 'detached' })
  expect(await ben.locator('.cards [data-card]').count()).toBeGreaterThan(0)
})

async function onAnotherDevice(page: Page, baseURL: string): Promise<Page> {
  await fromMenu(page, 'My seat on another device')
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue()
  const phone = await openPage({ path: link, size: 'phone', baseURL })
  await phone.locator('.table-root').waitFor()
  await escape(page)
  return phone
}

test('two people on one device play with a third online, with a curtain between them', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL }, 3)
  const cyd = await joinOnline('Cyd', ada, { baseURL })
  await ada.getByRole('button', { name: 'Add a player on this device' }).click()
  await ada.getByRole('dialog').getByLabel('Your nickname').fill('Bea')
  await ada.getByRole('dialog').getByRole('button', { name: 'Take seat 3' }).click()
  await ada.getByRole('button', { name: 'I’m ready' }).click()
  await startGame(ada, cyd)

  await Promise.all([playUntil(ada, byMouse, until(7)), playUntil(cyd, byMouse, until(7))])

  await expect.poll(() => turnAt(cyd)).toBeGreaterThanOrEqual(7)
})

test('with everyone’s consent, a new player takes over from a computer', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL }, 3)
  const ben = await joinOnline('Ben', ada, { baseURL })
  await ada.getByLabel('Player type in seat 3').selectOption('Computer (easy)')
  await startGame(ada, ben)
  const cleo = await openPage({ path: pathOf(ada), baseURL, size: 'phone' })
  await cleo.locator('.table-root').waitFor()
  await expect.poll(() => cleo.getByRole('button', { name: 'Take seat 3' }).count()).toBe(0)

  await fromMenu(ada, 'Ask to let a new player take over from')
  await ben.getByRole('button', { name: 'Agree' }).click()
  await cleo.getByRole('button', { name: 'Take seat 3' }).tap()
  await cleo.getByLabel('Your nickname').fill('Cleo')
  await expectAccessible(cleo)
  await cleo.locator('.take-seat .btn').tap()
  await expect.poll(() => cleo.locator('.cards .hit').count(), { message: 'cards in Cleo’s hand' }).toBeGreaterThan(0)
  await ben.locator('.slip', { hasText: 'Cleo' }).waitFor()
})
