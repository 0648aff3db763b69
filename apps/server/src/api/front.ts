/** What all addresses of the HTTP part share: where tables are, who may ask how often, and how no is said. */
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { Entry, Presence, Room } from '@merchants/room'
import type { Refusal } from '@merchants/tabletop'
import { z } from 'zod'
import { limitedAddress } from '../limits/address.ts'
import { RULES, type Kind, type Limits } from '../limits/limits.ts'
import type { House, LiveRoom } from '../rooms/live-room.ts'
import type { Rooms } from '../rooms/rooms.ts'

export interface Front {
  readonly rooms: Rooms
  readonly house: House
  readonly limits: Limits
  readonly publicUrl: string | undefined
  /** Whether the server is about to leave. */
  readonly isClosing: () => boolean
}

/** How no is said. */
const refusal = z
  .object({ key: z.string(), facts: z.record(z.string(), z.unknown()) })
  .describe('Why not: a key, and facts for the words')

/** The answers that say no. */
export const refused = { '4xx': refusal, '5xx': refusal }

/** Refusals that are not the asker's fault, and how HTTP calls them. Others are conflicts with how things stand. */
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

export function refuse({ watch }: House, reply: FastifyReply, why: Refusal): FastifyReply {
  watch.refused(why.key)
  if (typeof why.facts['seconds'] === 'number') reply.header('retry-after', why.facts['seconds'])
  return reply.code(CODES[why.key] ?? 409).send(why)
}

/** Lets pass who has not asked too often. */
export function limited(kind: Kind, { limits, house }: Front): preHandlerAsyncHookHandler {
  const seconds = Math.ceil(60 / RULES[kind].perMinute)
  return async ({ ip }: FastifyRequest, reply) => {
    if (await limits.take(kind, limitedAddress(ip))) return undefined
    return refuse(house, reply, { key: 'too-fast', facts: { seconds } })
  }
}

/** Changes a table; resolves when that is durable, or to why it was not done. */
export const changed = (
  live: LiveRoom,
  judge: (room: Room) => readonly Entry[] | Refusal,
): Promise<Refusal | undefined> => new Promise((done) => live.change({ judge, done }))

/** Looks at a table. */
export const seen = <T>(live: LiveRoom, look: (room: Room, presence: Presence) => T): Promise<T> =>
  new Promise((resolve, reject) => live.read((room, presence) => resolve(look(room, presence)), reject))
