/** An evening beside a box whose every printed number differs from ours: on three phones without a network, in each language. */
import { enterScreen, newSession, screenOf, standingOf, type Session } from '@merchants/cove'
import { OTHER_BOX, OtherTable } from '@merchants/cove/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atOnce, byThumb, enterOn } from './companion-box.ts'
import { faultsAt, faultsIn } from './companion-reach.ts'
import { openPage } from './page.ts'
import { takePicture } from './painting.ts'
import { ROOMY, WINDOWS } from './reach/windows.ts'
import { openRules } from './rules.ts'

const EVENINGS = [
  { locale: 'en', window: '390x664', rogue: 'cultists', turns: 3 },
  { locale: 'fr', window: '320x568', rogue: 'criminals', turns: 2 },
  { locale: 'pl', window: '844x390', rogue: 'cultists', turns: 2 },
] as const

const isWhole = process.env['REACH'] === 'all'
/** Every combination of parts in every window. */
const TIMEOUT_MS = isWhole ? 3_600_000 : 300_000
const pictures = process.env['REACH_PICTURES']

async function openOffline(locale: string, window: string): Promise<Page> {
  const page = await openPage({ size: 'short phone', path: '/companion', locale, serviceWorker: true })
  const [width = 0, height = 0] = window.split('x').map(Number)
  await page.setViewportSize({ width, height })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('main h2').waitFor()
  return page
}

/** The stored data of the page. */
const keptIn = (page: Page): Promise<{ readonly state: { readonly session: Session } }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('companion') ?? ''))

/** Taps count when the page has kept them. */
const untilEntered = async (page: Page, entries: number): Promise<void> => {
  await page.waitForFunction(
    (count) => JSON.parse(localStorage.getItem('companion') ?? '').state.session.entries.length === count,
    entries,
  )
}

/** The parts of a screen that look alike wherever they stand. */
const partsOf = (session: Session): readonly string[] => {
  const { tasks, questions } = screenOf(session)
  return [...tasks.map(({ told }) => told.instruction.do), '?', ...questions.map(({ fact }) => fact)]
}

async function expectInReach(page: Page, window: string, what: string): Promise<void> {
  expect.soft(await faultsAt(page, isWhole ? WINDOWS : [window], what)).toEqual([])
  if (isWhole || what.startsWith('en')) {
    expect.soft(await faultsIn(page, { forcedColors: 'active' }, [window], what)).toEqual([])
    expect.soft(await faultsIn(page, { text: 200 }, isWhole ? [...ROOMY, window] : [window], what)).toEqual([])
  }
  if (pictures !== undefined) await takePicture(page, `${pictures}/${what.replaceAll(/\W+/g, '-')}.png`)
}

test.each(EVENINGS)(
  'H-97 to H-100 another box, played offline from set-up to the final count in $locale at $window',
  async ({ locale, window, rogue, turns }) => {
    const page = await openOffline(locale, window)
    await expectInReach(page, window, `${locale} start`)
    const table = new OtherTable(OTHER_BOX, 5, {
      hasCultists: rogue === 'cultists',
      turnsPerRound: turns,
      isTold: true,
    })
    for (const choice of ['printed', 'hard', rogue]) await page.locator(`main [data-answer="${choice}"]`).tap()
    await page.locator('main [data-begin]').tap()
    await expect.poll(async () => (await keptIn(page)).state.session).toBeTruthy()

    const { seed } = (await keptIn(page)).state.session.setup
    let session = newSession({ deck: 'printed', level: 'hard', rogue, humans: 1, seed })
    const opened = new Set<string>()
    const seen = new Set<string>()
    while (standingOf(session).awaits.kind !== 'over') {
      const { tasks, questions } = screenOf(session)
      const parts = partsOf(session)
      // Every part is looked at once, and with `npm run reach` every combination of them.
      const looks = isWhole ? [parts.join(' ')] : parts
      const isNew = looks.some((each) => !seen.has(each))
      if (isNew) await expectInReach(page, window, `${locale} ${parts.join(' ')}`)
      for (const each of looks) seen.add(each)
      if (locale === 'pl') await openRules(page, opened)
      for (const { told } of tasks) table.hasDone(told)
      const facts = table.answersTo(questions)
      await enterOn(isNew ? byThumb(page) : atOnce(page), questions, facts)
      session = enterScreen(session, facts)
      await untilEntered(page, session.entries.length)
    }

    await expect.poll(() => page.locator('[data-score]').getAttribute('data-score')).toBe(String(table.total()))
    expect((await keptIn(page)).state.session.entries).toEqual(JSON.parse(JSON.stringify(session.entries)))
    await expectInReach(page, window, `${locale} end`)
    const { state } = standingOf(session)
    state.stall.gold = state.score?.before ?? Number.NaN
    expect(table.differences(state)).toEqual([])

    // The lists of entries, of instructions and of printed numbers, and his board.
    for (const way of [
      ['[data-foot="correct"]'],
      ['.cp-tool'],
      ['.cp-tool', '[data-foot="log"]'],
      ['.cp-portrait', '[data-printed]'],
    ]) {
      for (const press of way) await page.locator(`main ${press}`).first().tap()
      await expectInReach(page, window, `${locale} ${way.join(' ')}`)
      if (locale === 'pl') await openRules(page, opened)
      await page.locator('main [data-foot="back"], main .cp-tool').last().tap()
    }
    if (locale === 'pl') expect(opened.size).toBeGreaterThan(30)
  },
  TIMEOUT_MS,
)
