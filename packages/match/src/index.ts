/** One play of any game, from the deal to the result: pure, without a clock or a network. */
export * from './bot-seat.ts'
export * from './local-match.ts'
export * from './log-mark.ts'
export * from './match.ts'
export * from './match-log.ts'
export * from './match-view.ts'
export * from './pending-answers.ts'
export * from './undo.ts'
