/** Dale of Merchants as the platform knows it. */
import type { GameDefinition, GameTypes, HistoryOf } from '@merchants/tabletop'
import { movesOf as writtenMoves } from '@merchants/tabletop'
import { actUnderWay } from './act-under-way.ts'
import { automaticAnswer } from './automatic-answers.ts'
import type { DaleDecision } from './decision.ts'
import type { Event } from './events.ts'
import { daleRules } from './game.ts'
import { guess } from './guess.ts'
import { isOpen, mayBeReactedTo } from './moments.ts'
import { legalMoves } from './notation/legal.ts'
import { daleMoves } from './notation/moves.ts'
import { readSetup } from './notation/saved.ts'
import { inEnglish } from './reasons.ts'
import { CURRENT_RULES, FIRST_RULES } from './rules-version.ts'
import type { Setup } from './setup.ts'
import { newGame, whyNotSetup } from './setup.ts'
import type { State } from './state.ts'
import { readStored, writeStored } from './store.ts'
import type { View } from './view.ts'
import { openView, view } from './view.ts'
import type { ActView } from './view-decision.ts'
import type { EventView } from './view-event.ts'
import { openEvent, viewEvent } from './view-event.ts'

export interface Dale extends GameTypes {
  readonly setup: Setup
  readonly state: State
  readonly decision: DaleDecision
  readonly event: Event
  readonly view: View
  readonly eventView: EventView
  readonly act: ActView
}

export const dale: GameDefinition<Dale> = {
  ...daleRules,
  name: 'dale',
  versions: { first: FIRST_RULES, current: CURRENT_RULES },
  setup: { read: readSetup, whyNot: whyNotSetup, seats: ({ players }) => players },
  deal: newGame,
  view,
  viewEvent,
  reveal: { view: openView, event: openEvent },
  guess,
  isOpen,
  mayBeReactedTo,
  automaticAnswer,
  actUnderWay,
  moves: { ...daleMoves, legal: legalMoves, explain: inEnglish },
  storage: { write: writeStored, read: readStored },
}

/** All moves so far, as they would be written. */
export const movesOf = (history: HistoryOf<Dale>): string[] => writtenMoves(dale, history)
