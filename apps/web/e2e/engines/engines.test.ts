/** The page in Firefox and in WebKit, the engine of Safari. Tests a player's first steps and earlier failures there. */
import { catalogue } from '@merchants/dale'
import { ENGINES, whyNoEngine } from '@merchants/testkit'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { joinOnline } from '../online.ts'
import { playUntil, byMouse as byMouseInChromium } from '../player.ts'
import { wordsOnPage, wordsOverTheEdge, type CardWords } from './card-texts.ts'
import type { EnginePage } from './engine-page.ts'
import { STOREROOM } from '../kept.ts'
import {
  answerWithoutRest,
  byKeys,
  byMouse,
  expectNoFaults,
  isAtTurn,
  isThere,
  LAPTOP,
  openEnginePage,
  PHONE,
  playToTurn,
  startGame,
} from './engine-page.ts'

const TABLE = 'me,novice:Juniper;decks:platypuses,macaws,squirrels;starts:1'

/** They are the same in every engine, so the first one reads them for all. */
const words: CardWords[] = []

async function wordsOfAll({ page, open }: EnginePage): Promise<CardWords[]> {
  const found: CardWords[] = []
  await open('/decks')
  for (const deck of new Set(catalogue.map((card) => card.deck))) {
    await page.click(`.deck-list a[href="/decks/${deck}"]`)
    await page.waitFor(isThere, `.deck-page.d-${deck} .card-grid .card`)
    found.push(...(await page.evaluate(wordsOnPage)))
  }
  return found
}

describe.each(ENGINES)('in %s', (engine) => {
  // Other tests run while this one waits for an engine to be installed.
  const missing = whyNoEngine(engine)
  if (missing !== undefined) console.error(`Cannot test in ${engine}: ${missing}`)

  describe.runIf(missing === undefined)('the page', () => {
    let browser: EnginePage
    beforeAll(async () => {
      browser = await openEnginePage(engine)
    })
    afterAll(() => browser.page.close())

    test('a game by mouse and by keys, which a reload keeps', async () => {
      const { page } = browser
      await startGame(browser, TABLE)
      await playToTurn(page, 3, byMouse)
      await playToTurn(page, 5, byKeys)
      await expectNoFaults(page)

      await page.reload()
      await page.waitFor(isThere, '.table-root [data-spot]')
      await playToTurn(page, 6, byMouse)
      await expectNoFaults(page)
    })

    test('a page that is left in the middle of a write blocks neither the next game nor its own after going back', async () => {
      const { page, open } = browser
      for (let times = 0; times < 3; times++) {
        await startGame(browser, TABLE)
        await answerWithoutRest(page)
        await page.waitFor(isAtTurn, 4)
        await open(STOREROOM)
      }
      await startGame(browser, TABLE)
      await playToTurn(page, 2, byMouse)
      await expectNoFaults(page)

      await open(STOREROOM)
      await page.goBack()
      await page.waitFor(isThere, '.table-root [data-spot]')
      await playToTurn(page, 4, byMouse)
    })

    test('keyboard focus can be seen after a click, and a large card with it', async () => {
      const { page } = browser
      await startGame(browser, TABLE)
      await page.click('.bar')
      await page.key('m')

      await page.waitFor(() => document.activeElement?.matches('.market .hit:focus-visible'))
    })

    test('a menu is never taller than its content', async () => {
      const { page } = browser
      await startGame(browser, TABLE)
      await page.click('[popovertarget]')
      await page.waitFor(isThere, '.menu:popover-open')

      const spare = await page.evaluate(() => {
        const menu = document.querySelector('.menu:popover-open') as HTMLElement
        const { top, bottom } = menu.getBoundingClientRect()
        const last = menu.lastElementChild as Element
        return Math.max(bottom - last.getBoundingClientRect().bottom, bottom - innerHeight, -top)
      })
      expect(spare).toBeLessThan(30)
    })

    test('the texts of all cards stay within their cards, on a laptop and on a phone', async () => {
      const { page } = browser
      if (words.length === 0) words.push(...(await wordsOfAll(browser)))
      expect(words.length).toBeGreaterThanOrEqual(84)

      for (const size of [LAPTOP, PHONE]) {
        await startGame(browser, TABLE, size)
        await page.evaluate(() => document.fonts.ready.then(() => true))
        expect(await page.evaluate(wordsOverTheEdge, words)).toEqual([])
      }
    })

    test('a click beside a dialog closes it', async () => {
      const { page, open } = browser
      await open('/decks/owls')
      await page.click('.card-grid button')
      await page.waitFor(isThere, '.card-dialog[open]')
      await page.clickAt(8, 8)

      await page.waitFor(() => document.querySelector('.card-dialog[open]') === null)
    })

    test('the harbour of the Cove opens, and its first turns are played', async () => {
      const { page, open } = browser
      await open('/cove')
      await page.click('[data-play-now]')
      await page.waitFor(isThere, '.cv-table')
      for (let presses = 0; presses < 12; presses++) {
        await page.waitFor(isThere, '[data-next], [data-to-end], [data-place][data-can], [data-option]')
        await page.click(':is([data-to-end], [data-next], [data-place][data-can], [data-option])')
      }
      await expectNoFaults(page)
    })

    test('the companion begins and asks its first questions on a phone', async () => {
      const { page, open } = browser
      await open('/companion', PHONE)
      await page.click('main [data-begin]')
      await page.waitFor(() => document.querySelector('main [data-begin]') === null)
      expect(await page.evaluate(() => document.querySelector('main h2')?.textContent)).toBeTruthy()
      await expectNoFaults(page)
    })

    test('an online table, created here and joined from Chromium', async () => {
      const { page, open } = browser
      await open('/online')
      await page.waitFor(isThere, 'main input')
      await page.type('main input', 'Ada')
      await page.clickText('2 players')
      await page.clickText('Create table')
      await page.waitFor(() => /\/t\/[a-z2-7]{12}$/.test(location.pathname))
      const table = await page.evaluate(() => location.pathname)
      const ben = await joinOnline('Ben', table, { baseURL: inject('page') })
      await page.clickText('Start game')
      await page.waitFor(isThere, '.table-root [data-spot]')

      const isTurn3 = async (): Promise<boolean> =>
        /turn [3-9]/.test((await ben.locator('.bar .meta').textContent()) ?? '')
      await Promise.all([playToTurn(page, 3, byMouse), playUntil(ben, byMouseInChromium, isTurn3)])
      await expectNoFaults(page)
    })
  })
})
