/** Types and constants of the messages between an online table and its clients. The checks are in `schema`. */
export * from './diff.ts'
export * from './frames.ts'
export * from './messages.ts'
export * from './pack.ts'
export * from './protocol-1.ts'
export * from './match-view.ts'
export * from './table.ts'
export * from './text.ts'
