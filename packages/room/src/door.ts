/** The one door through which anything leaves a table. Built up field by field: what is not written here cannot leak. */
import type { Dale, View } from '@merchants/dale'
import { dale, SPECTATOR, view, viewEvent, viewsOf, writeStored } from '@merchants/dale'
import type { MatchEvent } from '@merchants/match'
import { isTableEvent, NOTHING_TO_UNDO, undoTarget } from '@merchants/match'
import type {
  ChatLine,
  LobbyEntry,
  Proposal,
  Seen,
  SeatView,
  SightMessage,
  TableOptions,
  TableView,
  Told,
} from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { whyNotLine } from './answering.ts'
import type { Chair } from './chair.ts'
import { isActive, programOf } from './chair.ts'
import type { Play } from './play.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'
import { commonLength, markOf } from './sent.ts'
import type { Eyes } from './sent.ts'
import type { Seats } from './shown.ts'
import { askedNow, questionFor, shownStep, shownSteps } from './shown.ts'

/** Who is connected. */
export interface Presence {
  readonly here: ReadonlySet<number>
  readonly spectators: number
}

export function tableView(room: Room, presence: Presence): TableView {
  const { table, stage, game, host, deal, winners, ending, chairs } = room
  const seen: TableView = {
    table,
    stage,
    game,
    options: optionsOf(room),
    seats: chairs.map((chair, seat) => seatView(room, chair, seat, presence.here.has(seat))),
    host,
    spectators: presence.spectators,
    commitment: deal?.commitment ?? room.nextCommitment,
    salts: [...(deal?.salts ?? room.salts)],
    proposal: proposalView(room),
    ending: ending ?? null,
    winners: [...winners],
    again: chairs.flatMap(({ wantsAgain }, seat) => (wantsAgain ? [seat] : [])),
    ...(room.isStopped && { isStopped: true }),
  }
  if (stage !== 'over' || room.isClosed) return seen
  return { ...seen, next: { commitment: room.nextCommitment, salts: [...room.salts] } }
}

const optionsOf = ({ options }: Room): TableOptions => ({
  isPublic: options.isPublic,
  decks: [...options.decks],
  teams: options.teams,
  clock: options.clock && { kind: options.clock.kind, seconds: options.clock.seconds },
  hasPause: options.hasPause ?? true,
})

function seatView(room: Room, chair: Chair, seat: number, isHere: boolean): SeatView {
  const { is, name, isReady, standIn } = chair
  const isPerson = is === 'person'
  return {
    is,
    name: isPerson ? name : '',
    level: isPerson ? null : chair.level,
    isReady: isPerson ? isReady || seat === room.host : is === 'bot',
    isHere: isPerson && isHere,
    standIn: isPerson ? standIn : null,
    clock: isPerson ? clockView(room, chair, seat) : null,
  }
}

/** Clocks as they were when all last saw a question: what happens in secret in between stops and starts none. */
function clockView({ options, shownClocks, stage }: Room, chair: Chair, seat: number): SeatView['clock'] {
  const { clock } = options
  if (clock === null || stage === 'gathering') return null
  const { running, left } = shownClocks
  const since = running?.seat === seat ? running.since : null
  return { left: clock.kind === 'live' ? (left[seat] ?? chair.left) / 1000 : clock.seconds, since }
}

function proposalView({ proposal, needed }: Room): Proposal | null {
  if (proposal === undefined) return null
  const { what, by, number, steps, opens, agreed } = proposal
  return {
    what,
    by,
    number,
    agreed: agreed.filter((seat) => needed.includes(seat)),
    needed,
    ...(what === 'undo' && { steps }),
    ...(opens !== undefined && { opens }),
  }
}

export function lobbyEntry(room: Room): LobbyEntry {
  const { table, stage, openedAt, chairs } = room
  const seats = chairs.map(({ is, name, level }) => ({
    is,
    name: is === 'person' ? name : '',
    level: is === 'person' ? null : level,
  }))
  return { table, stage, options: optionsOf(room), seats, since: openedAt }
}

export const chatOf = ({ chat }: Room): readonly ChatLine[] =>
  chat.map(({ seat, name, text, at }) => ({ seat, name, text, at }))

/** Who looks now, and who has to come to the screen first where several people share it. */
function looking(room: Room, { seats, viewer }: Eyes): { readonly seat: number; readonly curtain: number | undefined } {
  const players = room.play?.setup.players ?? 0
  const own = seats.filter((seat) => seat < players && room.chairs[seat]?.is === 'person')
  const [only = SPECTATOR] = own
  if (own.length < 2) return { seat: only, curtain: undefined }
  const asked = own.find((seat) => askedNow(room, seat, seats) !== undefined)
  const isWanted = asked !== undefined && isActive(room.chairs[asked] as Chair)
  if (isWanted && asked !== viewer) return { seat: SPECTATOR, curtain: asked }
  return { seat: own.includes(viewer) ? viewer : SPECTATOR, curtain: undefined }
}

/** The game as these eyes may see it; `sent` is what `logLength` said when they were last sent anything, or 0. */
export const sight = (room: Room, eyes: Eyes, sent: number): SightMessage | undefined => sightsOf(room)(eyes, sent)

/** The game as several may see it at this moment: what is alike for them is made once, and their sights share it. */
export function sightsOf(room: Room): (eyes: Eyes, sent: number) => SightMessage | undefined {
  const { play, game, decision, stage } = room
  if (play === undefined) return () => undefined
  const viewsAt = new Map<number, (seat: number) => View>()
  const viewAt = (step: number, seat: number): View => {
    const viewFor = viewsAt.get(step) ?? viewsOf(play.historyAt(step).pause)
    viewsAt.set(step, viewFor)
    return viewFor(seat)
  }
  return (eyes, sent) => {
    const { seat, curtain } = looking(room, eyes)
    const steps = shownSteps(room, play, eyes.seats)
    const at = steps.at(-1) ?? 0
    const isNow = at === play.step
    const length = logLengthAt(play, at)
    const { same, common } = commonLength(room, play, seat, sent, length)
    const from = same ? common : 0
    const seen = viewAt(at, seat)
    return {
      is: 'sight',
      game,
      question: questionFor(room, play, eyes.seats),
      from,
      log: told(play.log.slice(from, length), steps, seat),
      news: common,
      step: steps.length - 1,
      view: stage !== 'playing' ? unasked(seen) : isNow ? seen : answered(seen, eyes.seats),
      act: isNow && decision?.joins && decision.seat === seat ? dale.actUnderWay(play.history) : undefined,
      whyNoUndo: isNow ? whyNoUndo(room, play, seat) : NOTHING_TO_UNDO,
      curtain,
    }
  }
}

/** How much of the log is shown with a moment. */
const logLengthAt = ({ log }: Play, step: number): number => log.findLastIndex((each) => each.step <= step) + 1

/** What happened, as a seat may see it, each with the number of the moment that it was shown with. */
function told(happened: readonly MatchEvent<Dale>[], steps: readonly number[], seat: number): readonly Told[] {
  const list: Told[] = []
  let at = 0
  for (const { step, event } of happened) {
    while (at < steps.length - 1 && (steps[at] as number) < step) at += 1
    const seen = isTableEvent(event) ? event : viewEvent(event, seat)
    if (seen !== undefined) list.push({ step: at, event: seen })
  }
  return list
}

/** A game that people have ended asks nobody any more. */
const unasked = (seen: View): View => ({ ...seen, decision: undefined, waitsFor: undefined })

/** The question was answered, but what came of it is not shown yet: others may react. */
const answered = (seen: View, seats: Seats): View => ({
  ...seen,
  decision: undefined,
  waitsFor: seen.waitsFor !== undefined && seats.includes(seen.waitsFor) ? undefined : seen.waitsFor,
})

function whyNoUndo(room: Room, play: Play, seat: number): Refusal | undefined {
  if (room.stage !== 'playing' || seat === SPECTATOR || programOf(room.chairs[seat] as Chair) !== undefined)
    return NOTHING_TO_UNDO
  const to = undoTarget(play, [seat])
  return typeof to === 'number' ? undefined : to
}

/** How much of the log these eyes have seen once they were sent a sight. The number means something only to `sight`. */
export function logLength(room: Room, eyes: Eyes): number {
  const { play } = room
  if (play === undefined) return 0
  return markOf(room, play, looking(room, eyes).seat, logLengthAt(play, shownStep(room, play, eyes.seats)))
}

/** The number of the question that these eyes are shown: as long as it is the same, nothing new is shown to them. */
export const questionTo = (room: Room, { seats }: Eyes): number =>
  room.play === undefined ? -1 : questionFor(room, room.play, seats)

/** The game at an earlier moment, as these eyes have counted them, to be looked at only. */
export function past(room: Room, eyes: Eyes, step: number): Seen | Refusal {
  const { play } = room
  if (play === undefined) return no('not-started')
  const at = shownSteps(room, play, eyes.seats)[step]
  if (at === undefined) return no('no-such-step')
  const { seat, curtain } = looking(room, eyes)
  const { pause } = play.historyAt(at)
  return {
    step,
    view: unasked(view(pause, seat)),
    act: undefined,
    whyNoUndo: NOTHING_TO_UNDO,
    curtain,
  }
}

/** The game, for the seat that is asked to go on with it: nobody else, and not while a program plays the seat. */
const askedOf = (room: Room, seat: number): Play | undefined =>
  askedNow(room, seat, [seat]) !== undefined && isActive(room.chairs[seat] as Chair) ? room.play : undefined

/** Why a written move is not possible now; `undefined` if it is. */
export function why(room: Room, seat: number, line: string): Refusal | undefined {
  const play = askedOf(room, seat)
  return play === undefined ? no('not-now') : whyNotLine(play, seat, line)
}

/**
 * The position whose written moves this seat may be told, for whoever lists them; `undefined` if there are none for it.
 * The text holds hidden cards: only the list made from it may go to the seat.
 */
export function positionToList(room: Room, seat: number): string | undefined {
  const play = askedOf(room, seat)
  return play && writeStored(play.history.pause)
}
