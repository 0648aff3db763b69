/** A push from the server. The browser announces the turn in the chosen language. */
import { expect, inject, test } from 'vitest'
import { openPage } from './page.ts'

const TABLE = 'abcdefghij27'

interface Recorded {
  readonly shown: ReadonlyMap<string, object>
}

interface Kept {
  /** The notifications that are shown now. */
  readonly shown: () => Promise<readonly object[]>
  readonly push: (reminder: object) => Promise<unknown>
}

/** A page that is kept, and a way to hand its service worker what a push service would. */
async function openKept(): Promise<Kept> {
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
  const [known] = page.context().serviceWorkers()
  const worker = known ?? (await page.context().waitForEvent('serviceworker'))
  await worker.evaluate(recordNotifications)
  const origin = inject('page')
  return {
    shown: () => worker.evaluate(() => [...(globalThis as unknown as Recorded).shown.values()]),
    push: (reminder) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(reminder) }),
  }
}

/** Runs in the service worker. A Chromium without a window shows no notifications, so the last one of each tag is noted. */
function recordNotifications(): void {
  const shown = new Map<string, object>()
  Object.assign(globalThis, { shown })
  ServiceWorkerRegistration.prototype.showNotification = (title, { body, tag = '', data } = {}) => {
    shown.set(tag, { title, body, tag, data: String(data) })
    return Promise.resolve()
  }
}

test('a reminder is shown in the language of its table, and a later one takes its place', async () => {
  const { shown, push } = await openKept()

  await push({ table: TABLE, seat: 1, language: 'pl' })
  await push({ table: TABLE, seat: 1, language: 'pl' })

  const polish = {
    title: 'Twoja kolej',
    body: 'Pozostali gracze czekają na ciebie.',
    tag: `turn-${TABLE}`,
    data: `/t/${TABLE}`,
  }
  await expect.poll(shown).toEqual([polish])
})

test('an unknown language becomes English, and a message without a table is not shown', async () => {
  const { shown, push } = await openKept()

  await push({ table: 'https://elsewhere.example', seat: 1, language: 'en' })
  await push({ table: TABLE, seat: 1, language: 'eo' })

  await expect.poll(shown).toMatchObject([{ title: 'Your turn', data: `/t/${TABLE}` }])
})
