/** Plays a game at the drawn table as a person would: looks at what is highlighted, chooses, confirms. */
import type { Page } from 'playwright-core'

interface Patience {
  readonly timeout?: number
}

/** How the next thing is done; another way is keys or touch. Fails if it cannot be done in time. */
export type Press = (page: Page, selector: string, patience: Patience) => Promise<void>

export const byMouse: Press = (page, selector, patience) => page.locator(selector).first().click(patience)

export const byTouch: Press = (page, selector, patience) => page.locator(selector).first().tap(patience)

/** By keyboard alone: digits choose in the hand, arrows walk in the market, Tab goes to everything else, Enter presses. */
export const byKeys: Press = async (page, selector, patience) => {
  const target = page.locator(selector).first()
  for (let tries = 0; tries < 6; tries++) {
    const keys = await target.evaluate(keysTo, undefined, patience)
    for (const key of keys) await page.keyboard.press(key)
    if (/^(\d|Enter)$/.test(keys.at(-1) ?? '')) return
  }
  throw new Error(`No key leads to ${selector}.`)
}

/** Runs in the page. The keys from where the focus is to the target; at the target, the one that presses it. */
function keysTo(target: Element): string[] {
  const here = document.activeElement
  const cards = [...document.querySelectorAll('.cards .hit')]
  const digit = cards.indexOf(target) + 1
  if (digit > 0 && digit < 10) return [String(digit)]
  if (here === target) return ['Enter']
  const walked = [...document.querySelectorAll('.market .hit')]
  const isWalked = here !== null && walked.includes(here) && walked.includes(target)
  const places = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, select, input, textarea, summary, [tabindex]'),
  ].filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
  const among: readonly (Element | null)[] = isWalked ? walked : places
  const [forward, back] = isWalked ? ['ArrowRight', 'ArrowLeft'] : ['Tab', 'Shift+Tab']
  const steps = among.indexOf(target) - among.indexOf(here)
  return Array.from({ length: Math.abs(steps) }, () => (steps > 0 ? forward : back))
}

/** The content of the screen as a player sees it. */
export type Scene = 'over' | 'waiting' | { readonly press: string }

/** Runs in the page. */
export function lookAtTable(): Scene {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  if (has('.endp')) return 'over'
  if (has('.curtain')) return { press: '.curtain .btn' }
  if (has('[data-pass-screen]')) return { press: '[data-pass-screen]' }
  if (has('.acts.reaction')) return { press: '.acts.reaction [data-option="none"]' }
  const confirm = '[data-confirm]:not([aria-disabled="true"])'
  if (has('.acts [data-option]')) {
    const single = !has('.acts [data-confirm]')
    if (single) return { press: '.acts [data-option="0"]' }
    return has(confirm) ? { press: confirm } : { press: '.acts .btn[aria-pressed="false"]' }
  }
  if (has('.tray.is-variants') && !has(confirm)) return { press: '.tray.is-variants [data-option]' }
  const junk = '.cards [data-card="junk"] .hit[aria-pressed="false"]'
  if (has('[data-ask="inventory"]') && has(junk)) return { press: has('[data-junk]') ? '[data-junk]' : junk }
  if (has('[data-help]')) return has(confirm) ? { press: confirm } : { press: '[data-help]' }
  if (has(confirm)) return { press: confirm }
  if (has('[data-confirm]')) {
    if (has('.tray .hit[aria-pressed="false"]')) return { press: '.tray .hit[aria-pressed="false"]' }
    return { press: '.is-legal ~ .hit[aria-pressed="false"]' }
  }
  if (has('.plan.is-legal')) return { press: '.plan.is-legal' }
  const can = (act: string): boolean => has(`[data-spot="act:${act}"]:not([aria-disabled="true"])`)
  if (can('build')) return { press: '[data-spot="act:build"]' }
  const goods = [...document.querySelectorAll<HTMLElement>('.market .is-legal ~ .hit')]
  const wanted = goods.at(0)?.dataset['spot']
  if (wanted !== undefined) return { press: `[data-spot="${wanted}"]` }
  // One technique per turn, because two that take each other back would never end.
  if (can('end')) return { press: '[data-spot="act:end"]' }
  const techniques = has('.cards .is-legal ~ .hit')
  if (techniques) return { press: '.cards .is-legal ~ .hit' }
  if (can('inventory')) return { press: '[data-spot="act:inventory"]' }
  return 'waiting'
}

/** Plays until the game is over. Resolves to the number of presses. */
export function playToTheEnd(page: Page, press: Press, most = 2000): Promise<number> {
  return playUntil(page, press, () => Promise.resolve(false), most)
}

/** Plays to the end inside the page, without real clicks, for tests that are about the game and not about pressing. */
export async function playAtOnce(page: Page, lookAt: () => Scene = lookAtTable): Promise<void> {
  await page.evaluate(`(${String(pressAll)})(${String(lookAt)}, ${MAX_WAIT})`)
}

/** Runs in the page. */
async function pressAll(lookAt: () => Scene, longestWait: number): Promise<void> {
  let pressedAt = performance.now()
  for (;;) {
    const scene = lookAt()
    if (scene === 'over') return
    if (performance.now() - pressedAt > longestWait) throw new Error(`Nothing can be done at ${location.href}.`)
    if (scene !== 'waiting') {
      const [selector = '', nth = '0'] = scene.press.split(' >> nth=')
      const target = [...document.querySelectorAll<HTMLElement>(selector)].at(Number(nth))
      target?.click()
      if (target !== undefined) pressedAt = performance.now()
    }
    // The table answers from a worker or from the server.
    await new Promise((resolve) => {
      setTimeout(resolve, 8)
    })
  }
}

/** Plays until a condition holds or the game is over. */
export function playUntil(
  page: Page,
  press: Press,
  isEnough: (page: Page) => Promise<boolean>,
  most = 2000,
): Promise<number> {
  return playAt(page, { look: lookAtTable, press, isEnough, most })
}

/** The turn that a page shows. */
export const turnAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(/turn (\d+)/.exec(document.querySelector('.bar .meta')?.textContent ?? '')?.[1] ?? 0))

/** Whether a page shows this turn or a later one. */
export const until =
  (turn: number) =>
  async (page: Page): Promise<boolean> =>
    (await turnAt(page)) >= turn

interface Playing {
  /** Runs in the page. */
  readonly look: () => Scene
  readonly press: Press
  readonly isEnough?: (page: Page) => Promise<boolean>
  /** More presses than any game has. */
  readonly most: number
}

/** The table answers from a worker, so a button may be gone before it is pressed. Then we look again. */
const HASTE = 700
/** But if nothing can be pressed, it may be the machine that is slow. */
const CALM = 10_000
/** Others have their turns, and theirs may be long. */
const MAX_WAIT = 300_000

/** Looks and presses in turn. Resolves to the number of presses. */
export async function playAt(page: Page, { look: lookAt, press, isEnough, most }: Playing): Promise<number> {
  let timeout = HASTE
  let pressedAt = Date.now()
  for (let presses = 0; presses < most;) {
    const scene = await page.evaluate(lookAt)
    if (scene === 'over' || (await isEnough?.(page))) return presses
    if (Date.now() - pressedAt > MAX_WAIT) throw new Error(`Nothing can be done at ${page.url()}.`)
    if (scene === 'waiting') {
      await page.waitForTimeout(50)
      continue
    }
    const isPressed = await press(page, scene.press, { timeout }).then(
      () => true,
      () => false,
    )
    timeout = isPressed ? HASTE : Math.min(timeout * 2, CALM)
    if (isPressed) pressedAt = Date.now()
    presses++
    await page.waitForTimeout(20)
  }
  throw new Error(`The game was not over after ${most} presses.`)
}
