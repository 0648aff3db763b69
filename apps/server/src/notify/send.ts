/** Sends a small text to an address from outside: never into this network, no redirects, short timeouts, two tries. */
import { request as requestPlain } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ForbiddenAddress, guardedLookup, hostOf, isPublicAddress, readAddress } from './ssrf-guard.ts'

export interface OutgoingRequest {
  readonly address: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

/** The status that came back, or undefined if none did. */
export type Send = (request: OutgoingRequest) => Promise<number | undefined>

const REPLY_TIMEOUT_MS = 5000
const RETRY_DELAY_MS = 1000

export function createSender(inside: boolean, betweenTries = RETRY_DELAY_MS): Send {
  return async (request) => {
    const first = await tryOnce(request, inside)
    if (first === 'never' || (first !== undefined && first < 500)) return first === 'never' ? undefined : first
    await pause(betweenTries)
    const second = await tryOnce(request, inside)
    return second === 'never' ? undefined : second
  }
}

/** `never`: nothing can be sent to this address, now or later. */
async function tryOnce(
  { address, headers, body }: OutgoingRequest,
  inside: boolean,
): Promise<number | 'never' | undefined> {
  const url = readAddress(address, inside)
  if (url === undefined || (!inside && isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url)))) return 'never'
  const begin = url.protocol === 'https:' ? requestEncrypted : requestPlain
  return new Promise((resolve) => {
    const sending = begin(url, {
      method: 'POST',
      headers: { 'user-agent': 'merchants-table', ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: guardedLookup(inside),
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
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
