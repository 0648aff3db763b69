/** Seats over HTTP: taking one, and coming back to it by a personal link. */
import { claimSeat as claimSeatBody, takeSeat as takeSeatBody } from '@merchants/protocol/schema'
import type { Room } from '@merchants/room'
import { claimSeat, seatsForKeys, takeSeat } from '@merchants/room'
import { isRefusal, type Refusal } from '@merchants/tabletop'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deleteSubscriptions } from '../notify/subscriptions.ts'
import { readSource } from '../rooms/system-source.ts'
import {
  applyCommand,
  rateLimited,
  NO_SUCH_TABLE,
  sendRefusal,
  refusalSchemas,
  readRoom,
  type ApiContext,
} from './api-context.ts'
import { SeatClaim, hashSecret } from './seat-secrets.ts'
import { ofTable } from './tables.ts'

export const WRONG_SECRET: Refusal = { key: 'wrong-secret', facts: {} }

const seatTaken = { 200: z.object({ seat: z.number() }), ...refusalSchemas }

export function serveSeats(server: FastifyInstance, api: ApiContext): void {
  serveTaking(server, api)
  serveClaiming(server, api)
}

function serveTaking(server: FastifyInstance, api: ApiContext): void {
  const { rooms, services, publicUrl } = api
  server.withTypeProvider<ZodTypeProvider>().post(
    '/api/tables/:table/seats',
    {
      preHandler: rateLimited('sit', api),
      schema: { summary: 'Take a seat', params: ofTable, body: takeSeatBody, response: seatTaken },
    },
    async (request, reply) => {
      const { table } = request.params
      const live = await rooms.find(table)
      if (live === undefined) return sendRefusal(services, reply, NO_SUCH_TABLE)
      const asker = new SeatClaim(request, publicUrl)
      const secret = asker.secretFor(table)
      let seat = 0
      const why = await applyCommand(live, (room) => {
        const taken = takeSeat(room, request.body, hashSecret(secret), readSource(services.source))
        if (isRefusal(taken)) return taken
        seat = taken.seat
        return taken.events
      })
      if (why !== undefined) return sendRefusal(services, reply, why)
      // Drops the reminders of the player who sat here before. If that fails, the seat is still taken.
      await deleteSubscriptions(services.storage, table, seat).catch(services.fault)
      asker.setSeatCookie(reply, table, secret)
      return reply.send({ seat })
    },
  )
}

function serveClaiming(server: FastifyInstance, api: ApiContext): void {
  const { rooms, services, publicUrl } = api
  server.withTypeProvider<ZodTypeProvider>().post(
    '/api/tables/:table/claim',
    {
      preHandler: rateLimited('claim', api),
      schema: {
        summary: 'Claim a seat with a link, which works once, or with the secret of a bot',
        params: ofTable,
        body: claimSeatBody,
        response: seatTaken,
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { secret: shown } = request.body
      const live = await rooms.find(table)
      if (live === undefined) return sendRefusal(services, reply, NO_SUCH_TABLE)
      const asker = new SeatClaim(request, publicUrl)
      let secret = asker.secretFor(table)
      let seat = 0
      const why = await applyCommand(live, (room) => {
        const [own] = seatsForKeys(room, [hashSecret(shown)])
        if (asker.isProgram && own !== undefined) secret = shown
        const claimed = claimSeat(room, hashSecret(shown), hashSecret(secret), readSource(services.source))
        if (claimed === undefined || isRefusal(claimed)) return claimed ?? WRONG_SECRET
        seat = claimed.seat
        return claimed.events
      })
      if (why !== undefined) return sendRefusal(services, reply, why)
      asker.setSeatCookie(reply, table, secret)
      return reply.send({ seat })
    },
  )
}

/** The player's requested seat and its secret. With a single seat, the request can leave it out. */
export function ownSeat(
  room: Room,
  secrets: readonly string[],
  wanted: number | undefined,
): { readonly seat: number; readonly secret: string } | undefined {
  for (const secret of secrets) {
    const seat = seatsForKeys(room, [hashSecret(secret)]).find((own) => own === (wanted ?? own))
    if (seat !== undefined) return { seat, secret }
  }
  return undefined
}

/** The seats that a request speaks for at a table. */
export const ownSeatsFor =
  ({ rooms, publicUrl }: ApiContext) =>
  async (request: FastifyRequest, table: string): Promise<readonly number[]> => {
    const live = await rooms.find(table)
    const keys = new SeatClaim(request, publicUrl).keys(table)
    return live === undefined ? [] : readRoom(live, (room) => seatsForKeys(room, keys))
  }
