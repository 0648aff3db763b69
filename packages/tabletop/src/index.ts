/** What any game needs, and what knows no game. */
export * from './ask.ts'
export * from './battery.ts'
export * from './chance.ts'
export * from './history.ts'
export * from './notation/index.ts'
export * from './random-player.ts'
export * from './run.ts'
export * from './sha256.ts'
