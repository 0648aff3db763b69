/** The first day at the harbour: ten steps by touch and by keyboard, left and gone on with, and a first game after it. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AT_ONCE, expectAccessible, expectNoScroll, openPage } from './page.ts'
import { COVE } from './reach/cove.ts'
import { look } from './reach/faults.ts'

const coach = (page: Page): Locator => page.locator('.coach')
const title = (page: Page): Promise<string> => coach(page).getByRole('heading').innerText()
const isLearned = (page: Page): Promise<void> => coach(page).locator('.next.primary').waitFor()

const TITLES = [
  'The goal',
  'Time',
  'Dice',
  'Boats and customers',
  'The Huckster',
  'Making goods',
  'Docking',
  'People and halls',
  'The market',
  'Selling and evening',
]

/** The presses of each step, except while the Huckster plays. */
const PRESSES: readonly (readonly string[] | 'his')[] = [
  [],
  ['[data-place="stoke"]', '[data-confirm]'],
  ['[data-place-dice]', '[data-done]'],
  ['.boat-answer >> nth=3'],
  'his',
  ['[data-place="forge"]', '[data-confirm]'],
  ['.cv-option >> nth=1', '.boat-answer >> nth=3', '.cv-option >> nth=0'],
  ['[data-zone="slot:1"]', '[data-confirm]'],
  'his',
  ['[data-sell-all]'],
]

/** Presses the way on until all of his turn has been shown. */
async function watchHim(page: Page, press: () => Promise<void>): Promise<void> {
  const [on, learned] = [page.locator('[data-next]'), coach(page).locator('.next.primary')]
  await expect
    .poll(async () => {
      await on.or(learned).first().waitFor()
      const isOver = await learned.isVisible()
      // It is gone as soon as there is nothing more to be shown.
      if (!isOver) await press().catch(() => undefined)
      return isOver
    })
    .toBe(true)
}

async function doStep(page: Page, presses: (typeof PRESSES)[number]): Promise<void> {
  if (presses === 'his') await watchHim(page, () => page.locator('[data-next]').tap({ timeout: 700 }))
  else for (const press of presses) await page.locator(press).tap()
  await isLearned(page)
}

test('newcomers are led through the ten steps by touch, and can leave and come back', async () => {
  const page = await openPage({ path: '/cove', size: 'short phone', settings: AT_ONCE })
  await page.locator('[data-first-day]').tap()
  for (const [step, presses] of PRESSES.entries()) {
    await expect.poll(() => title(page)).toBe(TITLES[step])
    // The coach has said that it stays.
    if (step === 5) await page.locator('.did-line').waitFor()
    await doStep(page, presses)
    await expectNoScroll(page)
    if (step === 4) {
      await page.goto('/cove')
      await page.getByRole('link', { name: 'Continue your first day (step 5)' }).tap()
      await doStep(page, presses)
    }
    // Seven customers and a rogue.
    if (step === 9) await page.getByText('7 customers were still at sea and went home to their halls.').waitFor()
    await coach(page).locator('.next').tap()
  }
  await page.waitForURL(/\/cove\/(?!first-day)/)
  await page.locator('[data-next]').waitFor()
})

/** Answers whose words break because something else is beside them. */
const broken = (page: Page): Promise<(string | null)[]> =>
  page.locator('.cv-option > .grow:not(:only-child)').evaluateAll((all) =>
    all.flatMap((words) => {
      const range = document.createRange()
      range.selectNode(words.firstChild ?? words)
      const isBeside = words.getBoundingClientRect().width < 0.8 * (words.parentElement?.clientWidth ?? 0)
      return isBeside && range.getClientRects().length > 1 ? [words.textContent] : []
    }),
  )

test('the whole first day by keyboard', async () => {
  const page = await openPage({ path: '/cove/first-day', settings: AT_ONCE })
  await coach(page).locator('.next').focus()
  await page.keyboard.press('Enter')
  const KEYS = ['5c', 'fc', '4', 'his', '7c', '231', '11c', 'his', 'c']
  for (const [at, keys] of KEYS.entries()) {
    await expect.poll(() => title(page)).toBe(TITLES[at + 1])
    if (keys === 'his') await watchHim(page, () => page.keyboard.press('n'))
    for (const key of keys === 'his' ? '' : keys) {
      await page.locator('main:not(.s-wait)').waitFor()
      expect(await broken(page)).toEqual([])
      await page.keyboard.press(key)
    }
    await page.waitForFunction(() => document.activeElement?.matches('.coach .next.primary'))
    await page.keyboard.press('Enter')
  }
  await page.waitForURL(/\/cove\/(?!first-day)/)
})

test('other moves than the lesson’s are not played, and the coach gives a hint', async () => {
  const page = await openPage({ path: '/cove/first-day' })
  await coach(page).locator('.next').click()
  await page.locator('[data-place="rest"]').click()
  await coach(page).locator('.hint').waitFor()
  await page.locator('[data-place="stoke"]').waitFor()
  await expectAccessible(page)
})

function openStep(step: number, settings = {}): Promise<Page> {
  const stored = { 'cove-first-day': JSON.stringify({ state: { step: step - 1, isDone: false }, version: 0 }) }
  return openPage({ path: '/cove/first-day', size: 'short phone', stored, settings })
}

test('while the pieces of a move are still moving, the coach says what happens and points at nothing', async () => {
  const page = await openStep(8, { speed: 'slow' })
  for (const press of ['[data-zone="slot:1"]', '[data-confirm]']) await page.locator(press).tap()
  const seen = await page.waitForFunction(() => {
    if (document.querySelector('main.s-wait') === null) return undefined
    return {
      said: document.querySelector('.coach')?.textContent,
      light: document.querySelectorAll('.spotlight').length,
    }
  })
  const { said, light } = (await seen.jsonValue()) ?? {}
  expect(said).toContain('Three warriors, 3 gold.')
  expect(light).toBe(0)
})

test('goods are seen where they are made, also where only one part of the table has room', async () => {
  const page = await openStep(6, { speed: 'slow' })
  for (const press of ['[data-place="forge"]', '[data-confirm]']) await page.locator(press).tap()
  const table = await page.waitForFunction(() => {
    const isMade = document.querySelector('main.s-wait .cv-say')?.textContent?.includes('makes') ?? false
    return isMade && document.querySelector('main')?.className
  })
  expect(await table.jsonValue()).toContain('front-shop')
})

test('dice seen in the furnaces do not go there a second time', async () => {
  const page = await openStep(3, { speed: 'slow' })
  await page.locator('[data-place-dice]').tap()
  await page.locator('[data-done]').tap()
  const moment = await page.waitForFunction(() => document.querySelector('main.s-wait .cv-say')?.textContent)
  expect(await moment.jsonValue()).not.toContain('furnace')
})

test.each([
  [3, '[data-done]', 'Keep 4 dice?'],
  [10, '[data-decline]', 'Leave 17 gold?'],
])('in step %i leaving what is useful takes a second press', async (step, button, question) => {
  const page = await openStep(step)
  const leave = page.locator(button)
  const words = await leave.innerText()
  await leave.tap()
  await expect.poll(() => leave.innerText()).toMatch(question)
  await expectNoScroll(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => leave.innerText()).toBe(words)
  await leave.tap()
  expect(await coach(page).locator('.hint').count()).toBe(0)
  // It is not the move of the lesson, so the coach speaks up as soon as it is made.
  await leave.tap()
  await coach(page).locator('.hint').waitFor()
})

/** The buttons of each step, at the table and at the coach. */
const ANSWERS = '.cv-acts button, .coach footer .btn'

/** Buttons below or beside the window. */
const outside = (page: Page): Promise<string[]> =>
  page.locator(ANSWERS).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      return isInside || button.closest('[data-scroll]') !== null ? [] : [button.textContent ?? '']
    }),
  )

const WINDOWS = [
  [320, 568],
  [844, 390],
  [390, 664],
] as const

test.each([3, 4, 5, 8, 10])('in step %i the coach leaves every answer in the window', async (step) => {
  const page = await openStep(step)
  await page.locator('.cv-acts button').first().waitFor()
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => outside(page), { message: `${width}x${height}` }).toEqual([])
    const arrow = await coach(page).locator('.on-or-back .btn').first().locator('.ico').boundingBox()
    expect(arrow?.width).toBeGreaterThanOrEqual(12)
  }
})

/** Parts of the Huckster's stall that leave it or overlap, and slots too narrow for a figure. */
const crowded = (page: Page): Promise<string[]> =>
  page.locator('.cv-stall').evaluate((stall) => {
    if (!stall.checkVisibility()) return []
    const shown = (selector: string): DOMRect[] =>
      [...stall.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect())
    const { bottom } = stall.getBoundingClientRect()
    const parts = shown('.stall-head, .duo, .stock h3, .slots')
    return [
      ...parts.filter((part) => part.bottom > bottom + 1).map((part) => `${Math.round(part.bottom - bottom)} px below`),
      ...parts.flatMap((one, at) =>
        parts
          .slice(at + 1)
          .filter(
            (two) => Math.min(one.right, two.right) > Math.max(one.left, two.left) + 1 && two.top < one.bottom - 1,
          )
          .map((two) => `${Math.round(one.bottom - two.top)} px on each other`),
      ),
      ...shown('.cv-slot.has')
        .filter((slot) => slot.width < 24)
        .map((slot) => `slot of ${Math.round(slot.width)} px`),
    ]
  })

test('without room for the coach’s portrait, its rim is gone too', async () => {
  const page = await openStep(3)
  await page.setViewportSize({ width: 844, height: 390 })
  const rim = (): Promise<string | false> =>
    coach(page)
      .locator('.portrait')
      .evaluate((face) => face.getBoundingClientRect().width === 0 && getComputedStyle(face).boxShadow)
  await expect.poll(rim).toMatch(/0px 0px 0px 0px,.* 0px 0px 0px 0px$/)
})

test('beside the coach, nothing of the Huckster’s turn is cut off or covered', async () => {
  const page = await openStep(5, AT_ONCE)
  for (const state of ['reveal', 'read', 'act', 'pay', 'slide']) {
    await page.locator('[data-next=""]').tap()
    await page.locator(`main.s-${state}`).waitFor()
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const { faults } = await look(page, COVE)
      expect.soft([...faults, ...(await crowded(page))], `${state} ${width}x${height}`).toEqual([])
    }
  }
})
