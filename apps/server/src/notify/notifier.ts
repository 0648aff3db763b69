/** Reminds people who are not here that it is their turn, if they asked for it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Reminder } from '@merchants/storage'
import type { Refusal } from '@merchants/tabletop'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings.ts'
import { shortTable } from '../watch/logs.ts'
import type { Watch } from '../watch/watch.ts'
import { leadsOutside, readAddress } from './guard.ts'
import { vapidKeysOf } from './keys.ts'
import { letterOf, type Sender } from './letters.ts'
import { postTo, type Post } from './post.ts'
import { Waiting } from './waiting.ts'
import { addressOf, keptWish, type Wish, type WishBook } from './wishes.ts'

/** Somebody has to decide: the seat, and the number of the question at this table. */
export interface Turn {
  readonly table: string
  readonly seat: number
  readonly question: number
}

export interface Notifier {
  /** What browsers need to ask for pushes; undefined where there are none. */
  readonly pushKey: string | undefined
  readonly webhooks: boolean
  /** Why a reminder cannot be sent in the wished way. */
  whyNot(wish: Wish): Promise<Refusal | undefined>
  /** To be told once an entry is durable, by the server that wrote it. Returns at once and never throws. */
  asked(turn: Turn): void
  /** Sends what waits, and waits a little for what is on its way. To be called while people are still here. */
  close(): Promise<void>
}

export interface NotifierParts {
  readonly settings: Pick<Settings, 'data' | 'redisUrl' | 'vapid' | 'vapidContact' | 'webhooks' | 'webhooksInside'>
  readonly storage: WishBook
  readonly isHere: (table: string, seat: number) => Promise<boolean>
  readonly watch: Pick<Watch, 'reminded'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** How letters are sent, if not in the usual way. */
  readonly post?: Post
}

/** Most questions are answered at once: nobody is looked for before this has passed. */
const A_MOMENT = 3000
const LOOK_EVERY = 1000

/** Milliseconds that the end is held up. */
const LONGEST_FAREWELL = 2000

/**
 * As many reminders are on their way at a time; others wait for the next look. An address that never answers holds its place
 * for eleven seconds, so there are enough for many of them.
 */
const MOST_AT_ONCE = 600

export async function createNotifier(parts: NotifierParts): Promise<Notifier> {
  const { settings, log } = parts
  const keys = await vapidKeysOf(settings)
  if (keys === undefined) log.warn('no reminders by Web Push: several servers need VAPID_PUBLIC and VAPID_PRIVATE')
  return new Messenger(parts, { keys, contact: settings.vapidContact })
}

class Messenger implements Notifier {
  readonly #parts: NotifierParts
  readonly #sender: Sender
  readonly #post: Post
  readonly #waiting = new Waiting()
  readonly #underWay = new Set<Promise<void>>()
  readonly #timer = setInterval(() => this.#look(performance.now() - A_MOMENT), LOOK_EVERY).unref()

  constructor(parts: NotifierParts, sender: Sender) {
    this.#parts = parts
    this.#sender = sender
    this.#post = parts.post ?? postTo(parts.settings.webhooksInside)
  }

  get pushKey(): string | undefined {
    return this.#sender.keys?.publicKey
  }

  get webhooks(): boolean {
    return this.#parts.settings.webhooks
  }

  async whyNot(wish: Wish): Promise<Refusal | undefined> {
    const { webhooksInside } = this.#parts.settings
    if (wish.way === 'webhook' && !this.webhooks) return { key: 'no-webhooks', facts: {} }
    if (wish.way === 'push' && this.pushKey === undefined) return { key: 'no-push', facts: {} }
    const url = readAddress(addressOf(wish), webhooksInside)
    if (url === undefined) return { key: 'bad-address', facts: {} }
    return (await leadsOutside(url, webhooksInside)) ? undefined : { key: 'private-address', facts: {} }
  }

  asked(turn: Turn): void {
    this.#waiting.add(turn, performance.now())
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.race([this.#sendAll(), pause(LONGEST_FAREWELL, undefined, { ref: false })])
  }

  async #sendAll(): Promise<void> {
    this.#look(Infinity)
    while (this.#underWay.size > 0) {
      await Promise.race(this.#underWay)
      this.#look(Infinity)
    }
  }

  /** Looks for everybody who was asked before the given moment. */
  #look(before: number): void {
    for (const turn of this.#waiting.take(before, MOST_AT_ONCE - this.#underWay.size)) {
      const way = this.#remind(turn).finally(() => this.#underWay.delete(way))
      this.#underWay.add(way)
    }
  }

  async #remind(turn: Turn): Promise<void> {
    const { storage, isHere, log } = this.#parts
    const { table, seat } = turn
    try {
      if (await isHere(table, seat)) return
      const reminders = await storage.reminders(table)
      await Promise.all(reminders.filter((each) => each.seat === seat).map((reminder) => this.#send(reminder, turn)))
    } catch (error) {
      log.warn({ err: error, table: shortTable(table) }, 'a reminder failed')
    }
  }

  async #send({ id, body }: Reminder, turn: Turn): Promise<void> {
    const { storage, watch, log } = this.#parts
    const { table, seat, question } = turn
    const kept = keptWish.parse(JSON.parse(body))
    const { way } = kept.wish
    if (way === 'webhook' && !this.webhooks) return
    const letter = letterOf(kept, turn, this.#sender)
    if (letter === undefined || kept.told >= question) return

    // Noted first: another server, or this one after a restart, must not say it again. Who has changed their mind by now is left alone.
    const isNoted = await storage.rewrite(table, { seat, id, body: JSON.stringify({ ...kept, told: question }) }, body)
    if (!isNoted) return
    const status = await this.#post(letter)
    const isSent = status !== undefined && status >= 200 && status < 300
    watch.reminded(way, isSent ? 'sent' : 'failed')
    if (!isSent) log.info({ table: shortTable(table), way, status }, 'a reminder was not taken')
    // The browser has taken its permission back.
    if (way === 'push' && (status === 404 || status === 410)) await storage.forget(table, seat, id)
  }
}
