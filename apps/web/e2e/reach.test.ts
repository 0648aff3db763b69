/** One table for every window: everything is visible, legible and in reach, without scrolling. */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openPage } from './page.ts'
import { takePicture } from './painting.ts'
import { STOREROOM } from './kept.ts'
import { ALL, type Case, SELECTED } from './reach/cases.ts'
import { DALE, look } from './reach/faults.ts'
import { BORDERS, ROOMY, TELLING, WINDOWS } from './reach/windows.ts'

/** The whole matrix takes minutes and has a command of its own, `npm run reach`. */
const isWhole = process.env['REACH'] === 'all'
const cases = isWhole ? ALL : SELECTED
/** Where pictures of all that is looked at are left, if they are wanted. */
const pictures = process.env['REACH_PICTURES']

/** How the page is shown. */
interface Wearing {
  readonly language?: 'en' | 'fr' | 'pl'
  readonly colorScheme?: 'light' | 'dark'
  readonly forcedColors?: 'active' | 'none'
  /** Whether it is pressed with a finger. */
  readonly touch?: boolean
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
  const { language = 'en', colorScheme = 'light', forcedColors = 'none', touch = false } = wearing
  const page = await openPage({ path: STOREROOM, colorScheme, touch })
  await page.emulateMedia({ colorScheme, forcedColors })
  await page.evaluate((spoken) => localStorage.setItem('language', spoken), language)
  return page
}

interface Looking {
  readonly page: Page
  readonly wearing: Wearing
  readonly windows: readonly string[]
}

async function faultsOf({ open, name, hand }: Case, { page, wearing, windows }: Looking): Promise<string[]> {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page)
  const { text = 100 } = wearing
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), text)
  const faults: string[] = []
  for (const window of windows) {
    const [width = 0, height = 0] = window.split('x').map(Number)
    await page.setViewportSize({ width, height })
    const found = await look(page, DALE)
    if (pictures !== undefined) {
      const what = [name, ...Object.values(wearing), window].join(' ').replaceAll(/\W+/g, '-')
      await takePicture(page, `${pictures}/${what}.png`)
    }
    const short = text > 100 ? [] : found.shortened.filter((each) => !mayEndInDots(each, window, hand, wearing))
    if (found.faults.length + short.length > 0) tally.set(window, (tally.get(window) ?? 0) + 1)
    faults.push(...found.faults.map((each) => `${window} ${name}: ${each}`))
    faults.push(...short.map((each) => `${window} ${name}: shortened ${each}`))
  }
  return faults
}

/** Where a card's text may end in …: it is read whole in the question as soon as the card is chosen. */
const TIGHT = new Set(['844x390', '683x384', '390x844', '360x640', '320x568'])
/** Some texts are longer in other languages than English. */
const TIGHT_FOR_OTHERS = new Set(['390x664', '1280x585'])
const PHONES = new Set(['683x384', '390x844', '390x664', '360x640', '320x568'])

/** Names in the hand, counts, questions and answers never do. */
function mayEndInDots(each: string, window: string, hand: number, { language = 'en' }: Wearing): boolean {
  const isTight = TIGHT.has(window) || BORDERS.some((border) => border === window)
  // The log has every action in full.
  if (each.startsWith('span.briefly')) return PHONES.has(window) || isTight
  // While paying with a large hand; the card can be held to read it.
  if (each.startsWith('p.about')) return hand > 6
  if (each.startsWith('h3.name')) return window === '320x568' || window === '360x640'
  return each.startsWith('p.text') && (hand > 5 || isTight || (language !== 'en' && TIGHT_FOR_OTHERS.has(window)))
}

/** One page for all these tables. */
async function expectInReach(
  wearing: Wearing,
  looked: readonly Case[],
  windows: readonly string[] = WINDOWS,
): Promise<void> {
  const page = await openAt(wearing)
  for (const each of looked) expect.soft(await faultsOf(each, { page, wearing, windows })).toEqual([])
}

test.each(cases)('$name is in reach in every window', (each) =>
  expectInReach({}, [each], isWhole ? [...WINDOWS, ...BORDERS] : WINDOWS),
)

const PAYING = SELECTED.slice(1, 2)

/** The whole matrix by the number of players, so that a part of it can be run alone with `-t`: "fr, 3". */
const tablesIn = (looked: readonly Case[]): readonly (readonly [string, readonly Case[]])[] => {
  const company = (each: Case): string => each.name.split(/\W/)[0]?.replace('2b', '2') ?? ''
  return [...new Set(looked.map(company))].map((players) => [
    players,
    looked.filter((each) => company(each) === players),
  ])
}

/** Windows for letters twice as large. The table has room for them in what a browser leaves of a laptop. */
const OF_LARGE_LETTERS = [...ROOMY, '1366x625'] as const

/** Colours hardly move anything. */
const DRESSES = [
  ['fr', { language: 'fr' }, WINDOWS],
  ['pl', { language: 'pl' }, WINDOWS],
  ['a finger', { touch: true }, WINDOWS],
  ['dark', { colorScheme: 'dark' }, isWhole ? WINDOWS : TELLING],
  ['forced colours', { forcedColors: 'active' }, isWhole ? WINDOWS : TELLING],
  ['letters twice as large', { text: 200 }, OF_LARGE_LETTERS],
] as const

test.each(
  DRESSES.flatMap(([dress, wearing, windows]) =>
    tablesIn(isWhole ? (windows === OF_LARGE_LETTERS ? SELECTED : ALL) : PAYING).map(
      ([players, looked]) => [dress, players, { wearing, windows, looked }] as const,
    ),
  ),
)('in reach with %s, %s', (_dress, _players, { wearing, windows, looked }) => expectInReach(wearing, looked, windows))
