/** What is asked of a server over HTTP: tables, seats, links to seats, and proofs of finished games. */
import type { Device, LobbyEntry, OpenTable, Proof, TableView, TakeSeat } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from './refusal.ts'

/** Where to ask, and as whom. A page needs no secret: its cookies go along by themselves. */
export interface Asking {
  readonly url: string
  /** The secrets of the own seats at the table, joined by points. */
  readonly secret?: string | undefined
  readonly fetch?: typeof fetch
}

/** A seat that is ours now. */
export interface Taken {
  readonly table: string
  readonly seat: number
  /** What proves it, for programs; in a page it stays in a cookie that the page cannot read. */
  readonly secret: string | undefined
}

type Answered<T> = Promise<T | Refusal>

/** Sets a table and takes its first seat. */
export const openTable = (asking: Asking, body: OpenTable): Answered<Taken> => take(asking, '/api/tables', body)

export const takeSeat = (asking: Asking, table: string, body: TakeSeat): Answered<Taken> =>
  take(asking, `/api/tables/${table}/seats`, body, table)

/** The seat that a personal link leads to. */
export const claimSeat = (asking: Asking, table: string, secret: string): Answered<Taken> =>
  take(asking, `/api/tables/${table}/claim`, { secret }, table)

/** A secret for a personal link to an own seat, to be claimed once; the same again as long as nobody has used it. */
export const newLink = (asking: Asking, table: string, seat?: number): Answered<{ readonly secret: string }> =>
  ask(asking, `/api/tables/${table}/links`, { seat })

/** What opens an own seat: devices, and links that nobody has used yet. */
export const devicesOf = (asking: Asking, table: string, seat?: number): Answered<readonly Device[]> =>
  ask(asking, `/api/tables/${table}/devices`, { seat })

/** Signs a device out of an own seat, or withdraws a link; what is left. */
export const signOut = (asking: Asking, table: string, device: string, seat?: number): Answered<readonly Device[]> =>
  ask(asking, `/api/tables/${table}/devices`, { device, seat }, 'DELETE')

/** Public tables: those that wait for people, then those that can be watched. */
export const lobby = (asking: Asking): Answered<readonly LobbyEntry[]> => ask(asking, '/api/tables')

/** What everybody may know of a table. */
export const tableFacts = (asking: Asking, table: string): Answered<TableView> => ask(asking, `/api/tables/${table}`)

/** How the chance of a finished game was made. */
export const proofOf = (asking: Asking, table: string, game: number): Answered<Proof> =>
  ask(asking, `/api/tables/${table}/games/${game}`)

async function take(asking: Asking, path: string, body: object, table?: string): Answered<Taken> {
  const response = await request(asking, path, body)
  if (isRefusal(response)) return response
  const answer = await read<{ readonly table?: string; readonly seat: number }>(response)
  if (isRefusal(answer)) return answer
  const name = table ?? (answer.table as string)
  return { table: name, seat: answer.seat, secret: secretIn(response, name) }
}

async function ask<T>(asking: Asking, path: string, body?: object, method?: string): Answered<T> {
  const response = await request(asking, path, body, method)
  return isRefusal(response) ? response : read(response)
}

async function request(
  { url, secret, fetch = globalThis.fetch }: Asking,
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

/** The answer of a server, or why there is none; whatever stands before a server may answer in its place. */
async function read<T>(response: Response): Answered<T> {
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as T
  return isRefusal(answer) ? answer : { key: 'no-answer', facts: { status: response.status } }
}

/** Programs are handed cookies as they come; a page is not. */
function secretIn({ headers }: Response, table: string): string | undefined {
  const name = `seat_${table}=`
  const cookie = headers.getSetCookie?.().find((each) => each.startsWith(name))
  return cookie?.slice(name.length).split(';', 1)[0]
}
