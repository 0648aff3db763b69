/** What this browser adds to the chance of a game, so that nobody else can know it beforehand. */
export { newSeed as newSalt } from '../seed.ts'
