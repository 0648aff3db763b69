/** What proves that a seat is one's own: random secrets, in a cookie of the browser or in a header of a program. */
import { createHash, randomBytes } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../socket/origin.ts'

const SECRET = /^[A-Za-z0-9_-]{43}$/

/** More seats than these nobody has at one table, even with a few old secrets among them. */
const MOST_SECRETS = 8

const YEAR = 365 * 86_400

/** 256 bits. */
export const newSeatSecret = (): string => randomBytes(32).toString('base64url')

/** All that is kept of a secret. */
export const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The secrets that came along. Cookies count only if our own page sent them. */
export function secretsIn(request: FastifyRequest, table: string, publicUrl: string | undefined): readonly string[] {
  const told = /^Seat (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const kept = callerOf(request, publicUrl) === 'page' ? request.cookies[cookieOf(table)] : undefined
  const secrets = `${kept ?? ''}.${told ?? ''}`.split('.').filter((secret) => SECRET.test(secret))
  return [...new Set(secrets)].slice(-MOST_SECRETS)
}

/** Hands the secrets to the browser, which shows them to nobody but us, and only where it is about this table. */
export function handOut(request: FastifyRequest, reply: FastifyReply, table: string, secrets: readonly string[]): void {
  for (const path of [`/api/tables/${table}`, `/ws/tables/${table}`]) {
    reply.setCookie(cookieOf(table), secrets.slice(-MOST_SECRETS).join('.'), {
      httpOnly: true,
      sameSite: 'lax',
      path,
      secure: request.protocol === 'https',
      maxAge: YEAR,
    })
  }
}

const cookieOf = (table: string): string => `seat_${table}`
