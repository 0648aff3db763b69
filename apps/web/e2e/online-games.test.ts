/** Whole games online, at one server and at two: people play, watch, lose their connection, come back and play again. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { STOREROOM } from './kept.ts'
import { fromMenu, joinOnline, openOnline, pathOf, startGame } from './online.ts'
import { expectAccessible, expectNoScroll, openPage } from './page.ts'
import { byMouse, playAtOnce, playUntil, turnAt, until } from './player.ts'
import { startOne, startTwo } from './servers.ts'

/** The spectator leaves meanwhile and comes back to the end. */
const playOut = async (ada: Page, ben: Page, eve: Page): Promise<void> => {
  await eve.goto(STOREROOM)
  await Promise.all([playAtOnce(ada), playAtOnce(ben)])
  await eve.goto(pathOf(ada))
}

const agreeToEnd = async (ada: Page, ben: Page): Promise<void> => {
  await fromMenu(ada, 'Propose to end the game')
  await ben.getByRole('button', { name: 'Agree' }).click()
}

/** A game asks the same questions at any server, so it is played out at one. */
const FORMS = [
  ['to its end, at one program with a folder', startOne, playOut],
  ['until they agree to end it, at two nodes with PostgreSQL and Redis', startTwo, agreeToEnd],
] as const

/** The browser reports a lost connection, too. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|WebSocket/

test.each(FORMS)('two people play a game %s, while a third watches', async (_, start, end) => {
  const [one, other] = await start()
  const ada = await openOnline('Ada', { baseURL: one, expected: OFFLINE })
  const ben = await joinOnline('Ben', ada, { baseURL: other })
  const eve = await openPage({ path: '/', baseURL: one, isOwn: true })
  const heard = listenTo(eve)
  await eve.goto(pathOf(ada))
  await eve.getByText('All seats are taken', { exact: false }).waitFor()

  await ada.getByLabel('Message').fill('Good luck, <b>Ben</b>!')
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
  const asked = await Promise.any(
    [ada, ben].map(async (page) => {
      await page.locator('.status .say').getByText(question).waitFor()
      return page
    }),
  )
  const hand = await asked.locator('.cards .hit').allTextContents()
  await asked.reload()
  await asked.locator('.table-root').waitFor()
  await expect
    .poll(() => asked.locator('.status .say').textContent(), { message: 'the same question after a reload' })
    .toContain(question)
  await expect.poll(() => asked.locator('.cards .hit').allTextContents()).toEqual(hand)

  await ada.context().setOffline(true)
  await ada.getByText('Connection lost', { exact: false }).waitFor()
  await expect.poll(() => ada.locator('.table-root').count(), { message: 'the table can still be read' }).toBe(1)
  await ada.context().setOffline(false)
  await ada.getByText('Connection lost', { exact: false }).waitFor({ state: 'detached' })

  await fromMenu(ada, 'Let the computer play for me')
  await ben.getByText('the computer is playing').first().waitFor()
  await ada.getByRole('button', { name: 'Take my seat back' }).click()
  await ben.getByText('the computer is playing').first().waitFor({ state: 'detached' })

  await end(ada, ben, eve)
  await eve.locator('.endp').waitFor()
  await ada.getByRole('link', { name: 'Watch replay' }).click()
  await ada.getByRole('button', { name: 'Verify' }).click()
  await ada.getByText('Yes. Every shuffle', { exact: false }).waitFor()
  await ada.getByText('This browser saw the same seal before the deal', { exact: false }).waitFor()
  await expectAccessible(ada)

  await ada.goto(pathOf(ben))
  await ada.getByRole('button', { name: 'Rematch' }).click()
  await ben.getByText('Ada wants a rematch').waitFor()
  await ben.getByRole('button', { name: 'Rematch' }).click()
  for (const page of [ada, ben, eve]) await page.locator('.table-root').waitFor()
  await expect.poll(() => turnAt(ada)).toBe(1)
})

/** Collects the hands that the server sent to this page in its first view of the game. */
function listenTo(page: Page): { readonly hands: () => readonly string[] } {
  interface FirstView {
    readonly is: string
    readonly view: { readonly seats: readonly { readonly hand: readonly string[] }[] }
  }
  const views: FirstView[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as FirstView
      if (message.is === 'sight') views.push(message)
    })
  })
  return { hands: () => views[0]?.view.seats.flatMap(({ hand }) => hand) ?? [] }
}
