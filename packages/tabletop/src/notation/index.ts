/** The parts that the notations of all games share; see notation.md. */
export * from './choices.ts'
export * from './fields.ts'
export * from './run-text.ts'
export * from './unreadable.ts'
