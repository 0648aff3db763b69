/** Reminders for this browser, or for a webhook. */
import type { Refusal } from '@merchants/tabletop'
import type { Language } from '../words/language.ts'

/** Why this browser cannot be reminded; undefined if it can be asked for. */
export function whyNoReminders(): 'unsupported' | 'denied' | undefined {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isSupported) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** Which tables remind this browser; the browser itself has one address for all. */
const STORED = 'reminders'

export async function hasReminders(table: string): Promise<boolean> {
  return storedTables().includes(table) && (await subscription()) !== undefined
}

/** Asks the person, the browser and the server, in this order. Call it from a click, or browsers do not ask. */
export async function askForReminders(
  table: string,
  language: Language,
  seat?: number,
): Promise<'on' | 'denied' | 'unsupported' | 'failed'> {
  const why = whyNoReminders()
  if (why !== undefined) return why
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const { pushKey } = (await (await fetch('/api/reminders')).json()) as { readonly pushKey: string | null }
    const registration = await registered()
    if (pushKey === null || registration === undefined) return 'unsupported'
    const { endpoint, keys } = (await subscribed(registration, pushKey)).toJSON()
    const refusal = await send('POST', table, { seat, wish: { way: 'push', endpoint, keys, language } })
    if (refusal !== undefined) return 'failed'
    storeTables([...storedTables().filter((each) => each !== table), table])
    return 'on'
  } catch {
    return 'failed'
  }
}

export async function stopReminders(table: string, seat?: number): Promise<void> {
  storeTables(storedTables().filter((each) => each !== table))
  const address = (await subscription())?.endpoint
  if (address !== undefined) await send('DELETE', table, { seat, address })
}

/** Saves a webhook that is called at every turn. */
export function setWebhook(table: string, url: string, seat?: number): Promise<Refusal | undefined> {
  return send('POST', table, { seat, wish: { way: 'webhook', url } })
}

export function stopWebhook(table: string, url: string, seat?: number): Promise<Refusal | undefined> {
  return send('DELETE', table, { seat, address: url })
}

/** A page without a service worker cannot receive pushes. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return (await navigator.serviceWorker.getRegistration()) === undefined ? undefined : navigator.serviceWorker.ready
}

async function subscription(): Promise<PushSubscription | undefined> {
  if (whyNoReminders() !== undefined) return undefined
  return (await (await registered())?.pushManager.getSubscription()) ?? undefined
}

/** A server whose key has changed needs a new subscription. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, pushKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

async function send(method: 'POST' | 'DELETE', table: string, body: object): Promise<Refusal | undefined> {
  const answer = await fetch(`/api/tables/${table}/reminders`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.ok ? undefined : ((await answer.json()) as Refusal) // Our own server refuses in this form.
}

function storedTables(): readonly string[] {
  try {
    return (localStorage.getItem(STORED) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/** Without storage the page only forgets which tables remind it. */
function storeTables(tables: readonly string[]): void {
  try {
    localStorage.setItem(STORED, tables.slice(-100).join(' '))
  } catch {}
}
