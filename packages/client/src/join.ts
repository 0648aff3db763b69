/** Joins a table. Reconnects when the connection is lost, without losing messages. */
import { PROTOCOL_QUERY, DIFF_QUERY } from '@merchants/protocol'
import type { GameTypes } from '@merchants/tabletop'
import type { Connection } from './connection.ts'
import { createCommands } from './commands.ts'
import type { SetTimer, WebSocketConstructor } from './reconnecting-socket.ts'
import { TableClient } from './table-client.ts'

export interface JoinOptions {
  /** Where the server is: `https://…` or `http://…`. */
  readonly url: string
  readonly table: string
  /** The client's seat secrets, joined by full stops. A page uses cookies instead. */
  readonly secret?: string | undefined
  /** The WebSocket class, where the platform has none (the package `ws`). */
  readonly WebSocket?: WebSocketConstructor
  /** Random numbers from 0 up to 1, for the length of pauses. */
  readonly chance?: () => number
  readonly later?: SetTimer
}

/** The platform's WebSocket, if it has one. */
declare const WebSocket: WebSocketConstructor

const setTimer: SetTimer = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** `G` is the game at this table, if the caller knows it. */
export function joinTable<G extends GameTypes = GameTypes>(options: JoinOptions): Connection<G>
export function joinTable(options: JoinOptions): Connection {
  const client = new TableClient({
    url: `${options.url.replace(/^http/, 'ws')}/ws/tables/${options.table}?${new URLSearchParams({ ...PROTOCOL_QUERY, ...DIFF_QUERY }).toString()}`,
    headers: options.secret === undefined ? undefined : { authorization: `Seat ${options.secret}` },
    WebSocket: options.WebSocket ?? WebSocket,
    chance: options.chance ?? Math.random,
    setTimer: options.later ?? setTimer,
  })
  const { table, match, chat, lost, saving } = client

  return {
    get table() {
      return table.value
    },
    get match() {
      return match.value
    },
    get chatLines() {
      return chat.value
    },
    get mine() {
      return client.mine
    },
    get disconnect() {
      return lost.value
    },
    get isSaving() {
      return saving.value
    },
    onTable: (listener) => table.on((value) => value && listener(value)),
    onMatch: (listener) => match.on((value) => value && listener(value)),
    onChat: (listener) => chat.on(listener),
    onDisconnect: (listener) => lost.on(listener),
    onSaving: (listener) => saving.on(listener),
    ...createCommands((message) => client.tell(message)),
    reconnectNow: () => client.hurry(),
    close: () => client.close(),
  }
}
