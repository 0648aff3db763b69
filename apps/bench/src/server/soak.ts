/** A soak test: many tables with a move now and then, to see whether memory stays flat. */
import { percentile, rounded } from './figures.ts'
import { startServer } from './server-process.ts'
import { play, players, weighSockets } from './server.ts'
import type { Memory } from './process-messages.ts'
import { itemAt } from '@merchants/tabletop'

export interface SoakOptions {
  readonly sockets: number
  readonly seats: number
  readonly minutes: number
}

export interface SoakFigures {
  readonly minutes: number
  readonly sockets: number
  readonly tables: number
  readonly movesPerSecond: number
  readonly p99Ms: number
  /** The worst minute. */
  readonly worstP99Ms: number
  readonly bytesPerSocket: number
  /** A table in the middle of a game. */
  readonly bytesPerTable: number
  readonly usedAtStart: number
  readonly usedAtEnd: number
  readonly residentAtStart: number
  readonly residentAtEnd: number
  /** Memory in use near the end, divided by that near the start. 1 is flat. */
  readonly growth: number
  readonly refused: number
  readonly lostSockets: number
}

const MINUTE = 60_000
const EVERY = 2000

/** This many moves per table are played at full speed first, so that some games have just begun and others are nearly over. */
const MIXED = 600
const RUSH = 10_000

/** Minutes between two samples of the memory. Each sample forces a garbage collection, which must stay rare. */
const WEIGHED_EVERY = 5

export async function soak(
  { sockets, seats, minutes }: SoakOptions,
  tell: (line: string) => void,
): Promise<SoakFigures> {
  const tables = Math.round(sockets / seats)
  const server = await startServer({ storage: 'durable' })
  try {
    const empty = await server.memory()
    const program = await players({ url: server.url, isReference: false, tables, seats })
    for (let rushed = 0; rushed < tables * MIXED;) {
      rushed += (await play(program, RUSH)).moves
      tell(`before it begins: ${rushed} of ${tables * MIXED} moves`)
    }
    await play(program, MINUTE / 4, EVERY)
    const held: Memory[] = [await server.memory()]
    const waits: number[] = []
    let [moves, refused, lostSockets, worst, took] = [0, 0, 0, 0, 0]
    for (let minute = 1; minute <= minutes; minute++) {
      const played = await play(program, MINUTE, EVERY)
      const p99 = percentile(played.waits, 0.99)
      waits.push(...played.waits)
      worst = Math.max(worst, p99)
      moves += played.moves
      took += played.milliseconds
      refused += played.refused
      lostSockets += played.lostSockets
      tell(`minute ${minute}: ${played.moves} moves, p99 ${rounded(p99, 1)} ms`)
      if (minute % WEIGHED_EVERY !== 0 && minute < minutes) continue
      const now = await server.memory()
      held.push(now)
      tell(`${megabytes(now.used)} in use, ${megabytes(now.resident)} resident`)
    }
    const bytesPerSocket = await weighSockets(server, program, Math.min(sockets, 500))
    await program.kill('SIGKILL')
    const [start, end] = [itemAt(held, 0), itemAt(held, -1)]
    return {
      minutes,
      sockets: tables * seats,
      tables,
      movesPerSecond: rounded((1000 * moves) / took),
      p99Ms: rounded(percentile(waits, 0.99), 1),
      worstP99Ms: rounded(worst, 1),
      bytesPerSocket: rounded(bytesPerSocket),
      bytesPerTable: rounded((start.used - empty.used) / tables - bytesPerSocket * seats),
      usedAtStart: start.used,
      usedAtEnd: end.used,
      residentAtStart: start.resident,
      residentAtEnd: end.resident,
      growth: rounded(growthOf(held.map(({ used }) => used)), 3),
      refused,
      lostSockets,
    }
  } finally {
    await server.close()
  }
}

function growthOf(values: readonly number[]): number {
  const some = Math.ceil(values.length / 3)
  return mean(values.slice(-some)) / mean(values.slice(0, some))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const megabytes = (bytes: number): string => `${rounded(bytes / 1_000_000)} MB`
