/** A person with thumbs who enters any fact on the page of the companion, and does what it tells. */
import type { FactQuestion, Facts } from '@merchants/cove'
import type { Page } from 'playwright-core'

const ANSWERS_OF_PAD = 8

/** Follows the instructions and answers all questions of the screen. */
export async function enterOn(
  page: Page,
  questions: readonly FactQuestion[],
  facts: readonly unknown[],
): Promise<void> {
  const [question] = questions
  if (question === undefined) return page.locator('main [data-done]').tap()
  if (question.fact === 'bag' || question.fact === 'stretch') return enterInTurn(page, facts)
  if (question.fact === 'shelf' && facts.length > 1) return enterHisBoard(page, facts)
  if (question.fact === 'crowd') return enterCrowd(page, facts)
  if (question.fact === 'hall' && questions.length > 1) {
    for (const [at, each] of questions.entries()) {
      await countOn(page, each.fact === 'hall' ? each.about.hall : 'lair', facts[at] as number)
    }
    return page.locator('main [data-confirm]').tap()
  }
  return enterOne(page, question, facts[0])
}

const countOn = (page: Page, row: string, value: number | undefined): Promise<void> =>
  page.locator(`main [data-count="${row}"] input`).fill(String(value))

/** One tap for each newcomer, or for each hour of a move. */
async function enterInTurn(page: Page, facts: readonly unknown[]): Promise<void> {
  for (const [at, fact] of facts.entries()) {
    if (at > 0)
      await page
        .locator(`main .cp-given .is-given`)
        .nth(at - 1)
        .waitFor()
    const { newcomers, hand } = fact as Facts['stretch']
    const answer = typeof fact === 'string' ? fact : `${hand ? 'hand' : 'plain'} ${newcomers}`
    await page.locator(`main [data-answer="${answer}"]`).tap()
  }
}

async function enterHisBoard(page: Page, [shelf, pool]: readonly unknown[]): Promise<void> {
  const { spaces, symbols } = pool as Facts['pool']
  await countOn(page, 'shelf', shelf as number)
  await countOn(page, 'pool', spaces)
  for (const space of symbols) await page.locator(`main [data-row="symbols"] [data-answer="${space}"]`).tap()
  await page.locator('main [data-confirm]').tap()
}

/** The customers at a pier, and the prices that are asked for then. */
async function enterCrowd(page: Page, [crowd, prices]: readonly unknown[]): Promise<void> {
  for (const [who, count] of Object.entries(crowd as Facts['crowd'])) await countOn(page, who, count)
  for (const [good, price] of Object.entries((prices ?? {}) as Facts['prices'])) {
    await page.locator(`main [data-count^="${good} "] input`).fill(String(price))
  }
  await page.locator('main [data-confirm]').tap()
}

/** Enters a fact as the answer to one question. */
async function enterOne(page: Page, question: FactQuestion, given: unknown): Promise<void> {
  const tap = (selector: string): Promise<void> => page.locator(`main ${selector}`).first().tap()
  const confirm = (): Promise<void> => tap('[data-confirm]')
  const counts = async (rows: readonly (readonly [string, number | undefined])[]): Promise<void> => {
    for (const [row, value] of rows) await countOn(page, row, value)
    await confirm()
  }
  const facts = new Proxy({} as Facts, { get: () => given })

  switch (question.fact) {
    case 'shelf':
      return counts([['shelf', facts.shelf]])
    case 'pool':
      await countOn(page, 'pool', facts.pool.spaces)
      for (const space of facts.pool.symbols) await tap(`[data-row="symbols"] [data-answer="${space}"]`)
      return confirm()
    case 'piers':
      for (const pier of facts.piers) await tap(`[data-answer="${pier}"]`)
      return confirm()
    case 'clock':
      return counts(Object.entries(facts.clock))
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
      await seatOn(page, facts.boats)
      return confirm()
    case 'docks':
      await dockOn(page, facts.docks)
      return confirm()
    case 'yours':
      await seatOn(page, facts.yours.boats)
      await dockOn(page, facts.yours.docks)
      return tap(`[data-answer="${facts.yours.next}"]`)
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

/** A tap on a boat takes a seat, and the small button frees one. */
async function seatOn(page: Page, seats: readonly number[]): Promise<void> {
  for (const [at, free] of seats.entries()) {
    const boat = page.locator(`main [data-boat="${at + 1}"]`)
    for (;;) {
      const now = Number(await boat.getAttribute('data-seats'))
      if (now === free) break
      await boat.locator(now > free ? '[data-fewer]' : '[data-more]').tap()
    }
  }
}

async function dockOn(page: Page, docks: readonly boolean[]): Promise<void> {
  for (const [at, isTaken] of docks.entries()) {
    const dock = page.locator('main .cp-dock').nth(at)
    if ((await dock.getAttribute('aria-pressed')) !== String(isTaken)) await dock.tap()
  }
}

async function enterReading(page: Page, reading: Facts['reading']): Promise<void> {
  const { action, multiplier, side, arrow, hours, corruption } = reading
  const tap = (selector: string): Promise<void> => page.locator(`main ${selector}`).first().tap()
  const row = async (name: string, value: number): Promise<void> => {
    const usual = page.locator(`main [data-row="${name}"] [data-answer="${value}"]`)
    if ((await usual.count()) > 0) return usual.tap()
    await page.locator(`main [data-row="${name}"] input`).fill(String(value))
    await page.locator('main [data-next-row]').tap()
  }
  await tap(`[data-answer="${action.does}"]`)
  if (action.does === 'goods') {
    for (const good of action.goods) await tap(`[data-answer="${good}"]`)
    await tap('[data-next-row]')
  }
  if (action.does === 'guild support') await tap(`[data-row="hall"] [data-answer="${action.hall}"]`)
  await row('times', multiplier)
  await tap(`[data-row="side"] [data-answer="${side}"]`)
  await tap(`[data-row="arrow"] [data-answer="${arrow}"]`)
  await row('hours', hours)
  await row('corruption', corruption)
  await tap('[data-confirm]')
}
