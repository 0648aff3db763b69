/** The one door through which anything leaves a table. Built up field by field: what is not written here cannot leak. */
import type { View } from '@merchants/dale'
import { SPECTATOR, view, viewEvent, viewsOf, writeStored } from '@merchants/dale'
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
import { freelyBack, NOTHING_TO_UNDO } from './going-back.ts'
import type { Happened } from './course.ts'
import { isTableEvent } from './course.ts'
import type { Play } from './play.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'
import { commonLength, markOf } from './sent.ts'
import type { Eyes } from './sent.ts'

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

/** No clock is seen to run while it is a secret who was asked. */
function clockView({ options, running, stage }: Room, { left }: Chair, seat: number): SeatView['clock'] {
  const { clock } = options
  if (clock === null || stage === 'gathering') return null
  const since = running?.seat === seat ? running.since : null
  return { left: clock.kind === 'live' ? left / 1000 : clock.seconds, since }
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
  const asked = room.decision?.seat
  const isWanted = asked !== undefined && own.includes(asked) && isActive(room.chairs[asked] as Chair)
  if (isWanted && asked !== viewer) return { seat: SPECTATOR, curtain: asked }
  return { seat: own.includes(viewer) ? viewer : SPECTATOR, curtain: undefined }
}

/** The game as these eyes may see it; `sent` is what `logLength` said when they were last sent anything, or 0. */
export const sight = (room: Room, eyes: Eyes, sent: number): SightMessage | undefined => sightsOf(room)(eyes, sent)

/** The game as several may see it at this moment: what is alike for them is made once, and their sights share it. */
export function sightsOf(room: Room): (eyes: Eyes, sent: number) => SightMessage | undefined {
  const { play, game, question, decision, stage } = room
  if (play === undefined) return () => undefined
  const isPlayed = stage === 'playing'
  const viewFor = viewsOf(play.history.pause)
  const logFor = logsOf(play)
  return (eyes, sent) => {
    const { seat, curtain } = looking(room, eyes)
    const { same, common } = commonLength(room, play, seat, sent)
    const from = same ? common : 0
    return {
      is: 'sight',
      game,
      question,
      from,
      log: logFor(from, seat),
      news: common,
      step: play.step,
      view: shown(viewFor(seat), isPlayed),
      act: decision?.joins && decision.seat === seat ? play.act : undefined,
      whyNoUndo: whyNoUndo(room, play, seat),
      curtain,
    }
  }
}

/** The log from somewhere on, as a seat may see it. */
function logsOf({ log }: Play): (from: number, seat: number) => readonly Told[] {
  const known = new Map<string, readonly Told[]>()
  return (from, seat) => {
    const key = `${from} ${seat}`
    const list = known.get(key) ?? told(log.slice(from), seat)
    known.set(key, list)
    return list
  }
}

function told(happened: readonly Happened[], seat: number): readonly Told[] {
  const list: Told[] = []
  for (const { step, event } of happened) {
    const seen = isTableEvent(event) ? event : viewEvent(event, seat)
    if (seen !== undefined) list.push({ step, event: seen })
  }
  return list
}

/** A game that people have ended asks nobody any more. */
const shown = (seen: View, isAsked: boolean): View =>
  isAsked ? seen : { ...seen, decision: undefined, waitsFor: undefined }

function whyNoUndo(room: Room, play: Play, seat: number): Refusal | undefined {
  if (room.stage !== 'playing' || seat === SPECTATOR || programOf(room.chairs[seat] as Chair) !== undefined)
    return NOTHING_TO_UNDO
  const to = freelyBack(play, seat)
  return typeof to === 'number' ? undefined : to
}

/** How much of the log these eyes have seen once they were sent a sight. The number means something only to `sight`. */
export function logLength(room: Room, eyes: Eyes): number {
  return room.play === undefined ? 0 : markOf(room, room.play, looking(room, eyes).seat)
}

/** The game after so many answers, to be looked at only. */
export function past(room: Room, eyes: Eyes, step: number): Seen | Refusal {
  const { play } = room
  if (play === undefined) return no('not-started')
  if (!Number.isInteger(step) || step < 0 || step > play.step) return no('no-such-step')
  const { seat, curtain } = looking(room, eyes)
  const { pause } = play.historyAt(step)
  return {
    step,
    view: shown(view(pause, seat), false),
    act: undefined,
    whyNoUndo: NOTHING_TO_UNDO,
    curtain,
  }
}

/** The game, for the seat that is asked to go on with it: nobody else, and not while a program plays the seat. */
const askedOf = ({ play, decision, chairs }: Room, seat: number): Play | undefined =>
  decision?.seat === seat && isActive(chairs[seat] as Chair) ? play : undefined

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
