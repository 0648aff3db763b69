/** The sentence that tells each written move: the log's, or one of our own where the log is silent. */
import type { CardId } from '@merchants/dale'
import type { Entry } from '../log/entries.ts'
import { entriesOf } from '../log/entries.ts'
import type { Facts, Viewer } from '../log/tell.ts'
import type { PastMove, Replay, Told } from '../sight.ts'
import { isHere } from '../sight.ts'
import { CARD } from './seen-moves.ts'
import { stepAt } from './timeline.ts'

/** What an action is told by, though it may bring more sentences. */
const ACTIONS: Readonly<Record<string, string>> = {
  buy: 'log.bought',
  build: 'log.built',
  play: 'log.played',
  use: 'log.used',
  discard: 'log.discarded',
  pass: 'replay.told-passed',
}

/** What may follow a choice and was not chosen. */
const FOLLOWS = /^(logbook\.filled|log\.(shuffled|fell-due|ended|finished|market-filled|won))/

export interface ToldMove extends PastMove {
  readonly told: Entry
}

/** Moves and log are the whole game's, as the same eyes see it. */
export function toldMoves(
  replay: Replay,
  moves: readonly PastMove[],
  log: readonly Told[],
  viewer: Viewer,
): readonly ToldMove[] {
  const you = spokenTo(replay)
  const entries = entriesOf(log, { ...viewer, seat: you }).flatMap((turn) => turn.entries)
  return moves.map((move, place) => {
    const end = stepAt(replay, place + 1)
    const brought = entries.filter(({ step }) => step > move.step && step <= end)
    const endsTurn = moves[place + 1]?.turn !== move.turn
    return { ...move, told: tellingOf(move, brought) ?? ownTelling(move, endsTurn, you) }
  })
}

function tellingOf({ seat, line }: PastMove, entries: readonly Entry[]): Entry | undefined {
  const action = ACTIONS[wordOf(line)]
  if (action !== undefined) return entries.find((entry) => entry.seat === seat && entry.say.startsWith(action))
  const chosen = entries.filter(({ say }) => !FOLLOWS.test(say))
  return chosen.find((entry) => entry.seat === seat) ?? chosen.find((entry) => entry.seat === undefined)
}

function ownTelling({ step, seat, line }: PastMove, endsTurn: boolean, you: number): Entry {
  const cards = (line.match(CARD) ?? []).map((word) => word.replace(/#.*/, '') as CardId)
  const say = (base: string, facts: Facts): Entry => {
    return { id: -1, step, seat, say: `replay.told-${base}${seat === you ? '-you' : ''}`, facts, isEffect: false }
  }
  if (wordOf(line) === 'pass') return say(endsTurn ? 'ended' : 'passed', { who: seat })
  if (wordOf(line) === 'discard') return say('discarded', { who: seat })
  if (line.endsWith(' none')) return say('chose-nothing', { who: seat })
  return cards.length === 0 ? say('chose', { who: seat }) : say('chose-cards', { who: seat, cards })
}

/** "p1 buy 5 with junk": the second word says what is done. */
const wordOf = (line: string): string => line.split(' ')[1] ?? ''

/** The only person at the screen, whosever eyes the game is seen with. */
function spokenTo({ setup: { seats } }: Replay): number {
  const people = seats.filter(({ kind }) => isHere(kind))
  return people.length === 1 ? seats.findIndex(({ kind }) => kind === 'me') : -1
}
