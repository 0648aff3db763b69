/** The sentence for each written move, from the log, or our own where the log is silent. */
import { isCardId } from '@merchants/dale'
import type { LogLine } from '../log/log-lines.ts'
import { logLinesOf } from '../log/log-lines.ts'
import type { Facts, LogViewer } from '../log/event-sentence.ts'
import type { PastMove, Replay, DaleLogEntry } from '../match-types.ts'
import { isOnThisDevice } from '../match-types.ts'
import { CARD } from './redacted-moves.ts'
import { stepAt } from './timeline.ts'

/** The event that represents an action with several sentences. */
const ACTIONS: Readonly<Record<string, string>> = {
  buy: 'log.bought',
  build: 'log.built',
  play: 'log.played',
  use: 'log.used',
  discard: 'log.discarded',
  pass: 'replay.told-passed',
}

/** Sentences about what follows from an answer, not about the answer itself. */
const FOLLOWS = /^(logbook\.filled|log\.(shuffled|fell-due|ended|finished|market-filled|won))/

export interface DescribedMove extends PastMove {
  readonly told: LogLine
}

/** Moves and log are the whole game's, as the same viewer sees it. */
export function describeMoves(
  replay: Replay,
  moves: readonly PastMove[],
  log: readonly DaleLogEntry[],
  viewer: LogViewer,
): readonly DescribedMove[] {
  const you = spokenTo(replay)
  const entries = logLinesOf(log, { ...viewer, seat: you }).flatMap((turn) => turn.entries)
  return moves.map((move, place) => {
    const end = stepAt(replay, place + 1)
    const brought = entries.filter(({ step }) => step > move.step && step <= end)
    const endsTurn = moves[place + 1]?.turn !== move.turn
    return { ...move, told: tellingOf(move, brought) ?? ownTelling(move, endsTurn, you) }
  })
}

function tellingOf({ seat, line }: PastMove, entries: readonly LogLine[]): LogLine | undefined {
  const action = ACTIONS[wordOf(line)]
  if (action !== undefined) return entries.find((entry) => entry.seat === seat && entry.say.startsWith(action))
  const chosen = entries.filter(({ say }) => !FOLLOWS.test(say))
  return chosen.find((entry) => entry.seat === seat) ?? chosen.find((entry) => entry.seat === undefined)
}

function ownTelling({ step, seat, line, declined }: PastMove, endsTurn: boolean, you: number): LogLine {
  const cards = (line.match(CARD) ?? []).map((word) => word.replace(/#.*/, '')).filter(isCardId)
  const say = (base: string, facts: Facts): LogLine => {
    return { id: -1, step, seat, say: `replay.told-${base}${seat === you ? '-you' : ''}`, facts, isEffect: false }
  }
  if (wordOf(line) === 'pass') return say(endsTurn ? 'ended' : 'passed', { who: seat })
  if (wordOf(line) === 'discard') return say('discarded', { who: seat })
  if (declined !== undefined)
    return say(declined.isReaction ? 'no-reaction' : 'declined-cards', { who: seat, cards: declined.cards })
  if (line.endsWith(' no')) return say('declined', { who: seat })
  if (line.endsWith(' none')) return say('chose-nothing', { who: seat })
  return cards.length === 0 ? say('chose', { who: seat }) : say('chose-cards', { who: seat, cards })
}

/** "p1 buy 5 with junk": the second word says what is done. */
const wordOf = (line: string): string => line.split(' ')[1] ?? ''

/** The only person at the screen, for any viewer. */
function spokenTo({ setup: { seats } }: Replay): number {
  const people = seats.filter(({ kind }) => isOnThisDevice(kind))
  return people.length === 1 ? seats.findIndex(({ kind }) => kind === 'me') : -1
}
