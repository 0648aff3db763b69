/** A socket that reconnects after a loss, with growing pauses, until it is closed or refused for good. */
import { CLOSE_CODES, type ServerMessage } from '@merchants/protocol'
import { type DisconnectReason, reconnectDelay, jitterDelay } from './backoff.ts'

/** The part of a WebSocket that we use. Those of browsers and of the package `ws` fit. */
interface Socket {
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(code?: number): void
}

/** Browsers look at the first argument only; `ws` takes headers as the third. */
export type WebSocketConstructor = new (
  url: string,
  protocols?: string[],
  options?: { readonly headers: Readonly<Record<string, string>> },
) => Socket

/** Why there is no connection now. */
export interface Disconnect {
  readonly why: DisconnectReason | 'no-such-table' | 'outdated'
  /** Milliseconds until the next try; `undefined` if there will be none. */
  readonly pause: number | undefined
}

/** Runs something later; returns a function that cancels it. */
export type SetTimer = (run: () => void, milliseconds: number) => () => void

export interface ReconnectingSocketOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly WebSocket: WebSocketConstructor
  readonly chance: () => number
  readonly setTimer: SetTimer
  readonly onMessage: (message: ServerMessage) => void
  readonly onDisconnect: (disconnect: Disconnect, code: number) => void
}

/** The other side is considered gone if it is silent for this long after a message to it. */
const REPLY_TIMEOUT_MS = 10_000

export class ReconnectingSocket {
  private readonly options: ReconnectingSocketOptions
  private socket: Socket | undefined
  private tries = 0
  private isServerRestarting = false
  private isOver = false
  private callOff = (): void => {}
  private isWaiting = false
  private stopWaiting = (): void => {}

  constructor(options: ReconnectingSocketOptions) {
    this.options = options
    this.open()
  }

  send(text: string): void {
    this.socket?.send(text)
    this.expect()
  }

  /** The other side has replied; if it owes another reply, the wait for that begins. */
  answered(isMoreExpected: boolean): void {
    this.stopWaiting()
    this.isWaiting = false
    if (isMoreExpected) this.expect()
  }

  /** The other side has accepted the connection. */
  markConnected(): void {
    this.tries = 0
    this.isServerRestarting = false
    this.answered(false)
  }

  /** Replaces this connection with a new one. */
  reset(): void {
    if (this.socket === undefined) return
    this.leave()
    this.scheduleReconnect('network', 1006)
  }

  /** Tries immediately, for example when the network is back. */
  reconnectNow(): void {
    if (this.socket !== undefined || this.isOver) return
    this.callOff()
    this.open()
  }

  /** Stops trying. */
  close(): void {
    this.isOver = true
    this.callOff()
    this.leave()
  }

  /** There is nothing to reconnect to. */
  end(why: Disconnect['why']): void {
    this.close()
    this.options.onDisconnect({ why, pause: undefined }, 1000)
  }

  private open(): void {
    const { url, headers, WebSocket, onMessage } = this.options
    const socket = headers === undefined ? new WebSocket(url) : new WebSocket(url, [], { headers })
    this.socket = socket
    this.expect()
    socket.onmessage = ({ data }: { readonly data: unknown }) => {
      if (this.socket !== socket) return
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.is === 'closing') this.prepare()
      else onMessage(message)
    }
    socket.onclose = ({ code }: { readonly code: number }) => {
      if (this.socket !== socket) return
      this.leave()
      if (code === CLOSE_CODES.noSuchTable) this.end('no-such-table')
      else this.scheduleReconnect(code === CLOSE_CODES.tooMany ? 'too-many' : 'network', code)
    }
    // A fault is followed by the close, which says more.
    socket.onerror = () => {}
  }

  /** The server is about to restart. Clients leave before it does, but not all at the same moment. */
  private prepare(): void {
    this.isServerRestarting = true
    this.callOff()
    this.callOff = this.options.setTimer(() => this.reset(), jitterDelay(this.options.chance))
  }

  private scheduleReconnect(cause: DisconnectReason, code: number): void {
    const { chance, setTimer, onDisconnect } = this.options
    if (code === CLOSE_CODES.comeBack) this.isServerRestarting = true
    const why = this.isServerRestarting ? 'restart' : cause
    const pause = reconnectDelay(this.tries++, why, chance)
    this.callOff()
    this.callOff = setTimer(() => this.open(), pause)
    onDisconnect({ why, pause }, code)
  }

  /** Expects a reply; without one in time, the connection counts as lost. */
  private expect(): void {
    if (this.isWaiting) return
    this.isWaiting = true
    this.stopWaiting = this.options.setTimer(() => this.reset(), REPLY_TIMEOUT_MS)
  }

  private leave(): void {
    const socket = this.socket
    this.socket = undefined
    this.answered(false)
    socket?.close()
  }
}
