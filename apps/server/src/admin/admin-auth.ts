/** Checks the operator's token. After too many wrong guesses, an address has to wait. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rateLimitKey } from '../limits/rate-limit-key.ts'

/** Wrong tokens that one address may try in a minute. */
const MAX_TRIES = 10
const MINUTE = 60_000
const MAX_ADDRESSES = 10_000

export type AuthHook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>

/** For `onRequest`. Lets requests with `authorization: Bearer <token>` pass. */
export function requireAdminToken(token: string, now: () => number = Date.now): AuthHook {
  const wrong = new Map<string, { count: number; since: number }>()

  return async ({ headers, ip }, reply) => {
    const address = rateLimitKey(ip)
    const tries = wrong.get(address)
    const isRecent = tries !== undefined && now() - tries.since < MINUTE
    if (isRecent && tries.count >= MAX_TRIES) {
      return reply
        .code(429)
        .header('retry-after', 60)
        .send({ key: 'too-fast', facts: { seconds: 60 } })
    }
    if (isToken(headers.authorization, token)) return undefined
    if (wrong.size >= MAX_ADDRESSES) wrong.clear()
    if (isRecent) tries.count++
    else wrong.set(address, { count: 1, since: now() })
    return reply.code(401).header('www-authenticate', 'Bearer').send({ key: 'wrong-token', facts: {} })
  }
}

/** Compares hashes, so that every guess takes the same time. */
function isToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(hashOf(given), hashOf(token))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
