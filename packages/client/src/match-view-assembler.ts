/** Puts the log together from its parts, and lets no older view follow a newer one. */
import type { Diff, DiffMessage, MatchViewOf, Shape, MatchMessage, MatchState, LogEntryOf } from '@merchants/protocol'
import type { GameTypes } from '@merchants/tabletop'
import { applyDiff, joinLog, unpack } from '@merchants/protocol'
import { decodeView } from './decode-view.ts'

/** The game as it stands, with everything that happened so far. */
export interface TableMatchView<G extends GameTypes = GameTypes> extends MatchViewOf<G> {
  readonly game: number
  /** The number of the question, which an answer must name. */
  readonly question: number
  readonly log: readonly LogEntryOf<G>[]
  /** Where in the log the news begins. */
  readonly news: number
}

export class MatchViewAssembler {
  /** The newest view that was shown. */
  newest: TableMatchView | undefined
  private log: readonly LogEntryOf[] = []
  /** The last view of this connection, as it came. */
  private last: MatchState | undefined
  private shapes: readonly Shape[] = []

  /** A new connection sends everything from the beginning, packed by these shapes. */
  restart(shapes: readonly Shape[] = []): void {
    this.log = []
    this.last = undefined
    this.shapes = shapes
  }

  /** The view to show, nothing if a newer one was shown already, or 'gap' if a part of the log is missing. */
  receive(message: MatchMessage | DiffMessage): TableMatchView | 'gap' | undefined {
    if (message.is === 'diff') return this.receiveDiff(message)
    const { is: _, log, ...state } = message
    return this.see(state, log)
  }

  private receiveDiff({ sight, log }: DiffMessage): TableMatchView | 'gap' | undefined {
    if (this.last === undefined) return 'gap'
    const state = applyDiff(this.last, unpack(sight, this.shapes) as Diff) as MatchState
    return this.see(state, unpack(log, this.shapes) as readonly LogEntryOf[])
  }

  private see(state: MatchState, log: readonly LogEntryOf[]): TableMatchView | 'gap' | undefined {
    const { from, game, question, news, step, view, act, whyNoUndo, curtain } = state
    this.last = state
    if (from > this.log.length) return 'gap'
    this.log = joinLog(this.log, from, log)
    if (this.newest !== undefined && isBefore(state, this.newest)) return undefined
    this.newest = { game, question, log: this.log, news, ...decodeView({ step, view, act, whyNoUndo, curtain }) }
    return this.newest
  }

  /** An answer was acknowledged. Until its effect is shown, nothing is asked. */
  answered(question: number): TableMatchView | undefined {
    const { newest } = this
    if (newest?.question !== question || newest.view.decision === undefined) return undefined
    const view = { ...newest.view, decision: undefined, waitsFor: undefined }
    this.newest = { ...newest, view, act: undefined, news: newest.log.length, whyNoUndo: NOTHING_TO_UNDO }
    return this.newest
  }
}

const NOTHING_TO_UNDO = { key: 'nothing-to-undo', facts: {} }

type Numbered = Pick<TableMatchView, 'game' | 'question'>

const isBefore = (one: Numbered, other: Numbered): boolean =>
  one.game === other.game ? one.question < other.question : one.game < other.game
