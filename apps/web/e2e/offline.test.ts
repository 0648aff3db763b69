/** The page without a network, and a new version that waits its turn. Each test has a server of its own to change and to stop. */
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from '@merchants/server'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openPage } from './page.ts'

const BUILT = fileURLToPath(new URL('../dist', import.meta.url))

interface Site {
  readonly baseURL: string
  readonly publishNext: () => void
  readonly close: () => Promise<void>
}

async function newSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-site-'))
  cpSync(BUILT, folder, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) })
  const app = await buildApp({ pageFolder: folder })
  let asked = 0
  app.get('/api/asked', () => String(++asked))
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  return {
    baseURL: await app.listen({ host: '127.0.0.1', port: 0 }),
    publishNext: () => publishNext(folder),
    close: () => app.close(),
  }
}

/** A version that differs from the first by one mark. */
function publishNext(folder: string): void {
  const [page, worker] = [join(folder, 'index.html'), join(folder, 'service-worker.js')]
  const before = readFileSync(page, 'utf8')
  const after = before.replace('</title>', '</title><meta name="version" content="next" />')
  const integrityOf = (text: string) => createHash('sha256').update(text).digest('base64')
  writeFileSync(page, after)
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(integrityOf(before), integrityOf(after)))
}

const isNext = async (page: Page): Promise<boolean> => (await page.locator('meta[name=version]').count()) > 0

async function openKept(baseURL: string): Promise<Page> {
  const page = await openPage({ baseURL, serviceWorker: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

/** Looks for a new version, as browsers do now and then, and waits until it is all there. */
async function fetchNext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

/** The page asks the waiting version to take over, and learns when it has. */
async function askForNext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    waiting?.postMessage('skip-waiting')
    await changed
  })
}

function pathsKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('page')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
}

test('without a network the page opens at any address', async () => {
  const { baseURL, close } = await newSite()
  const page = await openKept(baseURL)

  await close()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/settings')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a new version waits while a tab is open, and comes when all are closed', async () => {
  const { baseURL, publishNext: publish } = await newSite()
  const page = await openKept(baseURL)
  const isNextInNewTab = async () => {
    const tab = await page.context().newPage()
    await tab.goto('/')
    const result = await isNext(tab)
    await tab.close()
    return result
  }

  publish()
  await fetchNext(page)
  await page.reload()
  await expect.poll(() => isNext(page)).toBe(false)
  expect(await isNextInNewTab()).toBe(false)

  await page.close()
  await expect.poll(isNextInNewTab).toBe(true)
})

test('a page that asks for the new version gets it, and of each file one copy is kept', async () => {
  const { baseURL, publishNext: publish } = await newSite()
  const page = await openKept(baseURL)

  publish()
  await fetchNext(page)
  await askForNext(page)
  await page.reload()
  await expect.poll(() => isNext(page)).toBe(true)

  const kept = await pathsKept(page)
  expect(kept).toEqual([...new Set(kept)])
  expect(kept).toContain('/')
  expect(kept).toContain('/manifest.webmanifest')
})

test('replies of the server about games are never cached', async () => {
  const { baseURL } = await newSite()
  const page = await openKept(baseURL)

  const ask = () => page.evaluate(async () => (await fetch('/api/asked')).text())
  expect(await ask()).toBe('1')
  expect(await ask()).toBe('2')
  await expect.poll(() => pathsKept(page)).not.toContain('/api/asked')
})
