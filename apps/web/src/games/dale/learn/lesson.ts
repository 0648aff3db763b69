/** A lesson with a prepared table, the coach's texts, and its goal. */
import type { CardId, EventView, View } from '@merchants/dale'
import type { Json } from '@merchants/tabletop'
import type { ActView } from '../match-types.ts'
import type { Key } from '../../../words/generated/keys.ts'

/** The learner's seat. */
export const ME = 0

/** A moment of a lesson, as far as the coach looks at it. */
export interface Moment {
  readonly view: View
  readonly act: ActView | undefined
  /** Everything that has happened in the lesson. */
  readonly events: readonly EventView[]
  /** The reasons for which the table has refused something and said why. */
  readonly reasons: ReadonlySet<string>
}

/** Something the coach says at certain moments, and the places on the table it is about. */
export interface Cue {
  readonly when: (moment: Moment) => boolean
  readonly say: Key
  /** Selectors, the most urgent first: those of the first entry that is on the table are pointed at. */
  readonly point: readonly string[]
}

export interface Lesson {
  readonly id: string
  readonly title: Key
  readonly position: Json
  /** The cards that the words of the lesson name. */
  readonly card?: CardId
  readonly other?: CardId
  /** The opponent's moves. */
  readonly replies?: readonly string[]
  /** In a moment that is neither learned nor known to any cue the player has gone astray. */
  readonly cues: readonly Cue[]
  readonly isLearned: (moment: Moment) => boolean
  /** Something else that is good to know here. */
  readonly tip?: Key
  /** For a player who has gone astray. */
  readonly hint: Key
  readonly praise?: Cue['say']
  /** The subject of the praise. */
  readonly result?: Cue['point']
}
