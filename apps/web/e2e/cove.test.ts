/** A turn at the Cove: places, cards, keys, what can be looked up, and what is kept. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { begin, comeToOwnTurn, openHarbour } from './cove.ts'
import { escape, expectAccessible, openPage, waitForNoSheet } from './page.ts'

test('a place that cannot be used says why, and a begun visit can be cancelled', async () => {
  const page = await openHarbour()
  await begin(page, [])
  await comeToOwnTurn(page)
  await page.locator('[data-place="forge"]').click({ force: true })
  await expect.poll(() => page.locator('.cv-why').textContent()).toContain('C-69')

  await page.locator('[data-place="rest"]').click()
  await page.locator('[data-confirm]:not(:disabled)').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.locator('[data-place="rest"][data-can]').waitFor()
})

test('a card of the square and a symbol of the harbour explain themselves', async () => {
  const page = await openHarbour({ size: 'phone' })
  await begin(page, [])
  await page.locator('[data-next]').waitFor()
  for (const piece of ['.town', '.hall-in', '.pier', '.berth']) {
    await page.locator(piece).first().tap()
    const slip = page.locator('dialog[open] .cv-slip')
    await expect.poll(() => slip.innerText()).not.toBe('')
    await expectAccessible(page)
    await escape(page)
  }
})

test('the mark beside the name of a card is never alone on a line', async () => {
  const TABLE = 'level=normal;rogue=criminals;sets=locals,mercenaries;merchants=blacksmith;seed=6'
  const page = await openPage({ path: `/cove#${TABLE}`, size: 'short phone' })
  await page.locator('.cv-linked button').tap()
  await page.locator('.town-name').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const alone = await page.locator('.town-name').evaluateAll((names) =>
    names.flatMap((name) => {
      const mark = name.querySelector('.cv-source')
      const words = document.createRange()
      words.selectNodeContents(name)
      if (mark !== null) words.setEndBefore(mark)
      const end = [...words.getClientRects()].at(-1)?.right ?? 0
      return (mark?.getBoundingClientRect().left ?? 0) > end - 4 ? [] : [name.textContent]
    }),
  )
  expect(alone).toEqual([])
})

/** Pieces that are cut by the lower edge of their list. The cards of tired staff are turned a little, so corners may stick out. */
const cutOff = (page: Page, list: string, pieces: string): Promise<(string | null)[]> =>
  page.locator(list).evaluate((box, piece) => {
    const { bottom } = box.getBoundingClientRect()
    const all = [...box.querySelectorAll<HTMLElement>(piece)]
    return all.filter((each) => each.getBoundingClientRect().bottom > bottom + 3).map((each) => each.textContent)
  }, pieces)

test('all four answers at the square and all of a staff are in sight, and Enter opens the card of hired townsfolk', async () => {
  const page = await openHarbour()
  await begin(page, [])
  await comeToOwnTurn(page)
  await page.setViewportSize({ width: 1366, height: 625 })
  await page.locator('[data-place="square"]').click()
  expect(await cutOff(page, '.options', '.cv-option')).toEqual([])
  await page.locator('.cv-ask [data-option]').first().click()
  expect(await cutOff(page, '.options', '.cv-option')).toEqual([])
  await page.locator('[data-confirm]:not(:disabled)').click()
  const hired = page.locator('.member')
  await hired.waitFor()
  const name = await hired.locator('b').innerText()
  await hired.evaluate((member) => [1, 2, 3].forEach(() => member.after(member.cloneNode(true))))
  expect(await cutOff(page, '.staff', '.member')).toEqual([])
  await page.locator('.member ~ .member').evaluateAll((all) => all.forEach((each) => each.remove()))

  await hired.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('dialog[open] h2').innerText()).toBe(name)
  await escape(page)
  await expectAccessible(page)
})

test('a turn by keyboard alone: arrows, Enter, C and Escape', async () => {
  const page = await openHarbour()
  await page.locator('[data-play-now]').focus()
  await page.keyboard.press('Enter')
  // The key that opened the table leads to its first button.
  await page.locator('main [data-next]:focus').waitFor()
  const place = (name: string) => page.locator(`[data-place="${name}"]`)
  const goOn = async (): Promise<boolean> => {
    const isOwnTurn = (await place('rest').count()) > 0
    if (!isOwnTurn) await page.keyboard.press('n')
    return isOwnTurn
  }
  await expect.poll(goOn).toBe(true)
  await expect.poll(() => page.locator('[data-place]:focus').count()).toBe(1)

  await place('square').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('[data-option]:focus').waitFor()

  await page.keyboard.press('Escape')
  await page.locator('[data-place]:focus').waitFor()

  await place('oreCart').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-option]:focus').waitFor()
  const locked = page.locator('[data-zone^="locked:"]')
  const before = await locked.count()
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
  await expect.poll(() => locked.count()).toBe(before - 1)
})

test('a game continues after a reload in the middle, and a saved file opens at the same position', async () => {
  const page = await openHarbour()
  await begin(page, ['alchemist', 'mercenaries'])
  await comeToOwnTurn(page)
  await page.locator('[data-place="row1"]').click()
  await page.locator('.cv-ask [data-option]').first().click()
  await page.locator('[data-confirm]:not(:disabled)').click()
  const words = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Text mode' }).click()
    await expectAccessible(page)
    const text = await page.locator('dialog[open] .cv-position').innerText()
    await escape(page)
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
    page.getByRole('button', { name: 'Download game' }).click(),
  ])
  const buffer = Buffer.concat(await (await file.createReadStream()).toArray())
  await waitForNoSheet(page)
  await page.goto('/cove')
  await page.locator('input[type="file"]').setInputFiles({ name: 'cove.json', mimeType: 'application/json', buffer })
  await page.locator('.cv-table').waitFor()
  await expect.poll(() => words()).toBe(before)
})

test('log, rules and menu have no barriers, and the number of a rule opens it', async () => {
  const page = await openHarbour({ locale: 'fr' })
  const dialog = page.locator('dialog[open]')
  await page.getByRole('button', { name: 'Règles' }).click()
  await dialog.waitFor()
  await expectAccessible(page)
  await escape(page)
  await begin(page, [])
  await comeToOwnTurn(page)
  await page.getByRole('button', { name: 'Journal', exact: true }).first().click()
  await page.locator('.cv-log').waitFor()
  await expectAccessible(page)
  await escape(page, '.cv-log')
  await page.getByRole('button', { name: 'Règles', exact: true }).first().click()
  await dialog.waitFor()
  await expectAccessible(page)
  await escape(page)
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
