/** Resolves host names to addresses. */
import { promises, type LookupAddress } from 'node:dns'

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

/** By the system's resolver, which includes names that only this machine knows. */
export const resolveBySystem: Resolve = (host) => promises.lookup(host, { all: true })

/** The first timeout of a name server in milliseconds, and the number of tries. */
const DNS_TIMEOUT = { timeout: 2000, tries: 2 }

/**
 * As the name servers tell, usually those of this machine. The system looks for two names at a time only, and names for which
 * no one answers would keep all others waiting.
 */
export function resolveByServers(servers?: readonly string[]): Resolve {
  const resolver = new promises.Resolver(DNS_TIMEOUT)
  if (servers !== undefined) resolver.setServers(servers)
  return async (host) => {
    const four = resolver.resolve4(host).then((found) => found.map((address) => ({ address, family: 4 })))
    const six = resolver.resolve6(host).then((found) => found.map((address) => ({ address, family: 6 })))
    await Promise.any([four, six])
    return (await Promise.all([four, six].map((each) => each.catch(() => [])))).flat()
  }
}
