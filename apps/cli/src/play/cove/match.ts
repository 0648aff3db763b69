/** A game of the Cove at this terminal: how far it is, the way back, and how it is kept. */
import type { CoveDecision, CoveHistory, SavedGame, Setup } from '@merchants/cove'
import { beginSaved, cove, inEnglish, movesOf, tryLine } from '@merchants/cove'
import type { Answer } from '@merchants/tabletop'
import { advance, isRefusal, undo, whyNoUndo } from '@merchants/tabletop'

export interface CoveStart extends Setup {
  readonly seed: string
}

export class CoveMatch {
  readonly start: CoveStart
  history: CoveHistory

  constructor(start: CoveStart) {
    this.start = start
    this.history = beginSaved(start)
  }

  get decision(): CoveDecision | undefined {
    return this.history.pause.decision
  }

  get humans(): number {
    return this.start.merchants.length
  }

  /** Goes on with an answer, or says why not. */
  answer(answer: Answer): string | undefined {
    const next = advance(cove, this.history, answer)
    if (isRefusal(next)) return inEnglish(next)
    this.history = next
    return undefined
  }

  /** Goes on with a written move, or says why not. */
  move(line: string): string | undefined {
    const next = tryLine(this.history, line)
    if (typeof next === 'string') return next
    this.history = next
    return undefined
  }

  /** Why a written move is not possible; nothing is played. */
  whyNot(line: string): string | undefined {
    const next = tryLine(this.history, line)
    return typeof next === 'string' ? next : undefined
  }

  /** Takes the last answer back, or says why that cannot be. */
  takeBack(): string | undefined {
    const why = whyNoUndo(this.history)
    if (why !== undefined) return `not possible: ${inEnglish(why)}`
    this.history = undo(cove, this.history)
    return undefined
  }

  save(): SavedGame {
    return { ...this.start, moves: movesOf(this.history) }
  }
}
