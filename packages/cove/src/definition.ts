/** Merchants Cove for the platform. Hidden things are hidden from all, so views do not depend on the viewer. */
import type { GameDefinition, GameTypes, HistoryOf } from '@merchants/tabletop'
import { movesOf as writtenMoves, SPECTATOR } from '@merchants/tabletop'
import type { Act, CoveDecision, Kind, Options } from './decision.ts'
import type { Event } from './events.ts'
import { coveRules } from './game.ts'
import { guess } from './guess.ts'
import { legalMoves } from './notation/legal.ts'
import { coveMoves } from './notation/moves.ts'
import { readGameSetup } from './notation/saved.ts'
import { optionWord } from './notation/words.ts'
import { inEnglish } from './reasons.ts'
import { CURRENT_RULES, FIRST_RULES } from './rules-version.ts'
import { newGame, whyNotSetup } from './setup.ts'
import type { Setup, State } from './state.ts'
import { readStored, writeStored } from './store.ts'
import type { EventView, View } from './view.ts'
import { view, viewEvent } from './view.ts'
import { World } from './worlds/world.ts'

export interface Cove extends GameTypes {
  readonly setup: Setup
  readonly state: State
  readonly decision: CoveDecision
  readonly event: Event
  readonly view: View
  readonly eventView: EventView
  readonly act: Act
}

export const cove: GameDefinition<Cove> = {
  ...coveRules,
  name: 'cove',
  versions: { first: FIRST_RULES, current: CURRENT_RULES },
  setup: {
    read: readGameSetup,
    write: ({ level, rogue, townsfolkSets, merchants }) => ({ level, rogue, townsfolkSets, merchants }),
    whyNot: whyNotSetup,
    seats: ({ merchants }) => merchants.length + 1,
    players: ({ merchants }) => merchants.length,
    byRules: (setup, rules) => ({ ...setup, rules }),
  },
  deal: newGame,
  view,
  viewEvent,
  reveal: { view, event: (event) => viewEvent(event, SPECTATOR) },
  guess,
  world: (pause, chance) => World.of(pause, chance)?.write(),
  isOpen: () => true,
  mayBeReactedTo: () => false,
  // Even the single step of the automaton happens when a person says so.
  automaticAnswer: () => undefined,
  actUnderWay,
  winners: ({ winners }) => winners,
  moves: { ...coveMoves, legal: legalMoves, explain: inEnglish },
  words: {
    question: ({ ask, about }) => (about === undefined ? ask : `${ask} ${about}`),
    option: ({ kind, options }, at) => optionWord(kind, options[at] as Options[Kind]),
  },
  storage: { write: writeStored, read: readStored },
}

/** The visit that the open question belongs to. */
function actUnderWay({ pause }: HistoryOf<Cove>): Act | undefined {
  const went = pause.decision && pause.events.find(({ what }) => what === 'went')
  return went?.what === 'went' ? went.act : undefined
}

/** All moves so far, as they would be written. */
export const movesOf = (history: HistoryOf<Cove>): string[] => writtenMoves(cove, history)
