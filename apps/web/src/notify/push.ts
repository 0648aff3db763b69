/** The part of the service worker that says whose turn it is, even when no page is open. */
declare const self: ServiceWorkerGlobalScope

/** The messages `push.title` and `push.body` in every language; the build writes them here. */
declare const WORDS_OF_PUSH: Readonly<Record<string, { readonly title: string; readonly body: string } | undefined>>

interface Reminder {
  readonly table: string
  readonly language: string
}

const WORDS = WORDS_OF_PUSH

self.addEventListener('push', (event) => {
  const reminder = event.data?.json() as Reminder | undefined // Only our own server can encrypt for this browser.
  if (reminder !== undefined && /^[a-z2-7]{12}$/.test(reminder.table)) event.waitUntil(show(reminder))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(String(event.notification.data)))
})

/** A later reminder of the same table takes the place of the earlier. */
async function show({ table, language }: Reminder): Promise<void> {
  const { title, body } = WORDS[language] ?? WORDS['en'] ?? { title: '', body: '' }
  await self.registration.showNotification(title, {
    body,
    lang: language,
    tag: `turn-${table}`,
    icon: '/icon-192.png',
    data: `/t/${table}`,
  })
}

/** Where the table is open already, that window comes to the front. */
async function openTable(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(({ url }) => new URL(url).pathname === path)
  await (open === undefined ? self.clients.openWindow(path) : open.focus())
}

export {}
