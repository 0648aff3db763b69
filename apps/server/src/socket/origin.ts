/** Whether a request comes from our own page: browsers say where from, and other pages must not act for people here. */
import type { FastifyRequest } from 'fastify'

/** Our own page, a client without a browser, or another site's page. */
export type Caller = 'page' | 'program' | 'stranger'

export function callerOf({ headers, host }: FastifyRequest, publicUrl: string | undefined): Caller {
  const { origin } = headers
  if (origin === undefined) return 'program'
  const isOurs = publicUrl === undefined ? hostOf(origin) === host.toLowerCase() : origin === publicUrl
  return isOurs ? 'page' : 'stranger'
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
