/** Kept games in a real browser: two tabs of one game, and games that cannot be shown to their end. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { AGAINST_A_BOT, openTable } from './games.ts'
import { keepGame, keptGame, STOREROOM } from './kept.ts'
import { escape, expectAccessible, openPage } from './page.ts'
import { byMouse, playUntil, turnAt, until } from './player.ts'
import { HOUSE } from './browser.ts'

const takeOver = (page: Page) => page.getByRole('button', { name: 'Continue here' })
const title = (page: Page): Promise<string> => page.locator('h1').first().innerText()

const playToTurn = (page: Page, turn: number): Promise<unknown> => playUntil(page, byMouse, until(turn))

/** The same game in a tab beside. */
async function beside(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  return other
}

const nameIn = (page: Page): string => new URL(page.url()).pathname.split('/')[2] as string

test('of two tabs of one game one plays, and the other says so and can take over', async () => {
  const one = await openTable(AGAINST_A_BOT)
  await playToTurn(one, 3)
  const two = await beside(one)
  await takeOver(two).waitFor()
  expect(await title(two)).toBe('This game is open in another tab')
  await expectAccessible(two)

  await takeOver(two).click()
  await two.locator('.table-root').waitFor()
  await takeOver(one).waitFor()
  expect(await title(one)).toBe('This game is being played in another tab')
  await playToTurn(two, 5)

  await takeOver(one).click()
  await one.locator('.table-root').waitFor()
  expect(await turnAt(one)).toBe(5)
  await takeOver(two).waitFor()
  await playToTurn(one, 7)
})

test('a tab that leaves the game frees it for others, and a reload is not another tab', async () => {
  const one = await openTable(AGAINST_A_BOT)
  const address = one.url()
  await one.reload()
  await one.locator('.table-root').waitFor()
  await one.locator('.brand').click()
  await one.waitForURL((url) => url.pathname === '/')
  const two = await one.context().newPage()
  await two.goto(address)
  await two.locator('.table-root').waitFor()
})

test('on plain http, where there are no locks, the last to save does not win', async () => {
  const one = await openTable(AGAINST_A_BOT, { baseURL: inject('page').replace('127.0.0.1', HOUSE) })
  expect(await one.evaluate(() => 'locks' in navigator)).toBe(false)
  const two = await beside(one)
  await two.locator('.table-root').waitFor()
  await playToTurn(one, 5)
  const kept = await keptGame(one, nameIn(one))

  await playUntil(two, byMouse, () => takeOver(two).isVisible())
  expect(await title(two)).toBe('This game is being played in another tab')
  expect(await keptGame(one, nameIn(one))).toEqual(kept)

  await takeOver(two).click()
  await two.locator('.table-root').waitFor()
  expect(await turnAt(two)).toBe(5)
})

test('two tabs of one game of the Cove', async () => {
  const one = await openPage({ path: '/cove' })
  await one.locator('[data-play-now]').click()
  await one.locator('.cv-table').waitFor()
  const two = await beside(one)
  await takeOver(two).waitFor()
  await expectAccessible(two)
  await takeOver(two).click()
  await two.locator('.cv-table').waitFor()
  await takeOver(one).waitFor()
})

test('two tabs of the companion show the same game', async () => {
  const one = await openPage({ path: '/companion' })
  const two = await beside(one)
  const headline = (page: Page): Promise<string> => page.locator('main h2').innerText()
  await two.locator('main [data-begin]').waitFor()
  const stored = (): Promise<number> =>
    one.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('companion') ?? '{}') as {
        state?: { session?: { entries: unknown[] } }
      }
      return kept.state?.session?.entries.length ?? -1
    })

  await one.locator('main [data-begin]').click()
  await expect.poll(stored).toBe(0)
  for (const [page, other] of [
    [one, two],
    [two, one],
  ] as const) {
    await expect.poll(() => headline(page)).toBe(await headline(other))
    const before = await stored()
    const fields = await page.locator('main [data-count] input').all()
    for (const [at, field] of fields.entries()) await field.fill(String(4 + at * 6))
    for (const space of await page.locator('main [data-row="symbols"] [data-answer="1"]').all()) await space.click()
    await page.locator('main :is([data-done], [data-confirm]):enabled').first().click()
    await expect.poll(stored).toBeGreaterThan(before)
    await expect.poll(() => headline(other)).toBe(await headline(page))
  }
  // His board is shown at once, with the length of his shelf and pool.
  expect(await stored()).toBe(3)
})

interface Frozen {
  readonly record: { readonly game: string; readonly seed: string }
  readonly saved: string
}
const frozen = (name: string): Frozen =>
  JSON.parse(readFileSync(new URL(`../src/testing/frozen/${name}.json`, import.meta.url), 'utf8')) as Frozen

/** A game with a move in it that no rules know. */
function stopped(name: string, at: number, move: string): Frozen['record'] & { readonly moves: readonly string[] } {
  const { record, saved } = frozen(name)
  const { moves } = JSON.parse(saved) as { readonly moves: readonly string[] }
  return { ...record, answers: [], moves: moves.with(at, move) } as never
}

test('a game that stops on the way is shown up to there and says so', async () => {
  const heading = 'Only part of this game can be shown'
  const page = await openPage({ path: STOREROOM })
  const record = stopped('dale-running', 20, 'p1 build junk,junk,junk')
  await keepGame(page, record)

  await page.goto('/')
  await expect.poll(() => page.locator('.cont small').innerText()).toContain('20')
  await page.locator('.cont').click()
  await expect.poll(() => title(page)).toBe(heading)
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.lost button').nth(1).click()])
  const chunks = await (await download.createReadStream()).toArray()
  expect(JSON.parse(Buffer.concat(chunks).toString('utf8'))).toEqual(record)

  await page.locator('.lost a').first().click()
  await page.locator('dialog[open]').waitFor()
  expect(await page.locator('dialog[open] h2').innerText()).toBe(heading)
  await expectAccessible(page)
  await escape(page)
  await page.locator('.transport').waitFor()
  await page.goto('/replays')
  await expect.poll(() => page.locator('.past [role=status]').count()).toBe(1)

  await page.goto(`/table/${record.game}`)
  await page.locator('.lost button').first().click()
  await page.locator('.table-root').waitFor()
  expect(nameIn(page)).not.toBe(record.game)
  expect(await keptGame(page, record.game)).toEqual(record)
})

test('games of the Cove that stop or cannot be read', async () => {
  const page = await openPage({ path: '/cove' })
  const record = stopped('cove-solo', 12, 'p1 go nowhere')
  const damaged = { ...frozen('cove-two').record, seed: 7 }
  await keepGame(page, record, 'merchants-cove')
  await keepGame(page, damaged, 'merchants-cove')
  await page.reload()
  await expect.poll(() => page.locator('.cv-kept').innerText()).toContain('up to step 12')
  await expect.poll(() => page.locator('.unread-games').innerText()).toContain('damaged')
  await expectAccessible(page)

  await page.goto(`/cove/${record.game}`)
  await expect.poll(() => title(page)).toBe('Only part of this game can be shown')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.locator('.cv-table .reel').waitFor()
  await page.goto(`/cove/${record.game}`)
  await page.getByRole('button', { name: 'Continue from there as a new game' }).click()
  await page.locator('.cv-table').waitFor()
  expect(await keptGame(page, record.game, 'merchants-cove')).toEqual(record)
  expect(await keptGame(page, damaged.game, 'merchants-cove')).toEqual(damaged)
})
