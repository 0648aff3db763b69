/** How few presses a move takes at the drawn table, by mouse and by keys, and that all of it can be chosen otherwise. */
import { randomBot } from '@merchants/bots'
import { fastChance } from '@merchants/tabletop'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { GameRecord } from '../src/games/dale/local/record.ts'
import { LocalDaleMatch } from '../src/games/dale/local/local-dale-match.ts'
import { AGAINST_A_BOT, openTable } from './games.ts'
import { keepGame, STOREROOM } from './kept.ts'
import { AT_ONCE, goBackFromSheet, openPage } from './page.ts'

const legalGoods = '.market .is-legal ~ .hit'
const chosen = (page: Page): Locator => page.locator('.cards .is-selected')
const confirm = (page: Page): Locator => page.locator('[data-confirm]')
const inventory = '[data-spot="act:inventory"]'

/** The first turn of the game is over, and the player's next one has begun. */
const isNextTurn = (page: Page): Promise<void> => page.getByText('turn 3', { exact: false }).first().waitFor()

test('a card is bought with two presses, because the payment is proposed and its order is not asked', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.locator(legalGoods).first().click()
  await page.locator('[data-confirm][aria-disabled="false"]').click()
  await isNextTurn(page)
})

test('a proposed payment gives way to the first card that is chosen, and a reload keeps what was chosen', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.locator(legalGoods).first().click()
  await chosen(page).first().waitFor()
  const proposed = await chosen(page).count()

  await page.locator('.cards .is-selected ~ .hit').first().click()
  await expect.poll(() => chosen(page).count()).toBe(proposed - 1)
  await page.reload()
  await confirm(page).waitFor()
  await expect.poll(() => chosen(page).count()).toBe(proposed - 1)
})

test('a press on a market card leaves inventory for a purchase, and a key leaves the purchase for inventory', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.locator(inventory).click()
  await page.locator('[data-ask="inventory"]').waitFor()
  await page.locator('.market .hit[aria-disabled="false"]').first().click()
  await page.locator('[data-help]').waitFor()
  await page.keyboard.press('i')
  await page.locator('[data-ask="inventory"]').waitFor()
})

test('one Escape closes the reason and cancels', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.locator(legalGoods).first().click()
  await page.locator('[data-help]').waitFor()
  await page.locator('.market .hit[aria-disabled="true"]').first().click({ force: true })
  await page.getByRole('tooltip').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  await page.locator('[data-help]').waitFor({ state: 'detached' })
})

test('by keys: numbers are the cards of the hand, J is all junk, Enter discards them', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.keyboard.press('i')
  await page.locator('[data-ask="inventory"]').waitFor()
  await page.keyboard.press('1')
  await expect.poll(() => chosen(page).count()).toBe(1)
  await page.keyboard.press('1')
  await expect.poll(() => chosen(page).count()).toBe(0)
  await page.keyboard.press('j')
  const junk = await page.locator('.cards [data-card="junk"]').count()
  expect(junk).toBeGreaterThan(1)
  await expect.poll(() => chosen(page).count()).toBe(junk)
  await page.keyboard.press('Enter')
  await isNextTurn(page)
})

test('a card that is dragged to the discard pile begins inventory with it', async () => {
  const page = await openTable(AGAINST_A_BOT)
  const box = await page.locator('[data-drop="discard"]').boundingBox()
  if (box === null) throw new Error('There is no discard pile.')
  await page.locator('.cards .hit').nth(1).hover()
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  await page.mouse.up()
  await page.locator('[data-ask="inventory"]').waitFor()
  await page.locator('.cards [data-at="1"] .is-selected').waitFor()
})

test('a finger drags a card to the discard pile on a phone, and one that rests on a card reads it', async () => {
  const page = await openTable(AGAINST_A_BOT, { size: 'short phone' })
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = await middleOf('.cards .hit')
  const to = await middleOf('[data-drop="discard"]')
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 })
  await touch('touchEnd')
  await page.locator('[data-ask="inventory"]').waitFor()
  await page.locator('.cards [data-at="0"] .is-selected').waitFor()

  await touch('touchStart', from)
  await page.locator('.closer').waitFor()
  await touch('touchEnd')
})

test('Back closes a pile and an opponent’s panel, and does not leave the table', async () => {
  const page = await openTable(AGAINST_A_BOT)
  const table = page.url()
  await page.locator('.own-piles button.pile').first().click()
  await page.locator('dialog[open]').waitFor()
  await goBackFromSheet(page)
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  for (const part of ['button.who', '.stall']) {
    // All of the panel can be pressed, so its button is what a press on the stall meets.
    await page.locator(`.foes > .foe > ${part}`).click({ force: true })
    await page.locator('.foe-panel:popover-open .stall').waitFor()
    await goBackFromSheet(page)
    await page.locator('.foe-panel:popover-open').waitFor({ state: 'detached' })
  }
  expect(page.url()).toBe(table)
})

test('X shows the table in words without typing itself, and only at this table', async () => {
  const page = await openTable(AGAINST_A_BOT)
  await page.keyboard.press('x')
  const line = page.getByRole('textbox')
  await line.waitFor()
  expect(await line.inputValue()).toBe('')
  await page.reload()
  await page.locator(legalGoods).first().waitFor()
})

/** A game that waits for the market to be arranged; after that, if wanted, the purchase asks something else. */
async function beforeArranging(asksMore = false): Promise<GameRecord> {
  for (let seed = 0; seed < 500; seed++) {
    const game = new LocalDaleMatch({
      game: 'arranging',
      table: {
        seats: [
          { name: '', kind: 'me' },
          { name: 'Juniper', kind: 'novice' },
        ],
        decks: ['platypuses', 'macaws', 'squirrels'],
        teams: false,
      },
      starter: 0,
      seed: `arranging ${seed}`,
      answers: [],
      state: { turn: 1, stacks: [], winners: [], waitsFor: undefined },
      playedAt: 0,
    })
    const chance = fastChance(seed)
    for (let answers = 0; answers < 200 && !game.match.isOver; answers++) {
      if (game.goesOnByItself) await game.goOn({ deadline: Infinity, signal: new AbortController().signal })
      else {
        const { decision } = game.history.pause
        if (decision?.ask === 'to slot' && [2, 3].includes(decision.options.length)) {
          const { kept } = game
          if (!asksMore) return kept
          game.answer(game.step, [[0], [0, 1, 2, 3]])
          if (game.history.pause.decision?.ask === 'keep paid') return kept
          continue
        }
        game.answer(game.step, [randomBot.decide(game.look().view, chance)])
      }
    }
  }
  throw new Error('No game comes to arranging.')
}

test('the market is arranged by pressing one card and then another, by dragging and by arrows, and prices follow', async () => {
  const page = await openPage({ path: STOREROOM, settings: AT_ONCE })
  await keepGame(page, await beforeArranging())
  await page.goto('/table/arranging')
  const cards = (): Promise<(string | null)[]> =>
    page.locator('.market [data-card]').evaluateAll((all) => all.map((each) => each.getAttribute('data-card')))
  const prices = (): Promise<string[]> => page.locator('.market .price b').allInnerTexts()
  const good = (slot: number): Locator => page.locator(`[data-spot="market@${slot}"]`)
  await confirm(page).waitFor()
  const [lying, costs] = [await cards(), await prices()]
  const swap = (list: readonly (string | null)[], one: number, other: number): (string | null)[] =>
    list.with(one, list[other] ?? null).with(other, list[one] ?? null)

  await good(4).click()
  await good(0).click()
  await expect.poll(cards).toEqual(swap(lying, 0, 4))
  await expect.poll(prices).not.toEqual(costs)

  await page.locator('[data-reset]').click()
  await expect.poll(cards).toEqual(lying)

  await good(3).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(cards).toEqual(swap(lying, 1, 2))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(cards).toEqual(lying)

  const box = await good(1).boundingBox()
  if (box === null) throw new Error('There is no card in slot 1.')
  await good(4).hover()
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(cards).toEqual(swap(lying, 0, 3))
})

test('the market stays as it was arranged while the purchase asks more, and no other purchase begins from it', async () => {
  const page = await openPage({ path: STOREROOM, settings: AT_ONCE })
  await keepGame(page, await beforeArranging(true))
  await page.goto('/table/arranging')
  const cards = (): Promise<(string | null)[]> =>
    page.locator('.market [data-card]').evaluateAll((all) => all.map((each) => each.getAttribute('data-card')))
  await confirm(page).waitFor()
  const lying = await cards()
  const others = page.locator('.market .is-legal ~ .hit')
  await others.first().click()
  await page.locator('.market .is-legal ~ .hit').last().click()
  await expect.poll(cards).not.toEqual(lying)
  const arranged = await cards()

  await confirm(page).click()
  await page.locator('[data-ask="keep paid"]').waitFor()
  expect(await cards()).toEqual(arranged)

  await page.locator('.market .is-idle ~ .hit').first().click({ force: true })
  await page.locator('[data-ask="keep paid"]').waitFor()
  expect(await cards()).toEqual(arranged)
})

test('where the payment does not fit the price of a new slot, confirming says so', async () => {
  const page = await openPage({ path: STOREROOM, settings: AT_ONCE })
  await keepGame(page, await beforeArranging())
  await page.goto('/table/arranging')
  await confirm(page).waitFor()
  const bought = page.locator('.market .is-selected ~ .hit')
  await expect.poll(() => confirm(page).getAttribute('aria-disabled')).toBe('false')
  for (let slot = 0; slot < 5 && (await confirm(page).getAttribute('aria-disabled')) === 'false'; slot++) {
    await bought.click()
    await page.locator(`[data-spot="market@${slot}"]`).click()
  }

  await confirm(page).click({ force: true })

  const price = await page.locator('.good:has(.is-selected) .price b').innerText()
  await expect.poll(() => page.getByRole('tooltip').innerText()).toContain(`doesn’t fit ${price}`)
})
