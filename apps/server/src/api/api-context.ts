/** Shared parts of the HTTP API: the tables, the rate limits and refusals. */
import { PROTOCOL_QUERY, PROTOCOL_VERSION } from '@merchants/protocol'
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { TableEvent, Presence, Room } from '@merchants/room'
import type { Refusal } from '@merchants/tabletop'
import { z } from 'zod'
import { rateLimitKey } from '../limits/rate-limit-key.ts'
import { RATE_LIMITS, type RateLimitName, type RateLimiter } from '../limits/limits.ts'
import type { RoomServices, LiveRoom } from '../rooms/live-room.ts'
import type { Rooms } from '../rooms/rooms.ts'

export interface ApiContext {
  readonly rooms: Rooms
  readonly services: RoomServices
  readonly limits: RateLimiter
  readonly publicUrl: string | undefined
  /** Whether the server is shutting down. */
  readonly isClosing: () => boolean
}

/** The body of a refusal. */
const refusal = z
  .object({ key: z.string(), facts: z.record(z.string(), z.unknown()) })
  .describe('The reason as a key with facts')

/** The responses that refuse a request. */
export const refusalSchemas = { '4xx': refusal, '5xx': refusal }

/** Refusals that are not the asker's fault, and how HTTP calls them. Others are conflicts with the current state. */
const CODES: Readonly<Record<string, number>> = {
  'bad-message': 400,
  'invisible-name': 400,
  'odd-name': 400,
  'wrong-secret': 403,
  stranger: 403,
  'no-such-table': 404,
  'no-such-game': 404,
  'too-fast': 429,
  closing: 503,
  'not-saved': 503,
}

export const NO_SUCH_TABLE: Refusal = { key: 'no-such-table', facts: {} }
export const CLOSING: Refusal = { key: 'closing', facts: {} }

export function sendRefusal({ telemetry }: RoomServices, reply: FastifyReply, why: Refusal): FastifyReply {
  telemetry.refused(why.key)
  if (typeof why.facts['seconds'] === 'number') reply.header('retry-after', why.facts['seconds'])
  return reply.code(CODES[why.key] ?? 409).send(why)
}

/** The client's protocol; 1 unless the address says otherwise. */
export function protocolOf({ query }: FastifyRequest): number {
  const { protocol } = query as Partial<typeof PROTOCOL_QUERY>
  return protocol === PROTOCOL_QUERY.protocol ? PROTOCOL_VERSION : 1
}

/** Lets requests within the rate limit pass. */
export function rateLimited(kind: RateLimitName, { limits, services }: ApiContext): preHandlerAsyncHookHandler {
  const seconds = Math.ceil(60 / RATE_LIMITS[kind].perMinute)
  return async ({ ip }: FastifyRequest, reply) => {
    if (await limits.consume(kind, rateLimitKey(ip))) return undefined
    return sendRefusal(services, reply, { key: 'too-fast', facts: { seconds } })
  }
}

/** Changes a table; resolves when that is durable, or to the reason why it was refused. */
export const applyCommand = (
  live: LiveRoom,
  judge: (room: Room) => readonly TableEvent[] | Refusal,
): Promise<Refusal | undefined> => new Promise((done) => live.change({ decide: judge, onDone: done }))

/** Looks at a table. */
export const readRoom = <T>(live: LiveRoom, look: (room: Room, presence: Presence) => T): Promise<T> =>
  new Promise((resolve, reject) => live.read((room, presence) => resolve(look(room, presence)), reject))
