/** How entries change the game that is played, and its clocks. */
import { SPECTATOR, view } from '@merchants/dale'
import type { Ending } from '@merchants/protocol'
import type { Chair } from './chair.ts'
import type { Entry } from './entry.ts'
import { commitmentOf, secretOf, seedOf } from './fair.ts'
import { Play } from './play.ts'
import { recall } from './prepared.ts'
import { rulesOf } from './rules.ts'
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
  const seed = seedOf(secret, salts)
  const starter = rules.starter(chairs.length, winnersBefore, seed)
  const setup = { players: chairs.length, decks: options.decks, teams: options.teams, starter }
  table.deal = { game, rules: entry.rules, setup, secret, commitment, salts, seed, winnersBefore }
  seal(table)
  table.play = new Play(rules, setup, seed)
  table.salts = chairs.map(() => '')
  table.stage = 'playing'
  table.ending = undefined
  table.winners = []
  table.proposal = undefined
  for (const chair of chairs) {
    chair.standIn = null
    chair.wantsAgain = false
    chair.left = (options.clock?.seconds ?? 0) * 1000
  }
  table.questionSince = entry.at
}

/** Who won the game before, as far as they are seats of this one, and somebody else is left to start. */
function winnersAmong({ winners, chairs }: TableState): readonly number[] {
  const known = winners.filter((seat) => seat < chairs.length)
  return known.length < chairs.length ? known : []
}

export function answer(table: TableState, entry: Of<'answered'>): void {
  const play = playOf(table)
  const trail = recall(entry, play)
  if (trail === undefined) play.follow(entry.answers, entry.given)
  else play.goOn(trail)
  const given = entry.answers.slice(0, entry.given)
  table.lastDone[entry.seat] = { question: table.question, given, line: entry.line, by: 'answer' }
  nextQuestion(table, entry.at)
}

/** Ends the game if it was won. */
export function settle(table: TableState): void {
  const { play, stage } = table
  if (stage === 'playing' && play?.isOver) end(table, 'won', view(play.history.pause, SPECTATOR).winners)
}

export function undo(table: TableState, { seat, to, by, at }: Of<'undone'>): void {
  playOf(table).goBack(to)
  if (by !== 'agreed') table.lastDone[seat] = { question: table.question, given: [], line: undefined, by }
  nextQuestion(table, at)
}

/** A question is new: who proposed to take the one before back has been overtaken. */
function nextQuestion(table: TableState, at: number): void {
  table.question += 1
  table.questionSince = at
  if (table.proposal?.what === 'undo') table.proposal = undefined
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
  if (deal === undefined || play === undefined) return
  const names = table.chairs.map(({ name }) => name)
  const answers = JSON.stringify(play.steps.map(({ answer }) => answer))
  table.finished.push({ ...deal, names, answers, ending, winners })
}

/** Promises the secret of the game that begins next. */
export function seal(table: TableState): void {
  const { table: name, root, nextGame } = table
  table.nextCommitment = commitmentOf(name, nextGame, secretOf(root, name, nextGame))
}

/** Stops the clock of whoever is no longer asked and starts that of whoever is. */
export function runClock(table: TableState, at: number): void {
  const { running, onClock, question } = table
  if (running?.seat === onClock && (onClock === undefined || running?.question === question)) return
  if (running !== undefined && table.options.clock?.kind === 'live') {
    const chair = table.chairs[running.seat]
    if (chair !== undefined) chair.left = Math.max(0, chair.left - Math.max(0, at - running.since))
  }
  table.running = onClock === undefined ? undefined : { seat: onClock, question, since: at }
}
