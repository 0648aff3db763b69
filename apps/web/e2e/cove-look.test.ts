/** How the Cove looks: nothing of a laid-open turn is cut off, the shelf is in sight, and what we invented carries its mark. */
import { provenanceOf } from '@merchants/cove'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cutOffTexts } from './boxes.ts'
import type { PageOptions } from './page.ts'
import { expectAccessible, openPage } from './page.ts'

const TABLE = 'level=normal;rogue=criminals;sets=locals,mercenaries;merchants=blacksmith'

/** The same game every time, with nothing that flies. */
async function openGame(seed: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ ...options, path: `/cove#${TABLE};seed=${seed}` })
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ state: { speed: 'off' }, version: 0 })))
  await page.reload()
  await page.locator('.cv-linked button').click()
  await page.locator('.cv-table, .cv-phone').waitFor()
  return page
}

/** One press towards a turn of the Huckster: rests, and answers with the first of what is possible. */
function goOn(): void {
  const press = (selector: string): boolean => {
    const button = document.querySelector<HTMLElement>(selector)
    button?.click()
    return button !== null
  }
  const ways = ['[data-next]', '[data-confirm]:not(:disabled)', '[data-option]', '[data-decline]']
  if (!ways.some(press)) press('[data-place="rest"][data-can]')
}

/** Shows so many moments of laid-open turns, each once it stands still. */
async function* laidOpen(page: Page, view: string, most: number): AsyncGenerator<void> {
  const isStill = `${view} .cv-five[aria-busy="false"]`
  for (let moments = 0, presses = 0; moments < most && presses < 40 * most; presses++) {
    if ((await page.locator(isStill).count()) > 0) {
      moments += 1
      yield
    }
    await page.evaluate(goOn)
    await page.waitForTimeout(40)
  }
}

/** The second is the lowest one in which the table is drawn at its full size. */
const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 740 },
  { width: 1024, height: 768 },
] as const

const PANELS = {
  root: '.cv-reading, .cv-five',
  boxes: '.cv-stepcard, .cv-three > div, .cv-tiles > div, .cv-pair, .half',
}

test.each(['en', 'fr', 'pl'])(
  'in a turn laid open no text is cut off, in windows of several sizes: %s',
  async (locale) => {
    const page = await openGame('7', { locale })
    await page.locator('[data-explain]').click()
    const faults = new Set<string>()
    let moments = 0
    for await (const _ of laidOpen(page, '.is-explained', 30)) {
      moments += 1
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        for (const fault of await cutOffTexts(page, PANELS)) faults.add(`${size.width} × ${size.height}: ${fault}`)
      }
    }
    expect([...faults]).toEqual([])
    expect(moments).toBe(30)
  },
)

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const

test.each(['en', 'fr', 'pl'])('in a turn laid open on a phone no text is cut off: %s', async (locale) => {
  const page = await openGame('7', { locale, size: 'phone' })
  await page.locator('[data-explain]').tap()
  const faults = new Set<string>()
  for await (const _ of laidOpen(page, '.ph-explain', 12)) {
    for (const size of PHONES) {
      await page.setViewportSize(size)
      const cut = await cutOffTexts(page, { ...PANELS, root: '.ph-explain', scroller: '.ph-explain' })
      for (const fault of cut) faults.add(`${size.width} × ${size.height}: ${fault}`)
    }
  }
  expect([...faults]).toEqual([])
})

test('on a phone the harbour shows his shelf while goods are placed on it, and his pool otherwise', async () => {
  const page = await openGame('7', { size: 'phone' })
  const seen = new Set<string>()
  for (let presses = 0; presses < 400 && seen.size < 2; presses++) {
    const moment = await page.evaluate(() => {
      const newest = document.querySelector('.sheet .ln.is-newest .cv-rule')?.textContent?.trim() ?? ''
      const stock = document.querySelector('.sheet .stock [data-zone]')?.getAttribute('data-zone') ?? ''
      const isHarbour = document.querySelector('.hb') !== null
      return isHarbour ? `${newest} ${stock}` : ''
    })
    if (moment.startsWith('H-46 ') || /^H-(40|59|60)/.test(moment))
      seen.add(moment.replace(/^H-(40|59|60)\S*.* /, 'pool '))
    await page.evaluate(goOn)
    await page.waitForTimeout(40)
  }
  expect([...seen].toSorted()).toEqual(['H-46 his-good:0', 'pool pool:0'])
})

/** The numbers of rules that are on the page, each with the mark it carries. */
const tagsOn = (page: Page): Promise<(readonly [rule: string, mark: string | undefined])[]> =>
  page
    .locator('.cv-rule')
    .evaluateAll((tags) =>
      tags.map(
        (tag) =>
          [
            /^[HCV]-?\d+/.exec(tag.textContent ?? '')?.[0] ?? '',
            (
              tag.querySelector('[data-source]') ?? tag.nextElementSibling?.querySelector('[data-source]')
            )?.getAttribute('data-source') ?? undefined,
          ] as const,
      ),
    )

/** What the mark of a rule must be: the booklet has none. */
const markOf = (rule: string): string | undefined => {
  const source = provenanceOf(rule)
  return source === 'booklet' ? undefined : source
}

async function expectMarked(page: Page, least: number): Promise<void> {
  const tags = await tagsOn(page)
  expect(tags.length).toBeGreaterThanOrEqual(least)
  expect(tags).toEqual(tags.map(([rule]) => [rule, markOf(rule)]))
}

test.each([
  ['en', 'Rules', 'ours'],
  ['fr', 'Règles', 'notre invention'],
  ['pl', 'Zasady', 'nasz pomysł'],
])(
  'what we invented says so on the table and in the rules, which explain the marks: %s',
  async (locale, rules, ours) => {
    const page = await openGame('7', { locale })
    await page.locator('[data-next]').waitFor()
    while ((await page.locator('.cv-steps').count()) === 0) await page.evaluate(goOn)
    await expectMarked(page, 3)
    for (const piece of ['.cv-town', '.hk:not(.is-blank)', '.me h2', '.me .cv-sub', '.cv-places h2']) {
      expect([piece, await page.locator(`${piece} [data-source="ours"]`).count()]).not.toEqual([piece, 0])
    }
    expect(await page.locator('.cv-pier [data-source="public"]').count()).toBe(3)

    await page.getByRole('button', { name: rules, exact: true }).first().click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('.cv-rules li').nth(100).waitFor()
    expect(await dialog.locator('.cv-sources li').count()).toBe(4)
    await expect.poll(() => dialog.locator('li', { hasText: 'C-54' }).innerText()).toContain(ours)
    await expectMarked(page, 100)
    await expectAccessible(page)
  },
)

test('in the companion rules carry their marks too, and a press on one explains it', async () => {
  const page = await openPage({ path: '/companion', size: 'phone' })
  await page.locator('.cp-main').first().tap()
  await page.locator('button.cv-rule').first().waitFor()
  await expectMarked(page, 1)
  await page.locator('button.cv-rule').first().tap()
  await page.locator('dialog[open] .cv-sources').waitFor()
})
