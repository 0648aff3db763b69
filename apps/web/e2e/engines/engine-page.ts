/** A window of another engine at our page, and how a person plays in it. */
import { setTimeout } from 'node:timers/promises'
import { openEngine, type DrivenPage, type Engine } from '@merchants/testkit'
import { expect, inject } from 'vitest'
import { lookAtTable, type Scene } from '../player.ts'

export interface EnginePage {
  readonly page: DrivenPage
  readonly open: (path: string, size?: Size) => Promise<void>
}

type Size = readonly [width: number, height: number]

export const LAPTOP: Size = [1366, 768]
export const PHONE: Size = [390, 664]

export async function openEnginePage(engine: Engine): Promise<EnginePage> {
  const page = await openEngine(engine)
  await page.goto(inject('page'))
  // Bots answer immediately, because the browser is tested here.
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ state: { speed: 'off' }, version: 0 })))
  return {
    page,
    open: async (path, [width, height] = LAPTOP) => {
      await page.resize(width, height)
      await page.goto(`${inject('page')}${path}`)
    },
  }
}

export const isThere = (selector: string): boolean => document.querySelector(selector) !== null

/** Starts the game of a link and waits for its first question. */
export async function startGame({ page, open }: EnginePage, table: string, size?: Size): Promise<void> {
  await open('/', size)
  await page.waitFor(isThere, '.btn.set')
  await page.evaluate((link) => {
    location.hash = link
  }, `table=${table}`)
  await page.waitFor(() => location.hash === '')
  await page.click('.btn.set')
  await page.waitFor(isThere, '.table-root [data-spot]')
}

/** Runs in the page. Whether the table shows this turn or a later one. */
export const isAtTurn = (turn: number): boolean =>
  Number(/turn (\d+)/.exec(document.querySelector('.bar .meta')?.textContent ?? '')?.[1] ?? 0) >= turn

/** The turn that the table shows. */
const turnAt = (page: DrivenPage): Promise<number> =>
  page.evaluate(() => Number(/turn (\d+)/.exec(document.querySelector('.bar .meta')?.textContent ?? '')?.[1] ?? 0))

type Press = (page: DrivenPage, selector: string) => Promise<void>

export const byMouse: Press = (page, selector) => page.click(selector, 700)

/** Arrows and Tab are for finding a card; this goes straight to it. */
export const byKeys: Press = async (page, selector) => {
  const key = { build: 's', inventory: 'i', end: 'e' }[/act:(\w+)/.exec(selector)?.[1] ?? '']
  if (key !== undefined) return page.key(key)
  const isFound = await page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted)
    element?.focus()
    return element !== null
  }, selector)
  if (isFound) await page.key(selector.startsWith('[data-confirm]') ? 'Enter' : 'Space')
}

const MAX_WAIT_MS = 600_000

/** Plays on until a turn has begun. The table may change between looking and pressing; then we look again. */
export async function playToTurn(page: DrivenPage, turn: number, press: Press): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS
  while (Date.now() < end) {
    const scene: Scene = await page.evaluate(lookAtTable)
    if (scene === 'over' || (await turnAt(page)) >= turn) return
    if (scene === 'waiting') await setTimeout(50)
    else await press(page, scene.press).catch(() => undefined)
  }
  throw new Error(`Turn ${turn} did not come.`)
}

/** Answers in the page itself from now on, so that it is always writing something when it is left. */
export async function answerWithoutRest(page: DrivenPage): Promise<void> {
  await page.evaluate(`() => (${String(pressOften)})(${String(lookAtTable)})`)
}

/** Runs in the page. */
function pressOften(look: () => Scene): void {
  setInterval(() => {
    const scene = look()
    if (typeof scene === 'object') document.querySelector<HTMLElement>(scene.press)?.click()
  }, 4)
}

export async function expectNoFaults(page: DrivenPage): Promise<void> {
  expect(await page.faults(), 'errors in the page').toEqual([])
}
