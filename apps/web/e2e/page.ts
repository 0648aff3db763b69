/** A page to test: a window of its own for each, and everything that goes wrong in it fails the test. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import axe, { type AxeResults } from 'axe-core'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished, type RunnerTestCase } from 'vitest'

export interface PageOptions {
  readonly size?: keyof typeof SIZES
  readonly path?: string
  readonly locale?: string
  readonly colorScheme?: 'light' | 'dark'
  /** Nothing flies unless a test asks for it, so that no test has to wait. */
  readonly reducedMotion?: boolean
  /** Phones have it unless told otherwise. */
  readonly touch?: boolean
  /** Keeping the page for offline use takes a moment, which most tests need not spend. */
  readonly serviceWorker?: boolean
  /** Another address than that of the server all tests share. */
  readonly baseURL?: string
  /** Complaints of the browser that belong to the test: it is offline, or is refused something. */
  readonly expected?: RegExp
}

const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  /** A phone with the bars of its browser. */
  'short phone': { width: 390, height: 664 },
}

const PICTURES = fileURLToPath(new URL('../../../.cache/failed/', import.meta.url))

const browser = await chromium.connect(inject('browser'))
afterAll(() => browser.close())

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

/** Everything is on the screen: the page itself scrolls neither down nor sideways. */
export async function expectNoScroll(page: Page): Promise<void> {
  await expectToFit(page, ['width', 'height'])
}

/** Nothing stands beside the page: it may scroll down, but not sideways. */
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

/** What axe can tell of WCAG 2.2, levels A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    }),
  )
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
  expect(faults, 'barriers found by axe').toEqual([])
}
