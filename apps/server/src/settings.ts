/** Where the server listens, as the environment asks for it. */

export interface Settings {
  readonly host: string
  /** The ports that will do, best first. Who asked for one gets that one or none. */
  readonly ports: readonly number[]
}

/** Settings, or a sentence that says what is wrong with those asked for. */
export type Reading = { readonly settings: Settings } | { readonly fault: string }

const USUAL_HOST = '127.0.0.1'
const USUAL_PORTS = Array.from({ length: 20 }, (_, more) => 3000 + more)

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Reading {
  const host = environment['HOST']?.trim() || USUAL_HOST
  const asked = environment['PORT']?.trim()
  if (!asked) return { settings: { host, ports: USUAL_PORTS } }

  const port = Number(asked)
  if (!/^\d+$/.test(asked) || port > 65_535) {
    return { fault: `PORT must be a whole number from 0 to 65535, and is "${asked}".` }
  }
  return { settings: { host, ports: [port] } }
}
