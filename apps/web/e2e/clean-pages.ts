/**
 * Pages that tests of this process use one after the other. A page that is opened again in the same window costs half of
 * what a fresh one does. Between two tests it forgets what it has stored, where it has been and how it was shown.
 */
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { STOREROOM } from './kept.ts'
import { drawTheSame, LUCK } from './luck.ts'
import { leaveUnpainted } from './painting.ts'
import { hasStalls, stallNowAndThen } from './stalls.ts'

/** These are given to a new window and stay as they are. */
export interface Window {
  readonly baseURL: string
  readonly locale: string
  readonly isMobile: boolean
  readonly hasTouch: boolean
  readonly serviceWorkers: 'allow' | 'block'
}

export interface CleanPage {
  readonly page: Page
  readonly window: Window
  /** Every error since it was clean. */
  readonly faults: string[]
}

/** How long a page may take for anything. A busy machine takes its time. */
const PATIENCE_MS = 120_000

/** Each takes memory, and most tests want one of a few kinds. */
const MOST_KEPT = 6

/** All test files of this process share it, and it ends with the process. */
const browser = await openBrowser()

const kept: CleanPage[] = []

const isLike = (one: Window, other: Window): boolean =>
  one.baseURL === other.baseURL &&
  one.locale === other.locale &&
  one.isMobile === other.isMobile &&
  one.hasTouch === other.hasTouch

/** An empty window at the storeroom of its server. */
export async function takeClean(window: Window): Promise<CleanPage> {
  const at = mayBeKept(window) ? kept.findLastIndex((each) => isLike(each.window, window)) : -1
  const [found] = at < 0 ? [] : kept.splice(at, 1)
  return found ?? openClean(window)
}

async function openClean(window: Window): Promise<CleanPage> {
  const context = await browser.newContext(window)
  context.setDefaultTimeout(PATIENCE_MS)
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
  await context.addInitScript(() => {
    // Chromium doesn't report errors that no code threw, such as a box that is resized while its size is reported.
    addEventListener('error', ({ message, error }) => {
      if (error === null || error === undefined) console.error(message)
    })
  })
  await context.addInitScript(leaveUnpainted)
  await context.addInitScript(drawTheSame, LUCK)
  if (hasStalls) await context.addInitScript(stallNowAndThen)
  const page = await context.newPage()
  await page.goto(STOREROOM)
  return { page, window, faults }
}

/** A service worker outlives its page, and a server that a test has started ends with it. */
const mayBeKept = ({ baseURL, serviceWorkers }: Window): boolean =>
  serviceWorkers === 'block' && (baseURL === inject('page') || baseURL === inject('server'))

/** Cleans a page for the next test, or closes it where that would not be enough. */
export async function giveBack(used: CleanPage, isSpoilt: boolean): Promise<void> {
  const context = used.page.context()
  const isAlone = context.pages().length === 1 && !used.page.isClosed()
  if (isSpoilt || !isAlone || !mayBeKept(used.window) || (await isAtSheet(used.page))) return context.close()
  await clean(context, used)
  kept.push(used)
  while (kept.length > MOST_KEPT) await kept.shift()?.page.context().close()
}

/** A page may be on its way back from a sheet that has just closed, which would cancel going elsewhere. */
const isAtSheet = (page: Page): Promise<boolean> =>
  page.evaluate(() => (history.state as { readonly isSheet?: boolean } | null)?.isSheet === true)

async function clean(context: BrowserContext, { page, window, faults }: CleanPage): Promise<void> {
  await context.setOffline(false)
  await context.clearPermissions()
  await page.mouse.move(0, 0)
  await page.goto(STOREROOM)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(window.baseURL).origin,
    storageTypes: 'cookies,indexeddb,cache_storage',
  })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await devtools.detach()
  await forgetHistory(page)
  faults.length = 0
}

/** Where the page is now becomes the first place it was at. */
export async function forgetHistory(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
}
