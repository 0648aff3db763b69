/** A person with thumbs who enters any fact on the page of the companion, and does what it tells. */
import type { FactQuestion, Facts } from '@merchants/cove'
import type { Page } from 'playwright-core'

const ANSWERS_OF_PAD = 8

/** Enters a fact as an answer to the question on the screen. */
export async function enterOn(page: Page, question: FactQuestion, given: unknown): Promise<void> {
  const tap = (selector: string): Promise<void> => page.locator(`main ${selector}`).first().tap()
  const count = (row: string, value: number | undefined): Promise<void> =>
    page.locator(`main [data-count="${row}"] input`).fill(String(value))
  const confirm = (): Promise<void> => tap('[data-confirm]')
  const counts = async (rows: readonly (readonly [string, number | undefined])[]): Promise<void> => {
    for (const [row, value] of rows) await count(row, value)
    await confirm()
  }
  const facts = new Proxy({} as Facts, { get: () => given })

  switch (question.fact) {
    case 'shelf':
      return counts([['shelf', facts.shelf]])
    case 'pool':
      await count('pool', facts.pool.spaces)
      for (const space of facts.pool.symbols) await tap(`[data-row="symbols"] [data-answer="${space}"]`)
      return confirm()
    case 'piers':
      for (const pier of facts.piers) await tap(`[data-answer="${pier}"]`)
      return confirm()
    case 'clock':
      return counts(Object.entries(facts.clock))
    case 'stretch':
      return tap(`[data-answer="${facts.stretch.hand ? 'hand' : 'plain'} ${facts.stretch.newcomers}"]`)
    case 'handSpace': {
      const { hours, corruption, next } = facts.handSpace
      return counts(Object.entries({ hours, cards: corruption, next }))
    }
    case 'reading':
      return enterReading(page, facts.reading)
    case 'hired':
    case 'corruption': {
      const { guilds, corruption } = facts.hired
      const shown = Object.entries({ ...guilds, corruption }).filter(([, symbols]) => symbols > 0)
      return shown.length === 0 ? tap('[data-answer="no symbols"]') : counts(shown)
    }
    case 'marker':
    case 'hall':
    case 'lair':
      if (facts.hall <= ANSWERS_OF_PAD) return tap(`[data-answer="${facts.hall}"]`)
      await page.locator('main .cp-other input').fill(String(facts.hall))
      return tap('[data-other]')
    case 'boats':
      for (const [at, seats] of facts.boats.entries())
        await tapUntil(page, `[data-boat="${at + 1}"]`, 'data-seats', seats)
      return confirm()
    case 'docks':
      for (const [at, isTaken] of facts.docks.entries()) {
        await tapUntil(page, `.cp-dock:nth-of-type(${at + 1})`, 'aria-pressed', isTaken)
      }
      return confirm()
    case 'crowd':
      return counts(Object.entries(facts.crowd))
    case 'prices':
      return counts(question.about.goods.map((good, at) => [`${good} ${at + 1}`, facts.prices[good]]))
    case 'cultists': {
      const { gold, cards } = facts.cultists
      return counts([
        ...question.about.goods.map((good, at) => [`${good} ${at + 1}`, gold[at]] as const),
        ['cards', cards],
      ])
    }
    default:
      return tap(`[data-answer="${String(given)}"]`)
  }
}

async function enterReading(page: Page, reading: Facts['reading']): Promise<void> {
  const { action, multiplier, side, arrow, hours, corruption } = reading
  const tap = (selector: string): Promise<void> => page.locator(`main ${selector}`).first().tap()
  const row = async (name: string, value: number): Promise<void> => {
    const usual = page.locator(`main [data-row="${name}"] [data-answer="${value}"]`)
    if ((await usual.count()) > 0) await usual.tap()
    else await page.locator(`main [data-row="${name}"] input`).fill(String(value))
  }
  await tap(`[data-answer="${action.does}"]`)
  if (action.does === 'goods') for (const good of action.goods) await tap(`[data-answer="${good}"]`)
  if (action.does === 'guild support') await tap(`[data-row="hall"] [data-answer="${action.hall}"]`)
  await row('times', multiplier)
  await tap(`[data-row="side"] [data-answer="${side}"]`)
  await tap(`[data-row="arrow"] [data-answer="${arrow}"]`)
  await row('hours', hours)
  await row('corruption', corruption)
  await tap('[data-confirm]')
}

async function tapUntil(page: Page, selector: string, attribute: string, value: unknown): Promise<void> {
  const place = page.locator(`main ${selector}`)
  while ((await place.getAttribute(attribute)) !== String(value)) await place.tap()
}
