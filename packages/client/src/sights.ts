/** Puts the log together from its parts, and lets no older sight follow a newer one. */
import type { Seen, SightMessage, Told } from '@merchants/protocol'
import { joinLog } from '@merchants/protocol'
import { asSeen } from './wire.ts'

/** The game as it stands, with everything that happened so far. */
export interface TableSight extends Seen {
  readonly game: number
  /** The number of the question: an answer must name it. */
  readonly question: number
  readonly log: readonly Told[]
  /** Where in the log the news begin. */
  readonly news: number
}

export class Sights {
  /** The newest sight that was shown. */
  newest: TableSight | undefined
  private log: readonly Told[] = []

  /** Another connection tells the log from its beginning. */
  restart(): void {
    this.log = []
  }

  /** The sight to show, nothing if a newer one was shown already, or 'gap' if a part of the log is missing. */
  take(message: SightMessage): TableSight | 'gap' | undefined {
    const { from, log, game, question, news, step, view, act, whyNoUndo, curtain } = message
    if (from > this.log.length) return 'gap'
    this.log = joinLog(this.log, from, log)
    if (this.newest !== undefined && isBefore(message, this.newest)) return undefined
    this.newest = { game, question, log: this.log, news, ...asSeen({ step, view, act, whyNoUndo, curtain }) }
    return this.newest
  }

  /** An answer has arrived: until what came of it is shown, nothing is asked any more. */
  answered(question: number): TableSight | undefined {
    const { newest } = this
    if (newest?.question !== question || newest.view.decision === undefined) return undefined
    const view = { ...newest.view, decision: undefined, waitsFor: undefined }
    this.newest = { ...newest, view, act: undefined, news: newest.log.length, whyNoUndo: NOTHING_TO_UNDO }
    return this.newest
  }
}

const NOTHING_TO_UNDO = { key: 'nothing-to-undo', facts: {} }

type Numbered = Pick<TableSight, 'game' | 'question'>

const isBefore = (one: Numbered, other: Numbered): boolean =>
  one.game === other.game ? one.question < other.question : one.game < other.game
