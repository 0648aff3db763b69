/** Each page around the table has a way back, in the smallest window too. */
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { keepGame, STOREROOM } from './kept.ts'
import { LAYOUTS, expectAccessible, expectNothingBeside, openPage, waitForNoSheet } from './page.ts'

/** A game that was won, as the page keeps it. */
const WON = {
  game: 'won',
  title: 'dale',
  rules: 1,
  table: {
    seats: [
      { name: '', kind: 'me' },
      { name: 'Juniper', kind: 'novice' },
    ],
    decks: ['platypuses', 'polecats', 'sloths'],
    teams: false,
  },
  starter: 0,
  seed: '1',
  answers: [],
  moves: [],
  state: { turn: 27, stacks: [8, 5], winners: [0] },
  saves: 1,
  playedAt: 1e12,
}

test.each(['/replays', '/online', '/settings', '/rules', '/decks', '/decks/owls', '/fair', '/records', '/cove/book'])(
  'Back leads from %s to where one came from, and the page has no barriers in any layout',
  async (path) => {
    const page = await openPage({ path: STOREROOM })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto(path)
    await page.setViewportSize({ width: 320, height: 568 })
    const back = page.getByRole('button', { name: 'Back' })
    await back.waitFor()

    const { x, y, width, height } = (await back.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
    expect(x >= 0 && y >= 0 && x + width <= 320).toBe(true)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
    await expectNothingBeside(page)

    for (const [wide, high] of LAYOUTS) {
      await page.setViewportSize({ width: wide, height: high })
      await expectAccessible(page)
    }
    await back.click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  },
)

test('words that are too faint are found, although the page is not painted', async () => {
  const page = await openPage({ path: '/fair' })
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createElement('p')
    words.textContent = 'Hard to read'
    words.style.cssText = 'color: #888; background: #999'
    heading.after(words)
  })
  await expect(expectAccessible(page)).rejects.toThrow('barriers found by axe')
})

test.each(['/settings', '/online', '/decks', '/replays'])(
  'no field of %s is so small on a phone that Safari zooms into it',
  async (path) => {
    const page = await openPage({ path, size: 'phone' })
    await page.locator('.field').first().waitFor()

    const sizes = await page
      .locator('.field, select')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))

    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  },
)

test('without a network no one is offered an online table, and the page says why', async () => {
  const page = await openPage({ path: '/online', expected: /ERR_INTERNET_DISCONNECTED|Failed to load/ })
  await page.getByRole('button', { name: 'Create table' }).waitFor()

  await page.context().setOffline(true)

  await page.getByText('You’re offline.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Create table' }).count()).toBe(0)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Create table' }).waitFor()
})

test('on the smallest phone a win stays within its panel in Polish, whose dates are long', async () => {
  const page = await openPage({ path: STOREROOM, locale: 'pl' })
  const inOctober = { ...WON, playedAt: Date.UTC(2026, 9, 12) }
  await keepGame(page, inOctober)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/records')
  await page.locator('.best .btn').waitFor()
  const [panel, link] = await Promise.all([
    page.locator('.best').boundingBox(),
    page.locator('.best .btn').boundingBox(),
  ])
  expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThan((panel?.x ?? 0) + (panel?.width ?? 0))
})

test('a finished game stands in the records, even when it is deleted, and can be exported', async () => {
  const page = await openPage({ path: STOREROOM })
  await keepGame(page, WON)
  await page.goto('/')
  await page.getByRole('link', { name: 'Records' }).click()
  await page.getByText('1 of 1').first().waitFor()
  const replay = page.getByRole('link', { name: /^Replay of the win in 14 turns/ })
  await replay.waitFor()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 568 })
  const [turns, link] = await Promise.all([
    page.getByText('14 turns', { exact: true }).boundingBox(),
    replay.boundingBox(),
  ])
  expect(link?.y, 'where the replay is, beside the turns').toBeLessThan((turns?.y ?? 0) + (turns?.height ?? 0))

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  await page.goto('/replays')
  await page.getByRole('button', { name: /^(Forget|Delete)/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Forget|Delete)/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await waitForNoSheet(page)
  await page.goto('/records')
  await page.getByText('1 of 1').first().waitFor()
  await page.getByText('no replay').waitFor()

  const other = await openPage({ path: '/records' })
  await other.getByText('No finished games yet.').waitFor()
  await other.locator('input[type=file]').setInputFiles({
    name: 'records.json',
    mimeType: 'application/json',
    buffer: await buffer(await download.createReadStream()),
  })
  await other.getByText('1 game added.').waitFor()
  await other.getByText('1 of 1').first().waitFor()
})
