/** Logs, one line of JSON for each event, without names, hands, secrets, or full client addresses. */
import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { rateLimitKey } from '../limits/rate-limit-key.ts'
import type { LogLevel } from '../settings.ts'

const LONGEST = 200

type LogParts = [facts: unknown, message?: string | undefined, ...more: unknown[]]

interface Sink {
  write(line: string): void
}

/** For `fastify({ logger: loggerOptions(level) })`. The stream is the standard output unless told otherwise. */
export function loggerOptions(level: LogLevel, stream?: Sink): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: { logMethod: sayLess },
    serializers: { req: requestFacts, res: replyFacts, err: errorFacts },
    ...(stream !== undefined && { stream }),
  }
}

/** Headers, cookies, bodies and queries stay out; a fragment never comes here. */
function requestFacts(request: FastifyRequest): { method: string; url: string; from: string } {
  return { method: request.method, url: pathOf(request.url), from: redactAddress(request.ip) }
}

function replyFacts({ statusCode }: { readonly statusCode?: number }): { statusCode: number } {
  return { statusCode: statusCode ?? 0 }
}

/** Error messages often quote what a client sent, so quotations and everything long are removed. */
function errorFacts(error: Error & { readonly code?: unknown }): { type: string; message: string; stack: string } {
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const code = typeof error.code === 'string' ? { code: error.code } : {}
  return { type: error.name, message: withoutQuotes(error.message), stack: places.join('\n'), ...code }
}

/** A message may repeat an error, or a requested address. */
function sayLess(this: unknown, parts: LogParts, write: (...parts: LogParts) => void): void {
  const [facts, message, ...more] = parts
  if (typeof facts === 'string') return write.call(this, withoutQueries(facts), message, ...more)
  const error = facts instanceof Error ? facts : undefined
  const isOfError = error !== undefined || (typeof facts === 'object' && facts !== null && 'err' in facts)
  const said = message ?? error?.message
  return write.apply(this, isOfError && said !== undefined ? [facts, withoutQuotes(said), ...more] : parts)
}

function withoutQuotes(message: string): string {
  return message.slice(0, LONGEST).replaceAll(/(["'`]).*?(\1|$)/gs, '$1…$1')
}

/** The path alone, with the names of tables cut short. */
function pathOf(url: string): string {
  return withoutQueries(url.split('#', 1)[0] ?? '')
}

function withoutQueries(text: string): string {
  return text.replaceAll(/\?\S*/g, '').replaceAll(/(?<=\/)[a-z2-7]{12}(?![\w-])/g, redactTableId)
}

/** Anyone who knows the name of a table can come to it, so the whole name is never logged. */
export function redactTableId(table: string): string {
  return `${table.slice(0, 4)}…`
}

/** Enough to tell networks apart, too little to tell people apart: /24 of IPv4, /48 of IPv6. */
export function redactAddress(address: string): string {
  const block = rateLimitKey(address)
  if (isIPv4(block)) return block.replace(/\.\d+$/, '.0/24')
  return isIPv6(block.replace('/64', '')) ? block.replace(/^((?:[^:]+:){2}[^:]+).*$/, '$1::/48') : 'unknown'
}
