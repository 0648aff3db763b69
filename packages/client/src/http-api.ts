/** HTTP requests to a server: tables, seats, links to seats, and proofs of finished games. */
import type { Device, LobbyEntry, OpenTable, Proof, TableView, TakeSeat } from '@merchants/protocol'
import { PROTOCOL_QUERY } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from './refusal.ts'

/** The server's address and your secret. A page needs no secret, because its cookies are sent along. */
export interface ApiOptions {
  readonly url: string
  /** The secrets of your own seats at the table, joined by full stops. */
  readonly secret?: string | undefined
  readonly fetch?: typeof fetch
}

/** The seat that the client has now. */
export interface SeatCredentials {
  readonly table: string
  readonly seat: number
  /** The secret, for bots; in a page it stays in a cookie that the page cannot read. */
  readonly secret: string | undefined
}

const asked = `?${new URLSearchParams(PROTOCOL_QUERY).toString()}`

type Answered<T> = Promise<T | Refusal>

/** Opens a table and takes its first seat. */
export const openTable = (options: ApiOptions, body: OpenTable): Answered<SeatCredentials> =>
  take(options, '/api/tables', body)

export const takeSeat = (options: ApiOptions, table: string, body: TakeSeat): Answered<SeatCredentials> =>
  take(options, `/api/tables/${table}/seats`, body, table)

/** The seat that a personal link leads to. */
export const claimSeat = (options: ApiOptions, table: string, secret: string): Answered<SeatCredentials> =>
  take(options, `/api/tables/${table}/claim`, { secret }, table)

/** A secret for a personal link to your own seat, which can be claimed once. It stays the same until it is used. */
export const createSeatLink = (
  options: ApiOptions,
  table: string,
  seat?: number,
): Answered<{ readonly secret: string }> => ask(options, `/api/tables/${table}/links`, { seat })

/** The keys to your own seat: devices and unused links. */
export const devicesOf = (options: ApiOptions, table: string, seat?: number): Answered<readonly Device[]> =>
  ask(options, `/api/tables/${table}/devices`, { seat })

/** Signs a device out of the client's seat, or withdraws a link; returns the rest of the list. */
export const signOut = (
  options: ApiOptions,
  table: string,
  device: string,
  seat?: number,
): Answered<readonly Device[]> => ask(options, `/api/tables/${table}/devices`, { device, seat }, 'DELETE')

/** Public tables: those that wait for people, then those that can be watched. */
export const listTables = (options: ApiOptions): Answered<readonly LobbyEntry[]> => ask(options, `/api/tables${asked}`)

/** The public part of a table. */
export const getTable = (options: ApiOptions, table: string): Answered<TableView> =>
  ask(options, `/api/tables/${table}${asked}`)

/** The proof of the randomness of a finished game. */
export const getProof = (options: ApiOptions, table: string, game: number): Answered<Proof> =>
  ask(options, `/api/tables/${table}/games/${game}${asked}`)

async function take(options: ApiOptions, path: string, body: object, table?: string): Answered<SeatCredentials> {
  const response = await request(options, path, body)
  if (isRefusal(response)) return response
  const answer = await read<{ readonly table?: string; readonly seat: number }>(response)
  if (isRefusal(answer)) return answer
  const name = table ?? answer.table ?? ''
  return { table: name, seat: answer.seat, secret: secretIn(response, name) }
}

async function ask<T>(options: ApiOptions, path: string, body?: object, method?: string): Answered<T> {
  const response = await request(options, path, body, method)
  return isRefusal(response) ? response : read(response)
}

async function request(
  { url, secret, fetch = globalThis.fetch }: ApiOptions,
  path: string,
  body?: object,
  method = 'POST',
): Answered<Response> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(secret && { authorization: `Seat ${secret}` }),
  }
  try {
    return await fetch(url + path, body ? { method, headers, body: JSON.stringify(body) } : { headers })
  } catch {
    return { key: 'no-connection', facts: {} }
  }
}

/** The reply of a server, or why there is none; a proxy may have replied instead. */
async function read<T>(response: Response): Answered<T> {
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as T
  return isRefusal(answer) ? answer : { key: 'no-answer', facts: { status: response.status } }
}

/** Bots can read cookies; a page cannot. */
function secretIn({ headers }: Response, table: string): string | undefined {
  const name = `seat_${table}=`
  const cookie = headers.getSetCookie?.().find((each) => each.startsWith(name))
  return cookie?.slice(name.length).split(';', 1)[0]
}
