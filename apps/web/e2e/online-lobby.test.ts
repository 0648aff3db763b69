/** The list of tables online, and a table before its game. */
import { expect, test } from 'vitest'
import { expectFits, joinOnline, openOnline, pathOf, startGame } from './online.ts'
import { expectAccessible, expectNoScroll, openPage } from './page.ts'
import { sharedServer } from './servers.ts'

test('players stay ready when another seat changes, and see when the options change', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL }, 3)
  const ben = await joinOnline('Ben', ada, { baseURL, size: 'phone' })
  const ready = ben.locator('.is-mine .btn')
  await expect.poll(() => ready.getAttribute('aria-pressed')).toBe('true')
  await ben.getByText('Waiting for one more player.').waitFor()

  await ada.getByLabel('Player type in seat 3').selectOption('Computer (easy)')
  await ben.getByText('computer (easy)').waitFor()
  await expect.poll(() => ready.getAttribute('aria-pressed')).toBe('true')

  await ada.getByLabel('Clock').selectOption({ index: 1 })
  await ben.getByText('The table options have changed.', { exact: false }).waitFor()
  await expect.poll(() => ready.getAttribute('aria-pressed')).toBe('false')
  await expectFits(ben)
  await ready.tap()
  await ben.getByText('The table options have changed.', { exact: false }).waitFor({ state: 'detached' })
})

test('a seat for an online player on the first page opens an online table', async () => {
  const baseURL = sharedServer()
  const page = await openPage({ baseURL })
  await page.getByLabel('Name in seat 1').fill('Ada')
  await page.getByLabel('Player type in seat 2').selectOption('Online player')
  await page.getByRole('button', { name: 'Start game' }).click()

  await page.getByRole('heading', { name: 'Ada’s table' }).waitFor()
  await page.getByRole('button', { name: 'Choose decks' }).click()
  await page.locator('.dialog .deck', { hasText: 'Snowy owls' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  const owls = page.locator('.chosen .deck', { hasText: 'Snowy owls' })
  await owls.waitFor()
  const besideTheCloth = (tile: Element): number => tile.clientWidth - (tile.querySelector('.cloth')?.clientWidth ?? 0)
  await expect.poll(() => owls.evaluate(besideTheCloth)).toBe(0)

  // Owls react, so the table says what waiting for them is good for.
  await page.getByText('That hides who holds a card that reacts').waitFor()
  await page.getByLabel('When others could react').selectOption({ label: 'no wait' })
  await page.getByText('Without the wait, everyone notices').waitFor()
})

test('an open table is in the list, and a missing table says so', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL })
  await ada.getByLabel('Visibility').selectOption('public (listed)')
  const ben = await openPage({ path: '/online', baseURL, expected: /409|404|WebSocket/ })
  await ben.getByRole('link', { name: 'Join Ada’s table' }).click()
  await ben.getByRole('heading', { name: 'Ada’s table' }).waitFor()
  await ben.getByLabel('Your nickname').fill('Ada')
  await ben.getByRole('button', { name: 'Take a seat' }).click()
  await ben.getByText('This name is taken', { exact: false }).waitFor()

  await ben.goto('/t/aaaaaaaaaaaa')
  await ben.getByRole('heading', { name: 'There’s no table at this address.', exact: false }).waitFor()
})

test('the player who takes the last seat is not told that all are taken', async () => {
  const baseURL = sharedServer()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await openPage({ path: pathOf(ada), baseURL })
  await ben.getByLabel('Your nickname').fill('Ben')
  await ben.evaluate(noteEverySentence)
  await ben.getByRole('button', { name: 'Take a seat' }).click()
  await ben.getByRole('button', { name: 'I’m ready' }).waitFor()
  const said = await ben.evaluate(() => sessionStorage.getItem('said') ?? '')
  expect(said).toContain('I’m ready')
  expect(said).not.toContain('All seats are taken')
})

/** Runs in the page, and keeps all that it says from now on. */
function noteEverySentence(): void {
  const note = (): void =>
    sessionStorage.setItem('said', (sessionStorage.getItem('said') ?? '') + document.body.innerText)
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
}

test('without a connection no table is offered, neither a new one nor an open one', async () => {
  const page = await openPage({ path: '/online', baseURL: sharedServer(), expected: /./ })
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  await page.context().setOffline(true)

  await page.getByText('You’re offline.', { exact: false }).waitFor()
  expect(await page.getByRole('heading', { name: 'Open tables' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Create table' }).count()).toBe(0)
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
})

test.each(['en', 'fr', 'pl'])('the controls of a new online table stay in their panel, in %s', async (locale) => {
  const page = await openPage({ path: '/online', baseURL: sharedServer(), locale })
  const panel = page.locator('.new-online')
  await panel.locator('.set').waitFor()
  const stickingOut = () =>
    panel.evaluate((element) => {
      const { right } = element.getBoundingClientRect()
      const controls = [...element.querySelectorAll('button, input')]
      return controls.filter((each) => each.getBoundingClientRect().right > right).map((each) => each.textContent)
    })
  await expect.poll(stickingOut).toEqual([])
})

const LOOKS = [
  ['en', 'desktop', 'light'],
  ['fr', 'desktop', 'dark'],
  ['pl', 'phone', 'light'],
  ['fr', 'phone', 'dark'],
] as const

test.each(LOOKS)(
  'list, gathering, table and the page on fairness in %s on a %s, %s',
  async (locale, size, colorScheme) => {
    const baseURL = sharedServer()
    const ada = await openOnline('Ada', { baseURL }, 4)
    await ada.getByLabel('Visibility').selectOption('public (listed)')
    for (const seat of [3, 4]) await ada.getByLabel(`Player type in seat ${seat}`).selectOption('Computer (medium)')
    const page = await openPage({ path: '/online', baseURL, locale, size, colorScheme })
    await page.locator('.lobby-card').first().waitFor()
    await expectFits(page)
    await page.goto('/fair')
    await page.locator('.chapter-limits').waitFor()
    await expectFits(page)

    await page.goto(pathOf(ada))
    await page.locator('.take-seat input').fill('Żaneta-Élodie Wąsowska')
    await expectFits(page)
    await page.locator('.take-seat .btn').click()
    await page.locator('.is-mine .btn').click()
    await expectFits(page)
    await startGame(ada, page)
    await expectNoScroll(page)
    if (size === 'phone') await page.locator('.company-button').click()
    await page.locator('.company').waitFor()
    await expectFits(page)
  },
)
