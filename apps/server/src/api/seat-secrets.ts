/**
 * The proof of owning a seat. A browser has one secret for all tables, in one cookie; the secret of its seats at a
 * table is derived from it, so that stored secrets of different tables cannot be linked. A bot has a secret for each
 * seat and sends it in a header.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../socket/origin.ts'

const SECRET = /^[A-Za-z0-9_-]{43}$/

/** No one needs more seats than these at one table, even with a few old secrets among them. */
const MAX_SECRETS = 8

const YEAR = 365 * 86_400

const BROWSER = 'seats'

/** 256 bits. */
const newSeatSecret = (): string => randomBytes(32).toString('base64url')

/** The only stored part of a secret. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

const deriveSecret = (secret: string, words: string): string =>
  createHmac('sha256', secret).update(`merchants-table:${words}`).digest('base64url')

/** The secret of a link is derived from the owner's secret, so it can be shown again and is stored nowhere. */
export const linkSecret = (asker: string, table: string, seat: number, number: number): string =>
  deriveSecret(asker, `link:${table}:${seat}:${number}`)

/** The client and its secrets. Cookies count only if our own page sent them. */
export class SeatClaim {
  private readonly isPage: boolean
  private readonly request: FastifyRequest
  /** The cookie of this browser before the request, if any. */
  private readonly known: string | undefined
  private readonly browser: string

  constructor(request: FastifyRequest, publicUrl: string | undefined) {
    this.request = request
    this.isPage = callerOf(request, publicUrl) === 'page'
    const kept = this.isPage ? (request.cookies[BROWSER] ?? '') : ''
    this.known = SECRET.test(kept) ? kept : undefined
    this.browser = this.known ?? newSeatSecret()
  }

  /** The secrets that came along for a table, the newest first. */
  secrets(table: string): readonly string[] {
    const own = this.known === undefined ? [] : [this.ownSecret(table)]
    const others = [...this.oldSecrets(table), ...this.headerSecrets].toReversed()
    return [...new Set([...own, ...others])].slice(0, MAX_SECRETS)
  }

  keys(table: string): readonly string[] {
    return this.secrets(table).map(hashSecret)
  }

  /** Earlier versions set two cookies for each table, which pushed out older ones. They are accepted until the next visit replaces them. */
  oldSecrets(table: string): readonly string[] {
    return this.isPage ? secretsIn(this.request.cookies[oldCookie(table)]) : []
  }

  /** The secret for a seat that is taken now: of a page always the same, of a bot a new one. */
  secretFor(table: string): string {
    return this.isPage ? this.ownSecret(table) : newSeatSecret()
  }

  /** Whether this is a bot that sends the secret of its seat in a header and needs no cookie. */
  get isProgram(): boolean {
    return !this.isPage
  }

  /** Sends a secret: to a page its own, which it sends to this server only; to a bot this one, with those it already has. */
  setSeatCookie(reply: FastifyReply, table: string, secret: string): void {
    if (this.isPage) return void reply.setCookie(BROWSER, this.browser, { ...this.attributes, path: '/', maxAge: YEAR })
    const all = [...this.headerSecrets.filter((each) => each !== secret), secret].slice(-MAX_SECRETS).join('.')
    for (const path of pathsOf(table)) {
      reply.setCookie(oldCookie(table), all, { ...this.attributes, path, maxAge: YEAR })
    }
  }

  /** The header lines that replace the old cookies of a table by the one. */
  replacing(table: string, serialize: Serialize): readonly string[] {
    const { attributes } = this
    return [
      serialize(BROWSER, this.browser, { ...attributes, path: '/', maxAge: YEAR }),
      ...pathsOf(table).map((path) => serialize(oldCookie(table), '', { ...attributes, path, maxAge: 0 })),
    ]
  }

  private ownSecret(table: string): string {
    return deriveSecret(this.browser, `seat:${table}`)
  }

  private get headerSecrets(): readonly string[] {
    return secretsIn(/^Seat (.+)$/i.exec(this.request.headers.authorization ?? '')?.[1])
  }

  private get attributes(): { readonly httpOnly: true; readonly sameSite: 'lax'; readonly secure: boolean } {
    return { httpOnly: true, sameSite: 'lax', secure: this.request.protocol === 'https' }
  }
}

type Serialize = (name: string, value: string, options: { readonly path: string; readonly maxAge: number }) => string

const secretsIn = (text = ''): readonly string[] => text.split('.').filter((secret) => SECRET.test(secret))

const oldCookie = (table: string): string => `seat_${table}`

const pathsOf = (table: string): readonly string[] => [`/api/tables/${table}`, `/ws/tables/${table}`]
