/** Client and server agree in the end over a network that drops, doubles, reorders and breaks. */
import { type Connection, joinTable, type TableMatchView, type SeatCredentials } from '@merchants/client'
import type { Refusal } from '@merchants/tabletop'
import fc from 'fast-check'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { anyAnswer } from './answer.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { sure, takeAllSeats } from './fill-table.ts'
import { type Direction, type Fault, openRelay, type Relay } from './testing/relay.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ storage: 'memory' })
})
afterAll(() => server.close())

/** Short timeouts, so that the test is fast. */
const SPEED = 40

const hurried = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds / SPEED)
  return () => clearTimeout(timer)
}

interface Sent {
  readonly player: Connection
  /** As this player counts them. */
  readonly question: number
  readonly what: string
  readonly outcome: Promise<Refusal | undefined>
}

interface Table {
  readonly relay: Relay
  readonly taken: readonly SeatCredentials[]
  readonly players: readonly Connection[]
  readonly sent: Sent[]
  readonly said: Promise<Refusal | undefined>[]
  readonly start: number
}

/** The model is only a count: everything else is compared with the server. */
interface Model {
  chats: number
}

type Step = fc.AsyncCommand<Model, Table>

class Answer implements Step {
  private readonly isTwice: boolean
  constructor(isTwice: boolean) {
    this.isTwice = isTwice
  }
  check = (): boolean => true
  async run(_: Model, { players, sent }: Table): Promise<void> {
    await pause(5)
    for (const player of players) {
      const { question, view } = player.match as TableMatchView
      if (view.decision === undefined) continue
      const answer = anyAnswer(view.decision)
      for (let time = 0; time < (this.isTwice ? 2 : 1); time++) {
        sent.push({ player, question, what: JSON.stringify(answer), outcome: player.answer(question, [answer]) })
      }
    }
  }
  toString = (): string => (this.isTwice ? 'answer twice' : 'answer')
}

class Undo implements Step {
  private readonly player: number
  constructor(player: number) {
    this.player = player
  }
  check = (): boolean => true
  async run(_: Model, { players, sent }: Table): Promise<void> {
    const player = players[this.player] as Connection
    const { question } = player.match as TableMatchView
    sent.push({ player, question, what: 'undo', outcome: player.undo(question) })
  }
  toString = (): string => `p${this.player + 1} undoes`
}

class Chat implements Step {
  private readonly player: number
  constructor(player: number) {
    this.player = player
  }
  check = (): boolean => true
  async run(model: Model, { players, said }: Table): Promise<void> {
    said.push((players[this.player] as Connection).chat(`line ${++model.chats}`))
  }
  toString = (): string => `p${this.player + 1} talks`
}

class Trouble implements Step {
  private readonly direction: Direction
  private readonly fault: Fault
  constructor(direction: Direction, fault: Fault) {
    this.direction = direction
    this.fault = fault
  }
  check = (): boolean => true
  async run(_: Model, { relay }: Table): Promise<void> {
    relay.plan(this.direction, this.fault)
  }
  toString = (): string => `${this.fault} ${this.direction}`
}

class Cut implements Step {
  check = (): boolean => true
  async run(_: Model, { relay }: Table): Promise<void> {
    relay.cut()
    await pause(5)
  }
  toString = (): string => 'cut'
}

class Wait implements Step {
  check = (): boolean => true
  async run(): Promise<void> {
    await pause(30)
  }
  toString = (): string => 'wait'
}

async function startGame(decks: number): Promise<Table> {
  const { url } = server
  const relay = await openRelay(url)
  const taken = await takeAllSeats({ url }, 2, decks)
  const players = taken.map(({ table, secret }) =>
    joinTable({ url: relay.url, table, secret, WebSocket, later: hurried }),
  )
  for (const player of players) neverOlder(player)
  sure(await players[1]?.ready(true))
  sure(await players[0]?.start())
  await until(() => players.every(({ match }) => match !== undefined))
  return { relay, taken, players, sent: [], said: [], start: players[0]?.match?.question ?? 0 }
}

/** No view that was shown is older than the one before. */
function neverOlder(player: Connection): void {
  let before = -1
  player.onMatch(({ question }) => {
    expect(question).toBeGreaterThanOrEqual(before)
    before = question
  })
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5)
}

/** The server's messages to a client that reconnects. */
async function truthFor({
  table,
  secret,
}: SeatCredentials): Promise<{ readonly match: TableMatchView; readonly chat: readonly string[] }> {
  const fresh = joinTable({ url: server.url, table, secret, WebSocket })
  await until(() => fresh.match !== undefined)
  const truth = { match: fresh.match as TableMatchView, chat: fresh.chatLines.map(({ text }) => text) }
  fresh.close()
  return truth
}

async function compare({ relay, taken, players, sent, said, start }: Table, { chats }: Model): Promise<void> {
  relay.heal()
  relay.cut()
  const outcomes = await Promise.all(sent.map(async (each) => ({ ...each, refusal: await each.outcome })))
  await Promise.all(said)
  relay.cut()
  for (const [place, seat] of taken.entries()) {
    const player = players[place] as Connection
    const truth = await truthFor(seat)
    await until(() => player.disconnect === undefined && player.match?.question === truth.match.question)
    await until(() => player.chatLines.length === truth.chat.length)
    const { news: _, ...known } = player.match as TableMatchView
    const { news: __, ...told } = truth.match
    expect(known).toEqual(told)
    expect(truth.chat.toSorted()).toEqual(Array.from({ length: chats }, (___, line) => `line ${line + 1}`).toSorted())
  }

  // One thing at most was done about each question, and nothing that was acknowledged is missing.
  for (const player of players) {
    const end = player.match?.question ?? 0
    const done = outcomes.filter((each) => each.player === player && each.refusal === undefined)
    for (let question = start; question <= end; question++) {
      const about = done.filter((each) => each.question === question)
      expect(new Set(about.map(({ what }) => what)).size).toBeLessThanOrEqual(1)
    }
    for (const { question } of done) expect(question).toBeLessThanOrEqual(end)
  }
}

const seat = fc.nat(1)
const direction = fc.constantFrom<Direction>('up', 'down')
const steps = fc.commands(
  [
    fc.boolean().map((isTwice) => new Answer(isTwice)),
    fc.constant(new Answer(false)),
    seat.map((player) => new Undo(player)),
    seat.map((player) => new Chat(player)),
    fc
      .tuple(direction, fc.constantFrom<Fault>('drop', 'double', 'hold'))
      .map(([way, fault]) => new Trouble(way, fault)),
    fc.constant(new Cut()),
    fc.constant(new Wait()),
  ],
  { maxCommands: 40, size: 'max' },
)

test('whatever a network does, both sides agree in the end and each answer counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(13), steps, async (decks, commands) => {
      const table = await startGame(decks)
      const model: Model = { chats: 0 }
      try {
        await fc.asyncModelRun(() => ({ model, real: table }), commands)
        await compare(table, model)
      } finally {
        for (const player of table.players) player.close()
        await table.relay.close()
      }
    }),
    { numRuns: 12, endOnFailure: true, seed: Number(process.env['DRAWS'] ?? 1) },
  )
})
