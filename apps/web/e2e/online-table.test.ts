/** Watching a game online, looking at its past, and ending it by agreement. */
import { expect, test } from 'vitest'
import { fromMenu, joinOnline, openOnline, pathOf, startGame } from './online.ts'
import { expectAccessible, expectNoScroll, openPage } from './page.ts'
import { byMouse, byTouch, playUntil, until } from './player.ts'
import { sharedServer } from './servers.ts'

/** Everything the page says, but for the texts of cards. Runs in the page. */
function wordsBesideCards(): string {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const card of page.querySelectorAll('.card')) card.remove()
  return page.textContent ?? ''
}

test('a spectator on a phone sees all card backs and no “your turn”', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('👨‍👩‍👧 Ben', ada, { baseURL })
  await startGame(ada, ben)
  const eve = await openPage({ path: pathOf(ada), size: 'short phone', baseURL })
  const backs = eve.locator('.cards > .back')
  await expect.poll(() => backs.count()).toBe(5)

  const { width, height } = eve.viewportSize() as { width: number; height: number }
  for (const back of await backs.all()) {
    const box = await back.boundingBox()
    expect(box).toMatchObject({ x: expect.toSatisfy((x: number) => x >= 0) as number })
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height)
    expect((await back.locator('use').boundingBox())?.height, 'the basket on it').toBeGreaterThan(10)
  }
  await expectNoScroll(eve)
  await eve.getByRole('button', { name: 'Change view: Ada’s view' }).tap()
  await eve.getByText('👨‍👩‍👧 Ben’s view').waitFor()
  const wide = await openPage({ path: pathOf(ada), baseURL })
  await wide.locator('.status .turn').waitFor()
  for (const page of [eve, wide]) expect(await page.evaluate(wordsBesideCards)).not.toMatch(/your (next )?turn/i)
  expect(await wide.locator('.who .pawn').allInnerTexts()).toContain('👨‍👩‍👧')
})

test('players agree to end a game, and it can be replayed', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('Ben', ada, { baseURL, size: 'phone' })
  await startGame(ada, ben)
  await Promise.all([playUntil(ada, byMouse, until(2)), playUntil(ben, byTouch, until(2))])

  await fromMenu(ada, 'Propose to end the game')
  await ada.getByText('You proposed to end the game.', { exact: false }).waitFor()
  await ben.getByText('Ada proposes to end the game.').waitFor()
  await expectAccessible(ben)
  await ben.getByRole('button', { name: 'Agree' }).tap()

  for (const page of [ada, ben])
    await page.getByRole('heading', { name: 'The players agreed to end the game.' }).waitFor()
  expect(await ada.getByText('Winning stack').count()).toBe(0)
  await expectAccessible(ada)
  await ada.getByRole('link', { name: 'Watch replay' }).click()
  await ada.getByRole('button', { name: 'Verify' }).waitFor()
  await ada.goto('/')
  await expect.poll(() => ada.getByText('Continue', { exact: true }).count()).toBe(0)
})

test('earlier positions can be shown during a game', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL })
  await ada.getByLabel('Player type in seat 2').selectOption('Computer (easy)')
  await startGame(ada)
  await playUntil(ada, byMouse, until(5))

  await ada.getByRole('button', { name: 'Menu' }).click()
  await ada.getByRole('link', { name: 'Replay' }).click()
  await ada.getByRole('button', { name: 'One step back' }).click()
  await ada.getByText(/Position \d+ of \d+/).waitFor()
  await expectNoScroll(ada)
  await ada.locator('.past-bar .btn.primary').click()
  await ada.locator('.status').waitFor()
})
