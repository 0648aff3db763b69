/** Whether somebody knows the operator's token; who guesses too often has to wait. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitedAddress } from '../limits/address.ts'

/** Wrong tokens that one address may try in a minute. */
const MOST_TRIES = 10
const MINUTE = 60_000
const MOST_ADDRESSES = 10_000

export type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>

/** For `onRequest`: lets pass whoever sends `authorization: Bearer <token>`. */
export function gateFor(token: string, now: () => number = Date.now): Gate {
  const wrong = new Map<string, { count: number; since: number }>()

  return async ({ headers, ip }, reply) => {
    const address = limitedAddress(ip)
    const tries = wrong.get(address)
    const isRecent = tries !== undefined && now() - tries.since < MINUTE
    if (isRecent && tries.count >= MOST_TRIES) {
      return reply
        .code(429)
        .header('retry-after', 60)
        .send({ key: 'too-fast', facts: { seconds: 60 } })
    }
    if (isToken(headers.authorization, token)) return undefined
    if (wrong.size >= MOST_ADDRESSES) wrong.clear()
    if (isRecent) tries.count++
    else wrong.set(address, { count: 1, since: now() })
    return reply.code(401).header('www-authenticate', 'Bearer').send({ key: 'wrong-token', facts: {} })
  }
}

/** Compared by their hashes: it takes as long for any guess. */
function isToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(hashOf(given), hashOf(token))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
