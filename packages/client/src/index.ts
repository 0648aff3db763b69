/** A seat at a table online, for pages and for programs: requests over HTTP, and a connection that comes back by itself. */
export type { Connection } from './connection.ts'
export type { JoinOptions } from './join.ts'
export { joinTable } from './join.ts'
export type { Lost, SocketMaker } from './line.ts'
export type { Asking, Taken } from './requests.ts'
export { claimSeat, devicesOf, lobby, newLink, openTable, proofOf, signOut, tableFacts, takeSeat } from './requests.ts'
export type { TableSight } from './sights.ts'
export { isRefusal } from './refusal.ts'
