/** The companion at a table with the box: a whole game on a phone in Polish, undo, corrections, printed cards. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { expectAccessible, expectNoScroll, openPage, type PageOptions } from './page.ts'
import { HOUSE } from './browser.ts'

const openCompanion = async (options: PageOptions): Promise<Page> => {
  const page = await openPage({ size: 'phone', path: '/companion', ...options })
  await page.locator('main h2').waitFor()
  return page
}

const headline = (page: Page): Promise<string> => page.locator('main h2').innerText()
const tap = (page: Page, selector: string): Promise<void> => page.locator(`main ${selector}`).first().tap()

/** The content of the screen, recognised by its buttons. */
const SCENES = {
  over: '[data-score]',
  start: '[data-begin]',
  instruction: '[data-done]',
  yours: '.is-next [data-answer]',
  boats: '[data-boat]',
  docks: '[data-dock]',
  reading: '[data-row="action"]',
  symbols: '[data-answer="no symbols"]',
  pool: '[data-row="symbols"]',
  piers: '[data-answer="bazaar"]',
  counts: '[data-count]',
  bag: '[data-answer="empty"]',
  next: '[data-answer="you"]',
  stretch: '[data-answer="hand 1"]',
  marker: '[data-answer="elsewhere"]',
  number: '.cp-pad',
} as const
type Scene = keyof typeof SCENES

const sceneOf = (page: Page): Promise<Scene> =>
  page.evaluate((scenes) => {
    const found = scenes.find(([, selector]) => document.querySelector(`main ${selector}`) !== null)
    if (found === undefined) throw new Error(`Nothing can be pressed: ${document.body.innerText}`)
    return found[0] as Scene
  }, Object.entries(SCENES))

const BAG = ['red', 'green', 'blue', 'yellow', 'rogue', 'red', 'green'] as const
const TURNS_IN_A_ROUND = 2

/** Fills each number of a form, larger from row to row, so that a clock ends after it begins. Prices are asked when there is a buyer. */
async function fillCounts(page: Page): Promise<void> {
  const fields = page.locator('main [data-count] input')
  for (let at = 0; at < (await fields.count()); at++) await fields.nth(at).fill(String(4 + at * 6))
}

/** Answers every question with a plausible fact and follows the instructions. */
function person(page: Page) {
  let drawn = 0
  let turns = 1
  const answers: Readonly<Record<Scene, () => readonly string[]>> = {
    over: () => [],
    start: () => ['[data-begin]'],
    instruction: () => ['[data-done]'],
    boats: () => ['[data-confirm]'],
    docks: () => ['[data-confirm]'],
    reading: () => [
      '[data-answer="guild support"]',
      '[data-row="hall"] [data-answer="blue"]',
      ...['times', 'hours', 'corruption'].map((row) => `[data-row="${row}"] [data-answer="1"]`),
      ...['side', 'arrow'].map((row) => `[data-row="${row}"] button`),
      '[data-confirm]',
    ],
    symbols: () => ['[data-count="corruption"] button:last-child', '[data-confirm]'],
    pool: () => [1, 2, 3, 4].map((at) => `[data-row="symbols"] [data-answer="${at}"]`).concat('[data-confirm]'),
    piers: () => ['plaza', 'bazaar', 'black-market'].map((pier) => `[data-answer="${pier}"]`).concat('[data-confirm]'),
    counts: () => ['[data-confirm]'],
    bag: () => [`[data-answer="${BAG[drawn++ % BAG.length]}"]`],
    next: () =>
      turns++ % TURNS_IN_A_ROUND === 0
        ? ['[data-answer="market"]']
        : [turns % 3 === 0 ? '[data-answer="you"]' : ':is([data-answer="again"], [data-answer="turn"])'],
    yours: () => ['[data-boat="2"] [data-fewer]', '[data-answer="turn"]'],
    marker: () => ['[data-answer="4"]'],
    number: () => ['[data-answer="4"]'],
    stretch: () => ['[data-answer="plain 1"]'],
  }
  const go = async (given?: Scene): Promise<void> => {
    const scene = given ?? (await sceneOf(page))
    if (scene === 'counts' || scene === 'pool') await fillCounts(page)
    for (const press of answers[scene]()) await tap(page, press)
  }
  return {
    go,
    /** Goes on until something is on the screen, whatever else is there. */
    goToSight: async (selector: string): Promise<void> => {
      for (let steps = 0; steps < 100; steps++) {
        if ((await page.locator(`main ${selector}`).count()) > 0) return
        await go()
      }
      throw new Error(`${selector} did not come.`)
    },
    /** Goes on until a scene comes. */
    goTo: async (wanted: Scene, selector = ''): Promise<void> => {
      for (let steps = 0; steps < 200; steps++) {
        const scene = await sceneOf(page)
        if (scene === wanted && (selector === '' || (await page.locator(`main ${selector}`).count()) > 0)) return
        await go(scene)
      }
      throw new Error(`${wanted} did not come.`)
    },
  }
}

/** Buttons that answer are for thumbs. */
async function expectLargeButtons(page: Page): Promise<void> {
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('main :is([data-answer], [data-confirm], [data-done], [data-foot])')].map(
      (button) => button.getBoundingClientRect().height,
    ),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
}

test('a whole game on a phone in Polish: three rounds, a reload in between, the scoring table, and no barrier', async () => {
  const page = await openCompanion({ locale: 'pl' })
  const player = person(page)
  const seen = new Set<Scene>()
  const read = new Set<string>()
  let screens = 0

  for (;;) {
    const scene = await sceneOf(page)
    const sentence = await headline(page)
    if (!read.has(sentence)) await expectNoScroll(page)
    read.add(sentence)
    if (!seen.has(scene)) {
      await expectLargeButtons(page)
      await expectAccessible(page)
      seen.add(scene)
    }
    if (scene === 'over') break
    if (++screens === 30) {
      await page.reload()
      await page.locator('main h2').waitFor()
      await expect.poll(() => headline(page)).toBe(sentence)
    }
    await player.go(scene)
  }

  const total = await page.locator('[data-score]').getAttribute('data-score')
  await expect.poll(() => headline(page)).toBe(`Kramarz ma ${total} złota.`)
  expect(screens).toBeGreaterThan(40)
  for (const scene of ['bag', 'stretch', 'boats', 'next', 'counts', 'pool', 'piers', 'number'] as const)
    expect(seen).toContain(scene)
})

test('in the dark the number on a sign is not as light as the sign', async () => {
  const page = await openCompanion({ colorScheme: 'dark' })
  const player = person(page)
  const times = page.locator('main .cp-task .cv-times').first()
  while ((await times.count()) === 0) await player.go()
  const [number = 0, sign = 0] = await times.evaluate((each) => {
    const { fill, color } = getComputedStyle(each)
    return [fill, color].map((colour) => (colour.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0))
  })
  expect(sign - number).toBeGreaterThan(300)
})

test('one step back asks again and proposes the answer; a corrected entry changes his board', async () => {
  const page = await openCompanion({ locale: 'en' })
  const player = person(page)
  await player.goTo('bag')
  await tap(page, '[data-answer="red"]')
  await tap(page, '[data-take-back]')
  for (const who of ['blue', 'rogue', 'green', 'green']) await tap(page, `[data-answer="${who}"]`)
  await expect.poll(() => sceneOf(page)).not.toBe('bag')

  await tap(page, '[data-foot="back"]')
  await expect.poll(() => page.locator('main .is-proposed').getAttribute('data-answer')).toBe('blue')
  for (const who of ['rogue', 'green', 'green', 'red']) await tap(page, `[data-answer="${who}"]`)
  await expect.poll(() => sceneOf(page)).not.toBe('bag')

  await tap(page, '[data-foot="differs"]')
  await tap(page, 'button.cp-portrait')
  await tap(page, '[data-continue]')
  await page.locator('.cp-tool').tap()
  await tap(page, '[data-foot="log"]')
  await page.locator('main .cp-log button', { hasText: 'Rogue' }).first().tap()
  await tap(page, '[data-answer="yellow"]')

  await page.locator('.cp-tool').tap()
  const pool = page.locator('main .cv-slot.is-arrival .fig')
  await expect
    .poll(() => pool.evaluateAll((figures) => figures.map((figure) => figure.getAttribute('data-who'))))
    .toEqual(['yellow', 'green', 'green', 'red'])
  await expectAccessible(page)

  await tap(page, '[data-foot="log"]')
  await expectAccessible(page)
  await tap(page, '[data-undo]')
  await expect.poll(() => page.locator('main .cp-log').innerText()).toContain('Rogue, from the bag')
})

test('a wrong instruction leads to its entry, and a changed one shows what was done before', async () => {
  const page = await openCompanion({ locale: 'en' })
  const player = person(page)
  await player.goTo('boats')
  await player.go()
  await player.goToSight('[data-task="seat"]')
  const before = await page.locator('main [data-task="seat"] :is(b, h2)').first().innerText()
  expect(before).toMatch(/^Seat the /)
  await player.goTo('next')

  await page.locator('.cp-tool').tap()
  await tap(page, '[data-foot="log"]')
  await page.locator('main .cp-log button', { hasText: 'Free seats' }).first().tap()
  const pointed = before.includes('left') ? [1, 2, 3] : [4, 5, 6]
  for (const boat of pointed) {
    while ((await page.locator(`[data-boat="${boat}"]`).getAttribute('data-seats')) !== '0') {
      await tap(page, `[data-boat="${boat}"] [data-fewer]`)
    }
  }
  await tap(page, '[data-confirm]')

  await expect.poll(() => page.locator('main .cp-changed').first().innerText()).toContain(before)
  await expectAccessible(page)
  await tap(page, '[data-foot="differs"]')
  await expect.poll(() => headline(page)).toMatch(/What is different|Which boats/)
})

test('H-97 printed cards: nothing is entered for them, any number goes, and no tap is lost', async () => {
  const page = await openCompanion({ locale: 'fr', size: 'short phone' })
  await tap(page, '[data-answer="printed"]')
  const player = person(page)
  await player.goTo('reading')
  expect(await page.locator('main [aria-pressed="true"]').count()).toBe(0)
  await tap(page, '[data-answer="goods"]')
  await expectNoScroll(page)
  await expectAccessible(page)
  for (const good of ['small-yellow', 'large-red', 'large-red', 'large-red']) await tap(page, `[data-answer="${good}"]`)
  await tap(page, '[data-take-back]')
  await tap(page, '[data-next-row]')
  await page.locator('main [data-row="times"] input').fill('4')
  await tap(page, '[data-next-row]')
  for (const row of ['side', 'arrow']) await tap(page, `[data-row="${row}"] button`)
  await page.locator('main [data-row="hours"] input').fill('7')
  await tap(page, '[data-next-row]')
  await expect.poll(() => page.locator('main [data-confirm]').innerText()).toContain('symboles de corruption')
  expect(await page.locator('main [data-confirm]').isDisabled()).toBe(true)
  await tap(page, '[data-row="corruption"] [data-answer="0"]')

  // All that was read is there to be looked over, and a tap on it opens its row again.
  await expect.poll(() => page.locator('main [data-said="hours"]').innerText()).toMatch(/7$/)
  await tap(page, '[data-said="hours"]')
  await tap(page, '[data-row="hours"] [data-answer="2"]')
  await expect.poll(() => page.locator('main [data-said="hours"]').innerText()).toMatch(/2$/)
  await tap(page, '[data-confirm]')

  await page.locator('main .cp-goods').first().waitFor()
  // His shelf has four spaces. All that fits on it is shown at once, in its order.
  const goods = page.locator('main .cp-goods').first().locator('li > *')
  const names = await goods.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  const [yellow, red] = ['petite marchandise jaune', 'grande marchandise rouge']
  expect(names).toEqual([yellow, red, red, yellow])
})

test('H-97 on a large screen all rows of a printed card are there at once, in any order', async () => {
  const page = await openCompanion({ size: 'desktop', touch: true })
  await tap(page, '[data-answer="printed"]')
  await person(page).goTo('reading')
  for (const [row, answer] of [
    ['corruption', '0'],
    ['hours', '2'],
    ['arrow', 'outer'],
    ['side', 'left'],
    ['times', '1'],
    ['action', 'goods'],
    ['goods', 'small-blue'],
  ]) {
    await tap(page, `[data-row="${row}"] [data-answer="${answer}"]`)
  }
  await expectNoScroll(page)
  await tap(page, '[data-confirm]')
  await page.locator('main .cp-goods').first().waitFor()
})

test('printed numbers are remembered, can be changed at any time, and impossible ones are refused', async () => {
  const page = await openCompanion({ locale: 'en' })
  const player = person(page)
  await player.goTo('counts', '[data-count="last"]')
  await page.locator('main [data-count="first"] input').fill('9')
  await page.locator('main [data-count="last"] input').fill('2')
  await tap(page, '[data-confirm]')
  await expect.poll(() => page.locator('main [role="alert"]').innerText()).toContain('isn’t possible')
  await player.goTo('bag')

  await tap(page, 'button.cp-portrait')
  await tap(page, '[data-printed]')
  await expectAccessible(page)
  await tap(page, '[data-entry="printed shelf"]')
  await page.locator('main [data-count="shelf"] input').fill('11')
  await tap(page, '[data-confirm]')
  await page.locator('.cp-tool').tap()
  await expect.poll(() => page.locator('main .cp-st').innerText()).toContain('0 of 11')

  await tap(page, 'button.cp-portrait')
  await tap(page, '[data-again]')
  await tap(page, '[data-forget]')
  await expect.poll(() => page.locator('main').innerText()).toContain('remembered')
  for (const press of ['[data-begin]', '[data-done]']) await tap(page, press)
  await expect.poll(() => headline(page)).toContain('Who came out of the bag?')

  await tap(page, 'button.cp-portrait')
  await tap(page, '[data-again]')
  await tap(page, '[data-forget]')
  for (const press of ['[data-forget-box]', '[data-begin]', '[data-done]']) await tap(page, press)
  await expect.poll(() => headline(page)).toBe('How many spaces do his shelf and pool have?')
})

test('without a network it continues where it was left, and starting over asks first', async () => {
  const page = await openCompanion({ locale: 'en', serviceWorker: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const player = person(page)
  await player.goTo('next')
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('main h2').waitFor()
  await expect.poll(() => headline(page)).toBe('Who is next?')

  await tap(page, 'button.cp-portrait')
  await tap(page, '[data-again]')
  await expectAccessible(page)
  await tap(page, '[data-forget]')
  await expect.poll(() => sceneOf(page)).toBe('start')
})

test('interrupted in the middle of his turn, it continues there the next day', async () => {
  const page = await openCompanion({ locale: 'fr', isOwn: true })
  await person(page).goToSight('[data-task="seat"]')
  const before = await page.locator('main .cp-scr').innerText()
  const nextDay = await page.context().newPage()
  await nextDay.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
  await nextDay.clock.setFixedTime(Date.now() + 86_400_000)
  await page.goto('about:blank')

  await nextDay.goto(`${inject('page')}/companion`)
  await expect.poll(() => nextDay.locator('main .cp-scr').innerText()).toBe(before)
  await person(nextDay).goTo('next')
  await nextDay.close()
})

test('on a large screen his board is beside the question', async () => {
  const page = await openCompanion({ size: 'desktop', locale: 'en', touch: true })
  const player = person(page)
  await player.goTo('next')

  await expect.poll(() => page.locator('.cp-side').isVisible()).toBe(true)
  await expect.poll(() => page.locator('.cp-tool').isVisible()).toBe(false)
  await expectNoScroll(page)
  await expectAccessible(page)
})

test('N does what the large button does, B goes back, and a rule opens over it all', async () => {
  const page = await openCompanion({ locale: 'en', size: 'desktop' })
  await page.keyboard.press('n')
  await expect.poll(() => headline(page)).toBe('Set up his side.')
  await page.keyboard.press('n')
  await expect.poll(() => headline(page)).toBe('How many spaces do his shelf and pool have?')
  await page.keyboard.press('b')
  await expect.poll(() => headline(page)).toBe('Set up his side.')

  await page.locator('main button.cv-rule').first().click()
  await expect.poll(() => page.locator('dialog[open] [aria-current]').innerText()).toContain('H-14')
  await expectAccessible(page)
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect.poll(() => headline(page)).toBe('Set up his side.')
})

test('it starts on a phone at home, over plain http under a host name', async () => {
  const page = await openCompanion({ locale: 'en', baseURL: inject('page').replace('127.0.0.1', HOUSE) })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)

  // Browsers keep a screen on only over https, so the page gives advice instead.
  await expect.poll(() => page.locator('main [data-sleep]').innerText()).toContain('10 minutes')
  await tap(page, '[data-begin]')

  await expect.poll(() => sceneOf(page)).not.toBe('start')
})

test('where a browser refuses to keep the screen on, as with a low battery, the same advice is given', async () => {
  const page = await openCompanion({ locale: 'en', isOwn: true })
  await page.addInitScript(() => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('low battery', 'NotAllowedError'))
    Object.defineProperty(navigator.wakeLock, 'request', { value: refuse })
  })
  await page.reload()
  await expect.poll(() => page.locator('main [data-sleep]').count()).toBe(1)
})

/** Runs in the page. A Chromium without a window has no screen to keep on. */
function grantWakeLock(): void {
  const lock = Object.assign(new EventTarget(), { released: false, release: () => Promise.resolve() })
  Object.defineProperty(navigator.wakeLock, 'request', { value: () => Promise.resolve(lock) })
}

test('the screen is kept on, and what it says is read aloud if wanted', async () => {
  const page = await openCompanion({ locale: 'en', isOwn: true })
  await page.addInitScript(grantWakeLock)
  await page.reload()
  await expect.poll(() => page.locator('main [data-awake]').getAttribute('data-awake')).toBe('true')
  expect(await page.locator('main [data-sleep]').count()).toBe(0)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    speechSynthesis.speak = ({ text, lang }) => void said.push(`${lang}: ${text}`)
  })
  await tap(page, '[data-speak]')
  await tap(page, '[data-begin]')
  await tap(page, '[data-done]')
  await expect
    .poll(() => page.evaluate(() => (globalThis as { readonly said?: readonly string[] }).said))
    .toEqual(['en: Set up his side.', 'en: How many spaces do his shelf and pool have?'])
})

test('a game saved before the board was asked about continues where it was', async () => {
  const file = new URL('../src/testing/frozen/companion/own-criminals.v1.txt', import.meta.url)
  const { stored, stops } = JSON.parse(readFileSync(file, 'utf8'))
  const { session } = stored.state
  const { take, stands } = stops[1]
  const kept = { state: { session: { ...session, entries: session.entries.slice(0, take) } }, version: 1 }
  const page = await openCompanion({ locale: 'en' })
  await page.evaluate((text) => localStorage.setItem('companion', text), JSON.stringify(kept))
  await page.reload()

  await expect
    .poll(() => page.locator('main [data-task="move"]').first().innerText())
    .toMatch(/^Move his marker to \d+\./)
  await page.locator('.cp-tool').tap()
  await expect.poll(() => page.locator('main .cp-g3 b').first().innerText()).toContain(String(stands.gold))
})

test('on an upright tablet the first screen fills the window', async () => {
  const page = await openPage({ path: '/companion', size: 'phone' })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.locator('main [data-begin]').tap()
  await page.locator('.cp-side').waitFor()
})

test('on a phone on its side all choices of the first screen are in sight', async () => {
  const page = await openCompanion({ locale: 'pl' })
  await page.setViewportSize({ width: 844, height: 390 })
  const below = (): Promise<number> =>
    page.locator('.cp-sheet').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(below).toBe(0)
})
