/** Who wants to be reminded, and how: what a seat asked for, checked and kept as text. */
import type { Storage } from '@merchants/storage'
import { z } from 'zod'

/** Where wishes are kept. */
export type WishBook = Pick<Storage, 'remind' | 'rewrite' | 'reminders' | 'forget'>

const key = z.string().regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/)
const address = z.string().max(1000)

/** What a browser gives to whoever may send it pushes. */
const push = z.strictObject({
  way: z.literal('push'),
  endpoint: address,
  keys: z.strictObject({ p256dh: key, auth: key }),
  language: z.enum(['en', 'fr', 'pl']),
})

const webhook = z.strictObject({ way: z.literal('webhook'), url: address })

export const wish = z.discriminatedUnion('way', [push, webhook])
export type Wish = z.infer<typeof wish>

/** What is kept: the wish, the address under which the page was seen when it was made, and the last question told. */
export const keptWish = z.strictObject({ wish, origin: z.string(), told: z.int() })
export type KeptWish = z.infer<typeof keptWish>

/** Where a wish leads to; the same place twice is one wish. */
export function addressOf(wanted: Wish): string {
  return wanted.way === 'push' ? wanted.endpoint : wanted.url
}

/** Nobody is told of this seat's turns any more. */
export async function forgetWishes(book: WishBook, table: string, seat: number): Promise<void> {
  const wishes = (await book.reminders(table)).filter((each) => each.seat === seat)
  await Promise.all(wishes.map(({ id }) => book.forget(table, seat, id)))
}
