/** Players that are programs: they see a View and give an Answer. */
export type { Bot } from './bot.ts'
export * from './cove/index.ts'
export * from './greedy.ts'
export * from './novice.ts'
export * from './outlook.ts'
export * from './random.ts'
