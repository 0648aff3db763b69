/** Players that are programs: they see a View and give an Answer. */
export * from './bot.ts'
export * from './greedy.ts'
export * from './outlook.ts'
export * from './random.ts'
