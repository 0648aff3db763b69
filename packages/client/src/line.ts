/** A socket that comes back: after a loss it opens another, with growing pauses, until it is closed or told for good. */
import { CLOSED, type ServerMessage } from '@merchants/protocol'
import { type Cause, pauseBefore, shortPause } from './pauses.ts'

/** As much of a WebSocket as we use. That of browsers fits, and so does that of the package `ws`. */
interface Socket {
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(code?: number): void
}

/** Browsers look at the first argument only; `ws` takes headers as the third. */
export type SocketMaker = new (
  url: string,
  protocols?: string[],
  options?: { readonly headers: Readonly<Record<string, string>> },
) => Socket

/** Why there is no connection now. */
export interface Lost {
  readonly why: Cause | 'no-such-table' | 'outdated'
  /** Milliseconds until the next try; `undefined` if there will be none. */
  readonly pause: number | undefined
}

/** Runs something later; what it returns calls it off. */
export type Later = (run: () => void, milliseconds: number) => () => void

export interface LineOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly WebSocket: SocketMaker
  readonly chance: () => number
  readonly later: Later
  readonly hear: (message: ServerMessage) => void
  readonly lose: (lost: Lost, code: number) => void
}

/** Who says nothing for so long after being spoken to is not there. */
const PATIENCE = 10_000

export class Line {
  private readonly options: LineOptions
  private socket: Socket | undefined
  private tries = 0
  private willBeBack = false
  private isOver = false
  private callOff = (): void => {}
  private isWaiting = false
  private stopWaiting = (): void => {}

  constructor(options: LineOptions) {
    this.options = options
    this.open()
  }

  send(text: string): void {
    this.socket?.send(text)
    this.expect()
  }

  /** The other side has answered; if it owes another answer, the wait for that begins. */
  answered(isMoreExpected: boolean): void {
    this.stopWaiting()
    this.isWaiting = false
    if (isMoreExpected) this.expect()
  }

  /** The other side has let us in. */
  settle(): void {
    this.tries = 0
    this.willBeBack = false
    this.answered(false)
  }

  /** Another connection instead of this one. */
  drop(): void {
    if (this.socket === undefined) return
    this.leave()
    this.again('network', 1006)
  }

  /** Tries at once, for example when the network is back. */
  hurry(): void {
    if (this.socket !== undefined || this.isOver) return
    this.callOff()
    this.open()
  }

  /** No more tries. */
  close(): void {
    this.isOver = true
    this.callOff()
    this.leave()
  }

  /** There is nothing to come back to. */
  end(why: Lost['why']): void {
    this.close()
    this.options.lose({ why, pause: undefined }, 1000)
  }

  private open(): void {
    const { url, headers, WebSocket, hear } = this.options
    const socket = headers === undefined ? new WebSocket(url) : new WebSocket(url, [], { headers })
    this.socket = socket
    this.expect()
    socket.onmessage = ({ data }: { readonly data: unknown }) => {
      if (this.socket !== socket) return
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.is === 'closing') this.prepare()
      else hear(message)
    }
    socket.onclose = ({ code }: { readonly code: number }) => {
      if (this.socket !== socket) return
      this.leave()
      if (code === CLOSED.noSuchTable) this.end('no-such-table')
      else this.again(code === CLOSED.tooMany ? 'too-many' : 'network', code)
    }
    // A fault is followed by the close, which says more.
    socket.onerror = () => {}
  }

  /** The server is about to leave: go before it does, not all at once. */
  private prepare(): void {
    this.willBeBack = true
    this.callOff()
    this.callOff = this.options.later(() => this.drop(), shortPause(this.options.chance))
  }

  private again(cause: Cause, code: number): void {
    const { chance, later, lose } = this.options
    if (code === CLOSED.comeBack) this.willBeBack = true
    const why = this.willBeBack ? 'restart' : cause
    const pause = pauseBefore(this.tries++, why, chance)
    this.callOff()
    this.callOff = later(() => this.open(), pause)
    lose({ why, pause }, code)
  }

  /** Something is expected from the other side; without it the connection counts as lost. */
  private expect(): void {
    if (this.isWaiting) return
    this.isWaiting = true
    this.stopWaiting = this.options.later(() => this.drop(), PATIENCE)
  }

  private leave(): void {
    const socket = this.socket
    this.socket = undefined
    this.answered(false)
    socket?.close()
  }
}
