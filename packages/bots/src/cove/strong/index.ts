/** The levels of the Cove that look ahead, and its coach: loaded only where they are needed. */
export * from './levels.ts'
export type { CoveAdvice, CoveAdvisedMove } from '../coach/advice.ts'
export { adviseFromText } from '../coach/advice.ts'
export type { CoveJudged, CovePlayedDecision, CovePlayedGame } from '../coach/decisions.ts'
export { coveDecisionsOf, judgeInCove } from '../coach/decisions.ts'
export type { CoveReason } from '../coach/reasons.ts'
export * from '../training/learn.ts'
