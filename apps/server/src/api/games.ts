/** Finished games over HTTP: everything that proves how their chance was made. */
import { proof } from '@merchants/room'
import { isRefusal } from '@merchants/tabletop'
import { tableName } from '@merchants/protocol/schema'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { limited, NO_SUCH_TABLE, refuse, refused, seen, type Front } from './front.ts'
import { proofShape } from './shapes.ts'

const ofGame = z.object({ table: tableName, game: z.coerce.number().int().min(1).max(1_000_000) })

export function serveGames(server: FastifyInstance, front: Front): void {
  const { rooms, house } = front

  server.get<{ Params: z.infer<typeof ofGame> }>(
    '/api/tables/:table/games/:game',
    {
      preHandler: limited('ask', front),
      schema: {
        summary: 'The proof of a finished game: secret, seed, answers',
        params: ofGame,
        response: { 200: proofShape, ...refused },
      },
    },
    async ({ params }, reply) => {
      const live = await rooms.find(params.table)
      if (live === undefined) return refuse(house, reply, NO_SUCH_TABLE)
      const found = await seen(live, (room) => proof(room, params.game))
      return isRefusal(found) ? refuse(house, reply, found) : reply.send(found)
    },
  )
}
