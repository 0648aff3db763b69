/** Which machines a name stands for. */
import { promises, type LookupAddress } from 'node:dns'

export type Find = (host: string) => Promise<readonly LookupAddress[]>

/** As this machine sees it, with the names that it gives to itself. */
export const findBySystem: Find = (host) => promises.lookup(host, { all: true })

/** Milliseconds that a name server is waited for at first, and how often it is asked. */
const PATIENCE = { timeout: 2000, tries: 2 }

/**
 * As the name servers tell, usually those of this machine. The system looks for two names at a time only, and names for which
 * nobody answers would keep all others waiting.
 */
export function findByServers(servers?: readonly string[]): Find {
  const resolver = new promises.Resolver(PATIENCE)
  if (servers !== undefined) resolver.setServers(servers)
  return async (host) => {
    const four = resolver.resolve4(host).then((found) => found.map((address) => ({ address, family: 4 })))
    const six = resolver.resolve6(host).then((found) => found.map((address) => ({ address, family: 6 })))
    await Promise.any([four, six])
    return (await Promise.all([four, six].map((each) => each.catch(() => [])))).flat()
  }
}
