/** Seats over HTTP: taking one, coming back to it by a personal link, and making such a link. */
import { claimSeat, takeSeat as takeSeatBody } from '@merchants/protocol/schema'
import { addKey, seatOfKey, takeSeat } from '@merchants/room'
import { isRefusal, type Refusal } from '@merchants/tabletop'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { forgetWishes } from '../notify/wishes.ts'
import { seatsOf } from '../rooms/audience.ts'
import { freshFrom } from '../rooms/fresh.ts'
import { changed, limited, NO_SUCH_TABLE, refuse, refused, seen, type Front } from './front.ts'
import { handOut, keyOf, newSeatSecret, secretsIn } from './secrets.ts'
import { ofTable } from './tables.ts'

const WRONG_SECRET: Refusal = { key: 'wrong-secret', facts: {} }

const seatTaken = { 200: z.object({ seat: z.number() }), ...refused }

export function serveSeats(server: FastifyInstance, front: Front): void {
  const { rooms, house, publicUrl } = front
  const app = server.withTypeProvider<ZodTypeProvider>()

  /** What came along stays, and one secret more is handed out. */
  const handOutOneMore = (request: FastifyRequest, reply: FastifyReply, table: string, secret: string): void => {
    const before = secretsIn(request, table, publicUrl)
    handOut(request, reply, table, [...before.filter((each) => each !== secret), secret])
  }

  app.post(
    '/api/tables/:table/seats',
    {
      preHandler: limited('sit', front),
      schema: { summary: 'Take a seat', params: ofTable, body: takeSeatBody, response: seatTaken },
    },
    async (request, reply) => {
      const { table } = request.params
      const live = await rooms.find(table)
      if (live === undefined) return refuse(house, reply, NO_SUCH_TABLE)
      const secret = newSeatSecret()
      let seat = 0
      const why = await changed(live, (room) => {
        const taken = takeSeat(room, request.body, keyOf(secret), freshFrom(house.source))
        if (isRefusal(taken)) return taken
        seat = taken.seat
        return taken.entries
      })
      if (why !== undefined) return refuse(house, reply, why)
      // Whoever sat here before is not told of somebody else's turns. The seat is taken, even if that fails.
      await forgetWishes(house.storage, table, seat).catch(house.fault)
      handOutOneMore(request, reply, table, secret)
      return reply.send({ seat })
    },
  )

  app.post(
    '/api/tables/:table/claim',
    {
      preHandler: limited('claim', front),
      schema: { summary: 'Come back to a seat by its secret', params: ofTable, body: claimSeat, response: seatTaken },
    },
    async (request, reply) => {
      const { table } = request.params
      const { secret } = request.body
      const live = await rooms.find(table)
      if (live === undefined) return refuse(house, reply, NO_SUCH_TABLE)
      const seat = await seen(live, (room) => seatOfKey(room, keyOf(secret)))
      if (seat === undefined) return refuse(house, reply, WRONG_SECRET)
      handOutOneMore(request, reply, table, secret)
      return reply.send({ seat })
    },
  )

  app.post(
    '/api/tables/:table/links',
    {
      preHandler: limited('sit', front),
      schema: {
        summary: 'A new secret for an own seat, for another device',
        params: ofTable,
        body: z.strictObject({ seat: z.int().min(0).max(3).optional() }),
        response: { 200: z.object({ secret: z.string() }), ...refused },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const live = await rooms.find(table)
      if (live === undefined) return refuse(house, reply, NO_SUCH_TABLE)
      const keys = secretsIn(request, table, publicUrl).map(keyOf)
      const secret = newSeatSecret()
      const why = await changed(live, (room) => {
        const mine = seatsOf(room, keys)
        const seat = request.body.seat ?? mine[0]
        if (seat === undefined || !mine.includes(seat)) return WRONG_SECRET
        return addKey(room, seat, keyOf(secret), freshFrom(house.source))
      })
      if (why !== undefined) return refuse(house, reply, why)
      return reply.header('cache-control', 'no-store').send({ secret })
    },
  )
}

/** The seats that a request speaks for at a table. */
export const ownSeatsFor =
  ({ rooms, publicUrl }: Front) =>
  async (request: FastifyRequest, table: string): Promise<readonly number[]> => {
    const live = await rooms.find(table)
    const keys = secretsIn(request, table, publicUrl).map(keyOf)
    return live === undefined ? [] : seen(live, (room) => seatsOf(room, keys))
  }
