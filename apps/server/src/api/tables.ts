/** Tables over HTTP: setting one, finding one, and what everybody may know of it. */
import { openTable, tableName } from '@merchants/protocol/schema'
import { tableView } from '@merchants/room'
import { isRefusal } from '@merchants/tabletop'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limited, NO_SUCH_TABLE, refuse, refused, seen, type Front } from './front.ts'
import { Asker, keyOf } from './secrets.ts'
import { lobbyShape, tableShape } from './shapes.ts'

/** The list of tables is no longer than this. */
const LONGEST_LIST = 100

export const ofTable = z.object({ table: tableName })

export function serveTables(server: FastifyInstance, front: Front): void {
  const { rooms, house, publicUrl } = front
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/tables',
    {
      preHandler: limited('open', front),
      schema: {
        summary: 'Set a table and take its first seat',
        description: 'A program gets the secret of the seat in a cookie named seat_ and the table.',
        body: openTable,
        response: { 201: z.object({ table: z.string(), seat: z.number() }), ...refused },
      },
    },
    async (request, reply) => {
      const asker = new Asker(request, publicUrl)
      let secret = ''
      const opened = await rooms.open(request.body, (table) => {
        secret = asker.secretFor(table)
        return keyOf(secret)
      })
      if (isRefusal(opened)) return refuse(house, reply, opened)
      asker.handOut(reply, opened.table, secret)
      return reply.code(201).send(opened)
    },
  )

  server.get(
    '/api/tables',
    {
      preHandler: limited('ask', front),
      schema: {
        summary: 'Public tables: those that wait for people, then those that can be watched',
        response: { 200: lobbyShape, ...refused },
      },
    },
    async (_, reply) => {
      const tables = await house.storage.lobby(LONGEST_LIST)
      return reply.type('application/json').header('cache-control', 'no-store').send(`[${tables.join()}]`)
    },
  )

  server.get<{ Params: z.infer<typeof ofTable> }>(
    '/api/tables/:table',
    {
      preHandler: limited('ask', front),
      schema: {
        summary: 'What everybody may know of a table',
        params: ofTable,
        response: { 200: tableShape, ...refused },
      },
    },
    async ({ params }, reply) => {
      const live = await rooms.find(params.table)
      if (live === undefined) return refuse(house, reply, NO_SUCH_TABLE)
      return reply.header('cache-control', 'no-store').send(await seen(live, tableView))
    },
  )
}
