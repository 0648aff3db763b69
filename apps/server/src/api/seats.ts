/** Seats over HTTP: taking one, and coming back to it by a personal link. */
import { claimSeat as claimSeatBody, takeSeat as takeSeatBody } from '@merchants/protocol/schema'
import type { Room } from '@merchants/room'
import { claimSeat, seatsOf, takeSeat } from '@merchants/room'
import { isRefusal, type Refusal } from '@merchants/tabletop'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { forgetWishes } from '../notify/wishes.ts'
import { freshFrom } from '../rooms/fresh.ts'
import { changed, limited, NO_SUCH_TABLE, refuse, refused, seen, type Front } from './front.ts'
import { Asker, keyOf } from './secrets.ts'
import { ofTable } from './tables.ts'

export const WRONG_SECRET: Refusal = { key: 'wrong-secret', facts: {} }

const seatTaken = { 200: z.object({ seat: z.number() }), ...refused }

export function serveSeats(server: FastifyInstance, front: Front): void {
  const { rooms, house, publicUrl } = front
  const app = server.withTypeProvider<ZodTypeProvider>()

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
      const asker = new Asker(request, publicUrl)
      const secret = asker.secretFor(table)
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
      asker.handOut(reply, table, secret)
      return reply.send({ seat })
    },
  )

  app.post(
    '/api/tables/:table/claim',
    {
      preHandler: limited('claim', front),
      schema: {
        summary: 'Come to a seat by a link, which opens it once; or by the secret of a program',
        params: ofTable,
        body: claimSeatBody,
        response: seatTaken,
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { secret: shown } = request.body
      const live = await rooms.find(table)
      if (live === undefined) return refuse(house, reply, NO_SUCH_TABLE)
      const asker = new Asker(request, publicUrl)
      let secret = asker.secretFor(table)
      let seat = 0
      const why = await changed(live, (room) => {
        const [own] = seatsOf(room, [keyOf(shown)])
        if (asker.isProgram && own !== undefined) secret = shown
        const claimed = claimSeat(room, keyOf(shown), keyOf(secret), freshFrom(house.source))
        if (claimed === undefined || isRefusal(claimed)) return claimed ?? WRONG_SECRET
        seat = claimed.seat
        return claimed.entries
      })
      if (why !== undefined) return refuse(house, reply, why)
      asker.handOut(reply, table, secret)
      return reply.send({ seat })
    },
  )
}

/** The own seat that is meant, and the secret that opens it. Who has one seat need not name it. */
export function ownSeat(
  room: Room,
  secrets: readonly string[],
  wanted: number | undefined,
): { readonly seat: number; readonly secret: string } | undefined {
  for (const secret of secrets) {
    const seat = seatsOf(room, [keyOf(secret)]).find((own) => own === (wanted ?? own))
    if (seat !== undefined) return { seat, secret }
  }
  return undefined
}

/** The seats that a request speaks for at a table. */
export const ownSeatsFor =
  ({ rooms, publicUrl }: Front) =>
  async (request: FastifyRequest, table: string): Promise<readonly number[]> => {
    const live = await rooms.find(table)
    const keys = new Asker(request, publicUrl).keys(table)
    return live === undefined ? [] : seen(live, (room) => seatsOf(room, keys))
  }
