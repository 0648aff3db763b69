/** Checks the origin of changes over HTTP, and answers errors with no more than a key. */
import type { FastifyError, FastifyInstance } from 'fastify'
import { callerOf } from '../socket/origin.ts'
import { CLOSING, sendRefusal, type ApiContext } from './api-context.ts'

export function guard(app: FastifyInstance, { services, publicUrl, isClosing }: ApiContext): void {
  /** Pages of other sites must neither act nor listen here. */
  app.addHook('onRequest', async (request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    // Checks the route, because an address can be spelled in many ways.
    if (isReading && request.routeOptions.url?.startsWith('/ws/') !== true) return undefined
    if (callerOf(request, publicUrl) === 'stranger') return sendRefusal(services, reply, { key: 'stranger', facts: {} })
    if (isClosing()) return sendRefusal(services, reply, CLOSING)
    return undefined
  })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = error.statusCode ?? 500
    if (code < 500) {
      services.telemetry.refused('bad-message')
      return reply.code(code).send({ key: 'bad-message', facts: {} })
    }
    request.log.error(error)
    return reply.code(500).send({ key: 'fault', facts: {} })
  })
}
