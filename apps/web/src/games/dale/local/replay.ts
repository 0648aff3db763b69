/** The replay of a game: any moment of it from any point of view, and its written moves. */
import type { Dale, DecisionView } from '@merchants/dale'
import { SPECTATOR, viewDecision } from '@merchants/dale'
import type { Match } from '@merchants/match'
import { snapshotAt } from '@merchants/match'
import { allowedViewers } from '../replay/viewers.ts'
import type { Declined, ReplayViewer, PastMove, Replay, DaleMatchView } from '../match-types.ts'
import type { GameRecord } from './record.ts'
import { isOver } from './record.ts'

export function replayOf(record: GameRecord, match: Match<Dale>): Replay {
  const { game, table } = record
  return {
    game,
    setup: table,
    steps: match.step,
    isOver: isOver(record, match),
    moves: movesWithPlaces(match),
  }
}

/** The table after this many answers, to be looked at only. */
export function viewAt(record: GameRecord, match: Match<Dale>, step: number, wanted: ReplayViewer): DaleMatchView {
  const { game, table } = record
  const viewer = allowedViewers(table, isOver(record, match)).includes(wanted) ? wanted : 'spectator'
  const seat = viewer === 'open' ? firstPerson(table.seats) : viewer === 'spectator' ? SPECTATOR : viewer
  const { from: _, ...then } = snapshotAt(match, step, seat, viewer === 'open')
  return { game, setup: table, ...then, view: { ...then.view, decision: undefined } }
}

const firstPerson = (seats: GameRecord['table']['seats']): number =>
  Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'me'),
  )

const movesWithPlaces = ({ lines }: Match<Dale>): PastMove[] =>
  lines
    .filter(({ text }) => text !== '')
    .map(({ step, answered: [{ now, decision }], text }) => ({
      step,
      turn: now.turn,
      seat: decision.seat,
      line: text,
      declined: / (?:none|no)$/.test(text) ? declinedIn(viewDecision(now, decision)) : undefined,
    }))

/** The cards that could have been used; `undefined` if the question was not about using any. */
function declinedIn(decision: DecisionView): Declined | undefined {
  const { ask, about } = decision
  const isReaction = ask === 'react'
  if (decision.kind === 'uses') return { isReaction, cards: [...new Set(decision.options.map(({ as }) => as))] }
  return ask === 'use it' && about !== undefined ? { isReaction, cards: [about] } : undefined
}
