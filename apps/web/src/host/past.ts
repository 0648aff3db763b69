/** Looking back at a game: any moment of it, with anybody's eyes, and its moves as they would be written. */
import type { DaleHistory, DalePause, EventView } from '@merchants/dale'
import { dale, openView, SPECTATOR, view, viewEvent } from '@merchants/dale'
import { linesOf, run } from '@merchants/tabletop'
import { eyesFor } from '../replay/eyes.ts'
import type { Eyes, PastMove, Replay, Sight, Told } from '../sight.ts'
import type { GameRecord } from './record.ts'
import { isOver } from './record.ts'

export function replayOf(record: GameRecord, history: DaleHistory): Replay {
  const { game, table } = record
  return {
    game,
    setup: table,
    steps: history.past.length,
    isOver: isOver(record, history),
    moves: movesWithPlaces(history),
  }
}

/** The table after so many answers, to be looked at only; the news are what the answer before has brought. */
export function lookBack(record: GameRecord, history: DaleHistory, step: number, wanted: Eyes): Sight {
  const { game, table } = record
  const at = Math.max(0, Math.min(step, history.past.length))
  const pause = pauseAt(history, at)
  const eyes = eyesFor(table, isOver(record, history)).includes(wanted) ? wanted : 'spectator'
  const log: Told[] = []
  for (let each = 0; each <= at; each++) {
    const events = each === history.past.length ? history.pause.news : (history.past[each]?.news ?? [])
    for (const event of events) {
      const seen = eyes === 'open' ? openEvent(event) : viewEvent(event, eyes === 'spectator' ? SPECTATOR : eyes)
      if (seen !== undefined) log.push({ step: each, event: seen })
    }
  }
  const news = log.findIndex((told) => told.step === at)
  const seen =
    eyes === 'open' ? openView(pause, firstPerson(table.seats)) : view(pause, eyes === 'spectator' ? SPECTATOR : eyes)
  return {
    game,
    setup: table,
    step: at,
    view: { ...seen, decision: undefined },
    act: undefined,
    log,
    news: news < 0 ? log.length : news,
    whyNoUndo: { key: 'nothing-to-undo', facts: {} },
    curtain: undefined,
  }
}

const firstPerson = (seats: GameRecord['table']['seats']): number =>
  Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'me'),
  )

function pauseAt(history: DaleHistory, step: number): DalePause {
  const past = history.past[step]
  return past === undefined ? history.pause : run(dale, past.position, past.told)
}

type HappenedEvent = DaleHistory['pause']['news'][number]

function openEvent(event: HappenedEvent): EventView | undefined {
  if (event.what === 'moved') return viewEvent({ ...event, seers: 0xff }, SPECTATOR)
  return viewEvent(event, event.what === 'looked' ? event.seat : SPECTATOR)
}

const movesWithPlaces = (history: DaleHistory): PastMove[] =>
  linesOf(dale, history)
    .filter(({ text }) => text !== '')
    .map(({ step, answered: [{ now, decision }], text }) => ({
      step,
      turn: now.turn,
      seat: decision.seat,
      line: text,
    }))
