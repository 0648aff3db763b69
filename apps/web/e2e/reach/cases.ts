/** The tables and questions of the reach test. */
import type { Page } from 'playwright-core'
import { type Company, openKept } from './open.ts'

export interface Case {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  /** Cards in the hand: with more than five, a text may end in …. So it may while a tray is open. */
  readonly hand: number
}

const kept = (name: string, hand = 5, after?: (page: Page) => Promise<void>, company: Company = {}): Case => ({
  name: after === undefined ? name : `${name}, ${after.name}`,
  hand,
  open: async (page) => {
    await openKept(page, name, company)
    await after?.(page)
  },
})

const press = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click())

/** Cards that pay are proposed, so that some are chosen at once. */
async function pay(page: Page): Promise<void> {
  await press(page, '.market .is-legal ~ .hit')
  await page.locator('[data-help]').waitFor()
}

async function build(page: Page): Promise<void> {
  await press(page, '[data-spot="act:build"]')
  await page.locator('[data-help]').waitFor()
}

async function together(page: Page): Promise<void> {
  await press(page, '[data-spot="act:help"]')
  await page.locator('[data-confirm]').waitFor()
}

async function read(page: Page): Promise<void> {
  await page.locator('.cards .hit').first().focus()
  await page.keyboard.press('c')
  await page.locator('.closer').waitFor()
}

async function log(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 664 })
  await press(page, '[data-log]')
  await page.locator('.rail').waitFor()
}

/** An opponent's panel, opened large. */
async function panel(page: Page): Promise<void> {
  await press(page, '.foes button.who')
  await page.locator('.foe-panel:popover-open .stall').waitFor()
}

async function menu(page: Page): Promise<void> {
  await press(page, '.bar [popovertarget="table-menu"]')
  await page.locator('#table-menu:popover-open').waitFor()
}

/** Enough to see what breaks. */
export const SELECTED: readonly Case[] = [
  kept('2/choose-5'),
  // The question is taller while paying, so a text in the hand may end in … there too.
  kept('2/choose-5', 6, pay),
  kept('4/choose-5'),
  kept('4/plans', 6, panel),
  kept('2/choose-5', 5, menu),
  kept('teams/choose-5'),
  kept('2b/react'),
  kept('2b/peek'),
]

export const ALL: readonly Case[] = [
  ...SELECTED,
  kept('2/choose-6', 6),
  kept('2/choose-7', 7),
  kept('2/choose-8', 8),
  kept('2/choose-8', 8, pay),
  kept('2/choose-7', 7, pay),
  kept('2/build-5', 5, build, { asksAll: true }),
  kept('2/choose-5', 5, read),
  kept('2/choose-5', 5, log),
  kept('2/choose-5', 5, undefined, { isWaiting: true }),
  kept('2/plans'),
  kept('2/plans', 5, panel),
  kept('2/planned'),
  kept('2/arrange', 6),
  kept('2/tray', 6),
  kept('2/many', 6),
  kept('2b/tray', 6),
  kept('3/choose-5'),
  kept('3/choose-6', 6),
  kept('3/choose-7', 7, pay),
  kept('3/choose-8', 8),
  kept('3/plans'),
  kept('3/seats'),
  kept('3/react'),
  kept('4/choose-5', 5, pay),
  kept('4/choose-6', 6),
  kept('4/choose-7', 7),
  kept('4/choose-8', 8, pay),
  kept('4/plans', 6),
  kept('4/react', 6),
  kept('4/arrange', 6),
  kept('4/build-5', 5, build, { asksAll: true }),
  kept('4/choose-5', 5, log),
  kept('teams/choose-6', 6, pay),
  kept('teams/choose-7', 7),
  kept('teams/choose-8', 8, pay),
  kept('teams/plans', 6, panel),
  kept('teams/together', 6, together),
  kept('teams/help', 5),
  kept('teams/react', 5),
]
