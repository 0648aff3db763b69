/** Players of the Cove. */
export type { CoveBot } from './bot.ts'
export * from './sensible.ts'
