/** How much a server carries: moves through many sockets, beside the same server without a disk and beside bare sockets. */
import { constants, deflateRawSync } from 'node:zlib'
import { percentile, rounded } from './figures.ts'
import { freePort, type House, openHouse } from './house.ts'
import { beside, type Program, startProgram } from './processes.ts'
import { restartUnderLoad } from './restart.ts'
import type { Played, Recording, Seating } from './talk.ts'

export interface ServerBenchOptions {
  readonly sockets: number
  readonly seats: number
  readonly seconds: number
  /** Where it is the wait that counts: one move a table in so many milliseconds. */
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
  /** What a seat is sent when the game has gone on: as it is, and as a line would send it that compresses each message by itself. */
  readonly bytesPerSnapshot: number
  readonly compressedBytesPerSnapshot: number
  readonly readyMs: number
  readonly restartMs: number
  readonly refused: number
  readonly lostSockets: number
  readonly sockets: number
  readonly tables: number
}

/** Contenders take turns, so that a machine that is busy for a while is so for all of them. */
const ROUNDS = 3

/** Code must be warm before it counts. */
const WARM_UP = 1500

/** Tables that lend their messages to the reference. */
const RECORDED = 8

/** So many tables at most live through a restart. */
const RESTARTED = 50

const RELAXED = 2000

export async function benchServer(options: ServerBenchOptions): Promise<ServerFigures> {
  const { sockets, seats, seconds, every = RELAXED, flags = [] } = options
  const tables = Math.max(1, Math.round(sockets / seats))
  const warmUp = Math.min(WARM_UP, seconds * 300)
  const durable = await openHouse({ storage: 'durable', flags })
  const memory = await openHouse({ storage: 'memory' })
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

    const rounds: Record<'echo' | 'memory' | 'durable', Played[]> = { echo: [], memory: [], durable: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.echo.push(await play(atEcho, (seconds * 1000) / ROUNDS))
      rounds.memory.push(await play(atMemory, (seconds * 1000) / ROUNDS))
      rounds.durable.push(await play(atDurable, (seconds * 1000) / ROUNDS))
    }
    for (const program of [atEcho, atMemory]) await program.ask({ do: 'leave' })
    await Promise.all([atEcho, atMemory, echo.program].map((program) => program.kill('SIGKILL')))
    const relaxed = await play(atDurable, Math.max(2 * every, seconds * 1000), every)
    const bytesPerSocket = await weighSockets(durable, atDurable, sockets)
    await atDurable.ask({ do: 'leave' })
    await atDurable.kill('SIGKILL')

    const [moves, inMemory, echoed] = [rounds.durable, rounds.memory, rounds.echo].map(perSecond) as [
      number,
      number,
      number,
    ]
    const all = [...rounds.echo, ...rounds.memory, ...rounds.durable, relaxed]
    return {
      movesPerSecond: rounded(moves),
      memoryMovesPerSecond: rounded(inMemory),
      echoPerSecond: rounded(echoed),
      ratio: rounded(moves / echoed, 3),
      durableRatio: rounded(moves / inMemory, 3),
      p99Ms: rounded(percentile(relaxed.waits, 0.99), 1),
      loadedP99Ms: rounded(
        percentile(
          rounds.durable.flatMap(({ waits }) => waits),
          0.99,
        ),
        1,
      ),
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
  const port = await freePort()
  const program = startProgram({ path: beside('echo') })
  await program.ask({ recordings, seats, port })
  return { url: `http://127.0.0.1:${port}`, program }
}

/** What one more socket costs, by letting as many again look on. */
export async function weighSockets(house: House, program: Program, sockets: number): Promise<number> {
  const before = await house.memory()
  await program.ask({ do: 'watch', sockets })
  const after = await house.memory()
  return (after.used - before.used) / sockets
}

const perSecond = (rounds: readonly Played[]): number =>
  (1000 * sum(rounds, ({ moves }) => moves)) / sum(rounds, ({ milliseconds }) => milliseconds)

/** What a move sends on average to all seats together, and what one sight takes. */
function bytesOf(
  recordings: readonly Recording[],
): Pick<ServerFigures, 'bytesPerMove' | 'bytesPerSnapshot' | 'compressedBytesPerSnapshot'> {
  const moves = recordings.flatMap((recording) => recording.moves)
  const sights = moves.flatMap((move) => move.sights)
  const bytes = sum(sights, ({ text }) => Buffer.byteLength(text))
  return {
    bytesPerMove: rounded((bytes + sum(moves, ({ done }) => done.length)) / moves.length),
    bytesPerSnapshot: rounded(bytes / sights.length),
    compressedBytesPerSnapshot: rounded(sum(sights, ({ text }) => compressedBytes(text)) / sights.length),
  }
}

/** The last four bytes are the same for all, and are not sent (RFC 7692). */
const compressedBytes = (text: string): number =>
  deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH }).length - 4

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((total, value) => total + of(value), 0)
