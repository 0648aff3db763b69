/** A seat at a table online, for pages and for bots: requests over HTTP, and a connection that comes back by itself. */
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
