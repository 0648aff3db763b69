/** A page to test, each in an unused window. Any error in it fails the test. */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, onTestFinished, type RunnerTestCase } from 'vitest'
import { forgetHistory, giveBack, takeClean } from './clean-pages.ts'
import { STOREROOM } from './kept.ts'
import { LUCK } from './luck.ts'
import { takePicture } from './painting.ts'

export interface PageOptions {
  readonly size?: keyof typeof SIZES
  readonly path?: string
  readonly locale?: string
  /** Settings that the player has chosen before. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Other entries of its storage, by key. */
  readonly stored?: Readonly<Record<string, string>>
  readonly colorScheme?: 'light' | 'dark'
  /** Nothing flies unless a test asks for it, so that no test has to wait. */
  readonly reducedMotion?: boolean
  /** Phones have it unless told otherwise. */
  readonly touch?: boolean
  /** Keeping the page for offline use takes a moment, which most tests need not spend. */
  readonly serviceWorker?: boolean
  /** Another address than that of the server all tests share. */
  readonly baseURL?: string
  /** The time on the page, for what depends on the date. It stands still. */
  readonly now?: string
  /** Browser errors that the test expects, such as being offline or refused. */
  readonly expected?: RegExp
  /** No other test uses its window, because this one leaves listeners or scripts in it. */
  readonly isOwn?: boolean
}

const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  /** A phone with the bars of its browser. */
  'short phone': { width: 390, height: 664 },
}

const PICTURES = fileURLToPath(new URL('../../../.cache/failed/', import.meta.url))

/** Opens the page in an empty window and, when the test ends, empties it and complains about every error it had. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { size = 'desktop', path = '/', touch = size !== 'desktop', serviceWorker = false } = options
  // A window whose clock stands still is of no use to other tests.
  const isOwn = options.isOwn ?? options.now !== undefined
  const opened = await takeClean({
    baseURL: options.baseURL ?? inject('page'),
    isMobile: size !== 'desktop',
    hasTouch: touch,
    locale: options.locale ?? 'en',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  })
  const { page, faults } = opened

  onTestFinished(async ({ task }) => {
    const isFailed = task.result?.state === 'fail'
    if (isFailed) await takePictures(page.context(), task)
    const unexpected = faults.filter((fault) => !(options.expected?.test(fault) ?? false))
    await giveBack(opened, isFailed || isOwn || unexpected.length > 0)
    expect(unexpected, 'errors in the page').toEqual([])
  })

  await page.setViewportSize(SIZES[size])
  await page.emulateMedia({
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: (options.reducedMotion ?? true) ? 'reduce' : 'no-preference',
    forcedColors: 'none',
  })
  await page.evaluate(store, { ...storedBy(options), [LUCK]: newLuck() })
  if (path === STOREROOM) return page
  if (options.now !== undefined) await page.clock.setFixedTime(options.now)
  await page.goto(path)
  await forgetHistory(page)
  return page
}

let opened = { test: '', pages: 0 }

/** Each page of a test has its own. */
function newLuck(): string {
  const { currentTestName: test = '' } = expect.getState()
  opened = { test, pages: opened.test === test ? opened.pages + 1 : 1 }
  return `${test}, page ${opened.pages}`
}

/** Bots answer at once, and pictures follow each other at once. */
export const AT_ONCE = { speed: 'off' } as const

function storedBy({ settings, stored = {} }: PageOptions): Readonly<Record<string, string>> {
  return settings === undefined ? stored : { ...stored, settings: JSON.stringify({ state: settings, version: 0 }) }
}

/** Runs in the page. */
function store(entries: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
}

async function takePictures(context: BrowserContext, { name }: RunnerTestCase): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  for (const [number, page] of context.pages().entries()) {
    const path = `${PICTURES}${name.replaceAll(/\W+/g, '-')}-${number + 1}.png`
    await takePicture(page, path)
    console.log(`What the page looked like: ${path}`)
  }
}

/** The page steps back in its history a moment after its last sheet closed. That would cancel going elsewhere. */
export async function waitForNoSheet(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { readonly isSheet?: boolean } | null)?.isSheet !== true)
}

/** Goes back from the open sheet. It can be seen a moment before it has its place in the history. */
export async function goBackFromSheet(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { readonly isSheet?: boolean } | null)?.isSheet === true)
  await page.goBack()
}

/** Closes the open dialog or sheet with Escape. */
export async function escape(page: Page, sheet = 'dialog'): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(sheet).waitFor({ state: 'detached' })
  await waitForNoSheet(page)
}

/** Everything is on the screen, and the page scrolls neither down nor sideways. */
export async function expectNoScroll(page: Page): Promise<void> {
  await expectToFit(page, ['width', 'height'])
}

/** Nothing sticks out of the page, which may scroll down but not sideways. */
export async function expectNothingBeside(page: Page): Promise<void> {
  await expectToFit(page, ['width'])
}

/** Once letters and pictures are there. */
async function expectToFit(page: Page, sides: readonly ('width' | 'height')[]): Promise<void> {
  const tooLarge = () =>
    page.evaluate((looked) => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
      const over = { width: scrollWidth - clientWidth, height: scrollHeight - clientHeight }
      return looked.filter((side) => over[side] > 0).map((side) => `${side}: ${over[side]} pixels too large`)
    }, sides)
  await expect.poll(tooLarge, { message: 'the page in its window' }).toEqual([])
}

/** A window for each of the layouts: wide, low, tall. */
export const LAYOUTS = [
  [1366, 625],
  [844, 390],
  [390, 664],
] as const

/** Accessibility violations found by axe (WCAG 2.2, levels A and AA, and more rules by name). */
export async function expectAccessible(page: Page, more: readonly string[] = []): Promise<void> {
  await loadAxe(page)
  // Finding a selector for every element costs a third of the time, and is of use only where there is a fault.
  const { violations } = await page.evaluate(runAxe, { more, selectors: false })
  if (violations.length === 0) return
  const told = await page.evaluate(runAxe, { more, selectors: true })
  const faults = told.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
  expect(faults, 'barriers found by axe').toEqual([])
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Without the ways of `page.evaluate`, so that the browser compiles what it needs, and only once. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: AXE })
  await devtools.detach()
}

/**
 * Runs in the page, which has neither sounds nor films to be loaded beforehand. Contrasts are read from styles, in which the
 * page must not be transparent; it is clipped to nothing, so that it still need not be painted.
 */
async function runAxe({
  more,
  selectors,
}: {
  readonly more: readonly string[]
  readonly selectors: boolean
}): Promise<AxeResults> {
  const { style } = document.documentElement
  style.setProperty('opacity', '1', 'important')
  style.setProperty('clip-path', 'path("M0 0")')
  try {
    return await (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])),
      resultTypes: ['violations'],
      preload: false,
      selectors,
    })
  } finally {
    style.removeProperty('opacity')
    style.removeProperty('clip-path')
  }
}
