/** Whole games of the Cove: by touch on a phone, with both merchants, for two, in Polish; and how a turn is shown. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageOptions } from './page.ts'
import { expectAccessible, expectNoScroll, openPage } from './page.ts'
import { byTouch, playAt, type Press, type Scene } from './player.ts'
import { openRules } from './rules.ts'

/** Opens the door of the Cove; pictures follow each other at once. */
async function openDoor(options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ ...options, path: '/cove' })
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ state: { speed: 'off' }, version: 0 })))
  await page.reload()
  await page.locator('[data-begin]').waitFor()
  return page
}

async function begin(page: Page, choices: readonly string[]): Promise<void> {
  for (const choice of choices) await page.locator(`input[value="${choice}"]`).check()
  await page.locator('[data-begin]').click()
  await page.locator('.cv-table, .cv-phone').waitFor()
}

/** What to press next, told by what a person would look at: the newest thing that glows, or what goes on. */
function look(): Scene {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  if (has('.cv-end')) return 'over'
  if (has('[data-to-end]')) return { press: '[data-to-end]' }
  if (has('[data-next]')) return { press: '[data-next]' }
  if (has('[data-confirm]:not(:disabled)')) return { press: '[data-confirm]' }
  const title = document.querySelector('.cv-ask h2')?.textContent ?? ''
  const isSelling = has('.cv-sum')
  const options = document.querySelectorAll('[data-option]').length
  if (options > 0 && (isSelling || !has('[data-decline]') || title.length % 3 > 0)) {
    return { press: '[data-option] >> nth=-1' }
  }
  if (has('[data-decline]')) return { press: '[data-decline]' }
  // Not always the same place: whoever rests all day makes nothing.
  const places = document.querySelectorAll('[data-place][data-can]').length
  return places === 0 ? 'waiting' : { press: `[data-place][data-can] >> nth=${Math.floor(Math.random() * places)}` }
}

/** Quicker than any hand: for games that are about the rules and not about the pressing. */
const atOnce: Press = (page, selector, patience) =>
  page.locator(selector).first().dispatchEvent('click', undefined, patience)

const playToTheEnd = (page: Page, press: Press): Promise<number> => playAt(page, { look, press, most: 2500 })

test('a whole solo game by touch on a phone', async () => {
  const page = await openDoor({ size: 'phone' })
  await expectAccessible(page)
  await begin(page, ['blacksmith'])
  await page.locator('[data-next]').waitFor()
  await expectNoScroll(page)
  await expectAccessible(page)

  await playToTheEnd(page, byTouch)
  await expect.poll(() => page.locator('.score tr.is-sum').count()).toBe(1)
  await expectAccessible(page)
})

test('a whole solo game with the Alchemist, against cultists on the hard level', async () => {
  const page = await openDoor()
  await expectAccessible(page)
  await begin(page, ['alchemist', 'hard', 'cultists', 'locals'])
  await page.locator('[data-next]').waitFor()
  await expectNoScroll(page)
  await expectAccessible(page)

  await playToTheEnd(page, atOnce)
  await expectNoScroll(page)
  await expectAccessible(page)
})

test('two people and the Huckster in Polish on a phone', async () => {
  const page = await openDoor({ locale: 'pl', size: 'phone' })
  await begin(page, ['two', 'robbers'])
  await expectNoScroll(page)

  await playToTheEnd(page, atOnce)
  await expect.poll(() => page.locator('.tot2').count()).toBe(3)
})

/** Lets the Huckster and everybody else act until it is this person's turn. */
async function comeToOwnTurn(page: Page): Promise<void> {
  const own = page.locator('[data-place][data-can]').first()
  const toEnd = page.locator('[data-to-end]')
  await own.or(toEnd).first().waitFor()
  while (!(await own.isVisible())) {
    // It is gone as soon as there is nothing more to be shown.
    await toEnd.click({ timeout: 700 }).catch(() => undefined)
    await own.or(toEnd).first().waitFor()
  }
}

test('the Huckster’s turn goes on and back step by step, and says its rules', async () => {
  const page = await openDoor()
  await begin(page, [])
  const shown = page.locator('.cv-step.is-now')
  // Before a picture is whole, N shows the rest of it; then N goes on.
  const whole = page.locator('.cv-steps[aria-busy="false"]')
  await page.getByRole('button', { name: /^His turn/ }).click()
  await whole.waitFor()
  await expect.poll(() => shown.textContent()).toContain('H-24')

  await page.keyboard.press('n')
  await whole.waitFor()
  await expect.poll(() => shown.textContent()).toContain('H-25')
  await expect.poll(() => page.locator('.beam').count()).toBe(1)

  await page.keyboard.press('b')
  await expect.poll(() => shown.textContent()).toContain('H-24')
})

test('a place that cannot be used says why, and a begun visit can be cancelled', async () => {
  const page = await openDoor()
  await begin(page, [])
  await comeToOwnTurn(page)
  await page.locator('[data-place="forge"]').click({ force: true })
  await expect.poll(() => page.locator('.cv-why').textContent()).toContain('C-69')

  await page.locator('[data-place="rest"]').click()
  await page.locator('[data-confirm]:not(:disabled)').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.locator('[data-place="rest"]').getAttribute('aria-pressed')).toBe('false')
})

test('a turn laid open: ropes lead from the pair of symbols to what it chooses, step by step', async () => {
  const page = await openDoor()
  await begin(page, [])
  await page.locator('[data-explain]').click()
  await page.locator('[data-next]', { hasText: /^His turn/ }).click()
  await page.locator('.cv-stepcard[aria-current]').waitFor()
  await expectNoScroll(page)

  const lit = page.locator('[data-rope="lit"]')
  const explained = page.locator('.is-explained')
  let most = 0
  for (let steps = 0; steps < 30 && (await explained.count()) > 0; steps++) {
    await page.locator('.cv-five[aria-busy="false"]').waitFor()
    if (steps % 4 === 1) await expectAccessible(page)
    most = Math.max(most, await lit.count())
    await page.keyboard.press('n')
  }
  expect(most).toBeGreaterThan(0)
})

test('on a phone a turn is laid open too: the step that goes on is in sight, and the harbour a tab away', async () => {
  const page = await openDoor({ size: 'phone', locale: 'pl' })
  await begin(page, [])
  await page.locator('[data-explain]').tap()
  await page.locator('[data-next]').tap()
  const now = page.locator('.ph-explain .cv-stepcard[aria-current]')
  await now.waitFor()
  expect(await page.locator('.cv-stepcard').count()).toBe(5)
  await expectAccessible(page)

  const isInSight = (): Promise<boolean> =>
    now.evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return top >= 0 && bottom <= (document.querySelector('.sheet')?.getBoundingClientRect().top ?? 0)
    })
  for (const step of ['1', '2']) {
    await expect.poll(() => now.locator('.n').innerText()).toBe(step)
    await expect.poll(isInSight).toBe(true)
    await expectNoScroll(page)
    await page.locator('[data-next]').tap()
  }

  await page.locator('.tabs button').first().tap()
  await page.locator('.hb').waitFor()
  await page.locator('.sheet .lns').waitFor()
})

test('on a low phone boats and piers do not meet, dice are for thumbs, and a card of the square can be read', async () => {
  const page = await openDoor({ size: 'phone' })
  await page.setViewportSize({ width: 360, height: 740 })
  await begin(page, ['blacksmith'])
  await page.locator('.bt').first().waitFor()
  const [docks, boats] = await page.evaluate(() => {
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
    return [Math.max(...boxes('.dk').map((box) => box.bottom)), Math.min(...boxes('.bt').map((box) => box.top))]
  })
  expect(boats).toBeGreaterThanOrEqual(docks as number)

  await page.locator('.tc').first().tap()
  const slip = page.locator('dialog[open] .cv-slip')
  await expect.poll(() => slip.innerText()).not.toBe('')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await slip.waitFor({ state: 'detached' })

  await page.locator('.tabs button').nth(1).tap()
  await page.locator('.rack-die').first().waitFor()
  const dice = await page
    .locator('.rack-die')
    .evaluateAll((all) => all.flatMap((die) => [die.clientWidth, die.clientHeight]))
  expect(Math.min(...dice)).toBeGreaterThanOrEqual(44)
  await expectNoScroll(page)
})

test('whoever was hired can be read: beside the card with the keyboard, on a slip of its own with Enter', async () => {
  const page = await openDoor()
  await begin(page, [])
  await comeToOwnTurn(page)
  await page.locator('[data-place="square"]').click()
  await page.locator('.cv-ask [data-option]').first().click()
  await page.locator('[data-confirm]:not(:disabled)').click()
  const hired = page.locator('.member')
  await hired.waitFor()
  const name = await hired.locator('.member-name').evaluate((element) => element.firstChild?.textContent ?? '')

  await hired.focus()
  await expect.poll(() => page.locator('.cv-bubble').innerText()).toContain(name)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('dialog[open] h2').innerText()).toBe(name)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await expectAccessible(page)
})

test('a turn by keyboard alone: arrows, Enter, C and Escape', async () => {
  const page = await openDoor()
  await page.locator('[data-begin]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.cv-table').waitFor()
  const place = (name: string) => page.locator(`[data-place="${name}"]`)
  const goOn = async (): Promise<boolean> => {
    const isOwnTurn = (await place('rest').getAttribute('data-can')) !== null
    if (!isOwnTurn) await page.keyboard.press('n')
    return isOwnTurn
  }
  await expect.poll(goOn).toBe(true)

  await place('square').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => place('guildVisit').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.locator('[data-option]:focus').count()).toBe(1)

  await page.keyboard.press('Escape')
  await expect.poll(() => place('guildVisit').getAttribute('aria-pressed')).toBe('false')

  await place('oreCart').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-option]:focus').waitFor()
  const locked = page.locator('[data-zone^="locked:"]')
  const before = await locked.count()
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
  await expect.poll(() => locked.count()).toBe(before - 1)
})

test('a game goes on after a reload in the middle, and a saved file loads into the same table', async () => {
  const page = await openDoor()
  await begin(page, ['alchemist', 'mercenaries'])
  await comeToOwnTurn(page)
  await page.locator('[data-place="row1"]').click()
  await page.locator('.cv-ask [data-option]').first().click()
  await page.locator('[data-confirm]:not(:disabled)').click()
  const words = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Position as text' }).click()
    await expectAccessible(page)
    const text = await page.locator('dialog[open] .cv-position').innerText()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    return text
  }
  await page.locator('[data-place="row1"][aria-pressed="true"]').waitFor({ state: 'detached' })
  const before = await words()

  await page.reload()
  await page.locator('.cv-table').waitFor()
  await expect.poll(() => words()).toBe(before)

  await page.getByRole('button', { name: 'Menu' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const buffer = Buffer.concat(await (await file.createReadStream()).toArray())
  await page.goto('/cove')
  await page.locator('input[type="file"]').setInputFiles({ name: 'cove.json', mimeType: 'application/json', buffer })
  await page.locator('.cv-table').waitFor()
  await expect.poll(() => words()).toBe(before)
})

test('log, rules and menu have no barriers, and the number of a rule opens it', async () => {
  const page = await openDoor({ locale: 'fr' })
  const dialog = page.locator('dialog[open]')
  const putAway = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Règles' }).click()
  await dialog.waitFor()
  await expectAccessible(page)
  await putAway()
  await begin(page, [])
  await comeToOwnTurn(page)
  for (const name of ['Journal', 'Règles']) {
    await page.getByRole('button', { name, exact: true }).first().click()
    await dialog.waitFor()
    await expectAccessible(page)
    await putAway()
  }
  await page.locator('.cv-ask button.cv-rule').first().click()
  await expect.poll(() => dialog.locator('[aria-current]').innerText()).toContain('C-35')
})

test('the Cove opens and plays without a network', async () => {
  const page = await openPage({ path: '/cove', serviceWorker: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await begin(page, ['alchemist'])
  await comeToOwnTurn(page)

  await page.locator('[data-place="rest"]').click()
  await page.locator('[data-confirm]:not(:disabled)').click()
  await expect.poll(() => page.locator('[data-next], .cv-ask h2').count()).toBeGreaterThan(0)
})

test('every number of a rule opens its rule: step by step through his first turn', async () => {
  const page = await openDoor()
  await begin(page, ['blacksmith'])
  const opened = new Set<string>()
  for (let presses = 0; presses < 40 && (await page.locator('[data-place][data-can]').count()) === 0; presses++) {
    const next = page.locator('[data-next]')
    await next.waitFor()
    await openRules(page, opened)
    await next.click()
  }

  expect(opened.size).toBeGreaterThan(8)
})
