/** The table with its contents, hidden cards, undo and reload. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AGAINST_A_BOT, openTable } from './games.ts'
import { STOREROOM } from './kept.ts'
import { LAYOUTS, expectAccessible, expectNoScroll, goBackFromSheet, openPage } from './page.ts'
import { openKept } from './reach/open.ts'

const FOUR =
  'me,seasoned:Hazel,seasoned:Bram,novice:Odile;decks:platypuses,crocodiles,squirrels,owls,chameleons;starts:1'
const legalGoods = '.market .is-legal ~ .hit'

const saying = (page: Page): Promise<string> => page.locator('.status .say').innerText()

test.each(['desktop', 'phone'] as const)('nothing scrolls with two and with four players on a %s', async (size) => {
  for (const table of [AGAINST_A_BOT, FOUR]) {
    const page = await openTable(table, { size })
    await expectNoScroll(page)
    for (const part of ['.market', '.status', '.cards'])
      await expect.poll(() => page.locator(part).isVisible()).toBe(true)
  }
})

test('letters that become larger at an open table are like a smaller window', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.locator('[data-layout="wide"]').waitFor()

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

  await page.locator('[data-layout="low"]').waitFor()
})

test('under a finger a price is as large as a button', async () => {
  const page = await openTable(AGAINST_A_BOT, { size: 'phone' })
  const price = page.locator('.price').nth(2)
  const isPrice = (x: number, y: number): Promise<boolean> =>
    page.evaluate((at) => document.elementFromPoint(at[0], at[1])?.matches('.price, .price *') ?? false, [
      x,
      y,
    ] as const)
  const box = await price.boundingBox()
  if (box === null) throw new Error('There is no price.')
  const [middle, top] = [box.x + box.width / 2, box.y + box.height / 2 - 20]

  await expect.poll(() => isPrice(middle, top)).toBe(true)
  await expect.poll(() => isPrice(middle, top + 40)).toBe(true)
})

test('a long hint is whole on a phone, and the hand stays on the screen', async () => {
  const page = await openTable(AGAINST_A_BOT, { size: 'phone' })
  const say = page.locator('.status .say')
  await say.locator('.more').evaluate((hint) => {
    hint.textContent = 'It goes on and on. '.repeat(10)
  })

  expect(await say.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await expectNoScroll(page)
  for (const part of ['.cards', '.acts']) await expect.poll(() => page.locator(part).isVisible()).toBe(true)
})

test.each(['light', 'dark', 'forced'] as const)(
  'the table has no barriers in %s colours, in any layout',
  async (colours) => {
    const page = await openTable(FOUR, { colorScheme: colours === 'dark' ? 'dark' : 'light' })
    if (colours === 'forced') await page.emulateMedia({ forcedColors: 'active' })
    for (const [width, height] of LAYOUTS) {
      await page.setViewportSize({ width, height })
      await expectAccessible(page)
    }
    await page.locator(legalGoods).first().click()
    await page.locator('[data-help]').waitFor()
    for (const [width, height] of LAYOUTS) {
      await page.setViewportSize({ width, height })
      await expectAccessible(page)
    }
  },
)

test('an unfinished purchase is cancelled with Escape, and another card is chosen with a click', async () => {
  const page = await openTable(AGAINST_A_BOT)
  const before = await saying(page)
  await page.locator(legalGoods).first().click()
  await page.locator('[data-help]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-help]').waitFor({ state: 'detached' })
  await expect.poll(() => saying(page)).toBe(before)
})

test('undo ends where someone has learned something, and says so', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.locator('[data-spot="act:inventory"]').click()
  await page.locator('[data-confirm]').click()
  await page.getByText('turn 3', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click({ force: true })
  await expect.poll(() => saying(page)).toContain('You can’t undo this')
})

test('a reload in the middle of a choice brings the same question back', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.locator(legalGoods).first().click()
  await page.locator('[data-help]').waitFor()
  const question = await saying(page)
  await page.reload()
  await page.locator('[data-help]').waitFor()
  await expect.poll(() => saying(page)).toBe(question)
})

test('impossible actions say why', async () => {
  const page = await openTable(AGAINST_A_BOT)
  // A pointer that has only just come has not moved.
  await page.locator('.bar').hover()
  await page.locator('[data-spot="act:end"]').hover()
  await expect.poll(() => page.getByRole('tooltip').innerText()).toContain('You must take an action')
  await page.locator('.cards .hit[aria-disabled="true"]').first().focus()
})

test('by keyboard: ? shows the keys, an action says why it cannot be taken, a card is shown large and does not look chosen', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.keyboard.press('?')
  await page.locator('.help-dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.help-dialog').waitFor({ state: 'detached' })

  await page.keyboard.press('e')
  await page.locator('.why', { hasText: 'You must take an action' }).waitFor()
  await page.keyboard.press('m')
  await page.locator('.closer .large').waitFor()
  const ring = page.locator('.market .hit:focus-visible')
  expect(await ring.evaluate((card) => getComputedStyle(card).outlineStyle)).toBe('dashed')
  await page.keyboard.press('Escape')
  await page.locator('.closer').waitFor({ state: 'detached' })
})

test('a teammate who adds no card declines, and the button says so', async () => {
  const page = await openPage({ path: STOREROOM })
  await openKept(page, 'teams/help')
  const confirm = (): Promise<string> => page.locator('[data-confirm]').innerText()
  await expect.poll(confirm).toContain('No thanks')
  await page.locator('[data-zone="hand:0"] .is-legal ~ .hit').first().click()
  await expect.poll(confirm).toContain('Confirm')
})

test('the title shows whose turn it is', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await expect.poll(() => page.title()).toContain('Your turn')
})

test('a card is bought by dragging it to the hand, even when it was held for a while before', async () => {
  const page = await openTable(AGAINST_A_BOT)
  const hand = await page.locator('.cards').boundingBox()
  if (hand === null) throw new Error('There is no hand.')
  await page.locator(legalGoods).first().hover()
  await page.mouse.down()
  await page.locator('.closer').waitFor()
  await page.mouse.move(hand.x + hand.width / 2, hand.y + 60, { steps: 8 })
  await page.mouse.up()
  await page.locator('[data-help]').waitFor()
})

test('without motion the mark of a moved card is whole and covers no count of an opponent', async () => {
  const page = await openTable(FOUR, { size: 'phone' })
  const covered = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const look = (): void => {
          const marked = document.getAnimations().flatMap(({ effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null
            return target?.closest('.foes') ? [target] : []
          })
          if (marked.length === 0) return void requestAnimationFrame(look)
          const counts = [...document.querySelectorAll('.foes > .foe > .counts > *')].filter((each) =>
            each.checkVisibility(),
          )
          const found = marked.flatMap((each) => {
            const { outlineWidth, outlineOffset } = getComputedStyle(each)
            const wide = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
            const frame = each.getBoundingClientRect()
            const isOn = (count: Element): boolean => {
              const { left, right, top, bottom } = count.getBoundingClientRect()
              return (
                Math.min(right, frame.right + wide) - Math.max(left, frame.left - wide) > 0 &&
                Math.min(bottom, frame.bottom + wide) - Math.max(top, frame.top - wide) > 0
              )
            }
            const isCut = (around: Element): boolean => {
              const { overflow, clipPath } = getComputedStyle(around)
              if (overflow === 'visible' && clipPath === 'none') return false
              const room = clipPath.startsWith('inset(') ? -Number.parseFloat(clipPath.slice('inset('.length)) : 0
              const { top, bottom } = around.getBoundingClientRect()
              return frame.top - wide < top - room || frame.bottom + wide > bottom + room
            }
            const boxes = [...document.querySelectorAll('.foes > .foe, .foes > .foe *')]
            const cutBy = boxes.filter((box) => box !== each && box.contains(each) && isCut(box))
            return [
              ...cutBy.map(({ className }) => `cut by ${className}`),
              ...counts.filter((count) => !count.contains(each) && isOn(count)).map((count) => count.textContent),
            ]
          })
          resolve(found)
        }
        look()
      }),
  )
  await page.locator('[data-spot="act:inventory"]').click()
  await page.locator('.cards .hit').first().click()
  await page.locator('[data-confirm]').click()

  expect(await covered).toEqual([])
})

test('a scheduled card has a name for screen readers, even where there is only room for its picture', async () => {
  const page = await openPage({ path: STOREROOM })
  await openKept(page, '2b/peek')
  await page.setViewportSize({ width: 390, height: 664 })
  await expectAccessible(page)
})

test('a large window shows the whole table larger, and a dragged card stays under the pointer', async () => {
  const page = await openTable(AGAINST_A_BOT)
  const card = page.locator(legalGoods).first()
  const small = await card.boundingBox()

  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(async () => ((await card.boundingBox())?.width ?? 0) / (small?.width ?? 1)).toBeCloseTo(1.4, 1)
  await expectNoScroll(page)
  const lying = await card.boundingBox()
  await card.hover()
  await page.mouse.down()
  const [x, y] = [(lying?.x ?? 0) + (lying?.width ?? 0) / 2 - 200, (lying?.y ?? 0) + (lying?.height ?? 0) / 2 + 300]
  await page.mouse.move(x, y, { steps: 8 })

  const dragged = await page.locator('.spot.is-dragged .hit').boundingBox()
  if (dragged === null) throw new Error('No card is dragged.')
  expect(Math.abs(dragged.x + dragged.width / 2 - x)).toBeLessThan(3)
  expect(Math.abs(dragged.y + dragged.height / 2 - y)).toBeLessThan(3)
})

test('the language changes in the middle of a choice, and nothing is lost', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.locator(legalGoods).first().click()
  await page.locator('[data-help]').click()
  const picked = await page.locator('.cards .is-selected').count()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Language').selectOption('pl')
  await page.getByText('Anuluj').waitFor()
  await expect.poll(() => page.locator('.cards .is-selected').count()).toBe(picked)
})

test('another card in the same place has all its lines', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.setViewportSize({ width: 1920, height: 1080 })
  // In another language every card has another text.
  const shortened = (): Promise<number> =>
    page
      .locator('.card .text')
      .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 2).length)
  for (const language of ['pl', 'fr', 'en']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#table-menu select').selectOption(language)
    await page.keyboard.press('Escape')
    await page.locator(`html[lang="${language}"]`).waitFor()
    await expect.poll(shortened).toBe(0)
  }
})

test('a card that flies has as many lines as when it has landed', async () => {
  const page = await openTable(AGAINST_A_BOT, { reducedMotion: false, settings: { speed: 'fast' } })
  await page.setViewportSize({ width: 844, height: 390 })
  await page.locator('[data-spot="act:inventory"]').click()
  for (const card of await page.locator('.cards .hit').all()) await card.click()
  await page.locator('[data-confirm]').click()
  await page.locator('[data-spot="act:inventory"]:not([aria-disabled="true"])').waitFor()
  const heights = (): Promise<number[]> =>
    page.locator('.cards .text').evaluateAll((all) => all.map((each) => Math.round(each.clientHeight)))
  await page.waitForFunction(() => document.querySelector('.flights')?.childElementCount === 0)
  await expect
    .poll(() => page.locator('.cards .spot').evaluateAll((all) => all.flatMap((each) => each.getAnimations()).length))
    .toBe(0)
  const landed = await heights()

  // With another width all lines are counted again.
  await page.setViewportSize({ width: 846, height: 390 })
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 300)))
  expect(landed).toEqual(await heights())
})

test('a card says its price, its number in a choice, and that a press explains why not', async () => {
  const page = await openTable(AGAINST_A_BOT)
  const labels = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
  expect((await labels('.market .hit')).every((label) => /, price \d+/.test(label))).toBe(true)
  expect((await labels('.cards .is-off ~ .hit')).every((label) => label.endsWith('press for the reason'))).toBe(true)

  await page.locator(legalGoods).first().click()
  await page.locator('[data-help]').waitFor()
  expect((await labels('.cards .is-selected ~ .hit'))[0]).toMatch(/, choice 1$/)
})

/** Every text in the page: its elements with their attributes, and all its stored data. */
function everything(): Promise<string> {
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('merchants-table')
    opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'))
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').getAll()
      reading.onsuccess = () => resolve(document.documentElement.outerHTML + stored + JSON.stringify(reading.result))
    }
  })
}

test('behind the curtain no hidden card is in the page or in what it keeps', async () => {
  const page = await openTable('guest:Ann,guest:Ben;decks:platypuses,macaws,squirrels;starts:1')
  await page.locator('.curtain .btn').click()
  await page.locator('.cards .spot').first().waitFor()
  const hand = await page.locator('.cards [data-card]').evaluateAll((cards) =>
    cards.map((card) => ({
      id: (card as HTMLElement).dataset['card'] ?? '',
      name: card.querySelector('h3')?.innerText ?? '',
    })),
  )
  await page.locator('[data-spot="act:inventory"]').click()
  await page.locator('[data-confirm]').click()
  await page.locator('.curtain').waitFor()
  const told = await page.evaluate(everything)
  expect(hand.length).toBe(5)
  for (const { id, name } of hand.filter((card) => card.id !== 'junk')) {
    expect(told).not.toContain(id)
    expect(told).not.toContain(name)
  }
})

test('two people on one device have names, and see what they drew before they pass it on', async () => {
  const page = await openTable('me,guest;decks:platypuses,macaws,squirrels;starts:1')
  await page.getByRole('heading', { name: 'Player 1' }).waitFor()
  await page.locator('.curtain .btn').click()
  await page.locator('[data-spot="act:inventory"]').click()
  await page.locator('.cards .hit').first().click()
  await page.locator('[data-confirm]').click()
  const pass = page.getByRole('button', { name: 'Pass the device to Player 2' })
  await pass.waitFor()
  await expect.poll(() => page.locator('.cards .spot').count()).toBe(5)
  await pass.click()
  await page.getByRole('button', { name: 'I’m Player 2' }).click()
  await expect.poll(() => page.locator('.log').innerText()).toContain('Player 1')
  expect(await page.locator('.log').innerText()).not.toMatch(/\bYou\b(?! (filled|drew|discarded))/)
})

test.each(['Enter', 'Space'])('a card that the log names is looked at by %s', async (key) => {
  const page = await openTable(AGAINST_A_BOT)
  await page.keyboard.press('i')
  await page.locator('.cards .hit').first().click()
  await page.locator('[data-confirm]').click()
  const name = page.locator('.log .cardname').first()
  await name.waitFor()
  await name.focus()
  await page.keyboard.press('Escape')
  await page.locator('.closer').waitFor({ state: 'detached' })

  await page.keyboard.press(key)

  await page.locator('.closer').waitFor()
})

test('on a phone the log and a large card close with Back, Escape and their cross', async () => {
  const page = await openTable(AGAINST_A_BOT, { size: 'short phone' })
  const here = page.url()
  const [log, large] = [page.locator('.rail'), page.locator('.closer')]
  const open = {
    log: () => page.locator('[data-log]').click(),
    large: async () => {
      await page.locator('.cards .hit').first().focus()
      await page.keyboard.press('c')
    },
  }
  for (const [what, part] of [
    ['log', log],
    ['large', large],
  ] as const) {
    for (const close of [
      () => goBackFromSheet(page),
      () => page.keyboard.press('Escape'),
      () => part.locator('.close').click(),
    ]) {
      await open[what]()
      await part.waitFor()
      await close()
      await part.waitFor({ state: 'hidden' })
      expect(page.url()).toBe(here)
    }
  }
})
