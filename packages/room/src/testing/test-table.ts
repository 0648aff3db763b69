/** A table for tests. Players and bots act at it, and every event is also rebuilt from its stored text. */
import { botFor } from '@merchants/bots'
import type { Dale, DaleDecision, Deck } from '@merchants/dale'
import { dale, DECKS, decksNeeded, legalMoves, readStored, SPECTATOR } from '@merchants/dale'
import type { ClientMessage, MatchMessage, TableOptions } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { fastChance, isRefusal, run } from '@merchants/tabletop'
import { handleMessage } from '../handle-message.ts'
import { chatOf, lobbyEntry, logCursor, positionForLegalMoves, matchView, tableView } from '../views.ts'
import type { TableEvent, TimeAndRandom, SeatPlan } from '../table-event.ts'
import { Room } from '../room.ts'
import { openTable, takeSeat } from '../seating.ts'
import { readSnapshot, writeSnapshot } from '../snapshot.ts'
import { isWithheld, questionFor } from '../shown.ts'
import { botTurn, answerForBot } from '../bot-turn.ts'
import { expireTimeouts } from '../timeouts.ts'

export const TABLE = 'abcdefghijkl'
export const OPEN: SeatPlan = { is: 'open' }
export const BOT: SeatPlan = { is: 'bot', level: 'seasoned' }

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan']

/** A message without its number. */
export type UnsentMessage = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never

interface TestTableOptions {
  readonly seats?: readonly SeatPlan[]
  readonly decks?: readonly Deck[]
  readonly teams?: boolean
  readonly clock?: TableOptions['clock']
  readonly root?: string
  /** Another game than Dale. */
  readonly plays?: Pick<TableOptions, 'game' | 'setup'>
}

export class TestTable {
  room = new Room([])
  /** Every event as it is stored. */
  readonly stored: string[] = []
  now = 1_000_000
  private ids = 0
  private readonly chance = fastChance(7)
  private readonly copy = new Room([])
  private readonly root: string

  constructor({
    seats = [OPEN, OPEN],
    decks,
    teams = false,
    clock = null,
    root = 'c'.repeat(64),
    plays,
  }: TestTableOptions = {}) {
    this.root = root
    const isPublic = true
    const options =
      plays === undefined
        ? { isPublic, decks: [...(decks ?? DECKS.slice(0, decksNeeded(seats.length, teams)))], teams, clock }
        : { ...plays, isPublic, clock }
    this.keep(openTable({ name: 'Ana', options, seats: [...seats] }, 'key-0', TABLE, this.fresh))
  }

  get fresh(): TimeAndRandom {
    return { now: this.now, secret: () => this.root }
  }

  /** Writes events down, here and in the copy that knows only their text. */
  keep(events: readonly TableEvent[] | Refusal): readonly TableEvent[] {
    if (isRefusal(events)) throw new Error(`refused: ${events.key} ${JSON.stringify(events.facts)}`)
    for (const event of events) {
      const text = JSON.stringify(event)
      this.stored.push(text)
      this.room.apply(event)
      this.copy.apply(JSON.parse(text) as TableEvent)
    }
    return events
  }

  /** A player sits down. */
  sits(seat?: number, name = NAMES[seat ?? this.room.humanSeats.length] ?? 'Eve'): number {
    const body = seat === undefined ? { name } : { name, seat }
    const taken = takeSeat(this.room, body, `key-${this.stored.length}`, this.fresh)
    if (isRefusal(taken)) throw new Error(`refused: ${taken.key}`)
    this.keep(taken.events)
    return taken.seat
  }

  /** As tables of before have kept it. */
  addsOldKey(seat: number, key: string): void {
    this.keep([{ what: 'key', at: this.now, seat, key }])
  }

  tries(seat: number, said: UnsentMessage): readonly TableEvent[] | Refusal {
    return handleMessage(this.room, seat, { ...said, id: this.ids++ } as ClientMessage, this.fresh)
  }

  does(seat: number, said: UnsentMessage): readonly TableEvent[] {
    return this.keep(this.tries(seat, said))
  }

  /** The key of the reason, or undefined if it could be done. */
  cannot(seat: number, said: UnsentMessage): string | undefined {
    const tried = this.tries(seat, said)
    return isRefusal(tried) ? tried.key : undefined
  }

  /** All expected players sit down and are ready, and the first one starts. */
  starts(): this {
    while (this.room.roomSeats.some(({ is }) => is === 'open')) this.sits()
    for (const seat of this.room.humanSeats) this.does(seat, { do: 'ready', isReady: true, salt: `${seat}`.repeat(32) })
    this.does(this.room.host, { do: 'start' })
    return this
  }

  /** The number of the question as this seat knows it. */
  questionOf(seat: number): number {
    return this.room.play === undefined ? 0 : questionFor(this.room, this.room.play, [seat])
  }

  get decision(): DaleDecision | undefined {
    return this.room.decision as DaleDecision | undefined
  }

  sees(seat: number): MatchMessage<Dale> {
    return matchView(this.room, screenOf(seat), 0) as MatchMessage<Dale>
  }

  /** Time passes until all are shown what others may have reacted to. */
  waits(): void {
    this.now = Math.max(this.now, this.room.held?.until ?? 0)
    for (const room of [this.room, this.copy]) room.endPause(this.now)
  }

  /** Answers the open question, for a bot by its task, for a player by a message. */
  answerNext(): void {
    if (isWithheld(this.room)) this.waits()
    const open = botTurn(this.room)
    if (open !== undefined) {
      const answer = botFor(open.game, open.level).decide(open.view, this.chance)
      this.keep(answerForBot(this.room, open.seat, open.question, answer, this.fresh))
      return
    }
    const seat = this.room.decision?.seat
    if (seat === undefined) throw new Error('nobody is asked')
    const answer = botFor(this.room.deal?.plays ?? 'dale', 'seasoned').decide(this.sees(seat).view, this.chance)
    this.does(seat, { do: 'answer', question: this.questionOf(seat), answers: [[...answer]] })
  }

  /** Plays until something is so, or the game is over. */
  playsUntil(isSo: () => boolean): this {
    while (this.room.stage === 'playing' && !isSo()) this.answerNext()
    return this
  }

  playsToTheEnd(): this {
    return this.playsUntil(() => false)
  }

  ticks(seconds: number, lastSeen: (seat: number) => number | undefined = () => this.now): readonly TableEvent[] {
    this.now += seconds * 1000
    return this.keep(expireTimeouts(this.room, this.now, GRACE, lastSeen))
  }

  /** Everything that can be told of the table, and everything it remembers. */
  static snapshot(room: Room): string {
    const screen = [SPECTATOR, ...room.roomSeats.keys()].map(screenOf)
    const { play, deal, roomSeats, proposal, running, lastDone, finished, question, hurried, salts, held } = room
    return JSON.stringify({
      table: tableView(room, { here: new Set([0]), spectators: 2 }),
      lobby: lobbyEntry(room),
      chat: chatOf(room),
      sights: screen.map((each) => matchView(room, each, 0)),
      lengths: screen.map((each) => logCursor(room, each)),
      task: botTurn(room),
      memory: {
        deal,
        roomSeats,
        proposal,
        running,
        lastDone,
        finished,
        question,
        hurried,
        salts,
        held,
        steps: play?.steps,
      },
    })
  }

  /** Whether the copy made from stored text is the same table. */
  get isTrueCopy(): boolean {
    return TestTable.snapshot(this.copy) === TestTable.snapshot(this.room)
  }

  /** The table, rebuilt from nothing but what is stored. */
  refolded(): Room {
    return new Room(this.stored.map((text) => JSON.parse(text) as TableEvent))
  }
}

/** Does something at once that could be done in steps. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}

/** A table stored after this many of its events, read again, and continued with the others. */
export function throughSnapshot(stored: readonly string[], size: number): Room {
  const before = new Room()
  atOnce(before.applyStored(stored.slice(0, size)))
  const after = atOnce(readSnapshot(writeSnapshot(before)))
  atOnce(after.applyStored(stored.slice(size)))
  return after
}

/** A game of this many answers by players who only ever take inventory, so it never ends. */
export function endless(answers: number): TestTable {
  const table = new TestTable({ seats: [OPEN, OPEN] }).starts()
  while ((table.room.play?.step ?? 0) < answers) {
    const { decision } = table.room
    const question = table.questionOf(decision?.seat ?? 0)
    const last = (decision?.options.length ?? 0) - 1
    table.does(decision?.seat ?? 0, { do: 'answer', question, answers: [decision?.max === 0 ? [] : [last]] })
  }
  return table
}

export const GRACE = 60_000

export const screenOf = (seat: number): { readonly seats: readonly number[]; readonly viewer: number } => ({
  seats: seat === SPECTATOR ? [] : [seat],
  viewer: seat,
})

/** The written moves that a seat receives. */
export function legalMovesFor(room: Room, seat: number): readonly string[] {
  const position = positionForLegalMoves(room, seat)
  return position === undefined ? [] : legalMoves({ past: [], pause: run(dale, readStored(position)) })
}
