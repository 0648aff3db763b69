/** Tables over HTTP: creating, finding, and their public state. */
import {
  currentOptions,
  inProtocol1,
  PROTOCOL_VERSION,
  type LobbyEntry,
  type Options1,
  type TableView,
} from '@merchants/protocol'
import { openTable, tableName } from '@merchants/protocol/schema'
import { tableView } from '@merchants/room'
import { isRefusal } from '@merchants/tabletop'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  rateLimited,
  NO_SUCH_TABLE,
  protocolOf,
  sendRefusal,
  refusalSchemas,
  readRoom,
  type ApiContext,
} from './api-context.ts'
import { SeatClaim, hashSecret } from './seat-secrets.ts'
import { lobbyShape, tableShape } from './response-schemas.ts'

/** The list of tables is no longer than this. */
const MAX_LIST = 100

export const ofTable = z.object({ table: tableName })

export function serveTables(server: FastifyInstance, api: ApiContext): void {
  serveOpening(server, api)
  serveFinding(server, api)
}

function serveOpening(server: FastifyInstance, api: ApiContext): void {
  const { rooms, services, publicUrl } = api
  server.withTypeProvider<ZodTypeProvider>().post(
    '/api/tables',
    {
      preHandler: rateLimited('open', api),
      schema: {
        summary: 'Create a table and take its first seat',
        description: 'A bot gets the secret of its seat in the cookie seat_TABLE.',
        body: openTable,
        response: { 201: z.object({ table: z.string(), seat: z.number() }), ...refusalSchemas },
      },
    },
    async (request, reply) => {
      const asker = new SeatClaim(request, publicUrl)
      let secret = ''
      const opened = await rooms.open(request.body, (table) => {
        secret = asker.secretFor(table)
        return hashSecret(secret)
      })
      if (isRefusal(opened)) return sendRefusal(services, reply, opened)
      asker.setSeatCookie(reply, opened.table, secret)
      return reply.code(201).send(opened)
    },
  )
}

function serveFinding(server: FastifyInstance, api: ApiContext): void {
  const { rooms, services } = api
  server.get(
    '/api/tables',
    {
      preHandler: rateLimited('ask', api),
      schema: {
        summary: 'Public tables: those waiting for players, then those being played',
        response: { 200: lobbyShape, ...refusalSchemas },
      },
    },
    async (request, reply) => {
      const tables = await services.storage.lobby(MAX_LIST)
      const list = listedIn(protocolOf(request), tables)
      return reply.type('application/json').header('cache-control', 'no-store').send(list)
    },
  )

  server.get<{ Params: z.infer<typeof ofTable> }>(
    '/api/tables/:table',
    {
      preHandler: rateLimited('ask', api),
      schema: {
        summary: 'The public state of a table',
        params: ofTable,
        response: { 200: tableShape, ...refusalSchemas },
      },
    },
    async (request, reply) => {
      const live = await rooms.find(request.params.table)
      if (live === undefined) return sendRefusal(services, reply, NO_SUCH_TABLE)
      const table = spoken(protocolOf(request), await readRoom(live, tableView))
      return reply.header('cache-control', 'no-store').send(table)
    },
  )
}

/** The lobby in a protocol, as JSON. */
function listedIn(protocol: number, tables: readonly string[]): string {
  const entries = tables.map(readEntry)
  return JSON.stringify(protocol < PROTOCOL_VERSION ? entries.flatMap((each) => inProtocol1(each) ?? []) : entries)
}

const spoken = (protocol: number, table: TableView): object =>
  (protocol < PROTOCOL_VERSION ? inProtocol1(table) : undefined) ?? table

/** An entry may have been written by a server of protocol 1. */
function readEntry(text: string): LobbyEntry {
  const entry = JSON.parse(text) as Omit<LobbyEntry, 'options'> & { readonly options: LobbyEntry['options'] | Options1 }
  return { ...entry, options: currentOptions(entry.options, entry.seats.length) }
}
