/** The pages around the table: each has a way back, in the smallest window too. */
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { expectAccessible, openPage } from './page.ts'

test.each(['/replays', '/online', '/settings', '/rules', '/decks', '/decks/owls', '/fair', '/records'])(
  'Back leads from %s to where one came from',
  async (path) => {
    const page = await openPage({ path: '/learn' })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto(path)
    await page.setViewportSize({ width: 320, height: 568 })
    const back = page.getByRole('button', { name: 'Back' })
    await back.waitFor()

    const { x, y, width, height } = (await back.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
    expect(x >= 0 && y >= 0 && x + width <= 320).toBe(true)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing beside the window').toBe(320)

    await back.click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  },
)

test('without a network nobody is offered an online table, and the page says why', async () => {
  const page = await openPage({ path: '/online', expected: /ERR_INTERNET_DISCONNECTED|Failed to load/ })
  await page.getByRole('button', { name: 'Create table' }).waitFor()

  await page.context().setOffline(true)

  await page.getByText('You’re offline.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Create table' }).count()).toBe(0)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Create table' }).waitFor()
})

test('a finished game stands in the records, also when it is deleted, and can be taken along', async () => {
  const page = await openPage({ path: '/settings' })
  await page.evaluate(keepFinished)
  await page.goto('/')
  await page.getByRole('link', { name: 'Records' }).click()
  await page.getByText('1 of 1').first().waitFor()
  await page.getByRole('link', { name: /^Replay of the win in 14 turns/ }).waitFor()
  await expectAccessible(page)

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
  await page.goto('/records')
  await page.getByText('1 of 1').first().waitFor()
  await page.getByText('no replay here').waitFor()

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

/** Runs in the page: keeps a game that was won, as the page itself would. */
function keepFinished(): Promise<void> {
  const seats = [
    { name: '', kind: 'me' },
    { name: 'Juniper', kind: 'novice' },
  ]
  const table = { seats, decks: ['platypuses', 'polecats', 'sloths'], teams: false }
  const state = { turn: 27, stacks: [8, 5], winners: [0] }
  const record = {
    game: 'won',
    title: 'dale',
    rules: 1,
    table,
    starter: 0,
    seed: '1',
    answers: [],
    moves: [],
    state,
    saves: 1,
    playedAt: 1e12,
  }
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('merchants-table', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'game' })
    opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'))
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite')
      writing.objectStore('games').put(record)
      writing.oncomplete = () => resolve()
    }
  })
}
