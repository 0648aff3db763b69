/** Finished games over HTTP, with the proof of their randomness. */
import { buildProof } from '@merchants/room'
import { isRefusal } from '@merchants/tabletop'
import { tableName } from '@merchants/protocol/schema'
import type { FastifyInstance } from 'fastify'
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
import { proofShape } from './response-schemas.ts'

const ofGame = z.object({ table: tableName, game: z.coerce.number().int().min(1).max(1_000_000) })

export function serveGames(server: FastifyInstance, api: ApiContext): void {
  const { rooms, services } = api

  server.get<{ Params: z.infer<typeof ofGame> }>(
    '/api/tables/:table/games/:game',
    {
      preHandler: rateLimited('ask', api),
      schema: {
        summary: 'The proof of a finished game: secret, seed, answers',
        params: ofGame,
        response: { 200: proofShape, ...refusalSchemas },
      },
    },
    async (request, reply) => {
      const { params } = request
      const live = await rooms.find(params.table)
      if (live === undefined) return sendRefusal(services, reply, NO_SUCH_TABLE)
      const found = await readRoom(live, (room) => buildProof(room, params.game, protocolOf(request)))
      return isRefusal(found) ? sendRefusal(services, reply, found) : reply.send(found)
    },
  )
}
