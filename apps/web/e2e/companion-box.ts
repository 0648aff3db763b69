/** A person with thumbs who enters any fact on the page of the companion, and does what it tells. */
import type { FactQuestion, Facts } from '@merchants/cove'
import type { Locator, Page } from 'playwright-core'

const ANSWERS_OF_PAD = 8
const MOST_ON_BUTTONS = 2

/** How things are pressed on a page. */
export interface Hand {
  readonly page: Page
  readonly tap: (target: Locator) => Promise<void>
}

export const byThumb = (page: Page): Hand => ({ page, tap: (target) => target.tap() })

/** Quicker than any thumb, for screens whose like was entered by thumb before. */
export const atOnce = (page: Page): Hand => ({
  page,
  tap: (target) =>
    target.evaluate(async (element: HTMLElement) => {
      while (element.matches(':disabled')) await new Promise(requestAnimationFrame)
      element.click()
    }),
})

/** Follows the instructions and answers all questions of the screen. */
export async function enterOn(
  hand: Hand,
  questions: readonly FactQuestion[],
  facts: readonly unknown[],
): Promise<void> {
  const { page } = hand
  const [question] = questions
  if (question === undefined) return tapOn(hand, '[data-done]')
  if (question.fact === 'bag' || question.fact === 'stretch') return enterInTurn(hand, facts)
  if (question.fact === 'shelf' && facts.length > 1) return enterHisBoard(hand, facts)
  if (question.fact === 'crowd') return enterCrowd(hand, facts)
  if (question.fact === 'hall' && questions.length > 1) {
    for (const [at, each] of questions.entries()) {
      await countOn(page, each.fact === 'hall' ? each.about.hall : 'lair', facts[at] as number)
    }
    return tapOn(hand, '[data-confirm]')
  }
  return enterOne(hand, question, facts[0])
}

const tapOn = (hand: Hand, selector: string): Promise<void> => hand.tap(hand.page.locator(`main ${selector}`).first())

const countOn = (page: Page, row: string, value: number | undefined): Promise<void> =>
  page.locator(`main [data-count="${row}"] input`).fill(String(value))

/** One tap for each newcomer, or for each hour of a move. */
async function enterInTurn(hand: Hand, facts: readonly unknown[]): Promise<void> {
  for (const [at, fact] of facts.entries()) {
    if (at > 0)
      await hand.page
        .locator(`main .cp-given .is-given`)
        .nth(at - 1)
        .waitFor()
    const { newcomers, hand: isHand } = fact as Facts['stretch']
    const answer = typeof fact === 'string' ? fact : `${isHand ? 'hand' : 'plain'} ${newcomers}`
    if (newcomers > MOST_ON_BUTTONS) await enterManyNewcomers(hand, newcomers, isHand)
    else await tapOn(hand, `[data-answer="${answer}"]`)
  }
}

async function enterManyNewcomers(hand: Hand, newcomers: number, isHand = false): Promise<void> {
  await tapOn(hand, '[data-answer="other"]')
  await countOn(hand.page, 'newcomers', newcomers)
  await tapOn(hand, `[data-row="hand"] [data-answer="${isHand ? 'hand' : 'plain'}"]`)
  await tapOn(hand, '[data-confirm]')
}

async function enterHisBoard(hand: Hand, [shelf, pool]: readonly unknown[]): Promise<void> {
  const { page } = hand
  const { spaces, symbols } = pool as Facts['pool']
  await countOn(page, 'shelf', shelf as number)
  await countOn(page, 'pool', spaces)
  for (const space of symbols) await tapOn(hand, `[data-row="symbols"] [data-answer="${space}"]`)
  await tapOn(hand, '[data-confirm]')
}

/** The customers at a pier, and the prices that are asked for then. */
async function enterCrowd(hand: Hand, [crowd, prices]: readonly unknown[]): Promise<void> {
  const { page } = hand
  for (const [who, count] of Object.entries(crowd as Facts['crowd'])) await countOn(page, who, count)
  for (const [good, price] of Object.entries((prices ?? {}) as Facts['prices'])) {
    await page.locator(`main [data-count^="${good} "] input`).fill(String(price))
  }
  await tapOn(hand, '[data-confirm]')
}

/** Enters a fact as the answer to one question. */
async function enterOne(hand: Hand, question: FactQuestion, given: unknown): Promise<void> {
  const { page } = hand
  const tap = (selector: string): Promise<void> => tapOn(hand, selector)
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
      return enterReading(hand, facts.reading)
    case 'hired':
    case 'corruption': {
      const { guilds, corruption } = facts.hired
      const shown = Object.entries({ ...guilds, corruption }).filter(([, symbols]) => symbols > 0)
      return shown.length === 0 ? tap('[data-answer="no symbols"]') : counts(shown)
    }
    case 'marker': {
      const proposed = page.locator(`main [data-answer="${facts.marker}"]`)
      if ((await proposed.count()) === 0) await tap('[data-answer="elsewhere"]')
      return hand.tap(proposed)
    }
    case 'hall':
    case 'lair':
      if (facts.hall <= ANSWERS_OF_PAD) return tap(`[data-answer="${facts.hall}"]`)
      await page.locator('main .cp-other input').fill(String(facts.hall))
      return tap('[data-other]')
    case 'boats':
      await seatOn(hand, facts.boats)
      return confirm()
    case 'docks':
      await dockOn(hand, facts.docks)
      return confirm()
    case 'yours':
      await seatOn(hand, facts.yours.boats)
      await dockOn(hand, facts.yours.docks)
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
async function seatOn(hand: Hand, seats: readonly number[]): Promise<void> {
  const { page } = hand
  for (const [at, free] of seats.entries()) {
    const boat = page.locator(`main [data-boat="${at + 1}"]`)
    for (;;) {
      const now = Number(await boat.getAttribute('data-seats'))
      if (now === free) break
      await hand.tap(boat.locator(now > free ? '[data-fewer]' : '[data-more]'))
    }
  }
}

async function dockOn(hand: Hand, docks: readonly boolean[]): Promise<void> {
  const { page } = hand
  for (const [at, isTaken] of docks.entries()) {
    const dock = page.locator('main .cp-dock').nth(at)
    if ((await dock.getAttribute('aria-pressed')) !== String(isTaken)) await hand.tap(dock)
  }
}

async function enterReading(hand: Hand, reading: Facts['reading']): Promise<void> {
  const { page } = hand
  const { action, multiplier, side, arrow, hours, corruption } = reading
  const tap = (selector: string): Promise<void> => tapOn(hand, selector)
  const row = async (name: string, value: number): Promise<void> => {
    const usual = page.locator(`main [data-row="${name}"] [data-answer="${value}"]`)
    if ((await usual.count()) > 0) return hand.tap(usual)
    await page.locator(`main [data-row="${name}"] input`).fill(String(value))
    await tap('[data-next-row]')
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
