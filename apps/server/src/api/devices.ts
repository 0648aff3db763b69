/** The devices that hold a seat, over HTTP: a link for another one, a list of them, and signing one out. */
import { ownDevice, ownSeat as ownSeatBody } from '@merchants/protocol/schema'
import type { Room } from '@merchants/room'
import { addLink, devicesOf, signOut, unusedLink } from '@merchants/room'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
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
import { ownSeat, WRONG_SECRET } from './seats.ts'
import { SeatClaim, hashSecret, linkSecret } from './seat-secrets.ts'
import { deviceShape } from './response-schemas.ts'
import { ofTable } from './tables.ts'

const devicesListed = { 200: z.array(deviceShape), ...refusalSchemas }

export function serveDevices(server: FastifyInstance, api: ApiContext): void {
  serveLinks(server, api)
  serveDeviceList(server, api)
  serveSigningOut(server, api)
}

function serveLinks(server: FastifyInstance, api: ApiContext): void {
  const { rooms, services, publicUrl } = api
  server.withTypeProvider<ZodTypeProvider>().post(
    '/api/tables/:table/links',
    {
      preHandler: rateLimited('sit', api),
      schema: {
        summary: 'A secret that opens your seat on another device, once',
        description: 'Until it is used, asking again returns the same secret.',
        params: ofTable,
        body: ownSeatBody,
        response: { 200: z.object({ secret: z.string() }), ...refusalSchemas },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const live = await rooms.find(table)
      if (live === undefined) return sendRefusal(services, reply, NO_SUCH_TABLE)
      const secrets = new SeatClaim(request, publicUrl).secrets(table)
      let secret = ''
      const why = await applyCommand(live, (room) => {
        const own = ownSeat(room, secrets, request.body.seat)
        if (own === undefined) return WRONG_SECRET
        const by = hashSecret(own.secret)
        const number = unusedLink(room, own.seat, by) ?? room.size
        secret = linkSecret(own.secret, table, own.seat, number)
        return addLink(room, own.seat, { key: hashSecret(secret), by, number }, readSource(services.source))
      })
      if (why !== undefined) return sendRefusal(services, reply, why)
      return reply.header('cache-control', 'no-store').send({ secret })
    },
  )
}

function serveDeviceList(server: FastifyInstance, api: ApiContext): void {
  const { rooms, services, publicUrl } = api
  // A POST, because browsers send the origin only with one.
  server.withTypeProvider<ZodTypeProvider>().post(
    '/api/tables/:table/devices',
    {
      preHandler: rateLimited('ask', api),
      schema: {
        summary: 'Devices and links that open your seat',
        params: ofTable,
        body: ownSeatBody,
        response: devicesListed,
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const live = await rooms.find(table)
      if (live === undefined) return sendRefusal(services, reply, NO_SUCH_TABLE)
      const secrets = new SeatClaim(request, publicUrl).secrets(table)
      const devices = await readRoom(live, (room) => listed(room, secrets, request.body.seat))
      if (devices === undefined) return sendRefusal(services, reply, WRONG_SECRET)
      return reply.header('cache-control', 'no-store').send(devices)
    },
  )
}

function serveSigningOut(server: FastifyInstance, api: ApiContext): void {
  const { rooms, services, publicUrl } = api
  server.withTypeProvider<ZodTypeProvider>().delete(
    '/api/tables/:table/devices',
    {
      preHandler: rateLimited('sit', api),
      schema: {
        summary: 'Sign another device out of your seat, or withdraw a link',
        params: ofTable,
        body: ownDevice,
        response: devicesListed,
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { seat, device } = request.body
      const live = await rooms.find(table)
      if (live === undefined) return sendRefusal(services, reply, NO_SUCH_TABLE)
      const secrets = new SeatClaim(request, publicUrl).secrets(table)
      const why = await applyCommand(live, (room) => {
        const own = ownSeat(room, secrets, seat)
        return own === undefined
          ? WRONG_SECRET
          : signOut(room, own.seat, device, secrets.map(hashSecret), readSource(services.source))
      })
      if (why !== undefined) return sendRefusal(services, reply, why)
      return reply.send(await readRoom(live, (room) => listed(room, secrets, seat) ?? []))
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
  const devices: Devices | undefined = own && devicesOf(room, own.seat, secrets.map(hashSecret))
  return devices?.slice()
}
