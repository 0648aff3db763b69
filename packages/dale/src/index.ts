/** Dale of Merchants: pure rules, no clock, no I/O, nothing from outside but tabletop. */
export * from './card.ts'
export * from './decision.ts'
export * from './decks/index.ts'
export * from './events.ts'
export * from './game.ts'
export * from './reasons.ts'
export * from './setup.ts'
export * from './state.ts'
