/** The merchants that humans play. */
export { whyNotForge, whyNotLoad } from './blacksmith.ts'
export * from './laboratory.ts'
export * from './locations.ts'
export * from './recipes.ts'
export * from './smithy.ts'
