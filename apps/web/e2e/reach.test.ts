/** One table for every window: everything is visible, legible and in reach, without scrolling. */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openPage } from './page.ts'
import { ALL, BORDERS, type Case, ROOMY, SELECTED, WINDOWS } from './reach/cases.ts'
import { DALE, look } from './reach/faults.ts'

/** The whole matrix takes minutes and has a command of its own, `npm run reach`. */
const isWhole = process.env['REACH'] === 'all'
const cases = isWhole ? ALL : SELECTED

interface Wearing {
  readonly language?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly forcedColors?: 'active' | 'none'
  /** Size of the browser's own letters in percent. */
  readonly text?: number
}

/** In how many cases a window had faults. */
const tally = new Map<string, number>()

afterAll(() => {
  const told = [...tally].map(([window, times]) => `${window} (${times})`)
  if (told.length > 0) console.log(`Out of reach in ${told.length} windows: ${told.join(', ')}`)
})

async function openAt(wearing: Wearing): Promise<Page> {
  const { language = 'en', colorScheme = 'light', forcedColors = 'none' } = wearing
  const page = await openPage({ colorScheme })
  await page.emulateMedia({ colorScheme, forcedColors })
  await page.evaluate((spoken) => {
    localStorage.setItem('settings', JSON.stringify({ state: { speed: 'off' }, version: 0 }))
    localStorage.setItem('language', spoken)
  }, language)
  return page
}

async function faultsOf(
  page: Page,
  { open, name, hand }: Case,
  windows: readonly string[],
  text = 100,
): Promise<string[]> {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page)
  if (text !== 100)
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), text)
  const faults: string[] = []
  for (const window of windows) {
    const [width = 0, height = 0] = window.split('x').map(Number)
    await page.setViewportSize({ width, height })
    const found = await look(page, DALE)
    const short = mayBeShort(window, hand) ? [] : found.shortened.filter((each) => each.startsWith('p.text'))
    if (found.faults.length + short.length > 0) tally.set(window, (tally.get(window) ?? 0) + 1)
    faults.push(...found.faults.map((each) => `${window} ${name}: ${each}`))
    faults.push(...short.map((each) => `${window} ${name}: shortened ${each}`))
  }
  return faults
}

/** Where a text may end in …: it is read whole in the question as soon as the card is chosen. */
const TIGHT = new Set(['844x390', '683x384', '390x844', '360x640', '320x568'])
const mayBeShort = (window: string, hand: number): boolean =>
  hand > 5 || TIGHT.has(window) || BORDERS.some((each) => each === window)

test.each(cases)('$name is in reach in every window', async (each) => {
  const page = await openAt({})
  expect(await faultsOf(page, each, isWhole ? [...WINDOWS, ...BORDERS] : WINDOWS)).toEqual([])
})

test.each(['fr', 'pl'])('in every window and in %s', async (language) => {
  const page = await openAt({ language })
  for (const each of isWhole ? ALL : SELECTED.slice(1, 3)) expect.soft(await faultsOf(page, each, WINDOWS)).toEqual([])
})

test.each([{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const)(
  'in every window and with %o',
  async (colours) => {
    const page = await openAt(colours)
    for (const each of isWhole ? ALL : SELECTED.slice(1, 2))
      expect.soft(await faultsOf(page, each, WINDOWS)).toEqual([])
  },
)

test('with letters twice as large', async () => {
  const page = await openAt({})
  for (const each of isWhole ? SELECTED : SELECTED.slice(1, 2)) {
    const faults = await faultsOf(page, each, ROOMY, 200)
    expect.soft(faults.filter((fault) => !fault.includes('shortened'))).toEqual([])
  }
})
