/** The HTTP part as an OpenAPI description, made from the very schemas that requests are checked against. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

export async function serveDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Merchants’ Table',
        description: 'Tables, seats and finished games. Play goes through a socket; see docs/protocol.md.',
        version: '1',
      },
      components: {
        securitySchemes: {
          seat: {
            type: 'http',
            scheme: 'Seat',
            description: 'The secrets of your seats at the table, joined by full stops.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
