/**
 * Given a table, when someone acts, then pieces are there. Speaks only through the notation.
 *
 * A pile not named is empty, and shuffles change nothing: bags are drawn from first to last.
 */
import type { Json } from '@merchants/tabletop'
import { allEvents, begin, isRefusal } from '@merchants/tabletop'
import type { Event } from '../events.ts'
import { coveRules } from '../game.ts'
import { legalMoves } from '../notation/legal.ts'
import { inLog } from '../notation/log.ts'
import type { CoveHistory } from '../notation/play.ts'
import { playLine } from '../notation/play.ts'
import { readPosition } from '../notation/read-position.ts'
import type { HumanJson, PositionJson } from '../notation/write-position.ts'
import { writePosition } from '../notation/write-position.ts'

/** The fields of a position; `die` and `pick` script its randomness. */
export type Given = { readonly [field: string]: Json }

const EMPTY: Given = { bag: [], square: [], townsfolkDeck: [], corruptionDeck: [] }

export function scenario({ die = [], pick = [], ...given }: Given = {}) {
  const chance = { shuffle: 'keep', die, pick }
  let history: CoveHistory = begin(coveRules, readPosition({ game: 'cove', chance, ...EMPTY, ...given }))
  const position = (): PositionJson => writePosition(history.pause.now)
  const humans = (): readonly HumanJson<readonly string[]>[] => {
    const { human, humans: both = [] } = position()
    return human === undefined ? both : [human]
  }
  return {
    /** Makes moves, one line each; throws if one cannot be made. */
    plays(...lines: string[]): void {
      for (const line of lines) {
        const next = playLine(history, line)
        if (isRefusal(next)) {
          const options = legalMoves(history).slice(0, 12).join('; ')
          throw new Error(`${line}: ${next.key} ${JSON.stringify(next.facts)}; legal: ${options}`)
        }
        history = next
      }
    },
    /** The reason key why a move is not legal, or `undefined` if it is. Nothing is played. */
    cannot(line: string): string | undefined {
      const next = playLine(history, line)
      return isRefusal(next) ? next.key : undefined
    },
    get position() {
      return position()
    },
    get human() {
      return humans()[0] as HumanJson<readonly string[]>
    },
    get humans() {
      return humans()
    },
    get huckster() {
      return position().huckster
    },
    /** The seat asked and the question, as in `p1 boat` or `huckster turn`; `undefined` when the game is over. */
    get asked() {
      const { decision, now } = history.pause
      if (decision === undefined) return undefined
      return decision.seat === now.humans.length ? decision.ask : `p${decision.seat + 1} ${decision.ask}`
    },
    get legal() {
      return legalMoves(history)
    },
    get winners() {
      return history.pause.now.winners
    },
    /** Events since the last move. */
    get news(): readonly Event[] {
      return history.pause.news
    },
    /** The rules that the Huckster has given as his reasons since the last move. */
    get rules(): string[] {
      return history.pause.news.flatMap((event) => ('why' in event ? [event.why.key] : []))
    },
    get log() {
      return allEvents(history).flatMap((event) => inLog(event, history.pause.now.humans.length) ?? [])
    },
  }
}
