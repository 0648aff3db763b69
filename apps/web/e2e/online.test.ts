/** Tables online: real servers, real browsers, people who come, go, talk, watch and play again. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fromMenu, joinOnline, openOnline, pathOf, startGame, turnAt } from './online.ts'
import { expectAccessible, expectNoScroll, expectNothingBeside, openPage } from './page.ts'
import { byMouse, byTouch, playToTheEnd, playUntil } from './player.ts'
import { startOne, startTwo } from './servers.ts'

const FORMS = [
  ['one program with a folder', startOne],
  ['two nodes with PostgreSQL and Redis', startTwo],
] as const

/** Whoever is offline hears so from the browser, too. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|WebSocket/

/** A whole game by two people takes its time where the machine has other work. */
const LONG = 400_000

const until = (turn: number) => async (page: Page) => (await turnAt(page)) >= turn

test.each(FORMS)(
  'two people play a whole game while a third watches: %s',
  async (_, start) => {
    const [one, other] = await start()
    const ada = await openOnline('Ada', { baseURL: one, expected: OFFLINE })
    const ben = await joinOnline('Ben', ada, { baseURL: other })
    const eve = await openPage({ path: '/', baseURL: one })
    const heard = listenTo(eve)
    await eve.goto(pathOf(ada))
    await eve.getByText('All seats are taken', { exact: false }).waitFor()

    await ada.getByLabel('Say something').fill('Good luck, <b>Ben</b>!')
    await ada.keyboard.press('Enter')
    await ben.getByText('Good luck, <b>Ben</b>!').waitFor()

    await startGame(ada, ben, eve)
    await expectNoScroll(ada)
    await expect
      .poll(() => eve.locator('.cards .card').count(), { message: 'cards in the hand that a spectator sees' })
      .toBe(0)
    await expect.poll(() => heard.hands()).toEqual(Array.from({ length: 10 }, () => '?'))

    await Promise.all([playUntil(ada, byMouse, until(4)), playUntil(ben, byMouse, until(4))])

    const question = 'Choose an action.'
    await ben.locator('.status .say').getByText(question).waitFor()
    const hand = await ben.locator('.cards .hit').allTextContents()
    await ben.reload()
    await ben.locator('.table-root').waitFor()
    await expect
      .poll(() => ben.locator('.status .say').textContent(), { message: 'the same question after a reload' })
      .toContain(question)
    await expect.poll(() => ben.locator('.cards .hit').allTextContents()).toEqual(hand)

    await ada.context().setOffline(true)
    await ada.getByText('The connection is lost', { exact: false }).waitFor()
    await expect.poll(() => ada.locator('.table-root').count(), { message: 'the table can still be read' }).toBe(1)
    await ada.context().setOffline(false)
    await ada.getByText('The connection is lost', { exact: false }).waitFor({ state: 'detached' })

    await fromMenu(ada, 'Let a computer play for me')
    await ben.getByText('a computer plays for now').first().waitFor()
    await ada.getByRole('button', { name: 'Take my seat back' }).click()
    await ben.getByText('a computer plays for now').first().waitFor({ state: 'detached' })

    await Promise.all([playToTheEnd(ada, byMouse), playToTheEnd(ben, byMouse)])
    await eve.locator('.endp').waitFor()
    await ada.getByRole('link', { name: 'Watch replay' }).click()
    await ada.getByRole('button', { name: 'Verify' }).click()
    await ada.getByText('Yes. Every shuffle', { exact: false }).waitFor()
    await ada.getByText('This browser saw the seal before the deal', { exact: false }).waitFor()
    await expectAccessible(ada)

    await ada.goto(pathOf(ben))
    await ada.getByRole('button', { name: 'Rematch' }).click()
    await ben.getByText('Ada wants one').waitFor()
    await ben.getByRole('button', { name: 'Rematch' }).click()
    for (const page of [ada, ben, eve]) await page.locator('.table-root').waitFor()
    await expect.poll(() => turnAt(ada)).toBe(1)
  },
  LONG,
)

/** What the server told this page of the hands, in the first sight of the game. */
function listenTo(page: Page): { readonly hands: () => readonly string[] } {
  interface Sight {
    readonly is: string
    readonly view: { readonly seats: readonly { readonly hand: readonly string[] }[] }
  }
  const sights: Sight[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Sight
      if (message.is === 'sight') sights.push(message)
    })
  })
  return { hands: () => sights[0]?.view.seats.flatMap(({ hand }) => hand) ?? [] }
}

test('somebody who is away for too long is stood in for, and takes the seat back', async () => {
  const [baseURL] = await startOne({ GRACE_SECONDS: '2' })
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('Ben', ada, { baseURL, size: 'phone' })
  await startGame(ada, ben)
  await expectNoScroll(ben)

  await ben.goto('about:blank')
  await ada.getByText('away, a computer plays').first().waitFor()
  await ben.goBack()
  await ben.getByRole('button', { name: 'Take my seat back' }).tap()
  await ada.getByText('away, a computer plays').first().waitFor({ state: 'detached' })
  await ben.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' })
  await Promise.all([playUntil(ada, byMouse, until(2), 200), playUntil(ben, byTouch, until(2), 200)])
})

test('a seat moves to another device by its link, which leaves no secret in the address', async () => {
  const [baseURL] = await startOne()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('Ben', ada, { baseURL })
  await startGame(ada, ben)
  await fromMenu(ben, 'My seat on another device')
  const link = await ben.getByRole('dialog').getByRole('textbox').inputValue()
  await expectAccessible(ben)
  expect(link).toMatch(/\/t\/[a-z2-7]{12}#seat=[\w-]{43}$/)

  const phone = await openPage({ path: link, size: 'phone', baseURL })
  await phone.locator('.table-root').waitFor()
  expect(new URL(phone.url()).hash).toBe('')
  const handOf = (page: Page) =>
    page
      .locator('.cards [data-card]')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card']))
  await expect.poll(() => handOf(phone)).toEqual(await handOf(ben))

  const thief = await openPage({ path: `${pathOf(ada)}#seat=${'A'.repeat(43)}`, baseURL, expected: /40\d/ })
  await thief.getByText('does not open any seat', { exact: false }).waitFor()
})

test('who was away is told of an undo; a device that is signed out only watches', async () => {
  const [baseURL] = await startOne()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('Ben', ada, { baseURL })
  await startGame(ada, ben)
  await Promise.all([playUntil(ada, byMouse, until(3)), playUntil(ben, byMouse, until(3))])
  const phone = await onAnotherDevice(ben, baseURL as string)
  await ben.goto('about:blank')

  await fromMenu(ada, 'Ask to take the last move back')
  await phone.getByText(/Ada asks to take back \d+ steps?\./).waitFor()
  await phone.getByRole('button', { name: 'I agree' }).tap()
  await phone
    .getByText(/^Ada took back \d+ steps?\. Everybody had agreed\.$/)
    .first()
    .waitFor({ state: 'attached' })
  await ben.goBack()
  await ben.getByText(/While you were away: Ada took back \d+ steps?\. Everybody had agreed\./).waitFor()

  await fromMenu(ben, 'My seat on another device')
  await expectAccessible(ben)
  await ben.getByRole('button', { name: 'Sign out' }).click()
  await phone.locator('.is-watched').waitFor()
  await ben.getByRole('button', { name: 'Sign out' }).waitFor({ state: 'detached' })
  expect(await ben.locator('.cards [data-card]').count()).toBeGreaterThan(0)
})

async function onAnotherDevice(page: Page, baseURL: string): Promise<Page> {
  await fromMenu(page, 'My seat on another device')
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue()
  const phone = await openPage({ path: link, size: 'phone', baseURL })
  await phone.locator('.table-root').waitFor()
  await page.keyboard.press('Escape')
  return phone
}

/** Everything the page says, but for the texts of cards. Runs in the page. */
function wordsBesideCards(): string {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const card of page.querySelectorAll('.card')) card.remove()
  return page.textContent ?? ''
}

test('who watches on a phone sees all backs of a hand, and is told of nobody’s turn as if it were theirs', async () => {
  const [baseURL] = await startOne()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('👨‍👩‍👧 Ben', ada, { baseURL })
  await startGame(ada, ben)
  const eve = await openPage({ path: pathOf(ada), size: 'phone', baseURL })
  const backs = eve.locator('.cards > .back')
  await expect.poll(() => backs.count()).toBe(5)

  const { width, height } = eve.viewportSize() as { width: number; height: number }
  for (const back of await backs.all()) {
    const box = await back.boundingBox()
    expect(box).toMatchObject({ x: expect.toSatisfy((x: number) => x >= 0) as number })
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height)
  }
  await expectNoScroll(eve)
  const wide = await openPage({ path: pathOf(ada), baseURL })
  await wide.locator('.status .turn').waitFor()
  for (const page of [eve, wide]) expect(await page.evaluate(wordsBesideCards)).not.toMatch(/your (next )?turn/i)
  expect(await wide.locator('.who .pawn').allInnerTexts()).toContain('👨‍👩‍👧')
})

test('two people at one screen play with a third elsewhere, with a curtain between them', async () => {
  const [baseURL] = await startOne()
  const ada = await openOnline('Ada', { baseURL }, 3)
  const cyd = await joinOnline('Cyd', ada, { baseURL })
  await ada.getByRole('button', { name: 'Somebody beside me plays too' }).click()
  await ada.getByRole('dialog').getByLabel('Your nickname').fill('Bea')
  await ada.getByRole('dialog').getByRole('button', { name: 'Take seat 3' }).click()
  await ada.getByRole('button', { name: 'I am ready' }).click()
  await startGame(ada, cyd)

  await Promise.all([playUntil(ada, byMouse, until(7)), playUntil(cyd, byMouse, until(7))])

  await expect.poll(() => turnAt(cyd)).toBeGreaterThanOrEqual(7)
})

test('whoever is ready stays so when another seat changes, and hears when the table has', async () => {
  const [baseURL] = await startOne()
  const ada = await openOnline('Ada', { baseURL }, 3)
  const ben = await joinOnline('Ben', ada, { baseURL, size: 'phone' })
  const ready = ben.locator('.is-mine .btn')
  await expect.poll(() => ready.getAttribute('aria-pressed')).toBe('true')

  await ada.getByLabel('Player type in seat 3').selectOption('Computer (easy)')
  await ben.getByText('computer (easy)').waitFor()
  await expect.poll(() => ready.getAttribute('aria-pressed')).toBe('true')

  await ada.getByLabel('Clock').selectOption({ index: 1 })
  await ben.getByText('The table has changed.', { exact: false }).waitFor()
  await expect.poll(() => ready.getAttribute('aria-pressed')).toBe('false')
  await expectFits(ben)
  await ready.tap()
  await ben.getByText('The table has changed.', { exact: false }).waitFor({ state: 'detached' })
})

test('people agree to end a game, and it can be looked back at', async () => {
  const [baseURL] = await startOne()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('Ben', ada, { baseURL, size: 'phone' })
  await startGame(ada, ben)
  await Promise.all([playUntil(ada, byMouse, until(2)), playUntil(ben, byTouch, until(2))])

  await fromMenu(ada, 'Propose to end the game')
  await ada.getByText('You propose to end the game.', { exact: false }).waitFor()
  await ben.getByText('Ada proposes to end the game.').waitFor()
  await expectAccessible(ben)
  await ben.getByRole('button', { name: 'I agree' }).tap()

  for (const page of [ada, ben]) await page.getByRole('heading', { name: 'You agreed to end the game.' }).waitFor()
  await expectAccessible(ada)
  await ada.getByRole('link', { name: 'Watch replay' }).click()
  await ada.getByRole('button', { name: 'Verify' }).waitFor()
  await ada.goto('/')
  await expect.poll(() => ada.getByText('Continue', { exact: true }).count()).toBe(0)
})

test('the past of a game can be looked at while it is played', async () => {
  const [baseURL] = await startOne()
  const ada = await openOnline('Ada', { baseURL })
  await ada.getByLabel('Player type in seat 2').selectOption('Computer (easy)')
  await startGame(ada)
  await playUntil(ada, byMouse, until(5))

  await ada.getByRole('button', { name: 'Menu' }).click()
  await ada.getByRole('link', { name: 'Look back' }).click()
  await ada.getByRole('button', { name: 'One answer back' }).click()
  await ada.getByText(/The table after \d+ of \d+ answers/).waitFor()
  await expectNoScroll(ada)
  await ada.locator('.past-bar .btn.primary').click()
  await ada.locator('.status').waitFor()
})

test('a seat for somebody elsewhere on the first page opens a table online', async () => {
  const [baseURL] = await startOne()
  const page = await openPage({ baseURL })
  await page.getByLabel('Name in seat 1').fill('Ada')
  await page.getByLabel('Player type in seat 2').selectOption('Online player')
  await page.getByRole('button', { name: 'Start game' }).click()

  await page.getByRole('heading', { name: 'Ada’s table' }).waitFor()
  await page.getByRole('button', { name: 'Choose decks' }).click()
  await page.locator('.dialog .deck', { hasText: 'Snowy owls' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.locator('.chosen-deck', { hasText: 'Snowy owls' }).waitFor()

  // Owls react, so the table says what waiting for them is good for.
  await page.getByText('So nobody can tell who holds a card that reacts').waitFor()
  await page.getByLabel('When others may react').selectOption({ label: 'no wait' })
  await page.getByText('Without the wait, everyone notices').waitFor()
})

test('an open table stands in the list, and whoever finds no table is told so', async () => {
  const [baseURL] = await startOne()
  const ada = await openOnline('Ada', { baseURL })
  await ada.getByLabel('Who may come').selectOption('everybody, it is in the list')
  const ben = await openPage({ path: '/online', baseURL, expected: /409|404|WebSocket/ })
  await ben.getByRole('link', { name: 'Join the table of Ada' }).click()
  await ben.getByRole('heading', { name: 'Ada’s table' }).waitFor()
  await ben.getByLabel('Your nickname').fill('Ada')
  await ben.getByRole('button', { name: 'Take a seat' }).click()
  await ben.getByText('already has this name', { exact: false }).waitFor()

  await ben.goto('/t/aaaaaaaaaaaa')
  await ben.getByRole('heading', { name: 'There is no table at this address.', exact: false }).waitFor()
})

const LOOKS = [
  ['en', 'desktop', 'light'],
  ['fr', 'desktop', 'dark'],
  ['pl', 'phone', 'light'],
  ['fr', 'phone', 'dark'],
] as const

test.each(LOOKS)(
  'list, gathering, table and the page on fairness in %s on a %s, %s',
  async (locale, size, colorScheme) => {
    const [baseURL] = await startOne()
    const ada = await openOnline('Ada', { baseURL }, 4)
    await ada.getByLabel('Who may come').selectOption('everybody, it is in the list')
    for (const seat of [3, 4]) await ada.getByLabel(`Player type in seat ${seat}`).selectOption('Computer (hard)')
    const page = await openPage({ path: '/online', baseURL, locale, size, colorScheme })
    await page.locator('.lobby-card').waitFor()
    await expectFits(page)
    await page.goto('/fair')
    await page.locator('.chapter-limits').waitFor()
    await expectFits(page)

    await page.goto(pathOf(ada))
    await page.locator('.take-seat input').fill('Żaneta-Élodie Wąsowska')
    await expectFits(page)
    await page.locator('.take-seat .btn').click()
    await page.locator('.is-mine .btn').click()
    await expectFits(page)
    await startGame(ada, page)
    await expectNoScroll(page)
    await expectFits(page)
    if (size === 'phone') await page.locator('.company-button').click()
    await page.locator('.company').waitFor()
    await expectFits(page)
  },
)

/** No barrier, and nothing beside the page. */
async function expectFits(page: Page): Promise<void> {
  await expectNothingBeside(page)
  await expectAccessible(page)
}
