/** The first page: a game in one click, a table to one's liking, and whatever can be set. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoScroll, expectNothingBeside, openPage } from './page.ts'

const AT_A_TABLE = /\/table\/[0-9a-f]+$/

const deck = (page: Page, name: string) => page.locator('.decks').getByRole('button', { name })
const chosen = (page: Page): Promise<string[]> => page.locator('.decks [aria-pressed=true] .dn').allTextContents()
const set = (page: Page) => page.getByRole('button', { name: 'Set the table' })

/** Leaves the table for the first page, as from the address bar. */
async function home(page: Page): Promise<void> {
  await page.waitForURL(AT_A_TABLE)
  await page.goto('/')
}

test('one click, and a game begins', async () => {
  const page = await openPage()

  await page.getByRole('button', { name: 'Play now' }).click()

  await page.waitForURL(AT_A_TABLE)
})

test.each(['desktop', 'phone'] as const)('two clicks, and a game of the Cove begins, on a %s', async (size) => {
  const page = await openPage({ size })
  const harbour = page.getByRole('link', { name: 'Merchants Cove' })
  await expect.poll(() => harbour.boundingBox().then((box) => box && box.y + box.height)).toBeLessThan(768)

  await harbour.click()
  await page.locator('[data-begin]').click()

  await page.waitForURL(/\/cove\/[0-9a-f]+$/)
})

test('a game that was begun can be gone on with, or forgotten for good', async () => {
  const page = await openPage()
  await page.getByRole('button', { name: 'Play now' }).click()
  await home(page)

  await page.getByRole('link', { name: /^Go on: Against \w+, turn/ }).click()
  await home(page)
  await page.getByRole('button', { name: /^Forget: Against/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click()

  await page.getByText('Go on playing').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByText('Go on playing').count()).toBe(0)
})

test('more than two games are listed on a slip of their own', async () => {
  const page = await openPage()
  for (let game = 0; game < 3; game++) {
    await page.getByRole('button', { name: 'Play now' }).click()
    await home(page)
  }

  await page.getByRole('button', { name: 'All 3' }).click()

  const listed = page.getByRole('dialog').getByRole('link', { name: /^Go on/ })
  await expect.poll(() => listed.count()).toBe(3)
  await expectAccessible(page)
})

test('a table for four: names, programs, people, and who starts', async () => {
  const page = await openPage()

  await page.getByRole('button', { name: '4 players' }).click()
  await page.getByLabel('Name in seat 1').fill('Ada')
  await page.getByLabel('Who sits in seat 2').selectOption('Computer, novice')
  await page.getByLabel('Who sits in seat 3').selectOption('At this screen')
  await page.getByLabel('Name in seat 3').fill('Zoë')
  await page.getByLabel('Who starts').selectOption('Zoë')
  await expect.poll(() => chosen(page)).toHaveLength(5)
  await expectNoScroll(page)
  await set(page).click()
  await home(page)

  await page.getByText(/^Against Juniper, Zoë,? and \w+, turn/).waitFor()
  await expect.poll(() => page.getByLabel('Name in seat 1').inputValue()).toBe('Ada')
})

test('partners sit across the table', async () => {
  const page = await openPage()

  await page.getByRole('button', { name: 'Teams' }).click()

  await page.getByText('You and Hazel play against Juniper and Bram.').waitFor()
  await page.getByRole('heading', { name: 'Four decks for two teams' }).waitFor()
  await expectNoScroll(page)
})

test('the picker counts, explains, and makes room', async () => {
  const page = await openPage()
  const count = page.locator('.picker').getByRole('status')

  await deck(page, 'Polecats').click()
  await expect.poll(() => count.textContent()).toBe('2 of 3 chosen, one more')
  await expect.poll(() => set(page).getAttribute('aria-disabled')).toBe('true')
  await page.locator('.new-table').getByText('Choose one more deck first').waitFor()
  await set(page).click({ force: true })
  expect(new URL(page.url()).pathname).toBe('/')

  await deck(page, 'Snowy owls').click()
  await expect.poll(() => count.textContent()).toBe('3 of 3 chosen')
  await deck(page, 'Beavers').click()
  await expect.poll(() => count.textContent()).toBe('3 of 3 chosen, Platypuses made room')
  await expect.poll(() => page.locator('.pick').allTextContents()).toEqual(['1', '2', '3'])

  await page.getByRole('button', { name: 'Good first set', exact: true }).click()
  await expect.poll(() => chosen(page)).toEqual(['Platypuses', 'Sloths', 'Polecats'])
})

test('filters show the decks that are all of it', async () => {
  const page = await openPage()
  const shown = page.locator('.decks .dn')
  const filters = page.getByRole('group', { name: 'Which decks to show' })

  await filters.getByRole('button', { name: 'Expert' }).click()
  await expect.poll(() => shown.count()).toBe(4)
  await filters.getByRole('button', { name: 'Not nasty' }).click()
  await filters.getByRole('button', { name: 'Much contact' }).click()
  await expect.poll(() => shown.allTextContents()).toEqual(['Snowy owls'])
  await filters.getByRole('button', { name: 'All 14' }).click()
  await expect.poll(() => shown.count()).toBe(14)
})

test('a surprise never brings a banned deck', async () => {
  const page = await openPage()
  const allowed = ['Sloths', 'Foxes', 'Owls', 'Pandas']

  await page.getByRole('button', { name: 'My ban list' }).click()
  for (const button of await page.locator('.decks .deck').all()) {
    const name = (await button.locator('.dn').textContent()) ?? ''
    if (!allowed.some((each) => name.toLowerCase().includes(each.toLowerCase()))) await button.click()
  }
  await page.getByText('10 decks banned').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()

  for (let surprise = 0; surprise < 5; surprise++) {
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await expect.poll(() => chosen(page)).toHaveLength(3)
    await expect.poll(() => page.locator('.is-banned [aria-pressed=true]').count()).toBe(0)
  }
})

test('a bad link says why and changes nothing', async () => {
  const page = await openPage({ path: '/#table=me,guest,guest;decks:unicorns' })

  await page.getByRole('alert').getByText('“unicorns”').waitFor()
  await expect.poll(() => chosen(page)).toEqual(['Platypuses', 'Sloths', 'Polecats'])
  await expect.poll(() => page.getByRole('button', { name: '2 players' }).getAttribute('aria-pressed')).toBe('true')
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
})

test('another language, at once and for good', async () => {
  const page = await openPage()

  await page.getByLabel('Language').selectOption('Polski')
  await page.getByRole('button', { name: 'Zagraj' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Zagraj' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pl')
})

test('light, dark, or like the device', async () => {
  const page = await openPage({ colorScheme: 'dark' })
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const dark = await ground()

  await page.getByLabel('Theme').selectOption('Light')
  await expect.poll(() => ground()).not.toBe(dark)
  await page.getByLabel('Theme').selectOption('Like the device')
  await expect.poll(() => ground()).toBe(dark)
})

test('whose game this is', async () => {
  const page = await openPage()

  await page.getByRole('button', { name: 'Credits' }).click()

  await page.getByRole('dialog').getByText('Sami Laakso').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

const everywhere = (['desktop', 'phone'] as const).flatMap((size) =>
  (['en', 'fr', 'pl'] as const).map((locale) => ({ size, locale })),
)

test.each(everywhere)('everything has its place on a $size in $locale, and everybody can use it', async (options) => {
  const page = await openPage(options)
  await page.getByRole('heading', { level: 1 }).waitFor()

  await expectAccessible(page)
  if (options.size === 'desktop') await expectNoScroll(page)
  else await expectNothingBeside(page)
})

test.each(['/', '/settings'])('everything can be read in the dark at %s', async (path) => {
  const page = await openPage({ path, colorScheme: 'dark' })
  await page.getByRole('heading', { level: 1 }).waitFor()

  await expectAccessible(page)
})

test.each(everywhere)(
  'settings have their place on a $size in $locale, and everybody can use them',
  async (options) => {
    const page = await openPage({ ...options, path: '/settings' })
    await page.getByRole('heading', { level: 1 }).waitFor()

    await expectAccessible(page)
    await expectNothingBeside(page)
  },
)

test('settings hold, and letters grow', async () => {
  const page = await openPage({ path: '/settings' })
  const height = (): Promise<number> => page.evaluate(() => document.querySelector('.keys')?.clientHeight ?? 0)
  await page.getByLabel('Your name').fill('Ada')
  const before = await height()

  await page.getByLabel('Text size').fill('150')
  await page.getByLabel('Plain letters').check()
  await expect.poll(() => height()).toBeGreaterThan(before * 1.2)
  await expectNothingBeside(page)
  await page.getByLabel('Binoculars').selectOption('Never')
  await page.reload()

  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
  await expect.poll(() => page.getByLabel('Binoculars').inputValue()).toBe('never')
  await page.getByRole('button', { name: 'Always ask again' }).click()
  await expect.poll(() => page.getByLabel('Binoculars').inputValue()).toBe('ask')
})

test('all games can be forgotten at once', async () => {
  const page = await openPage()
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL(AT_A_TABLE)
  await page.goto('/settings')

  await page.getByText('1 game is kept here.').waitFor()
  await page.getByRole('button', { name: 'Forget all games' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget all games' }).click()

  await page.getByText('No game is kept here.').waitFor()
})
