/** The home page: a game in one click, a custom table, and all settings. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoScroll, expectNothingBeside, openPage } from './page.ts'

const AT_A_TABLE = /\/table\/[0-9a-f]+$/

const deck = (page: Page, name: string) => page.locator('.decks').getByRole('button', { name })
const chosen = (page: Page): Promise<string[]> => page.locator('.decks [aria-pressed=true] .dn').allTextContents()
const set = (page: Page) => page.getByRole('button', { name: 'Start game' })

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
  await page.locator('[data-play-now]').click()

  await page.waitForURL(/\/cove\/[0-9a-f]+$/)
})

test('Continue comes first, and one press continues the game', async () => {
  const page = await openPage()
  await page.getByRole('button', { name: 'Play now' }).click()
  await home(page)

  const first = page.locator('.start').locator('a, button').first()
  // The computer may have begun, and have had its turn.
  await expect.poll(() => first.textContent()).toMatch(/^Continue\s*Against \w+, turn\s[12]\.\s0\sstacks\sto\s[01]/)
  await first.click()

  await page.waitForURL(AT_A_TABLE)
})

test('other games in progress are listed, and can be deleted for good', async () => {
  const page = await openPage()
  for (let game = 0; game < 3; game++) {
    await page.getByRole('button', { name: 'Play now' }).click()
    await home(page)
  }

  await page.getByRole('button', { name: 'All 3 games' }).click()
  const listed = page.getByRole('dialog').getByRole('link', { name: /^Continue/ })
  await expect.poll(() => listed.count()).toBe(3)
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete: Against/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => listed.count()).toBe(2)

  await page.reload()
  await page.getByRole('button', { name: 'All 2 games' }).waitFor()
})

test('a table for four: names, bots, people, and who starts', async () => {
  const page = await openPage()

  await page.getByRole('button', { name: '4 players' }).click()
  await page.getByLabel('Name in seat 1').fill('Ada')
  await page.getByLabel('Player type in seat 2').selectOption('Computer (easy)')
  await page.getByLabel('Player type in seat 3').selectOption('On this device')
  await page.getByLabel('Name in seat 3').fill('Zoë')
  await page.getByLabel('Starting player').selectOption('Zoë')
  await expect.poll(() => chosen(page)).toHaveLength(5)
  await expectNoScroll(page)
  await set(page).click()
  await home(page)

  await page
    .getByText(/^Against Juniper, Zoë,? and \w+, turn/)
    .first()
    .waitFor()
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
  await expect.poll(() => count.innerText()).toBe('2 of 3 chosen, one more')
  await expect.poll(() => set(page).getAttribute('aria-disabled')).toBe('true')
  await page.locator('.setup').getByText('Choose one more deck first').waitFor()
  await set(page).click({ force: true })
  expect(new URL(page.url()).pathname).toBe('/')

  await deck(page, 'Snowy owls').click()
  await expect.poll(() => count.innerText()).toBe('3 of 3 chosen')
  await deck(page, 'Beavers').click()
  await expect.poll(() => count.innerText()).toBe('3 of 3 chosen (Platypuses replaced)')
  await expect.poll(async () => (await page.locator('.pick').allTextContents()).toSorted()).toEqual(['1', '2', '3'])

  await page.getByRole('button', { name: 'Beginner set', exact: true }).click()
  await expect.poll(() => chosen(page)).toEqual(['Platypuses', 'Sloths', 'Polecats'])
})

test('filters and search show the decks that match all of them', async () => {
  const page = await openPage()
  const shown = page.locator('.decks .dn')
  const filters = page.getByRole('group', { name: 'Filter decks' })

  await filters.getByRole('button', { name: 'Beginner' }).click()
  await expect.poll(() => shown.count()).toBe(6)
  await filters.getByRole('button', { name: 'Friendly' }).click()
  await filters.getByRole('button', { name: 'Low luck' }).click()
  await expect.poll(() => shown.allTextContents()).toEqual(['Macaws', 'Giant pandas', 'Squirrels', 'Platypuses'])
  await filters.getByLabel('Search decks').fill('mark')
  await expect.poll(() => shown.allTextContents()).toEqual(['Giant pandas'])
  await filters.getByRole('button', { name: 'Interactive' }).click()
  await page.getByText('No deck matches all filters.').waitFor()
  await filters.getByRole('button', { name: 'All 14' }).click()
  await filters.getByLabel('Search decks').fill('')
  await expect.poll(() => shown.count()).toBe(14)
})

test('a player’s boxes are marked once and remembered', async () => {
  const page = await openPage()
  const shown = page.locator('.decks .dn')

  await page.getByRole('button', { name: 'My boxes', exact: true }).click()
  await page.getByText('You haven’t marked any boxes yet.').waitFor()
  await page.getByRole('button', { name: 'All 14' }).click()
  await page
    .getByRole('region', { name: 'Dale of Merchants 2' })
    .getByRole('button', { name: 'Add to my boxes' })
    .click()
  await page.reload()
  await page.getByRole('button', { name: 'My boxes', exact: true }).click()

  await expect.poll(() => shown.count()).toBe(6)
  await page.getByRole('button', { name: 'In my boxes' }).waitFor()
})

test('people on one device are asked for their names, and are Player 1 and Player 2 otherwise', async () => {
  const page = await openPage()

  await expect.poll(() => page.getByLabel('Name in seat 1').getAttribute('placeholder')).toBe('You')
  await page.getByLabel('Player type in seat 2').selectOption('On this device')
  await expect.poll(() => page.getByLabel('Name in seat 1').getAttribute('placeholder')).toBe('Player 1')
  await expect.poll(() => page.getByLabel('Name in seat 2').getAttribute('placeholder')).toBe('Player 2')
  await page.getByLabel('Starting player').selectOption('Player 2')
  await set(page).click()

  await page.waitForURL(AT_A_TABLE)
  await page.getByText('Player 2').first().waitFor()
})

test('a shared setup opens ready to start, on a phone as a sheet', async () => {
  const page = await openPage({ size: 'phone', path: '/#table=me,guest:Ada;decks:owls' })
  const sheet = page.getByRole('region', { name: 'New game' })

  await page.getByText('Setup loaded from the link.').waitFor()
  await expect.poll(() => sheet.getByLabel('Name in seat 2').inputValue()).toBe('Ada')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await sheet.getByLabel('Name in seat 2').waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'New game' }).click()
  await sheet.getByRole('button', { name: 'Close' }).waitFor()
  await expect.poll(() => page.locator('nav a:focus').count()).toBe(0)
})

test('the computers of a new game are of one level', async () => {
  const page = await openPage()
  await page.getByRole('button', { name: '4 players' }).click()

  await expect
    .poll(() =>
      page.locator('.seat-kind').evaluateAll((kinds) => kinds.map((kind) => (kind as HTMLSelectElement).value)),
    )
    .toEqual(['me', 'seasoned', 'seasoned', 'seasoned'])
})

test('random never picks a banned deck', async () => {
  const page = await openPage()
  const allowed = ['Sloths', 'Foxes', 'Owls', 'Pandas']

  await page.getByRole('button', { name: 'Ban list' }).click()
  for (const button of await page.locator('.decks .deck').all()) {
    const name = (await button.locator('.dn').textContent()) ?? ''
    if (!allowed.some((each) => name.toLowerCase().includes(each.toLowerCase()))) await button.click()
  }
  await page.getByText('10 decks banned').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()

  for (let surprise = 0; surprise < 5; surprise++) {
    await page.getByRole('button', { name: 'Random' }).click()
    await expect.poll(() => chosen(page)).toHaveLength(3)
    await expect.poll(() => page.locator('.is-banned [aria-pressed=true]').count()).toBe(0)
  }
})

test('a bad link says why and changes nothing', async () => {
  const page = await openPage({ path: '/#table=me,guest,guest;decks:unicorns' })

  await page.getByRole('alert').getByText('“unicorns”').waitFor()
  await expect.poll(() => chosen(page)).toEqual(['Platypuses', 'Sloths', 'Polecats'])
  await expect.poll(() => page.getByRole('button', { name: '2 players' }).getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
})

test('another language applies immediately and is remembered', async () => {
  const page = await openPage()

  await page.getByLabel('Language').selectOption('Polski')
  await page.getByRole('button', { name: 'Zagraj' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Zagraj' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pl')
})

test('light, dark, or same as the system', async () => {
  const page = await openPage({ colorScheme: 'dark' })
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const dark = await ground()

  await page.getByLabel('Theme').selectOption('Light')
  await expect.poll(() => ground()).not.toBe(dark)
  await page.getByLabel('Theme').selectOption('Same as system')
  await expect.poll(() => ground()).toBe(dark)
})

test('the credits name the authors', async () => {
  const page = await openPage()

  await page.getByRole('button', { name: 'Credits' }).click()

  await page.getByRole('dialog').getByText('Sami Laakso').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

const LOOKS = [
  ...(['desktop', 'phone'] as const).flatMap((size) =>
    (['en', 'fr', 'pl'] as const).map((locale) => ({ size, locale, colorScheme: 'light' as const })),
  ),
  { size: 'desktop', locale: 'en', colorScheme: 'dark' },
] as const

test.each(LOOKS)(
  'everything has its place on a $size in $locale, $colorScheme, settings too, and has no barriers',
  async (options) => {
    const page = await openPage(options)
    for (const path of ['/', '/settings']) {
      if (path !== '/') await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path === '/' && options.size === 'desktop') await expectNoScroll(page)
      else await expectNothingBeside(page)
      // Barriers are the same in every language.
      if (options.locale === 'en') await expectAccessible(page)
    }
  },
)

test('settings are kept, and text grows', async () => {
  const page = await openPage({ path: '/settings' })
  const height = (): Promise<number> => page.evaluate(() => document.querySelector('.keys')?.clientHeight ?? 0)
  await page.getByLabel('Your name').fill('Ada')
  const before = await height()

  await page.getByLabel('Text size').fill('150')
  await page.getByLabel('Easy-to-read font').check()
  await expect.poll(() => height()).toBeGreaterThan(before * 1.2)
  await expectNothingBeside(page)
  await page.getByLabel('Binoculars').selectOption('Never')
  await page.reload()

  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
  await expect.poll(() => page.getByLabel('Binoculars').inputValue()).toBe('never')
  await page.getByRole('button', { name: 'Reset to “Ask”' }).click()
  await expect.poll(() => page.getByLabel('Binoculars').inputValue()).toBe('ask')
})

test('all games can be deleted together', async () => {
  const page = await openPage()
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL(AT_A_TABLE)
  await page.goto('/settings')

  await page.getByText('1 saved game.').waitFor()
  await page.getByRole('button', { name: 'Delete all games' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all games' }).click()

  await page.getByText('No saved games.').waitFor()
})
