/** Sends a small text to an address somebody gave: never inside, no redirects, no long waits, two tries. */
import { request as requestPlain } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ForbiddenAddress, guardedLookup, hostOf, isOutside, readAddress } from './guard.ts'

export interface Letter {
  readonly address: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

/** The status that came back, or undefined if none did. */
export type Post = (letter: Letter) => Promise<number | undefined>

const PATIENCE = 5000
const BETWEEN_TRIES = 1000

export function postTo(inside: boolean, betweenTries = BETWEEN_TRIES): Post {
  return async (letter) => {
    const first = await tryOnce(letter, inside)
    if (first === 'never' || (first !== undefined && first < 500)) return first === 'never' ? undefined : first
    await pause(betweenTries)
    const second = await tryOnce(letter, inside)
    return second === 'never' ? undefined : second
  }
}

/** `never`: the address is not one to send to, and will not become one. */
async function tryOnce({ address, headers, body }: Letter, inside: boolean): Promise<number | 'never' | undefined> {
  const url = readAddress(address, inside)
  if (url === undefined || (!inside && isIP(hostOf(url)) !== 0 && !isOutside(hostOf(url)))) return 'never'
  const begin = url.protocol === 'https:' ? requestEncrypted : requestPlain
  return new Promise((resolve) => {
    const sending = begin(url, {
      method: 'POST',
      headers: { 'user-agent': 'merchants-table', ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: guardedLookup(inside),
      signal: AbortSignal.timeout(PATIENCE),
      agent: false,
    })
    sending.once('response', (answer) => {
      resolve(answer.statusCode)
      answer.destroy()
    })
    sending.once('error', (error) => resolve(error instanceof ForbiddenAddress ? 'never' : undefined))
    sending.end(body)
  })
}
