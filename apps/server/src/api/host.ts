/** The accepted host names. A foreign name that resolves to this server could make a browser take a foreign page for ours. */
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'

/** Suffixes that no one can buy, because a home network assigns them. */
const HOME = ['local', 'lan', 'home', 'home.arpa', 'internal']

/** Requested by monitoring under any host name. */
const FOR_OPERATORS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

/** Whether a host, perhaps with a port, is an address, this machine, or a name of its own. */
export function isOwnHost(host: string, machine = hostname()): boolean {
  const name = nameOf(host)
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0) return true
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  const own = machine.toLowerCase()
  const [short = own] = own.split('.')
  return name === own || name === short || HOME.some((end) => name === `${short}.${end}`)
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

const ELSEWHERE = `Unknown host name. Use the server's IP address, or start it with PUBLIC_URL set to the address you typed.\n`

/** Without a public address, the server answers only to its own names. */
export function guardHost(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl !== undefined) return
  app.addHook('onRequest', async ({ host, routeOptions }, reply) => {
    if (isOwnHost(host) || FOR_OPERATORS.has(routeOptions.url)) return undefined
    return reply.code(421).type('text/plain').send(ELSEWHERE)
  })
}
