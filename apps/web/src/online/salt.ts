/** The random number that this browser adds to a game, so that no one else can know it beforehand. */
export { newSeed as newSalt } from '../seed.ts'
