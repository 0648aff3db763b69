/** Routes through which a seat subscribes to reminders of its turns, and unsubscribes. */
import { createHash } from 'node:crypto'
import type { Reminder } from '@merchants/storage'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refusalSchemas } from '../api/api-context.ts'
import { ofTable } from '../api/tables.ts'
import type { Notifier } from './notifier.ts'
import {
  addressOf,
  deleteSubscriptions,
  subscription,
  type StoredSubscription,
  type SubscriptionStore,
} from './subscriptions.ts'

export interface ReminderDependencies {
  readonly notifier: Notifier
  readonly storage: SubscriptionStore
  readonly publicUrl: string | undefined
  /** The seats that a request speaks for at a table. */
  readonly ownSeats: (request: FastifyRequest, table: string) => Promise<readonly number[]>
  /** Refuses clients that ask too often. */
  readonly limit?: preHandlerAsyncHookHandler
}

/** Browsers and webhooks that one seat may have. */
const MAX_SUBSCRIPTIONS = 5

const seat = z.int().min(0).max(3).optional()
const subscribeBody = z.strictObject({ seat, wish: subscription })
const unsubscribeBody = z.strictObject({ seat, address: z.string().max(1000).optional() }).nullish()
const offered = z.object({ pushKey: z.string().nullable(), webhooks: z.boolean() })

export function serveReminders(server: FastifyInstance, parts: ReminderDependencies): void {
  serveOffer(server, parts)
  serveAsking(server, parts)
  serveStopping(server, parts)
}

function serveOffer(server: FastifyInstance, { notifier }: ReminderDependencies): void {
  server
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/reminders',
      { schema: { summary: 'Which reminders this server sends', response: { 200: offered } } },
      () => ({ pushKey: notifier.pushKey ?? null, webhooks: notifier.webhooks }),
    )
}

function serveAsking(server: FastifyInstance, parts: ReminderDependencies): void {
  const { notifier, storage } = parts
  server.withTypeProvider<ZodTypeProvider>().post(
    '/api/tables/:table/reminders',
    {
      ...limitedBy(parts),
      schema: {
        summary: 'Subscribe to reminders for your seat',
        params: ofTable,
        body: subscribeBody,
        response: { 201: z.object({}), ...refusalSchemas },
      },
    },
    async (request, reply) => {
      const { wish: wanted } = request.body
      const place = await placeOf(request, request.params.table, request.body.seat, parts)
      if (place === undefined) return refuse(reply, 403, 'not-your-seat')
      const why = await notifier.whyNot(wanted)
      if (why !== undefined) return refuse(reply, 422, why.key)

      const id = idOf(addressOf(wanted))
      const others = (await remindersOf(place, storage)).filter((each) => each.id !== id)
      if (others.length >= MAX_SUBSCRIPTIONS) return refuse(reply, 409, 'too-many-reminders')
      const origin = parts.publicUrl ?? `${request.protocol}://${request.host}`
      const kept: StoredSubscription = { wish: wanted, origin, told: -1 }
      await storage.saveReminder(place.table, { seat: place.seat, id, body: JSON.stringify(kept) })
      if ((await remindersOf(place, storage)).length <= MAX_SUBSCRIPTIONS) return reply.code(201).send({})
      // Several requests arrived at the same moment.
      await storage.deleteReminder(place.table, place.seat, id)
      return refuse(reply, 409, 'too-many-reminders')
    },
  )
}

function serveStopping(server: FastifyInstance, parts: ReminderDependencies): void {
  const { storage } = parts
  server.withTypeProvider<ZodTypeProvider>().delete(
    '/api/tables/:table/reminders',
    {
      ...limitedBy(parts),
      schema: {
        summary: 'Remove one reminder address, or all of them',
        params: ofTable,
        body: unsubscribeBody,
        response: { 204: z.null(), ...refusalSchemas },
      },
    },
    async (request, reply) => {
      const { seat: wanted, address } = request.body ?? {}
      const place = await placeOf(request, request.params.table, wanted, parts)
      if (place === undefined) return refuse(reply, 403, 'not-your-seat')
      if (address === undefined) await deleteSubscriptions(storage, place.table, place.seat)
      else await storage.deleteReminder(place.table, place.seat, idOf(address))
      return reply.code(204).send(null)
    },
  )
}

const limitedBy = ({ limit }: ReminderDependencies): { readonly preHandler?: preHandlerAsyncHookHandler } =>
  limit === undefined ? {} : { preHandler: limit }

interface Place {
  readonly table: string
  readonly seat: number
}

async function remindersOf(place: Place, storage: SubscriptionStore): Promise<readonly Reminder[]> {
  const reminders = await storage.reminders(place.table)
  return reminders.filter((each) => each.seat === place.seat)
}

/** The requested seat, if the request may act for it. With a single seat, the request can leave it out. */
async function placeOf(
  request: FastifyRequest,
  table: string,
  wanted: number | undefined,
  { ownSeats }: ReminderDependencies,
): Promise<Place | undefined> {
  const own = await ownSeats(request, table)
  const chosen = wanted ?? own[0]
  return chosen !== undefined && own.includes(chosen) ? { table, seat: chosen } : undefined
}

function refuse(reply: FastifyReply, status: number, key: string): FastifyReply {
  return reply.code(status).send({ key, facts: {} })
}

/** The same address is the same subscription. */
function idOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22)
}
