/** Replays with the end of a game, every move from any point of view, and downloads. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { keptGame } from './kept.ts'
import { escape, expectAccessible, expectNoScroll, expectNothingBeside, openPage } from './page.ts'
import { DALE, look } from './reach/faults.ts'
import { openEnd, openReplay, textOf } from './replays.ts'

interface SavedGame {
  readonly moves: readonly string[]
}

const countOf = (game: string, move: RegExp): number =>
  (JSON.parse(textOf(game)) as SavedGame).moves.filter((line) => move.test(line)).length

const place = (page: Page): Promise<string> => page.locator('.place small').innerText()
const current = (page: Page): Promise<string> => page.locator('.moves [aria-current]').innerText()
const eyes = (page: Page) => page.getByLabel('Point of view')

test.each([
  [1366, 625],
  [844, 390],
])('in a flat window of %i × %i the cards of a replay take all of its width', async (width, height) => {
  const { page } = await openReplay('two-players')
  await page.setViewportSize({ width, height })

  for (const part of ['.market', '.cards']) {
    const right = () => page.locator(part).evaluate((element) => element.getBoundingClientRect().right)
    await expect.poll(right, { message: `the right edge of ${part}` }).toBeGreaterThan(width - 20)
  }
  expect((await look(page, DALE)).faults).toEqual([])
})

test('moves and log share one column, one at a time, in the typeface of the page', async () => {
  const { page } = await openReplay('two-players')
  await page.locator('.moves .turns').waitFor()
  const face = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)

  await page.locator('.rail .log').waitFor({ state: 'hidden' })
  expect(await face('.moves li button')).toBe(await face('.transport .btn'))
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.locator('.rail .log').waitFor()
  await page.locator('.moves .turns').waitFor({ state: 'hidden' })
})

test('a replay is controlled by buttons, keys, slider, moves and players, and plays automatically', async () => {
  const { page } = await openReplay('two-players')
  await expect.poll(() => place(page)).toBe('Before the first move')

  await page.getByRole('button', { name: /^Next move/ }).click()
  await page.getByText('Move 1 of', { exact: false }).waitFor()
  await expect.poll(() => current(page)).toMatch(/^P1 built stack 1: /)
  const written = await page.locator('.moves [aria-current]').getAttribute('title')
  expect(written).toBe((JSON.parse(textOf('two-players')) as SavedGame).moves[0]?.slice(3))

  await page.keyboard.press('ArrowRight')
  await expect.poll(() => place(page)).toContain('Move 2 of')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => place(page)).toContain('Move 1 of')

  await page.keyboard.press('End')
  await page.locator('.table-root [data-zone="stall:1"] .scallop .ico').nth(7).waitFor()
  await page.getByRole('button', { name: /^Previous turn/ }).click()
  await page.getByRole('button', { name: /^To the start/ }).click()
  await expect.poll(() => place(page)).toBe('Before the first move')

  const slider = page.getByRole('slider')
  await slider.fill('30')
  await expect.poll(() => place(page)).toContain('Move 30 of')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Move 30 of')

  await page.locator('.moves li button').nth(11).click()
  await expect.poll(() => place(page)).toContain('Move 12 of')
  await page.getByRole('button', { name: 'P2’s next turn' }).click()
  await expect.poll(() => page.locator('.place .whose-turn').innerText()).toContain('P2')

  await slider.fill('3')
  await page.getByLabel('Speed').selectOption('4')
  await page.locator('body').press('Space')
  await page.getByText(/Move ([5-9]|\d{2,}) of/).waitFor()
  await page.getByRole('button', { name: /^Pause/ }).click()
})

test('from one seat’s point of view, hidden cards of others are not in the page', async () => {
  const { page } = await openReplay('three-players')
  const foe = page.locator('.foe [data-zone="hand:1"]')
  await expect.poll(() => eyes(page).inputValue()).toBe('open')
  await foe.click()
  const cards = page.getByRole('dialog').locator('.card .name')
  await cards.first().waitFor()
  const names = await cards.allTextContents()
  await escape(page)
  const open = await page.locator('.market, .mine').evaluateAll((parts) => parts.map((part) => part.textContent).join())
  const secret = names.filter((name) => !open.includes(name))
  expect(secret).not.toEqual([])

  await eyes(page).selectOption('0')
  await page.locator('.foe span[data-zone="hand:1"]').waitFor()
  // The moves tell the whole game, because a card in a hand here may be played openly later.
  await page.locator('.moves').evaluate((moves) => moves.remove())
  const content = await page.content()
  expect(secret.filter((name) => content.includes(name))).toEqual([])

  await eyes(page).selectOption('spectator')
  await page.locator('.mine [data-zone="hand:0"] .back').nth(4).waitFor()
})

test('the address leads to the move, for others too', async () => {
  const { page, name } = await openReplay('three-players')
  await page.getByRole('slider').fill('25')
  await page.waitForURL(new RegExp(`/replay/${name}/[1-9]\\d*$`))
  await expect.poll(() => place(page)).toContain('Move 25 of')
  const line = await current(page)

  await page.reload()
  await page.locator('.moves [aria-current]').waitFor()
  await expect.poll(() => current(page)).toBe(line)
  await expect.poll(() => place(page)).toContain('Move 25 of')
})

test('a game can be continued from any position except the end', async () => {
  const { page, name } = await openReplay('two-players')
  await page.keyboard.press('End')
  const playOn = page.getByRole('button', { name: 'Continue from here' })
  await expect.poll(() => playOn.getAttribute('aria-disabled')).toBe('true')

  await page.getByRole('slider').fill('20')
  await playOn.click()
  await page.getByRole('radio', { name: 'P2' }).check()
  await page.getByRole('button', { name: 'Start game', exact: true }).click()

  await page.waitForURL('**/table/*')
  expect(page.url()).not.toContain(name)
  await page.locator('.me').getByText('P2').waitFor()
})

test('the end shows the winner and the stats', async () => {
  const { page } = await openEnd('two-players')

  await page.getByRole('heading', { level: 1, name: 'P2 wins!' }).waitFor()
  const row = (title: string): Promise<string[]> =>
    page
      .getByRole('row', { name: new RegExp(`^${title}`) })
      .getByRole('cell')
      .allInnerTexts()
  const countsOf = (move: string): string[] =>
    ['p2', 'p1'].map((seat) => `${countOf('two-players', new RegExp(`^${seat} ${move}`))}`)
  await expect.poll(() => row('Purchases')).toEqual(countsOf('buy'))
  await expect.poll(() => row('Techniques')).toEqual(countsOf('play'))
  await expect.poll(() => page.locator('.res.first .scallop .ico').count()).toBe(8)
  await expect
    .poll(() => page.getByRole('img', { name: /^Stacks by turn/ }).getAttribute('aria-label'))
    .toContain('P2: 8')
})

test('after the game come a rematch, its replay, and the game as a file that can be imported again', async () => {
  const { page, name } = await openEnd('two-players')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^merchants-table-[\d-]+\.json$/)
  const file = join(newFolder(), 'game.json')
  await download.saveAs(file)

  await page.getByRole('link', { name: 'Watch replay' }).click()
  await page.waitForURL(`**/replay/${name}**`)
  await page.goto('/replays')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.waitForURL('**/replay/*')

  await page.goto(`/table/${name}`)
  await page.getByRole('button', { name: /^Rematch/ }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(name))
})

test('after a win the same table can be played a level higher', async () => {
  const { page, name } = await openEnd('two-players', { wonAgainst: 'seasoned' })

  await page.getByRole('button', { name: /^Try a harder one/ }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(name))
  const record = await keptGame(page, new URL(page.url()).pathname.slice('/table/'.length))

  expect(record).toMatchObject({ table: { seats: [{ kind: 'quick', name: 'P1' }, { kind: 'me' }] } })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-replay-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a replay in one file opens from anywhere without a network, in the language it was saved in', async () => {
  const { page } = await openReplay('two-players', { locale: 'pl' })
  await page.getByRole('slider').fill('12')
  await page.locator('.share').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.share-menu button').nth(2).click(),
  ])
  const file = join(newFolder(), download.suggestedFilename())
  await download.saveAs(file)
  expect(statSync(file).size).toBeLessThan(750_000)

  const asked: string[] = []
  const opened = await page.context().newPage()
  opened.on('request', (request) => asked.push(request.url()))
  await opened.context().setOffline(true)
  await opened.goto(pathToFileURL(file).href)
  await opened.getByText('Ruch 12 z', { exact: false }).waitFor()
  await opened.keyboard.press('ArrowRight')
  await opened.getByText('Ruch 13 z', { exact: false }).waitFor()

  await opened.locator('.eyes select').selectOption('1')
  await opened.locator('.me').getByText('P2').waitFor()
  await expect
    .poll(() => opened.locator('.foe span[data-zone="hand:0"]').innerText(), { message: 'cards that P2 does not know' })
    .toContain('5')
  await opened.locator('.tools > select').last().selectOption('fr')
  await opened.getByText('Coup 13 sur', { exact: false }).waitFor()
  expect(asked.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([])

  await page.context().setOffline(false)
  await page.goto('/replays')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.waitForURL('**/replay/*')
})

test('a pasted game opens its replay, and an invalid import is refused with the reason', async () => {
  const page = await openPage({ path: '/replays' })
  const refuses = async (text: string, reason: string): Promise<void> => {
    await page.getByRole('textbox').fill(text)
    await page.locator('.load .primary').click()
    await expect.poll(() => page.locator('.fault').innerText()).toContain(reason)
  }
  const start = { game: 'dale', decks: ['owls', 'foxes', 'macaws'], players: 2, seed: 'x' }

  await refuses('hello', 'isn’t a saved game')
  await refuses('[]', 'isn’t a saved game')
  await refuses(JSON.stringify({ ...start, decks: ['owls', 'foxes', 'otters'] }), 'otters')
  await refuses(JSON.stringify({ ...start, moves: 'p1 pass' }), 'moves')
  await refuses(JSON.stringify({ ...start, moves: ['p1 build owls-5a'] }), 'Move 1 isn’t possible')

  await page.getByRole('textbox').fill(textOf('two-players'))
  await page.locator('.load .primary').click()
  await page.waitForURL('**/replay/*')
  await page.locator('.transport').waitFor()
})

test('a game is deleted after confirmation', async () => {
  const { page } = await openEnd('two-players')
  await page.goto('/replays')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

  await page.getByText('No games yet.', { exact: false }).waitFor()
})

test.each(['two-players', 'three-players', 'four-players', 'two-teams'])(
  'the end and the replay of %s fit the screen and have no barriers',
  async (game) => {
    const { page, name } = await openReplay(game)
    await page.getByRole('slider').fill('20')
    await page.locator('.moves [aria-current]').waitFor()
    await expectNoScroll(page)
    await expectAccessible(page)

    await page.goto(`/table/${name}`)
    await page.locator('.endp').waitFor()
    await expectNoScroll(page)
    const areInside = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.lower .panel > *')].every((part) => {
          const [inner, outer] = [part.getBoundingClientRect(), (part.parentElement as Element).getBoundingClientRect()]
          return part.classList.contains('sr') || inner.bottom <= outer.bottom + 1
        }),
      )
    await expect.poll(areInside, { message: 'panels hold what is in them' }).toBe(true)
    await expectAccessible(page)
  },
)

test.each(['light', 'dark'] as const)('on a phone, %s', async (colorScheme) => {
  const { page, name } = await openReplay('two-players', { size: 'phone', colorScheme })
  await expectNoScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Next move/ }).tap()
  await page.getByText('Move 1 of', { exact: false }).waitFor()

  await page.goto(`/table/${name}`)
  await page.locator('.endp').waitFor()
  await expectAccessible(page)
  await expectNothingBeside(page)
  await page.goto('/replays')
  await page.locator('.past').waitFor()
  await expectAccessible(page)
})
