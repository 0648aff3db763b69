/** How a turn of the Huckster is shown: step by step, as an overview, and in one line when it is over. */
import { expect, test } from 'vitest'
import { begin, comeToOwnTurn, goOnByKey, openHarbour } from './cove.ts'
import { expectAccessible, expectNoScroll } from './page.ts'
import { openCove, playTo } from './reach/cove.ts'
import { openRules } from './rules.ts'

test('the Huckster’s turn goes forward and back step by step, with its rules', async () => {
  const page = await openHarbour()
  await page.evaluate(() => {
    const seen = (): void => {
      const [title, text] = document.querySelectorAll('.cv-say > *')
      const isEarly = title?.textContent?.startsWith('Setting up') && text?.textContent?.includes('Step through')
      if (isEarly === true) document.documentElement.dataset['early'] = text?.textContent ?? ''
    }
    new MutationObserver(seen).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await begin(page, [])
  const shown = page.locator('.cv-say')
  await page.getByRole('button', { name: /^Start his turn/ }).click()
  await expect.poll(() => shown.textContent()).toContain('H-24')

  await goOnByKey(page)
  await expect.poll(() => shown.textContent()).toContain('H-25')
  await expect.poll(() => page.locator('.beam').count()).toBe(1)

  await page.keyboard.press('b')
  await expect.poll(() => shown.textContent()).toContain('H-24')
  // While the day was set up, nothing asked for this turn.
  expect(await page.locator('html').getAttribute('data-early')).toBeNull()
})

test.each(['desktop', 'phone'] as const)(
  'the overview of a turn shows all five steps, and the turn continues: %s',
  async (size) => {
    const page = await openHarbour({ size, locale: 'pl' })
    await begin(page, [])
    await page.locator('[data-explain]').click()
    await page.locator('[data-next]', { hasText: /^Zacznij jego turę/ }).click()
    const now = page.locator('.laid-step[aria-current] h3 b')
    for (const step of ['1', '2', '3', '4', '5']) {
      await expect.poll(() => now.innerText()).toBe(step)
      expect(await page.locator('.laid-step').count()).toBe(5)
      await expectNoScroll(page)
      if (step === '4') await expectAccessible(page)
      // The whole turn is there at its end, from the card that he turned over.
      if (step === '5') expect(await page.locator('.laid-words p').first().innerText()).toMatch(/^Odkrywa/)
      await goOnByKey(page)
    }
    await page.locator('.laid').waitFor({ state: 'detached' })
  },
)

test('a reload in the middle of his turn continues where it was', async () => {
  const page = await openHarbour()
  await begin(page, [])
  await page.getByRole('button', { name: /^Start his turn/ }).click()
  const steps = page.locator('.steps .is-now')
  await expect.poll(() => steps.innerText()).toContain('Reveal')
  await goOnByKey(page)
  await expect.poll(() => steps.innerText()).toContain('Read')
  await page.reload()
  await expect.poll(() => steps.innerText()).toContain('Read')
  await goOnByKey(page)
  await expect.poll(() => steps.innerText()).toContain('Act')
})

test('after his turn a note says what he did, until his next', async () => {
  const page = await openHarbour()
  await begin(page, [])
  await comeToOwnTurn(page)
  await expect.poll(() => page.locator('.did-line').innerText()).toMatch(/He .*his marker is on/s)

  await page.locator('.did-line').click()
  // In the log his turn has the colour of his marker.
  const line = page.locator('.cv-log li li').last()
  const his = await page.locator('.did-line .cv-marker').evaluate((marker) => getComputedStyle(marker).backgroundColor)
  await expect.poll(() => line.evaluate((each) => getComputedStyle(each).borderInlineStartColor)).toBe(his)
})

test('every number of a rule opens its rule: step by step through his first turn', async () => {
  const page = await openCove('blacksmith')
  const opened = new Set<string>()
  // While pictures of one step still follow each other, some of its rules are not there yet.
  const [next, own] = [page.locator('[data-next=""]'), page.locator('[data-place][data-can]').first()]
  const step = async (): Promise<string> => (await page.locator('.steps .is-now').allInnerTexts()).join('')
  await next.waitFor()
  while (!(await own.isVisible())) {
    await openRules(page, opened)
    const before = await step()
    await next.click()
    // Until the next step is there, a second press would pass over its rules.
    await expect.poll(async () => (await own.isVisible()) || (await step()) !== before).toBe(true)
    await next.or(own).first().waitFor()
  }

  expect(opened.size).toBeGreaterThan(8)
})

test('by the evening, what he has of one symbol is one sign with a number', async () => {
  const page = await openCove('blacksmith')
  await playTo(page, ['evening'], 400)
  const signs = page.locator('.his-signs')
  const kinds = await signs
    .locator('[role="img"]')
    .evaluateAll((all) => all.map((sign) => sign.getAttribute('aria-label')))
  expect(kinds.length).toBeGreaterThan(1)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(await signs.innerText()).toMatch(/[2-9]/)
})
