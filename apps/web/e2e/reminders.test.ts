/** A push from the server: the browser says whose turn it is, in the language that was chosen. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage } from './page.ts'

const TABLE = 'abcdefghij27'

/** A page that is kept, and a way to hand its service worker what a push service would. */
async function openKept(): Promise<{ readonly page: Page; readonly push: (reminder: object) => Promise<unknown> }> {
  const page = await openPage({ serviceWorker: true })
  await page.context().grantPermissions(['notifications'])
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const registrationId = await registered
  const origin = inject('page')
  return {
    page,
    push: (reminder) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(reminder) }),
  }
}

/** What is shown now. */
function shown(page: Page): Promise<readonly object[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data: String(data) }))
  })
}

test('a reminder is shown in the language of its table, and a later one takes its place', async () => {
  const { page, push } = await openKept()

  await push({ table: TABLE, seat: 1, language: 'pl' })
  await push({ table: TABLE, seat: 1, language: 'pl' })

  const polish = {
    title: 'Twoja kolej',
    body: 'Pozostali czekają na ciebie przy stole.',
    tag: `turn-${TABLE}`,
    data: `/t/${TABLE}`,
  }
  await expect.poll(() => shown(page)).toEqual([polish])
})

test('an unknown language is English, and what names no table is not shown', async () => {
  const { page, push } = await openKept()

  await push({ table: 'https://elsewhere.example', seat: 1, language: 'en' })
  await push({ table: TABLE, seat: 1, language: 'eo' })

  await expect.poll(() => shown(page)).toMatchObject([{ title: 'Your turn', data: `/t/${TABLE}` }])
})
