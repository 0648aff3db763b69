/** A page to test, each in its own window. Any error in it fails the test. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import axe, { type AxeResults } from 'axe-core'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { expect, inject, onTestFinished, type RunnerTestCase } from 'vitest'
import { hasStalls, stallNowAndThen } from './stalls.ts'

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
  /** Browser errors that the test expects, such as being offline or refused. */
  readonly expected?: RegExp
}

const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  /** A phone with the bars of its browser. */
  'short phone': { width: 390, height: 664 },
}

const PICTURES = fileURLToPath(new URL('../../../.cache/failed/', import.meta.url))

/** All test files of this process share the connection, which ends with the process. */
const browser = await chromium.connect(inject('browser'))

/** Opens the page in a fresh context and, when the test ends, closes it and complains about every error it had. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { size = 'desktop', path = '/', touch = size !== 'desktop', serviceWorker = false } = options
  const context = await browser.newContext({
    baseURL: options.baseURL ?? inject('page'),
    viewport: SIZES[size],
    isMobile: size !== 'desktop',
    hasTouch: touch,
    locale: options.locale ?? 'en',
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: (options.reducedMotion ?? true) ? 'reduce' : 'no-preference',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  })
  const faults = await collectFaults(context)
  await context.addInitScript(store, storedBy(options))
  if (hasStalls) await context.addInitScript(stallNowAndThen)

  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await takePictures(context, task)
    await context.close()
    const unexpected = faults.filter((fault) => !(options.expected?.test(fault) ?? false))
    expect(unexpected, 'errors in the page').toEqual([])
  })

  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Bots answer at once, and pictures follow each other at once. */
export const AT_ONCE = { speed: 'off' } as const

function storedBy({ settings, stored = {} }: PageOptions): Readonly<Record<string, string>> {
  return settings === undefined ? stored : { ...stored, settings: JSON.stringify({ state: settings, version: 0 }) }
}

/** Runs in the page before its own code. It overwrites nothing. */
function store(entries: Readonly<Record<string, string>>): void {
  if (!location.protocol.startsWith('http')) return
  for (const [key, value] of Object.entries(entries)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }
}

async function collectFaults(context: BrowserContext): Promise<readonly string[]> {
  const faults: string[] = []
  context.on('weberror', (webError) => faults.push(String(webError.error().stack)))
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`The content security policy (${effectiveDirective}) stopped ${blockedURI} in ${sourceFile}`)
    })
  })
  return faults
}

async function takePictures(context: BrowserContext, { name }: RunnerTestCase): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  for (const [number, page] of context.pages().entries()) {
    const path = `${PICTURES}${name.replaceAll(/\W+/g, '-')}-${number + 1}.png`
    await page.screenshot({ path })
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
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // Finding a selector for every element costs a third of the time, and is of use only where there is a fault.
  const { violations } = await page.evaluate(runAxe, { more, selectors: false })
  if (violations.length === 0) return
  const told = await page.evaluate(runAxe, { more, selectors: true })
  const faults = told.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
  expect(faults, 'barriers found by axe').toEqual([])
}

/** Runs in the page, which has neither sounds nor films to be loaded beforehand. */
function runAxe({
  more,
  selectors,
}: {
  readonly more: readonly string[]
  readonly selectors: boolean
}): Promise<AxeResults> {
  return (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])),
    resultTypes: ['violations'],
    preload: false,
    selectors,
  })
}
