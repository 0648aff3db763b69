/** The first game in ten lessons, by mouse and by keyboard, and the pages to read beside it. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoScroll, expectNothingBeside, openPage } from './page.ts'

const coach = (page: Page): Locator => page.locator('.coach')
const title = (page: Page): Promise<string> => coach(page).getByRole('heading').innerText()
const said = (page: Page): Promise<string> => coach(page).locator('.bubble p').first().innerText()
const hand = (page: Page, card: string, nth = 0): Locator =>
  page.locator(`[data-zone="hand:0"] [data-card="${card}"] .hit`).nth(nth)
const market = (page: Page, slot: number): Locator => page.locator(`[data-zone="market"] [data-spot="market@${slot}"]`)
const act = (page: Page, name: string): Locator => page.locator(`[data-spot="act:${name}"]`)
const confirm = (page: Page): Locator => page.locator('.acts .btn.primary')
const next = (page: Page): Locator => coach(page).locator('.next')
const onWhenLearned = (page: Page): Promise<void> => coach(page).locator('.next.primary').click()

/** One thing surrounds the other. */
const isAround = (page: Page, outer: string, inner: string): Promise<boolean> =>
  page.evaluate(
    ([around, inside]) => {
      const [one, other] = [around, inside].map((each) => document.querySelector(each)?.getBoundingClientRect())
      return one !== undefined && other !== undefined && one.left <= other.left && other.right <= one.right
    },
    [outer, inner] as const,
  )

/** One thing is over none of the others. */
async function expectApart(page: Page, one: string, others: string): Promise<void> {
  const over = () =>
    page.evaluate(
      ([first, second]) => {
        const box = document.querySelector(first)?.getBoundingClientRect()
        const isOver = ({ left, right, top, bottom }: DOMRect): boolean =>
          box !== undefined && box.left < right && left < box.right && box.top < bottom && top < box.bottom
        return [...document.querySelectorAll(second)].filter((each) => isOver(each.getBoundingClientRect())).length
      },
      [one, others] as const,
    )
  await expect.poll(over, { message: `parts of ${others} under ${one}` }).toBe(0)
}

test('the ten lessons by mouse', async () => {
  const page = await openPage({ path: '/learn' })

  await expect.poll(() => title(page)).toBe('The goal')
  await expectNoScroll(page)
  await next(page).click()

  await expect.poll(() => title(page)).toBe('Buying')
  await market(page, 0).click()
  await hand(page, 'junk', 0).click()
  await hand(page, 'junk', 1).click()
  await confirm(page).click()
  await onWhenLearned(page)

  await expect.poll(() => title(page)).toBe('No change given')
  await market(page, 1).click()
  await hand(page, 'sloths-5a').click()
  await hand(page, 'junk').click({ force: true })
  await page.getByRole('tooltip').waitFor()
  await expect.poll(() => said(page)).toContain('a card you don’t need')
  await confirm(page).click()
  await onWhenLearned(page)

  await expect.poll(() => title(page)).toBe('Techniques')
  await hand(page, 'macaws-3').click()
  await hand(page, 'junk').click()
  await confirm(page).click()
  await market(page, 0).click()
  await hand(page, 'sloths-4').click()
  await confirm(page).click()
  await onWhenLearned(page)

  await expect.poll(() => title(page)).toBe('The first stack')
  await act(page, 'build').click()
  await hand(page, 'macaws-1').click()
  await confirm(page).click()
  await onWhenLearned(page)

  await expect.poll(() => title(page)).toBe('Sets and sums')
  await act(page, 'build').click()
  await hand(page, 'sloths-1').click()
  await hand(page, 'sloths-2').click()
  await confirm(page).click()
  await onWhenLearned(page)

  await expect.poll(() => title(page)).toBe('Inventory and clean-up')
  await act(page, 'inventory').click()
  await page.locator('[data-junk]').click()
  await confirm(page).click()
  await onWhenLearned(page)

  await expect.poll(() => title(page)).toBe('Reactions')
  await page.locator('.reaction').waitFor()
  for (const part of ['.price', '.say', '.cards .card']) await expectApart(page, '.reaction', part)
  await page.locator('.reaction [data-option="0"]').click()
  await hand(page, 'junk').click()
  await confirm(page).click()
  await onWhenLearned(page)

  await expect.poll(() => title(page)).toBe('The schedule')
  await hand(page, 'sloths-2').click()
  await confirm(page).click()
  await market(page, 4).click()
  await confirm(page).click()
  await onWhenLearned(page)

  await expect.poll(() => title(page)).toBe('Winning')
  await act(page, 'build').click()
  await hand(page, 'macaws-5a').click()
  await hand(page, 'macaws-3').click()
  await confirm(page).click()
  await onWhenLearned(page)

  await page.waitForURL('**/table/*')
})

test('in the last lesson the arrow stays beside the coach, and the dots beside the buttons, in long words too', async () => {
  const page = await openPage({ path: '/learn', locale: 'fr' })
  await page.setViewportSize({ width: 1366, height: 625 })
  const light = '.spotlight rect[stroke]'
  for (let lesson = 1; lesson < 10; lesson++) await next(page).click()
  await act(page, 'build').click()
  await hand(page, 'macaws-5a').click()
  await hand(page, 'macaws-3').click()
  await expect.poll(() => isAround(page, light, '[data-confirm]')).toBe(true)
  await expectApart(page, '.coach', '.spotlight .arrow')

  for (const [width, height] of [
    [390, 664],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectApart(page, '.on-or-back', '.dots li')
  }
})

const spotInFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['spot'])

/** Presses arrows until a card has the focus. */
async function walkTo(page: Page, arrow: string, isThere: (spot: string) => boolean): Promise<void> {
  for (let steps = 0; steps < 16; steps++) {
    if (isThere((await spotInFocus(page)) ?? '')) return
    await page.keyboard.press(arrow)
  }
  throw new Error(`No such card was found with ${arrow}.`)
}

const toSpot = (page: Page, arrow: string, spot: string): Promise<void> => walkTo(page, arrow, (here) => here === spot)
const toHand = (page: Page): Promise<void> => walkTo(page, 'ArrowDown', (here) => here.startsWith('hand:0'))

/** Chooses the card in focus, once the table has answered what came before. */
async function chooseHere(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('.hit[aria-disabled="false"]'))
  await page.keyboard.press('Space')
}

/** Takes the market card in focus; from then on the cards of the hand are there to pay with. */
async function beginToBuy(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await page.locator('[data-confirm]').waitFor()
}

/** When a lesson is learned, the way on has the focus. */
async function goOnByKey(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('.coach .next.primary'))
  await page.keyboard.press('Enter')
}

test('the first five lessons by keyboard, in French', async () => {
  const page = await openPage({ path: '/learn', locale: 'fr' })
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await expect.poll(() => title(page)).toBe('Le but')
  await press('Tab', 'Tab', 'Tab', 'Enter')

  await expect.poll(() => title(page)).toBe('Les achats')
  await press('m')
  await toSpot(page, 'ArrowRight', 'market@0')
  await beginToBuy(page)
  await toHand(page)
  await toSpot(page, 'ArrowLeft', 'hand:0@2')
  await chooseHere(page)
  await press('ArrowLeft')
  await chooseHere(page)
  await press('Enter')
  await goOnByKey(page)

  await expect.poll(() => title(page)).toBe('Pas de monnaie')
  await press('m')
  await toSpot(page, 'ArrowRight', 'market@1')
  await beginToBuy(page)
  await toHand(page)
  await toSpot(page, 'ArrowLeft', 'hand:0@0')
  await chooseHere(page)
  await press('ArrowRight')
  await page.getByRole('tooltip').waitFor()
  await expect.poll(() => said(page)).toContain('une carte inutile')
  await press('Enter')
  await goOnByKey(page)

  await expect.poll(() => title(page)).toBe('Les techniques')
  await press('t')
  await toSpot(page, 'ArrowRight', 'hand:0@1')
  await chooseHere(page)
  await page.locator('.plan').waitFor()
  await toSpot(page, 'ArrowLeft', 'hand:0@0')
  await chooseHere(page)
  await press('Enter')
  await page.locator('.plan').waitFor({ state: 'detached' })
  await press('m')
  await toSpot(page, 'ArrowRight', 'market@0')
  await beginToBuy(page)
  await toHand(page)
  await toSpot(page, 'ArrowLeft', 'hand:0@0')
  await chooseHere(page)
  await press('Enter')
  await goOnByKey(page)

  await expect.poll(() => title(page)).toBe('La première pile')
  await press('s')
  await toSpot(page, 'ArrowLeft', 'hand:0@1')
  await chooseHere(page)
  await press('Enter')
  await goOnByKey(page)

  await expect.poll(() => title(page)).toBe('Peuplades et sommes')
})

test('a move that leads astray is not made, and the coach gives a hint', async () => {
  const page = await openPage({ path: '/learn' })
  await next(page).click()

  await act(page, 'inventory').click()

  await coach(page).locator('.hint').waitFor()
  await expect.poll(() => page.locator('.status').innerText()).toContain('Choose an action')
  await coach(page).getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => title(page)).toBe('The goal')
})

test('on a phone the coach leaves the hand and the market free', async () => {
  const page = await openPage({ path: '/learn', size: 'phone', locale: 'pl' })
  await next(page).tap()

  const bottom = () => coach(page).evaluate((element) => element.getBoundingClientRect().bottom)
  const top = () => market(page, 0).evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThanOrEqual(0)
  await market(page, 0).tap()
  await hand(page, 'junk', 0).tap()
  await hand(page, 'junk', 1).tap()
  await confirm(page).tap()
  await coach(page).locator('.next.primary').waitFor()
  await expectNoScroll(page)
})

test('lessons, rules and the deck guide are accessible', async () => {
  const page = await openPage({ path: '/learn' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
  for (const path of [
    '/rules',
    '/rules/cards',
    '/rules/market',
    '/rules/teams',
    '/decks',
    '/decks/owls',
    '/decks/junk',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  }
  await page.getByRole('searchbox').fill('2')
  await page.locator('.card-grid').waitFor()
  await expectAccessible(page)
})

test.each(['light', 'dark'] as const)(
  'pages to read fit a phone, and have no barriers there, in the %s',
  async (colorScheme) => {
    const page = await openPage({ path: '/rules', size: 'phone', colorScheme })
    for (const path of ['/rules/cards', '/rules/market', '/rules/teams', '/decks/foxes']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectNothingBeside(page)
      await expectAccessible(page)
    }
  },
)

test('the rules can be paged through and searched', async () => {
  const page = await openPage({ path: '/rules' })
  await page.getByRole('link', { name: 'Next: The cards' }).click()
  await page.getByRole('heading', { level: 1, name: 'The cards' }).waitFor()

  await page.getByRole('searchbox').fill('overpay')
  await page.getByRole('main').getByRole('link', { name: 'Market action: buy' }).click()

  await page.waitForURL('**/rules/market')
  await page.getByRole('heading', { level: 1, name: 'Market action: buy' }).waitFor()
})

test('the deck guide finds a card by its text and shows it with its rulings', async () => {
  const page = await openPage({ path: '/decks' })
  await page.getByRole('searchbox').fill('magnet')
  await page.getByRole('button', { name: /^Magnet/ }).click()

  const dialog = page.getByRole('dialog', { name: 'Large card: Magnet' })
  await dialog.locator('.rulings li').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
