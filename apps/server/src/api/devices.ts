/** The devices that hold a seat, over HTTP: a link for another one, a list of them, and signing one out. */
import { ownDevice, ownSeat as ownSeatBody } from '@merchants/protocol/schema'
import type { Room } from '@merchants/room'
import { addLink, devicesOf, signOut, unusedLink } from '@merchants/room'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { freshFrom } from '../rooms/fresh.ts'
import { changed, limited, NO_SUCH_TABLE, refuse, refused, seen, type Front } from './front.ts'
import { ownSeat, WRONG_SECRET } from './seats.ts'
import { Asker, keyOf, linkSecret } from './secrets.ts'
import { deviceShape } from './shapes.ts'
import { ofTable } from './tables.ts'

const devicesListed = { 200: z.array(deviceShape), ...refused }

export function serveDevices(server: FastifyInstance, front: Front): void {
  const { rooms, house, publicUrl } = front
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/tables/:table/links',
    {
      preHandler: limited('sit', front),
      schema: {
        summary: 'A secret that opens an own seat on another device, once',
        description: 'As long as nobody has used it, whoever asks again gets the same.',
        params: ofTable,
        body: ownSeatBody,
        response: { 200: z.object({ secret: z.string() }), ...refused },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const live = await rooms.find(table)
      if (live === undefined) return refuse(house, reply, NO_SUCH_TABLE)
      const secrets = new Asker(request, publicUrl).secrets(table)
      let secret = ''
      const why = await changed(live, (room) => {
        const own = ownSeat(room, secrets, request.body.seat)
        if (own === undefined) return WRONG_SECRET
        const by = keyOf(own.secret)
        const number = unusedLink(room, own.seat, by) ?? room.size
        secret = linkSecret(own.secret, table, own.seat, number)
        return addLink(room, own.seat, { key: keyOf(secret), by, number }, freshFrom(house.source))
      })
      if (why !== undefined) return refuse(house, reply, why)
      return reply.header('cache-control', 'no-store').send({ secret })
    },
  )

  // A POST, because browsers say where a request comes from only if it is one.
  app.post(
    '/api/tables/:table/devices',
    {
      preHandler: limited('ask', front),
      schema: { summary: 'What opens an own seat', params: ofTable, body: ownSeatBody, response: devicesListed },
    },
    async (request, reply) => {
      const { table } = request.params
      const live = await rooms.find(table)
      if (live === undefined) return refuse(house, reply, NO_SUCH_TABLE)
      const secrets = new Asker(request, publicUrl).secrets(table)
      const devices = await seen(live, (room) => listed(room, secrets, request.body.seat))
      if (devices === undefined) return refuse(house, reply, WRONG_SECRET)
      return reply.header('cache-control', 'no-store').send(devices)
    },
  )

  app.delete(
    '/api/tables/:table/devices',
    {
      preHandler: limited('sit', front),
      schema: {
        summary: 'Sign a device out of an own seat, or withdraw a link; not the device that asks',
        params: ofTable,
        body: ownDevice,
        response: devicesListed,
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { seat, device } = request.body
      const live = await rooms.find(table)
      if (live === undefined) return refuse(house, reply, NO_SUCH_TABLE)
      const secrets = new Asker(request, publicUrl).secrets(table)
      const why = await changed(live, (room) => {
        const own = ownSeat(room, secrets, seat)
        return own === undefined
          ? WRONG_SECRET
          : signOut(room, own.seat, device, secrets.map(keyOf), freshFrom(house.source))
      })
      if (why !== undefined) return refuse(house, reply, why)
      return reply.send(await seen(live, (room) => listed(room, secrets, seat) ?? []))
    },
  )
}

type Devices = ReturnType<typeof devicesOf>

function listed(
  room: Room,
  secrets: readonly string[],
  wanted: number | undefined,
): z.infer<typeof deviceShape>[] | undefined {
  const own = ownSeat(room, secrets, wanted)
  const devices: Devices | undefined = own && devicesOf(room, own.seat, secrets.map(keyOf))
  return devices?.slice()
}
