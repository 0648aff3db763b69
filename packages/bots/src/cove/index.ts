/** Players of the Cove. */
export type { CoveBot } from './bot.ts'
export { sensibleBot } from './sensible.ts'
