/** Where a seat says that it wants to be reminded of its turns, and that it no longer does. */
import { createHash } from 'node:crypto'
import type { Reminder } from '@merchants/storage'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refused } from '../api/front.ts'
import { ofTable } from '../api/tables.ts'
import type { Notifier } from './notifier.ts'
import { addressOf, forgetWishes, wish, type KeptWish, type WishBook } from './wishes.ts'

export interface ReminderParts {
  readonly notifier: Notifier
  readonly storage: WishBook
  readonly publicUrl: string | undefined
  /** The seats that a request speaks for at a table. */
  readonly ownSeats: (request: FastifyRequest, table: string) => Promise<readonly number[]>
  /** Refuses whoever asks too often. */
  readonly limit?: preHandlerAsyncHookHandler
}

/** Browsers and webhooks that one seat may have. */
const MOST_WISHES = 5

const seat = z.int().min(0).max(3).optional()
const asking = z.strictObject({ seat, wish })
const stopping = z.strictObject({ seat, address: z.string().max(1000).optional() }).nullish()
const offered = z.object({ pushKey: z.string().nullable(), webhooks: z.boolean() })

export function serveReminders(server: FastifyInstance, parts: ReminderParts): void {
  const { notifier, storage, limit } = parts
  const app = server.withTypeProvider<ZodTypeProvider>()
  const limited = limit === undefined ? {} : { preHandler: limit }

  app.get(
    '/api/reminders',
    { schema: { summary: 'Which reminders this server sends', response: { 200: offered } } },
    () => ({ pushKey: notifier.pushKey ?? null, webhooks: notifier.webhooks }),
  )

  app.post(
    '/api/tables/:table/reminders',
    {
      ...limited,
      schema: {
        summary: 'Be told of the turns of an own seat',
        params: ofTable,
        body: asking,
        response: { 201: z.object({}), ...refused },
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
      if (others.length >= MOST_WISHES) return refuse(reply, 409, 'too-many-reminders')
      const origin = parts.publicUrl ?? `${request.protocol}://${request.host}`
      const kept: KeptWish = { wish: wanted, origin, told: -1 }
      await storage.remind(place.table, { seat: place.seat, id, body: JSON.stringify(kept) })
      if ((await remindersOf(place, storage)).length <= MOST_WISHES) return reply.code(201).send({})
      // Several have asked at the same moment.
      await storage.forget(place.table, place.seat, id)
      return refuse(reply, 409, 'too-many-reminders')
    },
  )

  app.delete(
    '/api/tables/:table/reminders',
    {
      ...limited,
      schema: {
        summary: 'No longer be told: at one address, or at all',
        params: ofTable,
        body: stopping,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      const { seat: wanted, address } = request.body ?? {}
      const place = await placeOf(request, request.params.table, wanted, parts)
      if (place === undefined) return refuse(reply, 403, 'not-your-seat')
      if (address === undefined) await forgetWishes(storage, place.table, place.seat)
      else await storage.forget(place.table, place.seat, idOf(address))
      return reply.code(204).send(null)
    },
  )
}

interface Place {
  readonly table: string
  readonly seat: number
}

async function remindersOf(place: Place, storage: WishBook): Promise<readonly Reminder[]> {
  const reminders = await storage.reminders(place.table)
  return reminders.filter((each) => each.seat === place.seat)
}

/** The seat that is meant, if the request speaks for it. Who has one seat need not name it. */
async function placeOf(
  request: FastifyRequest,
  table: string,
  wanted: number | undefined,
  { ownSeats }: ReminderParts,
): Promise<Place | undefined> {
  const own = await ownSeats(request, table)
  const chosen = wanted ?? own[0]
  return chosen !== undefined && own.includes(chosen) ? { table, seat: chosen } : undefined
}

function refuse(reply: FastifyReply, status: number, key: string): FastifyReply {
  return reply.code(status).send({ key, facts: {} })
}

/** The same address is the same wish. */
function idOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22)
}
