/** Listens on the first free port, or says in plain words why that is impossible. */
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

/** The address to type, or a sentence that says why there is none. */
export type Opening = { readonly address: string } | { readonly fault: string }

export async function listen(
  app: FastifyInstance,
  { host, ports }: Pick<Settings, 'host' | 'ports'>,
): Promise<Opening> {
  for (const port of ports) {
    try {
      return { address: await app.listen({ host, port }) }
    } catch (error) {
      const code = codeOf(error)
      if (code !== 'EADDRINUSE') return { fault: faultOf(code, host, port, error) }
    }
  }
  return { fault: `${allOf(ports)} taken. Choose another port, for example: PORT=8080 npm start` }
}

function faultOf(code: string | undefined, host: string, port: number, error: unknown): string {
  switch (code) {
    case 'EACCES':
      return `You are not allowed to use port ${port}. Choose one above 1023, for example: PORT=8080 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", which is not an address of this machine. Try 127.0.0.1, or 0.0.0.0 for the whole network.`
    default:
      return `The server cannot listen on ${host}, port ${port}: ${String(error)}`
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return String(error.code)
}

function allOf(ports: readonly number[]): string {
  return ports.length === 1 ? `Port ${ports[0]} is` : `Ports ${ports[0]} to ${ports.at(-1)} are all`
}
