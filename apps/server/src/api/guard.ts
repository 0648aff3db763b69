/** Who may change anything over HTTP, and how faults are told: never more than a key. */
import type { FastifyError, FastifyInstance } from 'fastify'
import { callerOf } from '../socket/origin.ts'
import { CLOSING, refuse, type Front } from './front.ts'

export function guard(app: FastifyInstance, { house, publicUrl, isClosing }: Front): void {
  /** Other people's pages must neither act nor listen here. */
  app.addHook('onRequest', async (request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    // The route, not the address: that can be spelled in many ways.
    if (isReading && request.routeOptions.url?.startsWith('/ws/') !== true) return undefined
    if (callerOf(request, publicUrl) === 'stranger') return refuse(house, reply, { key: 'stranger', facts: {} })
    if (isClosing()) return refuse(house, reply, CLOSING)
    return undefined
  })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = error.statusCode ?? 500
    if (code < 500) {
      house.watch.refused('bad-message')
      return reply.code(code).send({ key: 'bad-message', facts: {} })
    }
    request.log.error(error)
    return reply.code(500).send({ key: 'fault', facts: {} })
  })
}
