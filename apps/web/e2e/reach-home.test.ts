/** The first page in every window: everything is visible, legible and in reach, and only the shelf of decks scrolls. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AGAINST_A_BOT, newGame } from './games.ts'
import { keepGame, STOREROOM } from './kept.ts'
import { openPage } from './page.ts'
import { look, type Looked } from './reach/faults.ts'
import { BORDERS, ROOMY, TELLING, WINDOWS } from './reach/windows.ts'

const isWhole = process.env['REACH'] === 'all'

const PAGE: Looked = {
  root: '.home',
  parts: 'h1, nav, .corner, .start, .setup, .picker',
  piece: '.deck',
  marks: '.mono, .pick, .dn, .dt, .dl, .dr',
  scrollers: '.shelves, .filters',
}

const SHEET: Looked = { ...PAGE, root: '.setup' }

interface Wearing {
  readonly language?: 'en' | 'fr' | 'pl'
  readonly colorScheme?: 'light' | 'dark'
  readonly forcedColors?: 'active' | 'none'
  /** Size of the browser's own letters in percent. */
  readonly text?: number
  /** Whether a game waits to be continued. */
  readonly isPlaying?: boolean
}

async function openHome(wearing: Wearing = {}): Promise<Page> {
  const { language = 'en', colorScheme = 'light', forcedColors = 'none', text = 100, isPlaying = true } = wearing
  const page = await openPage({ path: STOREROOM, colorScheme, locale: language })
  await page.emulateMedia({ colorScheme, forcedColors })
  if (isPlaying) await keepGame(page, newGame(AGAINST_A_BOT))
  await page.goto('/')
  await page
    .locator(isPlaying ? '.cont' : '.now')
    .first()
    .waitFor()
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), text)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

async function resize(page: Page, window: string): Promise<void> {
  const [width = 0, height = 0] = window.split('x').map(Number)
  await page.setViewportSize({ width, height })
}

async function faultsIn(page: Page, windows: readonly string[], what: string): Promise<string[]> {
  const faults: string[] = []
  for (const window of windows) {
    await resize(page, window)
    const found = [
      ...(await look(page, PAGE)).faults,
      ...(await page.evaluate(smallTargets)),
      ...(await page.evaluate(cutDecks)),
    ]
    faults.push(...found.map((fault) => `${window} ${what}: ${fault}`))
  }
  return faults
}

/** Runs in the page: whatever is pressed is large enough for a finger. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('.home :is(button, a[href], select, input)')].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect()
    if (!control.checkVisibility() || width === 0 || (width >= 39.5 && height >= 39.5)) return []
    return [`${Math.round(width)}×${Math.round(height)} px: ${control.className} “${control.textContent.trim()}”`]
  })
}

/** Runs in the page: every deck can be scrolled to, is whole then, and holds its words. */
function cutDecks(): string[] {
  const faults: string[] = []
  const shelf = document.querySelector('.shelves')
  if (shelf === null) return ['there is no shelf']
  for (const deck of shelf.querySelectorAll('.deck')) {
    deck.scrollIntoView({ block: 'center' })
    const name = deck.querySelector('.dn')?.textContent ?? ''
    const box = deck.getBoundingClientRect()
    const frame = shelf.getBoundingClientRect()
    if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push(`${name} stands beside the shelf`)
    if (box.height <= frame.height && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
      faults.push(`${name} is not whole`)
    const there = document.elementFromPoint(
      (box.left + box.right) / 2,
      (Math.max(box.top, frame.top) + Math.min(box.bottom, frame.bottom)) / 2,
    )
    if (there === null || !deck.contains(there)) faults.push(`${name} is covered`)
    const range = document.createRange()
    for (const words of deck.querySelectorAll('.dn, .dt, .dl, .dr')) {
      range.selectNodeContents(words)
      const text = range.getBoundingClientRect()
      if (text.right > box.right + 0.5 || text.bottom > box.bottom + 0.5)
        faults.push(`“${words.textContent}” leaves ${name}`)
    }
  }
  shelf.scrollTop = 0
  return faults
}

test('the first page is in reach in every window, with a game to continue and without', async () => {
  const page = await openHome()
  const faults = await faultsIn(page, [...WINDOWS, ...BORDERS], 'with a game')
  const fresh = await openHome({ isPlaying: false })

  expect([...faults, ...(await faultsIn(fresh, WINDOWS, 'first visit'))]).toEqual([])
})

/** Teams fill the page most, so they are looked at in every window, and the rest of the matrix is in `npm run reach`. */
const FEWER = isWhole ? WINDOWS : TELLING

test('and with 3 players, with 4 and with teams', async () => {
  const page = await openHome()
  for (const players of ['3 players', '4 players', 'Teams']) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.getByRole('button', { name: players }).click()
    expect.soft(await faultsIn(page, players === 'Teams' ? WINDOWS : FEWER, players)).toEqual([])
  }
})

test.each(['fr', 'pl'] as const)('and in %s, teams too', async (language) => {
  const page = await openHome({ language })
  const faults = await faultsIn(page, FEWER, language)
  await page.locator('.seg .btn').last().click()

  expect([...faults, ...(await faultsIn(page, WINDOWS, `${language}, teams`))]).toEqual([])
})

/** Colours hardly move anything. */
test.each([{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const)('and with %o', async (colours) => {
  const page = await openHome(colours)

  expect(await faultsIn(page, FEWER, JSON.stringify(colours))).toEqual([])
})

test('and with letters twice as large', async () => {
  const page = await openHome({ text: 200 })

  expect(await faultsIn(page, ROOMY, '200 %')).toEqual([])
})

test.each(['en', 'fr', 'pl'] as const)(
  'where there is no room for the new game, a sheet has it, in %s',
  async (language) => {
    const page = await openHome({ language })
    await resize(page, '390x664')
    await page.locator('.seg .btn').last().click()
    await page.locator('.open-setup').click()
    await page.locator('.setup .set').waitFor()
    const faults: string[] = []
    for (const window of WINDOWS.slice(5)) {
      await resize(page, window)
      const found = [...(await look(page, SHEET)).faults, ...(await page.evaluate(smallTargets))]
      faults.push(...found.map((fault) => `${window}: ${fault}`))
      expect(await page.locator('.setup .set').isVisible(), `${window}: Start game`).toBe(true)
    }

    expect(faults).toEqual([])
  },
)
