/** The only way out of a table for data. Built up field by field, so a field not written here cannot leak. */
import type { MatchEvent } from '@merchants/match'
import { NOTHING_TO_UNDO, undoTarget } from '@merchants/match'
import type {
  ChatLine,
  LobbyEntry,
  Proposal,
  MatchViewOf,
  TableSeat,
  SentFrames,
  MatchMessage,
  TableOptions,
  TableView,
  LogEntryOf,
} from '@merchants/protocol'
import { isAnnouncement, sendFrames } from '@merchants/protocol'
import type { AnyView, GameTypes, Refusal } from '@merchants/tabletop'
import { SPECTATOR, itemAt } from '@merchants/tabletop'
import { whyNotTypedMove } from './validate-answers.ts'
import type { RoomSeat } from './room-seat.ts'
import { isPlayedByHuman, botLevelOf } from './room-seat.ts'
import type { LazyMatch } from './lazy-match.ts'
import { refuse } from './refusals.ts'
import type { Room } from './room.ts'
import { sharedLogLength, encodeCursor } from './log-cursor.ts'
import type { ScreenSeats } from './log-cursor.ts'
import { sharedViews } from './shared-views.ts'
import type { Seats } from './shown.ts'
import { askedNow, questionFor, shownBefore, shownStep, stepShownAs } from './shown.ts'

/** The connected seats. */
export interface Presence {
  readonly here: ReadonlySet<number>
  readonly spectators: number
}

export function tableView(room: Room, presence: Presence): TableView {
  const { table, stage, game, host, deal, winners, ending, roomSeats } = room
  const seen: TableView = {
    table,
    stage,
    game,
    options: optionsOf(room),
    seats: roomSeats.map((roomSeat, seat) => seatView(room, roomSeat, seat, presence.here.has(seat))),
    host,
    spectators: presence.spectators,
    commitment: deal?.commitment ?? room.nextCommitment,
    salts: [...(deal?.salts ?? room.salts)],
    proposal: proposalView(room),
    ending: ending ?? null,
    winners: [...winners],
    again: roomSeats.flatMap(({ wantsAgain }, seat) => (wantsAgain ? [seat] : [])),
    ...(room.isStopped && { isStopped: true }),
  }
  if (stage !== 'over' || room.isClosed) return seen
  return { ...seen, next: { commitment: room.nextCommitment, salts: [...room.salts] } }
}

const optionsOf = ({ options }: Room): TableOptions => ({
  game: options.game,
  setup: options.setup,
  isPublic: options.isPublic,
  clock: options.clock && { kind: options.clock.kind, seconds: options.clock.seconds },
  hasPause: options.hasPause,
})

function seatView(room: Room, roomSeat: RoomSeat, seat: number, isHere: boolean): TableSeat {
  const { is, name, isReady, standIn } = roomSeat
  const isPerson = is === 'person'
  return {
    is,
    name: isPerson ? name : '',
    level: isPerson ? null : roomSeat.level,
    isReady: isPerson ? isReady || seat === room.host : is === 'bot',
    isHere: isPerson && isHere,
    standIn: isPerson ? standIn : null,
    clock: isPerson ? clockView(room, roomSeat, seat) : null,
  }
}

/** Clocks as of the last public question. Secret questions in between stop and start none. */
function clockView({ options, shownClocks, stage }: Room, roomSeat: RoomSeat, seat: number): TableSeat['clock'] {
  const { clock } = options
  if (clock === null || stage === 'gathering') return null
  const { running, left } = shownClocks
  const since = running?.seat === seat ? running.since : null
  return { left: clock.kind === 'live' ? (left[seat] ?? roomSeat.left) / 1000 : clock.seconds, since }
}

function proposalView({ proposal, votersNeeded }: Room): Proposal | null {
  if (proposal === undefined) return null
  const { what, by, number, steps, opens, agreed } = proposal
  return {
    what,
    by,
    number,
    agreed: agreed.filter((seat) => votersNeeded.includes(seat)),
    needed: votersNeeded,
    ...(what === 'undo' && { steps }),
    ...(opens !== undefined && { opens }),
  }
}

export function lobbyEntry(room: Room): LobbyEntry {
  const { table, stage, openedAt, roomSeats } = room
  const seats = roomSeats.map(({ is, name, level }) => ({
    is,
    name: is === 'person' ? name : '',
    level: is === 'person' ? null : level,
  }))
  return { table, stage, options: optionsOf(room), seats, since: openedAt }
}

export const chatOf = ({ chat }: Room): readonly ChatLine[] =>
  chat.map(({ seat, name, text, at }) => ({ seat, name, text, at }))

/** The current viewer, or the player who has to come to a shared screen first. */
function seatInView(
  room: Room,
  { seats, viewer }: ScreenSeats,
): { readonly seat: number; readonly curtain: number | undefined } {
  const players = room.play?.players ?? 0
  const own = seats.filter((seat) => seat < players && room.roomSeats[seat]?.is === 'person')
  const [only = SPECTATOR] = own
  if (own.length < 2) return { seat: only, curtain: undefined }
  const asked = own.find((seat) => askedNow(room, seat, seats) !== undefined)
  const isWanted = asked !== undefined && isPlayedByHuman(room.roomSeats[asked])
  if (isWanted && asked !== viewer) return { seat: SPECTATOR, curtain: asked }
  return { seat: own.includes(viewer) ? viewer : SPECTATOR, curtain: undefined }
}

/** The game as this viewer sees it; `sent` is the `logCursor` of the last message to it, or 0. */
export const matchView = (room: Room, screen: ScreenSeats, sent: number): MatchMessage | undefined =>
  createMatchViews(room)(screen, sent)

/** The game for several viewers at this moment. Their views share equal parts, which are made once. */
export function createMatchViews(room: Room): (screen: ScreenSeats, sent: number) => MatchMessage | undefined {
  const { play, game, decision, stage } = room
  if (play === undefined) return () => undefined
  const { rules } = play
  const viewsAt = new Map<number, ReturnType<typeof sharedViews>>()
  const viewAt = (step: number, seat: number): AnyView => {
    const views = viewsAt.get(step) ?? sharedViews(play, play.historyAt(step).pause)
    viewsAt.set(step, views)
    return views.of(seat)
  }
  return (screen, sent) => {
    const { seat, curtain } = seatInView(room, screen)
    const at = shownStep(room, play, screen.seats)
    const momentAt = (step: number): number => shownBefore(room, play, screen.seats, step)
    const isNow = at === play.step
    const length = logLengthAt(play, at)
    const { same, common } = sharedLogLength(room, play, seat, sent, length)
    const from = same ? common : 0
    const seen = viewAt(at, seat)
    return {
      is: 'sight',
      game,
      question: questionFor(room, play, screen.seats),
      from,
      log: viewLog(play.log.slice(from, length), (event) => rules.viewEvent(event, seat), momentAt),
      news: common,
      step: momentAt(at),
      view: stage !== 'playing' ? withoutDecision(seen) : isNow ? seen : withAnsweredDecision(seen, screen.seats),
      act: isNow && decision?.joins && decision.seat === seat ? rules.actUnderWay(play.history) : undefined,
      whyNoUndo: isNow ? whyNoUndo(room, play, seat) : NOTHING_TO_UNDO,
      curtain,
    }
  }
}

/** How much of the log is shown with a moment. */
const logLengthAt = ({ log }: LazyMatch, step: number): number => log.findLastIndex((each) => each.step <= step) + 1

/** Events as a seat sees them, each with the number of the moment that it was shown with. */
function viewLog(
  happened: readonly MatchEvent<GameTypes>[],
  viewEvent: (event: object) => LogEntryOf['event'] | undefined,
  momentAt: (step: number) => number,
): readonly LogEntryOf[] {
  const list: LogEntryOf[] = []
  for (const { step, event } of happened) {
    const seen = isAnnouncement(event) ? event : viewEvent(event)
    if (seen !== undefined) list.push({ step: momentAt(step), event: seen })
  }
  return list
}

/** A game that the players have ended asks no more questions. */
const withoutDecision = (seen: AnyView): AnyView => ({ ...seen, decision: undefined, waitsFor: undefined })

/** The question was answered, but the result is not shown yet, because others may react. */
const withAnsweredDecision = (seen: AnyView, seats: Seats): AnyView => ({
  ...seen,
  decision: undefined,
  waitsFor: seen.waitsFor !== undefined && seats.includes(seen.waitsFor) ? undefined : seen.waitsFor,
})

function whyNoUndo(room: Room, play: LazyMatch, seat: number): Refusal | undefined {
  if (room.stage !== 'playing' || seat === SPECTATOR || botLevelOf(itemAt(room.roomSeats, seat)) !== undefined)
    return NOTHING_TO_UNDO
  const to = undoTarget(play, [seat])
  return typeof to === 'number' ? undefined : to
}

/** How much of the log these seats have seen once they were sent a view. The number means something only to `matchView`. */
export function logCursor(room: Room, screen: ScreenSeats): number {
  const { play } = room
  if (play === undefined) return 0
  return encodeCursor(room, play, seatInView(room, screen).seat, logLengthAt(play, shownStep(room, play, screen.seats)))
}

/** The number of the question that these seats are shown: as long as it is the same, nothing new is shown to them. */
export const questionShownTo = (room: Room, { seats }: ScreenSeats): number =>
  room.play === undefined ? -1 : questionFor(room, room.play, seats)

/** The game at an earlier moment, as these seats have counted them, to be looked at only. */
export function matchViewAt(room: Room, screen: ScreenSeats, step: number): MatchViewOf | Refusal {
  const { play } = room
  if (play === undefined) return refuse('not-started')
  const at = stepShownAs(room, play, screen.seats, step)
  if (at === undefined) return refuse('no-such-step')
  const { seat, curtain } = seatInView(room, screen)
  const { pause } = play.historyAt(at)
  return {
    step,
    view: withoutDecision(play.rules.view(pause, seat)),
    act: undefined,
    whyNoUndo: NOTHING_TO_UNDO,
    curtain,
  }
}

/** The most answers in one reply. */
const MAX_FRAMED = 40

/**
 * The events between two moments, as these seats have counted them, each with the game right after it; no `from` is before the
 * first. A game with questions that others do not notice is not sent like this, because it would show when one was asked.
 */
export function frames(room: Room, screen: ScreenSeats, from: number | undefined, to: number): SentFrames | Refusal {
  const { play } = room
  if (play === undefined) return refuse('not-started')
  const first = from === undefined ? 0 : stepShownAs(room, play, screen.seats, from)
  const last = stepShownAs(room, play, screen.seats, to)
  const isTold = play.rules.secretQuestions === undefined
  if (!isTold || first === undefined || last === undefined || last < first) return refuse('no-such-step')
  const until = Math.min(last, first + MAX_FRAMED)
  const momentAt = (step: number): number => shownBefore(room, play, screen.seats, step)
  const told = play.framesBetween(from === undefined ? undefined : first, until, seatInView(room, screen).seat)
  return { to: momentAt(until), frames: sendFrames(told.map((each) => ({ ...each, step: momentAt(each.step) }))) }
}

/** The game for the seat that is asked, not for others and not while a bot plays the seat. */
const matchIfAsked = (room: Room, seat: number): LazyMatch | undefined =>
  askedNow(room, seat, [seat]) !== undefined && isPlayedByHuman(room.roomSeats[seat]) ? room.play : undefined

/** Why a written move is not possible now; `undefined` if it is. */
export function whyNotMove(room: Room, seat: number, line: string): Refusal | undefined {
  const play = matchIfAsked(room, seat)
  return play === undefined ? refuse('not-now') : whyNotTypedMove(play, seat, line)
}

/**
 * The position for listing this seat's legal moves; `undefined` if it has none. The text holds hidden cards, so only
 * the resulting list may go to the seat.
 */
export function positionForLegalMoves(room: Room, seat: number): string | undefined {
  const play = matchIfAsked(room, seat)
  return play && play.rules.storage.write(play.history.pause)
}
