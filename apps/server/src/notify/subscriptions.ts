/** Subscriptions to reminders, as a seat requested them, checked and stored as text. */
import type { Storage } from '@merchants/storage'
import { z } from 'zod'

/** Where subscriptions are kept. */
export type SubscriptionStore = Pick<Storage, 'saveReminder' | 'replaceReminder' | 'reminders' | 'deleteReminder'>

const key = z.string().regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/)
const address = z.string().max(1000)

/** A browser's push subscription. */
const push = z.strictObject({
  way: z.literal('push'),
  endpoint: address,
  keys: z.strictObject({ p256dh: key, auth: key }),
  language: z.enum(['en', 'fr', 'pl']),
})

const webhook = z.strictObject({ way: z.literal('webhook'), url: address })

export const subscription = z.discriminatedUnion('way', [push, webhook])
export type Subscription = z.infer<typeof subscription>

/** The stored subscription, with the page's address at that time and the last question sent. */
export const storedSubscription = z.strictObject({ wish: subscription, origin: z.string(), told: z.int() })
export type StoredSubscription = z.infer<typeof storedSubscription>

/** Where a subscription leads to; the same place twice is one subscription. */
export function addressOf(wanted: Subscription): string {
  return wanted.way === 'push' ? wanted.endpoint : wanted.url
}

/** Removes all reminders of this seat. */
export async function deleteSubscriptions(store: SubscriptionStore, table: string, seat: number): Promise<void> {
  const subscriptions = (await store.reminders(table)).filter((each) => each.seat === seat)
  await Promise.all(subscriptions.map(({ id }) => store.deleteReminder(table, seat, id)))
}
