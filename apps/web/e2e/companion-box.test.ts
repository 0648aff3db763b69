/** A whole game beside a box whose every printed number differs from ours, on a phone without a network, in each language. */
import { enterDone, enterFact, newSession, standingOf, type Session } from '@merchants/cove'
import { OTHER_BOX, OtherTable } from '@merchants/cove/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterOn } from './companion-box.ts'
import { expectNoScroll, openPage } from './page.ts'
import { openRules } from './rules.ts'

const ROGUES = { en: 'cultists', fr: 'criminals', pl: 'cultists' } as const

/** His turns in a round: in one language more of them, so that shelf and pool run full. */
const TURNS = { en: 3, fr: 2, pl: 2 } as const

async function openOffline(locale: string): Promise<Page> {
  const page = await openPage({ size: 'short phone', path: '/companion', locale, serviceWorker: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('main h2').waitFor()
  return page
}

/** What the page itself keeps. */
const keptIn = (page: Page): Promise<{ readonly state: { readonly session: Session } }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('companion') ?? ''))

/** A tap counts when the page has kept it. */
const untilEntered = async (page: Page, entries: number): Promise<void> => {
  await page.waitForFunction(
    (count) => JSON.parse(localStorage.getItem('companion') ?? '').state.session.entries.length === count,
    entries,
  )
}

test.each(['en', 'fr', 'pl'] as const)(
  'H-97 to H-100 another box, played offline from set-up to the final count in %s',
  async (locale) => {
    const rogue = ROGUES[locale]
    const page = await openOffline(locale)
    const table = new OtherTable(OTHER_BOX, 5, { hasCultists: rogue === 'cultists', turnsPerRound: TURNS[locale] })
    for (const choice of ['printed', 'hard', rogue]) await page.locator(`main [data-answer="${choice}"]`).tap()
    await page.locator('main [data-begin]').tap()
    await expect.poll(async () => (await keptIn(page)).state.session).toBeTruthy()

    const { seed } = (await keptIn(page)).state.session.setup
    let session = newSession({ deck: 'printed', level: 'hard', rogue, humans: 1, seed })
    const opened = new Set<string>()
    const kinds = new Set<string>()
    for (;;) {
      const { awaits } = standingOf(session)
      if (awaits.kind === 'over') break
      const kind = awaits.kind === 'question' ? awaits.question.fact : awaits.told.instruction.do
      if (!kinds.has(kind)) await expectNoScroll(page)
      kinds.add(kind)
      if (locale === 'pl') await openRules(page, opened)
      if (awaits.kind === 'question') {
        const fact = table.answer(awaits.question)
        await enterOn(page, awaits.question, fact)
        session = enterFact(session, fact as never)
      } else {
        table.hasDone(awaits.told)
        await page.locator('main [data-done]').tap()
        session = enterDone(session)
      }
      await untilEntered(page, session.entries.length)
    }

    await expect.poll(() => page.locator('[data-score]').getAttribute('data-score')).toBe(String(table.total()))
    expect((await keptIn(page)).state.session.entries).toEqual(JSON.parse(JSON.stringify(session.entries)))
    const { state } = standingOf(session)
    state.stall.gold = state.score?.before ?? Number.NaN
    expect(table.differences(state)).toEqual([])
    if (locale !== 'pl') return

    // The lists of entries, of what was told and of what is printed have numbers too.
    for (const way of [
      ['[data-foot="correct"]'],
      ['.cp-tool', '[data-foot="log"]'],
      ['.cp-portrait', '[data-printed]'],
    ]) {
      for (const press of way) await page.locator(`main ${press}`).first().tap()
      await openRules(page, opened)
      await page.locator('main [data-foot="back"]').tap()
    }
    expect(opened.size).toBeGreaterThan(30)
  },
)
