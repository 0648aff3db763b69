/** Reminds people who are not here that it is their turn, if they asked for it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Reminder } from '@merchants/storage'
import type { Refusal } from '@merchants/tabletop'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings.ts'
import { redactTableId } from '../telemetry/logs.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { resolvesToPublic, readAddress } from './ssrf-guard.ts'
import { vapidKeysOf } from './vapid-keys.ts'
import { buildNotification, type PushSender } from './build-notification.ts'
import { createSender, type Send } from './send.ts'
import { PendingTurns } from './pending-turns.ts'
import { addressOf, storedSubscription, type Subscription, type SubscriptionStore } from './subscriptions.ts'

/** A decision to make, with the seat and the number of the question at this table. */
export interface Turn {
  readonly table: string
  readonly seat: number
  readonly question: number
}

export interface Notifier {
  /** The public key that browsers need to subscribe to pushes; undefined if there are none. */
  readonly pushKey: string | undefined
  readonly webhooks: boolean
  /** Why a reminder cannot be sent in the way that was asked for. */
  whyNot(subscription: Subscription): Promise<Refusal | undefined>
  /** Call it once an event is durable, on the server that wrote it. Returns immediately and never throws. */
  onTurn(turn: Turn): void
  /** Sends pending reminders and waits briefly for those on their way. Call it while people are still connected. */
  close(): Promise<void>
}

export interface NotifierDependencies {
  readonly settings: Pick<Settings, 'data' | 'redisUrl' | 'vapid' | 'vapidContact' | 'webhooks' | 'webhooksInside'>
  readonly storage: SubscriptionStore
  readonly isHere: (table: string, seat: number) => Promise<boolean>
  readonly telemetry: Pick<Telemetry, 'reminded'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** How requests are sent, if not in the usual way. */
  readonly send?: Send
}

/** Most questions are answered quickly, so nothing is sent before this time has passed. */
const REMINDER_DELAY_MS = 3000
const CHECK_INTERVAL_MS = 1000

/** Milliseconds by which a shutdown is delayed at most. */
const SHUTDOWN_TIMEOUT_MS = 2000

/**
 * As many reminders are on their way at a time; others wait for the next look. An address that never answers holds its place
 * for eleven seconds, so there are enough for many of them.
 */
const MAX_CONCURRENT = 600

export async function createNotifier(parts: NotifierDependencies): Promise<Notifier> {
  const { settings, log } = parts
  const keys = await vapidKeysOf(settings)
  if (keys === undefined)
    log.warn('Browser notifications are off. Several servers need the same keys: set VAPID_PUBLIC and VAPID_PRIVATE.')
  return new ReminderNotifier(parts, { keys, contact: settings.vapidContact })
}

class ReminderNotifier implements Notifier {
  readonly #parts: NotifierDependencies
  readonly #sender: PushSender
  readonly #post: Send
  readonly #waiting = new PendingTurns()
  readonly #underWay = new Set<Promise<void>>()
  readonly #timer = setInterval(() => this.#look(performance.now() - REMINDER_DELAY_MS), CHECK_INTERVAL_MS).unref()

  constructor(parts: NotifierDependencies, sender: PushSender) {
    this.#parts = parts
    this.#sender = sender
    this.#post = parts.send ?? createSender(parts.settings.webhooksInside)
  }

  get pushKey(): string | undefined {
    return this.#sender.keys?.publicKey
  }

  get webhooks(): boolean {
    return this.#parts.settings.webhooks
  }

  async whyNot(subscription: Subscription): Promise<Refusal | undefined> {
    const { webhooksInside } = this.#parts.settings
    if (subscription.way === 'webhook' && !this.webhooks) return { key: 'no-webhooks', facts: {} }
    if (subscription.way === 'push' && this.pushKey === undefined) return { key: 'no-push', facts: {} }
    const url = readAddress(addressOf(subscription), webhooksInside)
    if (url === undefined) return { key: 'bad-address', facts: {} }
    return (await resolvesToPublic(url, webhooksInside)) ? undefined : { key: 'private-address', facts: {} }
  }

  onTurn(turn: Turn): void {
    this.#waiting.add(turn, performance.now())
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.race([this.#sendAll(), pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })])
  }

  async #sendAll(): Promise<void> {
    this.#look(Infinity)
    while (this.#underWay.size > 0) {
      await Promise.race(this.#underWay)
      this.#look(Infinity)
    }
  }

  /** Looks for everyone who was asked before the given moment. */
  #look(before: number): void {
    for (const turn of this.#waiting.take(before, MAX_CONCURRENT - this.#underWay.size)) {
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
      log.warn({ err: error, table: redactTableId(table) }, 'A reminder could not be sent.')
    }
  }

  async #send({ id, body }: Reminder, turn: Turn): Promise<void> {
    const { storage, telemetry, log } = this.#parts
    const { table, seat, question } = turn
    const kept = storedSubscription.parse(JSON.parse(body))
    const { way } = kept.wish
    if (way === 'webhook' && !this.webhooks) return
    const request = buildNotification(kept, turn, this.#sender)
    if (request === undefined || kept.told >= question) return

    // Noted first, because another server, or this one after a restart, must not repeat it. Players who have unsubscribed by now are left alone.
    const isNoted = await storage.replaceReminder(
      table,
      { seat, id, body: JSON.stringify({ ...kept, told: question }) },
      body,
    )
    if (!isNoted) return
    const status = await this.#post(request)
    const isSent = status !== undefined && status >= 200 && status < 300
    telemetry.reminded(way, isSent ? 'sent' : 'failed')
    if (!isSent) log.info({ table: redactTableId(table), way, status }, 'A reminder was not accepted.')
    // The browser has revoked its permission.
    if (way === 'push' && (status === 404 || status === 410)) await storage.deleteReminder(table, seat, id)
  }
}
