/** How entries change the game that is played, and its clocks. */
import { isOpen, SPECTATOR, view } from '@merchants/dale'
import type { Ending, TableEvent } from '@merchants/protocol'
import type { Chair } from './chair.ts'
import type { Entry } from './entry.ts'
import { commitmentOf, secretOf, seedOf } from './fair.ts'
import { isPausing, type Held } from './pause.ts'
import { Play } from './play.ts'
import { recall } from './prepared.ts'
import { rulesOf, starterOf } from './rules.ts'
import { isWithheld, questionFor } from './shown.ts'
import type { TableState } from './state.ts'

type Of<What extends Entry['what']> = Extract<Entry, { what: What }>

/** What a live clock has at least when a person takes over from a program. */
export const EXTRA_TIME = 30_000

export function start(table: TableState, entry: Of<'started'>): void {
  const rules = rulesOf(entry.rules)
  if (rules === undefined) throw new Error(`Version ${entry.rules} of the rules is not known here.`)
  const { options, chairs } = table
  const winnersBefore = winnersAmong(table)
  const game = table.nextGame
  const secret = secretOf(table.root, table.table, game)
  const { salts, nextCommitment: commitment } = table
  const isRecorded = entry.isRecorded === true
  const seed = seedOf(secret, salts)
  const starter = starterOf(chairs.length, winnersBefore, seed)
  const setup = { players: chairs.length, decks: options.decks, teams: options.teams, starter }
  table.deal = { game, rules: entry.rules, setup, secret, commitment, salts, seed, winnersBefore, isRecorded }
  seal(table)
  if (table.play !== undefined) table.questionsBefore += questionsOf(table.play)
  table.play = new Play(rules, setup, seed)
  table.salts = chairs.map(() => '')
  table.stage = 'playing'
  table.ending = undefined
  table.winners = []
  table.proposal = undefined
  table.held = undefined
  table.events = []
  table.lastProposed = {}
  table.lastDone.length = 0
  for (const chair of chairs) {
    chair.standIn = null
    chair.wantsAgain = false
    chair.left = (options.clock?.seconds ?? 0) * 1000
  }
  table.questionSince = entry.at
}

/** More questions than anybody was shown in a game. */
const questionsOf = ({ step, undos, dropped: { open, hidden } }: Play): number =>
  step + undos + hidden.reduce((sum, count) => sum + count, open) + 1

/** Who won the game before, as far as they are seats of this one, and somebody else is left to start. */
function winnersAmong({ winners, chairs }: TableState): readonly number[] {
  const known = winners.filter((seat) => seat < chairs.length)
  return known.length < chairs.length ? known : []
}

export function answer(table: TableState, entry: Of<'answered'>): void {
  const play = playOf(table)
  const { step, undos } = play
  const pending = recall(entry, play)
  if (pending === undefined) play.follow(entry.answers, entry.given)
  else play.commit(pending)
  const given = entry.answers.slice(0, entry.given)
  table.lastDone[entry.seat] = { step, undos, question: undefined, given, line: entry.line, by: 'answer' }
  if (entry.held !== undefined) table.held = entry.held
  nextQuestion(table, entry.at)
}

/** Ends the game if it was won. */
export function settle(table: TableState): void {
  const { play, stage } = table
  if (stage === 'playing' && play?.isOver) end(table, 'won', view(play.history.pause, SPECTATOR).winners)
}

export function undo(table: TableState, { seat, to, by, at, steps }: Of<'undone'>): void {
  const play = playOf(table)
  const { step, undos } = play
  const question = questionFor(table, play, [seat])
  const dropped = step - to
  record(table, { what: 'undone', seat, steps: dropped, by })
  play.undoTo(to)
  table.held = heldBefore(table.held, to)
  const told = steps ?? dropped
  // Nobody else had seen anything of an action that was given up, or of a secret question.
  if (by !== 'cancel' && told > 0) play.announce({ what: 'undone', seat, steps: told, by }, table.held?.step)
  if (by === 'undo' || by === 'cancel') table.lastDone[seat] = { step, undos, question, given: [], line: undefined, by }
  else accept(table)
  nextQuestion(table, at)
}

/** What is still held back once the game has gone back to where it had had so many answers. */
function heldBefore(held: Held | undefined, to: number): Held | undefined {
  if (held === undefined || to <= held.step) return undefined
  return { ...held, bySeat: Object.fromEntries(Object.entries(held.bySeat).filter(([, step]) => step < to)) }
}

/** Tells everybody what people did to the game beyond its rules, and writes it down. */
export function announce(table: TableState, event: TableEvent): void {
  record(table, event)
  playOf(table).announce(event, table.held?.step)
}

function record(table: TableState, event: TableEvent): void {
  table.events.push({ ...event, answers: playOf(table).step })
}

export function propose(table: TableState, { proposes: what, seat: by, at, ...about }: Of<'proposed'>): void {
  const play = playOf(table)
  const { to = 0, steps = play.step - to, opens } = about
  table.proposals += 1
  table.proposal = { what, by, number: table.proposals, to, steps, opens, agreed: [], since: at }
  table.lastProposed = { ...table.lastProposed, [by]: { what, at, question: questionFor(table, play, [by]) } }
}

/** What was proposed is done: its seat may propose the next thing at once. */
export function accept(table: TableState): void {
  const { [table.proposal?.by ?? -1]: _, ...others } = table.lastProposed
  table.lastProposed = others
  table.proposal = undefined
}

function nextQuestion(table: TableState, at: number): void {
  table.question += 1
  table.questionSince = at
  overtake(table)
}

/** Everybody is shown a new moment: who proposed to take the one before back has been overtaken. */
function overtake(table: TableState): void {
  if (table.proposal?.what === 'undo' && isShownToAll(table)) table.proposal = undefined
}

/** Whether everybody is shown that the game waits where it does now. */
const isShownToAll = (table: TableState): boolean =>
  !isWithheld(table) && (table.play === undefined || isOpen(table.play.history.pause))

/** The pause is over: everybody is shown what came of it. Tells whether there was one. */
export function endPause(table: TableState, now: number): boolean {
  if (table.held === undefined || isPausing(table, now)) return false
  table.held = undefined
  overtake(table)
  showClocks(table)
  return true
}

function playOf({ play }: TableState): Play {
  if (play === undefined) throw new Error('No game is being played.')
  return play
}

export function takeBack(table: TableState, chair: Chair): void {
  chair.standIn = null
  if (table.options.clock?.kind === 'live') chair.left = Math.max(chair.left, EXTRA_TIME)
}

export function end(table: TableState, ending: Ending, winners: readonly number[]): void {
  const { deal, play } = table
  table.stage = 'over'
  table.ending = ending
  table.winners = winners
  table.proposal = undefined
  table.held = undefined
  if (deal === undefined || play === undefined) return
  const names = table.chairs.map(({ name }) => name)
  const answers = JSON.stringify(play.steps.map(({ answer }) => answer))
  table.finished.push({ ...deal, names, answers, events: table.events, ending, winners })
}

/** Promises the secret of the game that begins next. */
export function seal(table: TableState): void {
  const { table: name, root, nextGame } = table
  table.nextCommitment = commitmentOf(name, nextGame, secretOf(root, name, nextGame))
}

/** Stops the clock of whoever is no longer asked and starts that of whoever is. All see that when all see the question. */
export function runClock(table: TableState, at: number): void {
  keepTime(table, at)
  showClocks(table)
}

function showClocks(table: TableState): void {
  const { options, running, chairs } = table
  if (options.clock === null || !isShownToAll(table)) return
  table.shownClocks = { running, left: chairs.map(({ left }) => left) }
}

function keepTime(table: TableState, at: number): void {
  const { running, onClock, question } = table
  if (running?.seat === onClock && (onClock === undefined || running?.question === question)) return
  if (running !== undefined && table.options.clock?.kind === 'live') {
    const chair = table.chairs[running.seat]
    if (chair !== undefined) chair.left = Math.max(0, chair.left - Math.max(0, at - running.since))
  }
  const since = isWithheld(table) ? Math.max(at, table.held?.until ?? at) : at
  table.running = onClock === undefined ? undefined : { seat: onClock, question, since }
}
