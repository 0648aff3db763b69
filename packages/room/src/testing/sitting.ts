/** A table for tests: people and programs act at it, and every entry is also folded from its stored text. */
import { greedyBot, noviceBot } from '@merchants/bots'
import type { Bot } from '@merchants/bots'
import type { Deck } from '@merchants/dale'
import { dale, DECKS, decksNeeded, legalMoves, readStored, SPECTATOR } from '@merchants/dale'
import type { BotLevel, Message, SightMessage, TableOptions } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { fastChance, isRefusal, run } from '@merchants/tabletop'
import { act } from '../act.ts'
import { chatOf, lobbyEntry, logLength, positionToList, sight, tableView } from '../door.ts'
import type { Entry, Fresh, SeatPlan } from '../entry.ts'
import { Room } from '../room.ts'
import { openTable, takeSeat } from '../sit.ts'
import { readSnapshot, writeSnapshot } from '../snapshot.ts'
import { isWithheld, questionFor } from '../shown.ts'
import { task, taskDone } from '../task.ts'
import { tick } from '../tick.ts'

export const TABLE = 'abcdefghijkl'
export const OPEN: SeatPlan = { is: 'open' }
export const BOT: SeatPlan = { is: 'bot', level: 'seasoned' }

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan']
const BOTS: Readonly<Record<BotLevel, Bot>> = { novice: noviceBot, seasoned: greedyBot }

/** A message without its number. */
export type Said = Message extends infer M ? (M extends Message ? Omit<M, 'id'> : never) : never

interface Wishes {
  readonly seats?: readonly SeatPlan[]
  readonly decks?: readonly Deck[]
  readonly teams?: boolean
  readonly clock?: TableOptions['clock']
  readonly root?: string
}

export class Sitting {
  room = new Room([])
  /** Every entry as it is stored. */
  readonly stored: string[] = []
  now = 1_000_000
  private ids = 0
  private readonly chance = fastChance(7)
  private readonly copy = new Room([])
  private readonly root: string

  constructor({ seats = [OPEN, OPEN], decks, teams = false, clock = null, root = 'c'.repeat(64) }: Wishes = {}) {
    this.root = root
    const options = {
      isPublic: true,
      decks: [...(decks ?? DECKS.slice(0, decksNeeded(seats.length, teams)))],
      teams,
      clock,
    }
    this.keep(openTable({ name: 'Ana', options, seats: [...seats] }, 'key-0', TABLE, this.fresh))
  }

  get fresh(): Fresh {
    return { now: this.now, secret: () => this.root }
  }

  /** Writes entries down, here and in the copy that knows only their text. */
  keep(entries: readonly Entry[] | Refusal): readonly Entry[] {
    if (isRefusal(entries)) throw new Error(`refused: ${entries.key} ${JSON.stringify(entries.facts)}`)
    for (const entry of entries) {
      const text = JSON.stringify(entry)
      this.stored.push(text)
      this.room.apply(entry)
      this.copy.apply(JSON.parse(text) as Entry)
    }
    return entries
  }

  /** Somebody sits down. */
  sits(seat?: number, name = NAMES[seat ?? this.room.persons.length] ?? 'Eve'): number {
    const body = seat === undefined ? { name } : { name, seat }
    const taken = takeSeat(this.room, body, `key-${this.stored.length}`, this.fresh)
    if (isRefusal(taken)) throw new Error(`refused: ${taken.key}`)
    this.keep(taken.entries)
    return taken.seat
  }

  /** As tables of before have kept it. */
  addsOldKey(seat: number, key: string): void {
    this.keep([{ what: 'key', at: this.now, seat, key }])
  }

  tries(seat: number, said: Said): readonly Entry[] | Refusal {
    return act(this.room, seat, { ...said, id: this.ids++ } as Message, this.fresh)
  }

  does(seat: number, said: Said): readonly Entry[] {
    return this.keep(this.tries(seat, said))
  }

  /** The key of the reason, or undefined if it could be done. */
  cannot(seat: number, said: Said): string | undefined {
    const tried = this.tries(seat, said)
    return isRefusal(tried) ? tried.key : undefined
  }

  /** Everybody sits down who is expected, says ready, and the first person starts. */
  starts(): this {
    while (this.room.chairs.some(({ is }) => is === 'open')) this.sits()
    for (const seat of this.room.persons) this.does(seat, { do: 'ready', isReady: true, salt: `${seat}`.repeat(32) })
    this.does(this.room.host, { do: 'start' })
    return this
  }

  /** The number of the question as this seat knows it. */
  questionOf(seat: number): number {
    return this.room.play === undefined ? 0 : questionFor(this.room, this.room.play, [seat])
  }

  sees(seat: number): SightMessage {
    return sight(this.room, eyesOf(seat), 0) as SightMessage
  }

  /** Time passes until all are shown what others may have reacted to. */
  waits(): void {
    this.now = Math.max(this.now, this.room.held?.until ?? 0)
    for (const room of [this.room, this.copy]) room.endPause(this.now)
  }

  /** The open question is answered, by whoever has to: a program by its task, a person by a message. */
  goesOn(): void {
    if (isWithheld(this.room)) this.waits()
    const open = task(this.room)
    if (open !== undefined) {
      const answer = BOTS[open.level].decide(open.view, this.chance)
      this.keep(taskDone(this.room, open.seat, open.question, answer, this.fresh))
      return
    }
    const seat = this.room.decision?.seat
    if (seat === undefined) throw new Error('nobody is asked')
    const answer = greedyBot.decide(this.sees(seat).view, this.chance)
    this.does(seat, { do: 'answer', question: this.questionOf(seat), answers: [[...answer]] })
  }

  /** Plays until something is so, or the game is over. */
  playsUntil(isSo: () => boolean): this {
    while (this.room.stage === 'playing' && !isSo()) this.goesOn()
    return this
  }

  playsToTheEnd(): this {
    return this.playsUntil(() => false)
  }

  ticks(seconds: number, lastSeen: (seat: number) => number | undefined = () => this.now): readonly Entry[] {
    this.now += seconds * 1000
    return this.keep(tick(this.room, this.now, GRACE, lastSeen))
  }

  /** Everything that can be told of the table, and everything it remembers. */
  static snapshot(room: Room): string {
    const eyes = [SPECTATOR, ...room.chairs.keys()].map(eyesOf)
    const { play, deal, chairs, proposal, running, lastDone, finished, question, hurried, salts, held } = room
    return JSON.stringify({
      table: tableView(room, { here: new Set([0]), spectators: 2 }),
      lobby: lobbyEntry(room),
      chat: chatOf(room),
      sights: eyes.map((each) => sight(room, each, 0)),
      lengths: eyes.map((each) => logLength(room, each)),
      task: task(room),
      memory: {
        deal,
        chairs,
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
    return Sitting.snapshot(this.copy) === Sitting.snapshot(this.room)
  }

  /** The table, folded from nothing but what is stored. */
  refolded(): Room {
    return new Room(this.stored.map((text) => JSON.parse(text) as Entry))
  }
}

/** Does something at once that could be done in steps. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}

/** A table that was written down after so many of its entries, was read again, and went on by the others. */
export function throughSnapshot(stored: readonly string[], size: number): Room {
  const before = new Room()
  atOnce(before.applyStored(stored.slice(0, size)))
  const after = atOnce(readSnapshot(writeSnapshot(before)))
  atOnce(after.applyStored(stored.slice(size)))
  return after
}

/** A game of so many answers, of people who only ever take inventory: it has no end. */
export function endless(answers: number): Sitting {
  const table = new Sitting({ seats: [OPEN, OPEN] }).starts()
  while ((table.room.play?.step ?? 0) < answers) {
    const { decision } = table.room
    const question = table.questionOf(decision?.seat ?? 0)
    const last = (decision?.options.length ?? 0) - 1
    table.does(decision?.seat ?? 0, { do: 'answer', question, answers: [decision?.max === 0 ? [] : [last]] })
  }
  return table
}

export const GRACE = 60_000

export const eyesOf = (seat: number): { readonly seats: readonly number[]; readonly viewer: number } => ({
  seats: seat === SPECTATOR ? [] : [seat],
  viewer: seat,
})

/** The written moves that a seat is told. */
export function legal(room: Room, seat: number): readonly string[] {
  const position = positionToList(room, seat)
  return position === undefined ? [] : legalMoves({ past: [], pause: run(dale, readStored(position)) })
}
