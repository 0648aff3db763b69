/** An evening beside a box whose every printed number differs from ours, on three phones without a network, in each language. */
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

const isWhole = process.env['REACH'] === 'all'
const LOCALES = ['en', 'fr', 'pl'] as const
const PHONES = ['390x664', '320x568', '844x390'] as const

/** A phone for each language, and with `npm run reach` every phone in every language. */
const EVENINGS = LOCALES.flatMap((locale, at) =>
  PHONES.map((window, place) => ({
    locale,
    window,
    rogue: window === '320x568' ? ('criminals' as const) : ('cultists' as const),
    turns: locale === 'en' ? 3 : 2,
    isFirst: at === place,
  })),
).filter(({ isFirst }) => isFirst || isWhole)

/** Every combination of parts in every window. */
const WHOLE_TIMEOUT_MS = 3_600_000
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

/** A page that is looked at: in its own window, or with `npm run reach` once in every window. */
interface Sight {
  readonly page: Page
  readonly locale: string
  readonly window: string
  readonly isFirst: boolean
}

async function expectInReach({ page, locale, window, isFirst }: Sight, parts: string): Promise<void> {
  const what = `${locale} ${parts}`
  const isEverywhere = isWhole && isFirst
  expect.soft(await faultsAt(page, isEverywhere ? WINDOWS : [window], what)).toEqual([])
  // Letters twice as large leave least room on the smallest phone, and colours hardly move anything in any language.
  if (isWhole || locale === 'fr')
    expect.soft(await faultsIn(page, { text: 200 }, isEverywhere ? [...ROOMY, ...PHONES] : [window], what)).toEqual([])
  if (isWhole || locale === 'en')
    expect.soft(await faultsIn(page, { forcedColors: 'active' }, [window], what)).toEqual([])
  if (pictures !== undefined) await takePicture(page, `${pictures}/${window} ${what.replaceAll(/\W+/g, '-')}.png`)
}

/** The reasons of the instructions on the screen, which are hidden at first. */
async function expectReasonsInReach(sight: Sight, parts: string): Promise<void> {
  const why = sight.page.locator('main [data-why]:visible')
  if ((await why.count()) === 0) return
  await why.tap()
  await expectInReach(sight, `${parts} why`)
  await why.tap()
}

/** The lists of entries, of instructions and of printed numbers, his board, and the menu. */
async function expectSheetsInReach(sight: Sight, look: () => Promise<void>): Promise<void> {
  for (const way of [
    ['[data-foot="correct"]'],
    ['.cp-tool'],
    ['.cp-tool', '[data-foot="log"]'],
    ['.cp-portrait'],
    ['.cp-portrait', '[data-again]'],
    ['.cp-portrait', '[data-printed]'],
  ]) {
    for (const press of way) await sight.page.locator(`main ${press}`).first().tap()
    await expectInReach(sight, way.join(' '))
    await look()
    await sight.page.locator('main :is([data-foot="back"], .cp-tool, [data-continue], .cp-portrait)').last().tap()
  }
}

/** An entry of each kind, when it is corrected. */
async function expectEntriesInReach(sight: Sight): Promise<void> {
  const { page } = sight
  const toEntries = (): Promise<void> => page.locator('main [data-foot="correct"]').tap()
  await toEntries()
  const keys = await page
    .locator('main [data-entry]')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-entry') ?? ''))
  const kinds = new Map(keys.map((key) => [key.replaceAll(/[\d.]+/g, ''), key]))
  for (const [kind, key] of kinds) {
    await page.locator(`main [data-entry="${key}"]`).tap()
    await expectInReach(sight, `correct ${kind}`)
    await page.locator('main [data-foot="back"]').tap()
    await toEntries()
  }
  await page.locator('main [data-foot="back"]').tap()
}

test.each(EVENINGS)(
  'H-97 to H-100 another box, played offline from set-up to the final count in $locale at $window',
  async ({ locale, window, rogue, turns, isFirst }) => {
    const page = await openOffline(locale, window)
    const sight = { page, locale, window, isFirst }
    await expectInReach(sight, 'start')
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
      if (isNew) {
        await expectInReach(sight, parts.join(' '))
        await expectReasonsInReach(sight, parts.join(' '))
      }
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
    await expectInReach(sight, 'end')
    const { state } = standingOf(session)
    state.stall.gold = state.score?.before ?? Number.NaN
    expect(table.differences(state)).toEqual([])

    // The same questions again, where there is least room.
    if (isWhole || locale === 'fr') await expectEntriesInReach(sight)
    await expectSheetsInReach(sight, async () => {
      if (locale === 'pl') await openRules(page, opened)
    })
    if (locale === 'pl') expect(opened.size).toBeGreaterThan(30)
  },
  isWhole ? WHOLE_TIMEOUT_MS : undefined,
)
