// The built page in a real browser for scripts, with one server, one Chromium, and games set up by their link.
import { installAndBuild } from './workspace.mjs'

/** Works with a browser and the address of the page, and closes both afterwards. */
export async function withBrowser(work) {
  installAndBuild()
  const { buildApp } = await import('@merchants/server')
  const { launchBrowser } = await import('@merchants/testkit')
  const app = await buildApp()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await launchBrowser()
  try {
    return await work(browser, address)
  } finally {
    await Promise.all([browser.close(), app.close()])
  }
}

/** Opens a page whose settings are chosen before it starts. */
export async function openPage(
  browser,
  address,
  { settings = {}, language = 'en', path = '/', onRequest, ...options } = {},
) {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', ...options })
  await context.addInitScript(
    ([state, speech]) => {
      localStorage.setItem('settings', JSON.stringify({ state, version: 0 }))
      localStorage.setItem('language', speech)
    },
    [settings, language],
  )
  if (onRequest !== undefined) context.on('requestfinished', onRequest)
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Starts a game by its link and waits until the table is drawn. */
export async function startGame(page, table) {
  await page.locator('.btn.set').first().waitFor({ state: 'attached' })
  await page.evaluate((link) => {
    location.hash = link
  }, `table=${table}`)
  await page.waitForFunction(() => location.hash === '')
  await page.locator('.btn.set:visible').first().click()
  await page.locator('.table-root, .curtain, .endp').first().waitFor()
}
