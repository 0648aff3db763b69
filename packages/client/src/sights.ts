/** Puts the log together from its parts, and lets no older sight follow a newer one. */
import type { Diff, DiffMessage, Seen, Shape, SightMessage, SightState, Told } from '@merchants/protocol'
import { applyDiff, joinLog, unpack } from '@merchants/protocol'
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
  /** The last sight of this connection, as it came. */
  private last: SightState | undefined
  private shapes: readonly Shape[] = []

  /** Another connection tells everything from its beginning, and packs it by these shapes. */
  restart(shapes: readonly Shape[] = []): void {
    this.log = []
    this.last = undefined
    this.shapes = shapes
  }

  /** The sight to show, nothing if a newer one was shown already, or 'gap' if a part of the log is missing. */
  take(message: SightMessage | DiffMessage): TableSight | 'gap' | undefined {
    if (message.is === 'diff') return this.takeDiff(message)
    const { is: _, log, ...state } = message
    return this.see(state, log)
  }

  private takeDiff({ sight, log }: DiffMessage): TableSight | 'gap' | undefined {
    if (this.last === undefined) return 'gap'
    const state = applyDiff(this.last, unpack(sight, this.shapes) as Diff) as SightState
    return this.see(state, unpack(log, this.shapes) as readonly Told[])
  }

  private see(state: SightState, log: readonly Told[]): TableSight | 'gap' | undefined {
    const { from, game, question, news, step, view, act, whyNoUndo, curtain } = state
    this.last = state
    if (from > this.log.length) return 'gap'
    this.log = joinLog(this.log, from, log)
    if (this.newest !== undefined && isBefore(state, this.newest)) return undefined
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
