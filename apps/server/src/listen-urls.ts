/** The addresses that people can type: on this machine, and on its network if the server listens there. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

export function addressesOf(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [addressOf(host, port)]
  const outside = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [addressOf('localhost', port), ...outside.map(({ address }) => addressOf(address, port))]
}

function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
