/** Marks on the Cove's invented parts. */
import { provenanceOf } from '@merchants/cove'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageOptions } from './page.ts'
import { AT_ONCE, expectAccessible, openPage } from './page.ts'

const TABLE = 'level=normal;rogue=criminals;sets=locals,mercenaries;merchants=blacksmith'

/** The same game every time, with nothing that flies. */
async function openGame(seed: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ ...options, path: `/cove#${TABLE};seed=${seed}`, settings: AT_ONCE })
  await page.locator('.cv-linked button').click()
  await page.locator('.cv-table').waitFor()
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

/** The mark that a rule must have; rules of the booklet have none. */
const markOf = (rule: string): string | undefined => {
  const source = provenanceOf(rule)
  return source === 'booklet' ? undefined : source
}

async function expectMarked(page: Page, least: number): Promise<void> {
  const tags = await tagsOn(page)
  expect(tags.length).toBeGreaterThanOrEqual(least)
  expect(tags).toEqual(tags.map(([rule]) => [rule, markOf(rule)]))
}

/** Runs in the page. The parts that are lower than what they hold. */
const overfull = (parts: readonly Element[]): string[] =>
  parts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map((part) => part.textContent)

test.each([
  ['en', 'Rules', 'our own'],
  ['fr', 'Règles', 'notre invention'],
  ['pl', 'Zasady', 'nasz pomysł'],
])(
  'our inventions are marked on the table and in the rules, which explain the marks: %s',
  async (locale, rules, ours) => {
    const page = await openGame('7', { locale })
    await page.locator('[data-next]').waitFor()
    while ((await page.locator('.steps').count()) === 0) await page.evaluate(goOn)
    await page.locator('.cv-rule').first().waitFor()
    await expectMarked(page, 1)
    for (const piece of ['.town', '.hk:not(.is-back)', '.own-head h2', '.own-shelf']) {
      expect([piece, await page.locator(`${piece} [data-source="ours"]`).count()]).not.toEqual([piece, 0])
    }
    expect(await page.locator('.pier [data-source="public"]').count()).toBe(3)

    await page.getByRole('button', { name: rules, exact: true }).first().click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('.cv-rule-picture').nth(8).waitFor()
    expect(await dialog.locator('.cv-rules > section').evaluateAll(overfull)).toEqual([])
    await dialog.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
    await dialog.locator('.cv-rules li').nth(100).waitFor()
    expect(await dialog.locator('.cv-sources li').count()).toBe(4)
    await expect.poll(() => dialog.locator('li', { hasText: 'C-54' }).innerText()).toContain(ours)
    await expectMarked(page, 100)
    if (locale === 'en') await expectAccessible(page)
  },
)

test('in the companion rules carry their marks too, and a press on one explains it', async () => {
  const page = await openPage({ path: '/companion', size: 'phone' })
  await page.locator('main [data-begin]').tap()
  await page.locator('button.cv-rule').first().waitFor()
  await expectMarked(page, 1)
  await page.locator('button.cv-rule').first().tap()
  await page.locator('dialog[open] .cv-sources').waitFor()
})

test('everything on the first page of the Cove is in a landmark', async () => {
  const page = await openPage({ path: '/cove', settings: AT_ONCE })
  await page.locator('[data-play-now]').waitFor()
  await expectAccessible(page, ['region'])
})
