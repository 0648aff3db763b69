// `npm run bench:web -- --json`: the size and speed of the page, measured in a real Chromium.
import { openPage, startGame, withBrowser } from './browser.mjs'

const TWO = 'me,novice:Juniper;decks:platypuses,macaws,squirrels;starts:1'
const FOUR = 'me,seasoned:Hazel,seasoned:Bram,novice:Odile;decks:platypuses,macaws,squirrels,pandas,beavers;starts:1'
const BOTS = 'seasoned:Ann,seasoned:Ben;decks:platypuses,macaws,squirrels;starts:1'

/** A phone that is a few years old. */
const SLOWDOWN = 4
const GAMES = 20
const LEGAL = '.market .is-legal ~ .hit'

const figures = await withBrowser(async (browser, address) => ({
  firstLoadKB: await measureFirstLoad(browser, address),
  ...(await measureSpeed(browser, address)),
  longestTaskMs: await measureFlights(browser, address),
  heapGrowthMB: await measureMemory(browser, address),
}))

if (process.argv.includes('--json')) console.log(JSON.stringify(figures, null, 2))
else for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(14)} ${figure}`)

/** All JavaScript, compressed, from an empty browser to a table one can play at. */
async function measureFirstLoad(browser, address) {
  let bytes = 0
  const weigh = async (request) => {
    if (!request.url().endsWith('.js')) return
    const { responseBodySize } = await request.sizes()
    bytes += responseBodySize
  }
  const page = await openPage(browser, address, { settings: { speed: 'off' }, onRequest: weigh })
  await startGame(page, TWO)
  await page.locator(LEGAL).first().waitFor()
  await page.waitForTimeout(500)
  await page.context().close()
  return round(bytes / 1024)
}

/** From opening the address of a game to its first legal card, and from a click to what it shows. */
async function measureSpeed(browser, address) {
  const page = await openPage(browser, address, { settings: { speed: 'off' } })
  await startGame(page, TWO)
  await page.locator(LEGAL).first().waitFor()
  await page.addInitScript(markWhenDrawn, LEGAL)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const playable = await repeated(5, async () => {
    await page.reload({ waitUntil: 'commit' })
    await page.locator(LEGAL).first().waitFor()
    return page.evaluate(() => performance.getEntriesByName('drawn')[0]?.startTime)
  })
  const click = await repeated(7, async () => {
    const shown = await page.evaluate(clickAndWait, LEGAL)
    await page.locator('[data-help]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-help]').waitFor({ state: 'detached' })
    return shown
  })
  await page.context().close()
  return { playableMs: round(playable), clickMs: round(click) }
}

/** Notes when the first card that can be bought is on the table. */
function markWhenDrawn(selector) {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    observer.disconnect()
    requestAnimationFrame(() => performance.mark('drawn'))
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true })
}

/** Clicks a market card, and waits until its ring is painted. */
function clickAndWait(selector) {
  return new Promise((resolve) => {
    const start = performance.now()
    const observer = new MutationObserver(() => {
      if (document.querySelector('.market .is-selected') === null) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    document.querySelector(selector)?.click()
  })
}

/** The longest task while four players' cards fly at normal speed, over a few turns. */
async function measureFlights(browser, address) {
  const page = await openPage(browser, address, { settings: { speed: 'normal' } })
  await startGame(page, FOUR)
  await page.locator(LEGAL).first().waitFor()
  await page.evaluate(() => {
    globalThis.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration)
    }).observe({ entryTypes: ['longtask'] })
  })
  for (let turn = 0; turn < 3; turn++) {
    await page.locator('[data-spot="act:inventory"]:not([aria-disabled="true"])').click()
    await page.locator('[data-confirm]:not([aria-disabled="true"])').click()
    await page.waitForTimeout(1500)
    await page.locator('[data-spot="act:inventory"]:not([aria-disabled="true"])').waitFor({ timeout: 120_000 })
  }
  const longest = await page.evaluate(() => globalThis.longest)
  await page.context().close()
  return round(longest)
}

/** The growth of the heap from the first few games in a tab to the twentieth. */
async function measureMemory(browser, address) {
  const page = await openPage(browser, address, { settings: { speed: 'off' } })
  const devtools = await page.context().newCDPSession(page)
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return usedSize / 1024 / 1024
  }
  const playOne = async () => {
    await page.evaluate(() => history.pushState(null, '', '/'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await startGame(page, BOTS)
    await page.locator('.endp').waitFor({ timeout: 60_000 })
  }
  for (let game = 0; game < 3; game++) await playOne()
  const before = await heap()
  for (let game = 0; game < GAMES; game++) await playOne()
  const after = await heap()
  await page.context().close()
  return round(after - before)
}

async function repeated(times, measure) {
  const figures = []
  for (let time = 0; time < times; time++) figures.push(await measure())
  return figures.toSorted((a, b) => a - b)[Math.floor(times / 2)]
}

function round(figure) {
  return Math.round(figure * 100) / 100
}
