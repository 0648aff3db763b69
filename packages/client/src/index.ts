/** A seat at an online table, for pages and bots: HTTP requests and a connection that reconnects. */
export type { Connection } from './connection.ts'
export type { JoinOptions } from './join.ts'
export { joinTable } from './join.ts'
export type { Disconnect, WebSocketConstructor } from './reconnecting-socket.ts'
export type { ApiOptions, SeatCredentials } from './http-api.ts'
export {
  claimSeat,
  devicesOf,
  listTables,
  createSeatLink,
  openTable,
  getProof,
  signOut,
  getTable,
  takeSeat,
} from './http-api.ts'
export type { TableMatchView } from './match-view-assembler.ts'
export { isRefusal } from './refusal.ts'
