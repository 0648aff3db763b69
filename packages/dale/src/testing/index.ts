/** Tools for tests of the rules. */
export * from './scenario.ts'
export * from './twins.ts'
