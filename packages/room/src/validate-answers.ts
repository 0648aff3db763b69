/** Judges a seat's answers. A refusal must reveal nothing that the seat does not know (see docs/fair.md). */
import { PendingAnswers } from '@merchants/match'
import type { AnyGame, Answer, GameTypes, HistoryOf, Refusal, TypedMoves } from '@merchants/tabletop'
import { isRefusal, readable } from '@merchants/tabletop'
import type { LazyMatch } from './lazy-match.ts'
import { refuse } from './refusals.ts'

export interface ValidatedAnswers {
  readonly pending: PendingAnswers<GameTypes>
  /** How many of the answers are the seat's own; the others answer themselves. */
  readonly given: number
}

/**
 * The answers of a message are applied together or not at all. But once one of them would show the seat something or
 * ask another seat, a later answer cannot cause a refusal, because that would reveal hidden cards for free.
 */
export function validateAnswers(play: LazyMatch, seat: number, answers: readonly Answer[]): ValidatedAnswers | Refusal {
  const pending = new PendingAnswers(play.rules, play.history)
  let isSure = true
  for (const answer of answers) {
    if (pending.after.pause.decision?.seat !== seat) break
    const refusal = pending.add(answer, false)
    if (refusal !== undefined && isSure) return refusal
    if (refusal !== undefined) break
    isSure &&= isStillSure(pending.after, seat)
  }
  return pending.steps.length === 0 ? refuse('not-now') : withAutomaticAnswers(pending)
}

/** Whether this seat could have told what it is asked now. */
const isStillSure = ({ pause }: HistoryOf<GameTypes>, seat: number): boolean =>
  !pause.learned && pause.decision?.seat === seat && pause.decision.joins

/** The same for a written move; of several answers in a row the possible ones count. */
export function validateMove(play: LazyMatch, seat: number, line: string): ValidatedAnswers | Refusal | undefined {
  const result = tryTyped(play, ({ history }, { play: playTyped }) => playTyped(history, seat, withSeat(seat, line)))
  if (isRefusal(result)) return result
  const pending = new PendingAnswers(play.rules, play.history)
  pending.addAllOf(result)
  return pending.steps.length === 0 ? undefined : withAutomaticAnswers(pending)
}

/** The reason why a written move is not possible now. Of several answers in a row the first is judged, because the next question is not known yet. */
export function whyNotTypedMove(play: LazyMatch, seat: number, line: string): Refusal | undefined {
  return tryTyped(play, ({ history }, { whyNot }) => whyNot(history, seat, withSeat(seat, line)))
}

/** A typed move may leave out its seat. */
const withSeat = (seat: number, line: string): string => (/^p[1-4]\b/.test(line) ? line : `p${seat + 1} ${line}`)

function tryTyped<T>(play: LazyMatch, attempt: (play: LazyMatch, moves: TypedMoves<GameTypes>) => T): T | Refusal {
  const { rules } = play
  return readable(() => attempt(play, rules.moves.typed ?? wholeMoves(rules)))
}

/** Plays or refuses a move as a whole. */
const wholeMoves = (game: AnyGame): TypedMoves<GameTypes> => {
  const play: TypedMoves<GameTypes>['play'] = (history, seat, text) => {
    const result = game.moves.playLine(history, text)
    if (isRefusal(result)) return result
    const pending = new PendingAnswers(game, history)
    pending.addAllOf(result)
    return pending.steps.every((step) => step.seat === seat) ? result : refuse('not-now')
  }
  const whyNot: TypedMoves<GameTypes>['whyNot'] = (history, seat, text) => {
    const result = play(history, seat, text)
    return isRefusal(result) ? result : undefined
  }
  return { play, whyNot }
}

const withAutomaticAnswers = (pending: PendingAnswers<GameTypes>): ValidatedAnswers => {
  const given = pending.steps.length
  pending.addAutomatic()
  return { pending, given }
}
