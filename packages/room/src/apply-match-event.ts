/** How events change the game that is played, and its clocks. */
import type { Ending, Announcement } from '@merchants/protocol'
import type { RoomSeat } from './room-seat.ts'
import type { TableEvent } from './table-event.ts'
import { commitmentOf, secretOf, seedOf } from './commitment.ts'
import { gameNamed } from './games.ts'
import { isPausing, type Held } from './pause.ts'
import { type AnswersInWords, LazyMatch } from './lazy-match.ts'
import { cachedPending } from './pending-cache.ts'
import { setupOf } from './setup.ts'
import { isWithheld, questionFor } from './shown.ts'
import type { RoomState } from './state.ts'

type EventOf<What extends TableEvent['what']> = Extract<TableEvent, { what: What }>

/** The minimum on a live clock when a player takes over from a bot. */
export const EXTRA_TIME = 30_000

export function start(room: RoomState, event: EventOf<'started'>): void {
  const { options, roomSeats } = room
  const { game: plays } = options
  const rules = gameNamed(plays, event.rules)
  if (rules === undefined) throw new Error(`Version ${event.rules} of the rules of ${plays} is not supported here.`)
  const winnersBefore = winnersAmong(room)
  const game = room.nextGame
  const secret = secretOf(room.root, room.table, game)
  const { salts, nextCommitment: commitment } = room
  const isRecorded = event.isRecorded === true
  const seed = seedOf(secret, salts)
  const setup = setupOf(rules, rules.setup.read(options.setup), winnersBefore, seed)
  room.deal = { game, plays, rules: event.rules, setup, secret, commitment, salts, seed, winnersBefore, isRecorded }
  commitToNextSecret(room)
  if (room.play !== undefined) room.questionsBefore += questionsOf(room.play)
  room.play = new LazyMatch(rules, setup, seed)
  room.salts = roomSeats.map(() => '')
  room.stage = 'playing'
  room.ending = undefined
  room.winners = []
  room.proposal = undefined
  room.held = undefined
  room.events = []
  room.lastProposed = {}
  room.lastDone.length = 0
  for (const roomSeat of roomSeats) {
    roomSeat.standIn = null
    roomSeat.wantsAgain = false
    roomSeat.left = (options.clock?.seconds ?? 0) * 1000
  }
  room.questionSince = event.at
}

/** More questions than any viewer was shown in a game. */
const questionsOf = ({ step, undos, dropped: { open, hidden } }: LazyMatch): number =>
  step + undos + hidden.reduce((sum, count) => sum + count, open) + 1

/** The winners of the game before among the seats of this one, if another seat is left to start. */
function winnersAmong({ winners, roomSeats }: RoomState): readonly number[] {
  const known = winners.filter((seat) => seat < roomSeats.length)
  return known.length < roomSeats.length ? known : []
}

export function answer(room: RoomState, event: EventOf<'answered'>): void {
  const play = matchOf(room)
  const { step, undos } = play
  const pending = cachedPending(event, play)
  if (pending === undefined) play.follow(event.answers, event.given, event.words)
  else play.commit(pending, event.words)
  const given = event.answers.slice(0, event.given)
  room.lastDone[event.seat] = { step, undos, question: undefined, given, line: event.line, by: 'answer' }
  if (event.held !== undefined) room.held = event.held
  nextQuestion(room, event.at)
}

/** Ends the game if it was won. */
export function finishIfWon(room: RoomState): void {
  const { play, stage } = room
  if (stage === 'playing' && play?.isOver) end(room, 'won', play.rules.winners(play.history.pause.now))
}

export function undo(room: RoomState, { seat, to, by, at, steps }: EventOf<'undone'>): void {
  const play = matchOf(room)
  const { step, undos } = play
  const question = questionFor(room, play, [seat])
  const dropped = step - to
  record(room, { what: 'undone', seat, steps: dropped, by })
  play.undoTo(to)
  room.held = heldBefore(room.held, to)
  const told = steps ?? dropped
  // No other player had seen anything of a cancelled action, or of a secret question.
  if (by !== 'cancel' && told > 0) play.announce({ what: 'undone', seat, steps: told, by }, room.held?.step)
  if (by === 'undo' || by === 'cancel') room.lastDone[seat] = { step, undos, question, given: [], line: undefined, by }
  else accept(room)
  nextQuestion(room, at)
}

/** The part still held back after going back to this many answers. */
function heldBefore(held: Held | undefined, to: number): Held | undefined {
  if (held === undefined || to <= held.step) return undefined
  return { ...held, bySeat: Object.fromEntries(Object.entries(held.bySeat).filter(([, step]) => step < to)) }
}

/** Tells all viewers about an action outside the rules, and records it. */
export function announce(room: RoomState, event: Announcement): void {
  record(room, event)
  matchOf(room).announce(event, room.held?.step)
}

function record(room: RoomState, event: Announcement): void {
  room.events.push({ ...event, answers: matchOf(room).step })
}

export function propose(room: RoomState, { proposes: what, seat: by, at, ...about }: EventOf<'proposed'>): void {
  const play = matchOf(room)
  const { to = 0, steps = play.step - to, opens } = about
  room.proposals += 1
  room.proposal = { what, by, number: room.proposals, to, steps, opens, agreed: [], since: at }
  room.lastProposed = { ...room.lastProposed, [by]: { what, at, question: questionFor(room, play, [by]) } }
}

/** The proposal is carried out, so its seat may make the next one right away. */
export function accept(room: RoomState): void {
  const { [room.proposal?.by ?? -1]: _, ...others } = room.lastProposed
  room.lastProposed = others
  room.proposal = undefined
}

function nextQuestion(room: RoomState, at: number): void {
  room.question += 1
  room.questionSince = at
  overtake(room)
}

/** All viewers are shown a new moment, so a proposal to undo the one before is outdated. */
function overtake(room: RoomState): void {
  if (room.proposal?.what === 'undo' && isShownToAll(room)) room.proposal = undefined
}

/** Whether all viewers are shown the current question. */
const isShownToAll = (room: RoomState): boolean => !isWithheld(room) && (room.play === undefined || room.play.isOpen)

/** Ends the pause and shows its result to all viewers. Returns whether there was one. */
export function endPause(room: RoomState, now: number): boolean {
  if (room.held === undefined || isPausing(room, now)) return false
  room.held = undefined
  overtake(room)
  showClocks(room)
  return true
}

function matchOf({ play }: RoomState): LazyMatch {
  if (play === undefined) throw new Error('No game is being played.')
  return play
}

export function takeBack(room: RoomState, roomSeat: RoomSeat): void {
  roomSeat.standIn = null
  if (room.options.clock?.kind === 'live') roomSeat.left = Math.max(roomSeat.left, EXTRA_TIME)
}

export function end(room: RoomState, ending: Ending, winners: readonly number[]): void {
  const { deal, play } = room
  room.stage = 'over'
  room.ending = ending
  room.winners = winners
  room.proposal = undefined
  room.held = undefined
  if (deal === undefined || play === undefined) return
  const names = room.roomSeats.map(({ name }) => name)
  const given: AnswersInWords = { answers: play.steps.map(({ answer }) => answer), words: play.words }
  room.finished.push({ ...deal, names, events: room.events, ending, winners, answersJson: JSON.stringify(given) })
}

/** Commits to the secret of the next game. */
export function commitToNextSecret(room: RoomState): void {
  const { table: name, root, nextGame } = room
  room.nextCommitment = commitmentOf(name, nextGame, secretOf(root, name, nextGame))
}

/** Stops the clock of the seat that is no longer asked and starts that of the next. All see it when all see the question. */
export function runClock(room: RoomState, at: number): void {
  keepTime(room, at)
  showClocks(room)
}

function showClocks(room: RoomState): void {
  const { options, running, roomSeats } = room
  if (options.clock === null || !isShownToAll(room)) return
  room.shownClocks = { running, left: roomSeats.map(({ left }) => left) }
}

function keepTime(room: RoomState, at: number): void {
  const { running, clockSeat, question } = room
  if (running?.seat === clockSeat && (clockSeat === undefined || running?.question === question)) return
  if (running !== undefined && room.options.clock?.kind === 'live') {
    const roomSeat = room.roomSeats[running.seat]
    if (roomSeat !== undefined) roomSeat.left = Math.max(0, roomSeat.left - Math.max(0, at - running.since))
  }
  const since = isWithheld(room) ? Math.max(at, room.held?.until ?? at) : at
  room.running = clockSeat === undefined ? undefined : { seat: clockSeat, question, since }
}
