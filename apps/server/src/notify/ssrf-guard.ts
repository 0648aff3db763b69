/** Where reminders may go: addresses come from strangers, and must not lead to this machine or the network around it. */
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { resolveByServers, resolveBySystem, type Resolve } from './dns.ts'

export class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN'
}

/** IPv4 that is not the open internet: own, private, shared, link-local, for documents and benchmarks, multicast, reserved. */
const INNER: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Of IPv6 only this is the open internet, and in it these parts lead back into IPv4 or nowhere. */
const OPEN: readonly [network: string, prefix: number] = ['2000::', 3]
const TUNNELS: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const inner = new BlockList()
for (const [network, prefix] of INNER) inner.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of TUNNELS) inner.addSubnet(network, prefix, 'ipv6')
const open = new BlockList()
open.addSubnet(...OPEN, 'ipv6')
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  return family === 6 && open.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** The address as a URL if its form is right: encrypted and without a password. Numbers for a host are judged at once. */
export function readAddress(text: string, inside: boolean): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const host = hostOf(url)
  const isEncrypted = url.protocol === 'https:'
  const isHere = inside && url.protocol === 'http:' && (isLoopback(host) || host === 'localhost')
  if ((!isEncrypted && !isHere) || url.username !== '' || url.password !== '') return undefined
  return url
}

export function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/^\[|\]$/g, '')
}

const findOutside = resolveByServers()

/** Resolves a host name and refuses it if any of its addresses is not public. The checked address is the one called. */
export function guardedLookup(inside: boolean, find: Resolve = inside ? resolveBySystem : findOutside): LookupFunction {
  return (host, options, tell) => {
    find(host).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || (!inside && !addresses.every(({ address }) => isPublicAddress(address)))) {
          return tell(new ForbiddenAddress(), '')
        }
        return options.all ? tell(null, [...addresses]) : tell(null, first.address, first.family)
      },
      (error: Error) => tell(error, ''),
    )
  }
}

/** Whether a reminder may be sent there, as far as can be known today. */
export async function resolvesToPublic(url: URL, inside: boolean, find?: Resolve): Promise<boolean> {
  const host = hostOf(url)
  if (isIP(host) !== 0) return inside || isPublicAddress(host)
  return new Promise((resolve) => {
    guardedLookup(inside, find)(host, { all: true }, (error) => resolve(error === null))
  })
}
