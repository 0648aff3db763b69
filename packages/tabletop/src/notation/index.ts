/** What the notations of all games have in common: see notation.md. */
export * from './choices.ts'
export * from './fields.ts'
export * from './run-text.ts'
export * from './unreadable.ts'
