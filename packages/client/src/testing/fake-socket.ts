/** Sockets without a network and time without a clock. The test plays the server. */
import type { ClientMessage, ServerMessage, MatchMessage, TableView } from '@merchants/protocol'
import { PROTOCOL_VERSION } from '@merchants/protocol'
import type { SetTimer, WebSocketConstructor } from '../reconnecting-socket.ts'

export interface FakeSocket {
  readonly url: string
  readonly headers: Readonly<Record<string, string>> | undefined
  /** Messages from the client. */
  readonly heard: ClientMessage[]
  isOpen: boolean
  readonly say: (...messages: readonly ServerMessage[]) => void
  readonly break: (code?: number) => void
}

interface Timer {
  readonly run: () => void
  readonly at: number
}

export class FakeNetwork {
  /** All sockets that were ever opened. */
  readonly sockets: FakeSocket[] = []
  readonly WebSocket: WebSocketConstructor
  private readonly timers = new Set<Timer>()
  private now = 0

  constructor() {
    const { sockets } = this
    this.WebSocket = class {
      onmessage: ((event: never) => void) | null = null
      onclose: ((event: never) => void) | null = null
      onerror: ((event: never) => void) | null = null
      readonly fake: FakeSocket

      constructor(url: string, _?: string[], options?: { readonly headers: Readonly<Record<string, string>> }) {
        this.fake = {
          url,
          headers: options?.headers,
          heard: [],
          isOpen: true,
          say: (...messages) => {
            for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) } as never)
          },
          break: (code = 1006) => {
            this.fake.isOpen = false
            this.onclose?.({ code } as never)
          },
        }
        sockets.push(this.fake)
      }

      send(text: string): void {
        this.fake.heard.push(JSON.parse(text) as ClientMessage)
      }

      close(): void {
        this.fake.isOpen = false
      }
    }
  }

  get newest(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket
  }

  readonly later: SetTimer = (run, milliseconds) => {
    const timer = { run, at: this.now + milliseconds }
    this.timers.add(timer)
    return () => void this.timers.delete(timer)
  }

  /** Time goes by, and what was to happen happens in its order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const [next] = [...this.timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
      if (next === undefined) break
      this.timers.delete(next)
      this.now = next.at
      next.run()
    }
    this.now = end
  }
}

export const aTable = (stage: TableView['stage'] = 'playing'): TableView => ({
  table: 'abcdefghijkl',
  stage,
  game: 1,
  options: {
    game: 'dale',
    setup: { players: 2, decks: ['macaws', 'owls', 'pandas'], teams: false },
    isPublic: false,
    clock: null,
    hasPause: true,
  },
  seats: [],
  host: 0,
  spectators: 0,
  commitment: '',
  salts: [],
  proposal: null,
  ending: null,
  winners: [],
  again: [],
})

export const aWelcome = (more: Partial<Extract<ServerMessage, { is: 'welcome' }>> = {}): ServerMessage => ({
  is: 'welcome',
  protocol: PROTOCOL_VERSION,
  mine: [0],
  table: aTable(),
  chat: [],
  ...more,
})

/** A view whose log has these words in place of events. */
export const aMatchMessage = (question: number, from: number, words: readonly string[], game = 1): ServerMessage =>
  ({
    is: 'sight',
    game,
    question,
    step: question,
    from,
    view: { market: [], prices: [] },
    log: words.map((event) => ({ step: 0, event })),
    news: from,
  }) as unknown as MatchMessage
