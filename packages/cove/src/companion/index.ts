/** The companion to the box (H-96 to H-100): it runs only the Huckster, and asks the person at the table for the rest. */
export type { Instruction } from './instruction.ts'
export { rulesOf } from './instruction.ts'
export type { Known } from './known.ts'
export type { FactName, FactQuestion, Facts, QuestionAbout } from './question.ts'
export type { Awaited, Session, Standing, TrailStep } from './session.ts'
export { correctEntry, enterDone, enterFact, newSession, standingOf, stepBack } from './session.ts'
export type { CompanionPhase, CompanionSetup, CompanionState, FinalScore, TurnStep } from './state.ts'
export { DECK_KINDS, goalOf, sumOf, TURN_STEPS } from './state.ts'
