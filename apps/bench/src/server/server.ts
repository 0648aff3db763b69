/** How much a server carries: moves through many sockets, beside the same server without a disk and beside bare sockets. */
import { constants, deflateRawSync } from 'node:zlib'
import { percentile, rounded } from './figures.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { beside, type Program, startProgram } from './processes.ts'
import { restartUnderLoad } from './restart.ts'
import type { Played, Recording, Seating } from './process-messages.ts'

export interface ServerBenchOptions {
  readonly sockets: number
  readonly seats: number
  readonly seconds: number
  /** One move per table in this many milliseconds, for measuring latency. */
  readonly every?: number
  /** More flags for the durable server's Node, for example to profile it. */
  readonly flags?: readonly string[]
}

export interface ServerFigures {
  readonly movesPerSecond: number
  readonly memoryMovesPerSecond: number
  readonly echoPerSecond: number
  readonly ratio: number
  readonly durableRatio: number
  readonly p99Ms: number
  readonly loadedP99Ms: number
  readonly bytesPerSocket: number
  readonly bytesPerTable: number
  readonly bytesPerMove: number
  /** The size of messages to a seat when the game has moved on, raw and compressed message by message. */
  readonly bytesPerSnapshot: number
  readonly compressedBytesPerSnapshot: number
  readonly readyMs: number
  readonly restartMs: number
  readonly refused: number
  readonly lostSockets: number
  readonly sockets: number
  readonly tables: number
}

/** How often each contender is measured. */
const ROUNDS = 3

/** Code must be warm before it counts. */
const WARM_UP = 1500

/** Tables that lend their messages to the reference. */
const RECORDED = 8

/** At most this many tables take part in a restart. */
const RESTARTED = 50

const RELAXED = 2000

export async function benchServer(options: ServerBenchOptions): Promise<ServerFigures> {
  const { sockets, seats, seconds, every = RELAXED, flags = [] } = options
  const tables = Math.max(1, Math.round(sockets / seats))
  const warmUp = Math.min(WARM_UP, seconds * 300)
  const durable = await startServer({ storage: 'durable', flags })
  const memory = await startServer({ storage: 'memory' })
  const seatingAt = (url: string, isReference = false): Seating => ({ url, isReference, tables, seats })
  try {
    const empty = await durable.memory()
    const atDurable = await players(seatingAt(durable.url))
    const full = await durable.memory()
    const atMemory = await players(seatingAt(memory.url), RECORDED)
    await play(atMemory, warmUp)
    await play(atDurable, warmUp)
    const recordings = await atMemory.ask<readonly Recording[]>({ do: 'recordings' })
    const echo = await openEcho(recordings, seats)
    const atEcho = await players(seatingAt(echo.url, true))
    await play(atEcho, warmUp)

    const rounds = await playInTurns({ echo: atEcho, memory: atMemory, durable: atDurable }, seconds * 1000)
    for (const program of [atEcho, atMemory]) await program.ask({ do: 'leave' })
    await Promise.all([atEcho, atMemory, echo.program].map((program) => program.kill('SIGKILL')))
    const relaxed = await play(atDurable, Math.max(2 * every, seconds * 1000), every)
    const bytesPerSocket = await weighSockets(durable, atDurable, sockets)
    await atDurable.ask({ do: 'leave' })
    await atDurable.kill('SIGKILL')

    const all = [...rounds.echo, ...rounds.memory, ...rounds.durable, relaxed]
    return {
      ...speedOf(rounds),
      p99Ms: rounded(percentile(relaxed.waits, 0.99), 1),
      bytesPerSocket: rounded(bytesPerSocket),
      bytesPerTable: rounded((full.used - empty.used) / tables - bytesPerSocket * seats),
      ...bytesOf(recordings),
      readyMs: rounded(durable.readyMs),
      restartMs: rounded(await restartUnderLoad(durable, Math.min(tables, RESTARTED), seats)),
      refused: sum(all, ({ refused }) => refused),
      lostSockets: sum(all, ({ lostSockets }) => lostSockets),
      sockets: tables * seats,
      tables,
    }
  } finally {
    await Promise.all([durable.close(), memory.close()])
  }
}

type Rounds = Readonly<Record<'echo' | 'memory' | 'durable', readonly Played[]>>

/** Contenders take turns, so that a machine that is busy for a while is so for all of them. */
async function playInTurns(programs: Readonly<Record<keyof Rounds, Program>>, milliseconds: number): Promise<Rounds> {
  const rounds: Record<keyof Rounds, Played[]> = { echo: [], memory: [], durable: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.echo.push(await play(programs.echo, milliseconds / ROUNDS))
    rounds.memory.push(await play(programs.memory, milliseconds / ROUNDS))
    rounds.durable.push(await play(programs.durable, milliseconds / ROUNDS))
  }
  return rounds
}

type Speed = Pick<
  ServerFigures,
  'movesPerSecond' | 'memoryMovesPerSecond' | 'echoPerSecond' | 'ratio' | 'durableRatio' | 'loadedP99Ms'
>

function speedOf({ echo, memory, durable }: Rounds): Speed {
  const moves = perSecond(durable)
  const waits = durable.flatMap((round) => round.waits)
  return {
    movesPerSecond: rounded(moves),
    memoryMovesPerSecond: rounded(perSecond(memory)),
    echoPerSecond: rounded(perSecond(echo)),
    ratio: rounded(moves / perSecond(echo), 3),
    durableRatio: rounded(moves / perSecond(memory), 3),
    loadedP99Ms: rounded(percentile(waits, 0.99), 1),
  }
}

export async function players(seating: Seating, record = 0): Promise<Program> {
  const program = startProgram({ path: beside('players') })
  await program.ask({ do: 'sit', seating, record })
  return program
}

export const play = (program: Program, milliseconds: number, every?: number): Promise<Played> =>
  program.ask<Played>({ do: 'play', milliseconds, every })

async function openEcho(
  recordings: readonly Recording[],
  seats: number,
): Promise<{ readonly url: string; readonly program: Program }> {
  const program = startProgram({ path: beside('baseline-server') })
  const { port } = await program.ask<{ readonly port: number }>({ recordings, seats })
  return { url: `http://127.0.0.1:${port}`, program }
}

/** The cost of one more socket, measured by adding as many spectators again. */
export async function weighSockets(server: ServerProcess, program: Program, sockets: number): Promise<number> {
  const before = await server.memory()
  await program.ask({ do: 'watch', sockets })
  const after = await server.memory()
  return (after.used - before.used) / sockets
}

const perSecond = (rounds: readonly Played[]): number =>
  (1000 * sum(rounds, ({ moves }) => moves)) / sum(rounds, ({ milliseconds }) => milliseconds)

/** The average size of a move for all seats together, and of one view. */
function bytesOf(
  recordings: readonly Recording[],
): Pick<ServerFigures, 'bytesPerMove' | 'bytesPerSnapshot' | 'compressedBytesPerSnapshot'> {
  const moves = recordings.flatMap((recording) => recording.moves)
  const views = moves.flatMap((move) => move.views)
  const bytes = sum(views, ({ text }) => Buffer.byteLength(text))
  return {
    bytesPerMove: rounded((bytes + sum(moves, ({ done }) => done.length)) / moves.length),
    bytesPerSnapshot: rounded(bytes / views.length),
    compressedBytesPerSnapshot: rounded(sum(views, ({ text }) => compressedBytes(text)) / views.length),
  }
}

/** The last four bytes are the same for all, and are not sent (RFC 7692). */
const compressedBytes = (text: string): number =>
  deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH }).length - 4

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((total, value) => total + of(value), 0)
