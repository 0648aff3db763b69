/** How fast things are. `merchants bench` asks for these figures and prints them. */
export { benchBots } from './bots.ts'
export { benchCove } from './cove.ts'
export { benchEngine } from './engine.ts'
export { benchSearch } from './search.ts'
export { benchAgainst } from './server/against.ts'
export { benchOpening } from './server/opening.ts'
export { benchServer } from './server/server.ts'
export { soak } from './server/soak.ts'
