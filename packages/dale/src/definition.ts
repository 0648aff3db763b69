/** Dale of Merchants as the platform knows it. */
import type { GameDefinition, GameTypes, HistoryOf } from '@merchants/tabletop'
import { movesOf as writtenMoves } from '@merchants/tabletop'
import { actUnderWay } from './act-under-way.ts'
import { daleWords } from './answer-words.ts'
import { automaticAnswer } from './automatic-answers.ts'
import type { DaleDecision } from './decision.ts'
import type { Event } from './events.ts'
import { daleRules } from './game.ts'
import { guess } from './guess.ts'
import { isAboutReaction, isDeclined, isOpen, isSecret, mayBeReactedTo } from './moments.ts'
import { legalMoves } from './notation/legal.ts'
import { daleMoves } from './notation/moves.ts'
import { readSetup, writeSetup } from './notation/saved.ts'
import { typedMoves } from './notation/typed.ts'
import { inEnglish } from './reasons.ts'
import { CURRENT_RULES, FIRST_RULES } from './rules-version.ts'
import type { Setup } from './setup.ts'
import { drawStarter, newGame, whyNotSetup } from './setup.ts'
import type { State } from './state.ts'
import { readStored, writeStored } from './store.ts'
import type { View } from './view.ts'
import { openView, view, viewsOf } from './view.ts'
import type { ActView } from './view-decision.ts'
import type { EventView } from './view-event.ts'
import { openEvent, viewEvent } from './view-event.ts'
import { wire } from './wire.ts'
import { World } from './worlds/world.ts'

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
  setup: {
    read: readSetup,
    write: writeSetup,
    whyNot: whyNotSetup,
    seats: ({ players }) => players,
    players: ({ players }) => players,
    byRules: (setup, rules) => ({ ...setup, rules }),
    drawn: (setup, winnersBefore, chance) => ({
      ...setup,
      starter: drawStarter(setup.players, winnersBefore, chance),
    }),
  },
  deal: newGame,
  view,
  viewsOf,
  viewEvent,
  reveal: { view: openView, event: openEvent },
  guess,
  world: (pause, chance) => World.of(pause, chance)?.write(),
  isOpen,
  mayBeReactedTo,
  automaticAnswer,
  actUnderWay,
  winners: ({ winners }) => winners,
  secretQuestions: { isSecret, active: ({ active }) => active, isAboutReaction, isDeclined },
  moves: { ...daleMoves, legal: legalMoves, explain: inEnglish, typed: typedMoves },
  words: daleWords,
  storage: { write: writeStored, read: readStored },
  wire,
}

/** All moves so far, as they would be written. */
export const movesOf = (history: HistoryOf<Dale>): string[] => writtenMoves(dale, history)
