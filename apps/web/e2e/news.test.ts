/** The latest events in the bar, the panels and a sheet, and cards that can be read without hiding anything. */
import { catalogue } from '@merchants/dale'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hyphenated } from '../src/games/dale/card/hyphenated.ts'
import { GUIDED } from '../src/games/dale/rules/guided.ts'
import type { Language } from '../src/words/language.ts'
import { LANGUAGES } from '../src/words/language.ts'
import { readTopic, wordsOf } from '../words/spoken.ts'
import { openTable } from './games.ts'
import { STOREROOM } from './kept.ts'
import { goBackFromSheet, openPage } from './page.ts'
import { openKept } from './reach/open.ts'

const FOUR = 'me,novice:Juniper,novice:Otis,novice:Hazel;decks:platypuses,macaws,squirrels,sloths,foxes;starts:1'
const TEAMS = 'me,seasoned:Juniper,seasoned:Otis,seasoned:Hazel;decks:platypuses,macaws,squirrels,sloths;teams;starts:1'
const TWO = 'me,novice:Juniper;decks:platypuses,macaws,squirrels;starts:1'

/** Discards a card and waits for the player's next turn. */
async function passTurn(page: Page): Promise<void> {
  await page.locator('[data-spot="act:inventory"]').click()
  await page.locator('.cards .hit').first().click()
  await page.locator('[data-confirm]').click()
  await page.locator('[data-spot="act:inventory"]').waitFor()
}

test('each panel keeps what its player did last', async () => {
  const page = await openTable(FOUR)
  await passTurn(page)

  const last = page.locator('.foes > .foe .briefly [aria-hidden]')
  await expect.poll(() => last.count()).toBe(3)
  const lines = await last.allInnerTexts()
  for (const line of lines) expect(line).toMatch(/^(Bought|Built|Played|Used|Discarded) /)
})

test('in the log what happened since the last turn is set apart', async () => {
  const page = await openPage({ path: STOREROOM })
  await openKept(page, '2/choose-5')

  const gap = await page.locator('.log .since').evaluate((since) => {
    const isBefore = (line: Element): boolean =>
      (line.compareDocumentPosition(since) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const before = [...document.querySelectorAll('.log li')].findLast(isBefore)
    const words = document.createRange()
    words.selectNodeContents(since)
    return words.getBoundingClientRect().top - (before?.getBoundingClientRect().bottom ?? 0)
  })

  expect(gap).toBeGreaterThan(4)
})

test('on a phone the chip opens what happened since the last turn, and Back closes it', async () => {
  const page = await openTable(FOUR, { size: 'short phone' })
  await passTurn(page)
  const address = page.url()
  const sheet = page.getByRole('dialog', { name: 'Since your last turn' })

  await page.locator('.recap').tap()
  await expect.poll(() => sheet.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  await goBackFromSheet(page)
  await sheet.waitFor({ state: 'detached' })

  await page.locator('.recap').tap()
  await sheet.getByRole('button', { name: 'Whole log' }).tap()
  await page.locator('.rail.is-open').waitFor()
  await goBackFromSheet(page)
  await page.locator('.rail:not(.is-open)').waitFor({ state: 'attached' })

  await page.locator('.recap').tap()
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
})

/** The names of all cards, which break where their language allows it. */
function namesIn(language: Language): readonly string[] {
  const { hyphens } = readTopic(language, 'card') as { readonly hyphens: string }
  const translated = (deck: string): readonly { readonly name: string }[] =>
    Object.values(readTopic(language, `cards/${deck}`) as Readonly<Record<string, { readonly name: string }>>)
  const cards = language === 'en' ? catalogue : GUIDED.flatMap(translated)
  return cards.map(({ name }) => hyphenated(name, hyphens))
}

test.each(LANGUAGES)(
  'in %s the last action in the bar of a phone has room for the name of every card',
  async (language) => {
    const page = await openPage({ path: STOREROOM, locale: language })
    await openKept(page, '4/choose-6')
    await page.setViewportSize({ width: 390, height: 664 })
    const t = await wordsOf(language, ['news'])
    const actions = namesIn(language).map((card) => t('news.bought', { card, price: 12 }))

    const cut = await page.locator('.recap .briefly').evaluate((chip, texts) => {
      const isCut = (text: string): boolean => {
        chip.textContent = text
        return chip.scrollHeight > chip.clientHeight + 1 || chip.scrollWidth > chip.clientWidth + 1
      }
      return texts.filter(isCut)
    }, actions)

    expect(actions.length).toBeGreaterThan(80)
    expect(cut).toEqual([])
  },
)

/** With an opponent's panel as wide as the window, and with two players of a team in one panel. */
test.each(['2/choose-5', 'teams/choose-6'])(
  'on a phone the panels of %s have room for every last action in every language',
  async (table) => {
    const page = await openPage({ path: STOREROOM })
    await openKept(page, table)
    await page.setViewportSize({ width: 390, height: 664 })
    const actions: string[] = []
    for (const language of LANGUAGES) {
      const t = await wordsOf(language, ['news'])
      for (const card of namesIn(language))
        actions.push(t('news.bought', { card, price: 12 }), t('news.reacted', { card }), t('news.copied', { as: card }))
    }

    const cut = await page.locator('.foes .briefly').evaluateAll((lines, texts) => {
      const write = (text: string): void => {
        for (const line of lines) (line.querySelector('[aria-hidden]') ?? line).textContent = text
      }
      const isCut = (line: Element): boolean =>
        line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1
      return texts.filter((text) => {
        write(text)
        return lines.some(isCut)
      })
    }, actions)

    expect(actions.length).toBeGreaterThan(3 * 3 * 80)
    expect(cut).toEqual([])
  },
)

test.each(LANGUAGES)(
  'on a phone the panels of teams say in %s who is a computer, and how good it is',
  async (locale) => {
    const page = await openTable(TEAMS, { size: 'short phone', locale })
    const notes = page.locator('.foes .nm small')
    await expect.poll(() => notes.count()).toBe(3)

    const cut = await notes.evaluateAll((all) =>
      all.filter((note) => note.scrollWidth > note.clientWidth + 1).map((note) => note.textContent),
    )

    expect(cut).toEqual([])
  },
)

test('the tracker counts what is left, as the piles say', async () => {
  const page = await openTable(TWO)
  await passTurn(page)
  const deck = page.locator('.own-piles .pile').first()
  const left = Number(/\d+/.exec((await deck.getAttribute('aria-label')) ?? '')?.[0])

  await deck.click()
  const tracker = page.getByRole('dialog', { name: 'Card counts' })
  const own = tracker.locator('section', { hasText: 'Left in your deck' })
  expect(await own.locator('h3 b').innerText()).toBe(String(left))
  const counted = (await own.locator('li').allInnerTexts()).map((line) =>
    Number(/\((\d+)\)|^(\d+)\s×/.exec(line)?.slice(1).find(Boolean) ?? 1),
  )
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(left)
  expect(await tracker.locator('section').count()).toBe(4)
  await page.keyboard.press('Escape')
  await tracker.waitFor({ state: 'detached' })
})

const WINDOWS = [
  { width: 1366, height: 625 },
  { width: 844, height: 390 },
  { width: 390, height: 664 },
]

test('a card that is read large hides neither hand nor answers in any window', async () => {
  const page = await openTable(TWO)
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expectNothingCovered(page)
  }
})

async function expectNothingCovered(page: Page): Promise<void> {
  const card = page.locator('.market .hit').first()
  await card.focus()
  await page.keyboard.press('c')
  const large = page.locator('.closer')
  await large.waitFor()
  const covered = () =>
    page.evaluate(() => {
      const box = (element: Element): DOMRect => element.getBoundingClientRect()
      const sheet = box(document.querySelector('.closer') as Element)
      return [...document.querySelectorAll('.cards .spot, .acts .btn, .say')].filter((element) => {
        const { left, right, top, bottom } = box(element)
        return left < sheet.right - 2 && sheet.left < right - 2 && top < sheet.bottom - 2 && sheet.top < bottom - 2
      }).length
    })
  await expect.poll(covered).toBe(0)

  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true)
}

test('holding a card shows it, with a finger and with a mouse, and chooses nothing', async () => {
  const page = await openTable(TWO)
  const card = page.locator('.cards .hit').first()
  await card.hover()
  await page.mouse.down()
  await page.locator('.closer').waitFor()
  await page.mouse.up()
  expect(await card.getAttribute('aria-pressed')).toBe('false')
  await page.locator('.closer').getByRole('button', { name: 'Close' }).click()
  await page.locator('.closer').waitFor({ state: 'detached' })
})

/** Far more than a pointer has to rest on a card. */
const LONG_REST_MS = 5000

test('large cards on hover can be switched off', async () => {
  const page = await openTable(TWO, { settings: { hoverCards: false }, isOwn: true })
  const [first, second] = [page.locator('.market .hit').first(), page.locator('.market .hit').nth(1)]
  const large = page.locator('.closer')
  const restOn = async (card: Locator): Promise<void> => {
    await card.hover()
    await page.clock.fastForward(LONG_REST_MS)
  }
  await page.clock.install()
  await restOn(first)
  await restOn(second)
  expect(await large.count()).toBe(0)
  await second.focus()
  await page.keyboard.press('c')
  await large.waitFor()
})

test('a first game on a phone explains how to read a card until the player has done so', async () => {
  const page = await openTable(TWO, { size: 'short phone' })
  await expect.poll(() => page.locator('.say').innerText()).toContain('Hold a card to read it.')
  const box = await page.locator('.cards .hit').first().boundingBox()
  const point = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 40 }
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.locator('.closer').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.locator('.closer').getByRole('button', { name: 'Close' }).tap()
  await expect.poll(() => page.locator('.say').innerText()).not.toContain('Hold a card to read it.')
})

test('while others play, Space goes straight to your own turn', async () => {
  const page = await openTable(FOUR, { settings: { speed: 'slow' } })
  await page.locator('[data-spot="act:inventory"]').click()
  await page.locator('.cards .hit').first().click()
  await page.locator('[data-confirm]').click()
  await page.locator('[data-skip]').waitFor()
  await page.keyboard.press('Space')
  await page.locator('[data-spot="act:inventory"]').waitFor()
  await expect.poll(() => page.locator('.foes > .foe .briefly').count()).toBe(3)
})
