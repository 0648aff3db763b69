/** A client at a table for tests, a plain socket that remembers every message. */
import type {
  Diff,
  DiffMessage,
  ClientMessage,
  OpenTable,
  ServerMessage,
  Shape,
  MatchMessage,
  MatchState,
  TableView,
  TakeSeat,
  LogEntryOf,
} from '@merchants/protocol'
import type { Dale } from '@merchants/dale'
import { applyDiff, unpack, DIFF_QUERY } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { WebSocket } from 'ws'

export type NewMessage = ClientMessage extends infer Each
  ? Each extends ClientMessage
    ? Omit<Each, 'id'>
    : never
  : never
type Reply = Extract<ServerMessage, { is: 'done' | 'refused' }>

export interface Seated {
  readonly table: string
  readonly seat: number
  /** The secrets of all own seats. */
  readonly secret: string
}

export const USUAL_TABLE: OpenTable = {
  name: 'Ana',
  options: { isPublic: true, decks: ['macaws', 'pandas', 'raccoons'], teams: false, clock: null },
  seats: [{ is: 'open' }, { is: 'open' }],
}

export async function openTable(url: string, body: Partial<OpenTable> = {}): Promise<Seated> {
  const response = await post(url, '/api/tables', { ...USUAL_TABLE, ...body })
  const { table, seat } = (await response.json()) as Seated
  return { table, seat, secret: secretIn(response) }
}

/** Takes a seat; with the secret of another the same person sits on both. */
export async function takeSeat(url: string, table: string, body: TakeSeat, secret?: string): Promise<Seated> {
  const response = await post(url, `/api/tables/${table}/seats`, body, secret)
  const { seat } = (await response.json()) as Seated
  return { table, seat, secret: secretIn(response) }
}

export function post(url: string, path: string, body: unknown, secret?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(secret !== undefined && { authorization: `Seat ${secret}` }),
  }
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function secretIn(response: Response): string {
  return /=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
}

interface Waiting {
  readonly fits: (message: ServerMessage) => boolean
  readonly resolve: (message: ServerMessage) => void
  readonly reject: (error: Error) => void
}

export class TestClient {
  readonly socket: WebSocket
  /** Everything that was heard, word by word. */
  readonly texts: string[] = []
  readonly messages: ServerMessage[] = []
  table: TableView | undefined
  match: MatchMessage<Dale> | undefined
  mine: readonly number[] = []
  /** The code with which the socket was closed. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  private readonly waiting = new Set<Waiting>()
  private last = 0
  private readonly answers = new Map<number, number>()
  private state: MatchState | undefined
  private shapes: readonly Shape[] = []

  constructor(
    url: string,
    table: string,
    secret?: string,
    headers: Readonly<Record<string, string>> = {},
    from?: string,
    takesDiffs = false,
    protocol = 1,
  ) {
    const asked = { ...(takesDiffs && DIFF_QUERY), ...(protocol > 1 && { protocol: `${protocol}` }) }
    const query = Object.keys(asked).length > 0 ? `?${new URLSearchParams(asked).toString()}` : ''
    const address = `${url.replace('http', 'ws')}/ws/tables/${table}${query}`
    this.socket = new WebSocket(address, {
      headers: { ...headers, ...(secret && { authorization: `Seat ${secret}` }) },
      ...(from !== undefined && { localAddress: from }),
    })
    this.socket.on('message', (data) => this.hear((data as Buffer).toString()))
    this.socket.on('error', () => undefined)
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => {
        resolve({ code, reason: String(reason) })
        for (const { reject } of this.waiting) reject(new Error(`closed: ${code} ${String(reason)}`))
      })
    })
  }

  /** Connects to a table, perhaps from another address of this machine, and waits for the welcome. */
  static async at(
    url: string,
    {
      table,
      secret,
      from,
      takesDiffs,
      protocol,
    }: {
      readonly table: string
      readonly secret?: string
      readonly from?: string
      readonly takesDiffs?: boolean
      readonly protocol?: number
    },
  ): Promise<TestClient> {
    const guest = new TestClient(url, table, secret, {}, from, takesDiffs, protocol)
    await guest.until(({ is }) => is === 'welcome')
    return guest
  }

  /** Sends a message and waits for the reply: nothing, or the reason for a refusal. */
  async say(message: NewMessage): Promise<Refusal | undefined> {
    const reply = await this.ask(message)
    return reply.is === 'refused' ? reply.why : undefined
  }

  ask(saying: NewMessage, id = ++this.last): Promise<Reply> {
    const reply = this.until((message) => (message.is === 'done' || message.is === 'refused') && message.id === id)
    if (saying.do === 'answer' || saying.do === 'say') this.answers.set(id, saying.question)
    this.socket.send(JSON.stringify({ ...saying, id }))
    return reply as Promise<Reply>
  }

  /** An answer was acknowledged. Nothing is asked until its effect is shown. */
  private answered(question: number | undefined): void {
    const { match } = this
    if (match === undefined || match.question !== question) return
    this.match = { ...match, view: { ...match.view, decision: undefined, waitsFor: undefined } }
  }

  /** The next message that fits. */
  until(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve, reject) => this.waiting.add({ fits, resolve, reject }))
  }

  /** Waits until this is so, looking again at every message. */
  async when(isSo: (guest: this) => boolean): Promise<void> {
    while (!isSo(this)) await this.until(() => true)
  }

  async leave(): Promise<void> {
    this.socket.close()
    await this.closed
  }

  private see(matchView: MatchMessage): void {
    const { is: _, log: __, ...state } = matchView
    this.state = state
    this.match = matchView as MatchMessage<Dale>
  }

  private matchOf({ sight, log }: DiffMessage): MatchMessage {
    const state = applyDiff(this.state, unpack(sight, this.shapes) as Diff) as MatchState
    return { is: 'sight', ...state, log: unpack(log, this.shapes) as readonly LogEntryOf[] }
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    this.texts.push(text)
    this.messages.push(message)
    if (message.is === 'welcome') {
      this.mine = message.mine
      this.shapes = message.shapes ?? []
    }
    if (message.is === 'welcome' || message.is === 'table') this.table = message.table
    if (message.is === 'sight') this.see(message)
    if (message.is === 'diff') this.see(this.matchOf(message))
    if (message.is === 'done') this.answered(this.answers.get(message.id))
    for (const each of this.waiting) {
      if (!each.fits(message)) continue
      this.waiting.delete(each)
      each.resolve(message)
    }
  }
}
