/** A long quiet evening: many tables, a move now and then, for as long as asked; does memory stay where it is? */
import { percentile, rounded } from './figures.ts'
import { openHouse } from './house.ts'
import { play, players, weighSockets } from './server.ts'
import type { Memory } from './talk.ts'

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
  readonly bytesPerTable: number
  readonly usedAtStart: number
  readonly usedAtEnd: number
  readonly residentAtStart: number
  readonly residentAtEnd: number
  /** How much memory in use grew for each move, which is kept as long as its game lasts. */
  readonly bytesPerMove: number
  readonly refused: number
  readonly lostSockets: number
}

const MINUTE = 60_000
const EVERY = 2000

export async function soak(
  { sockets, seats, minutes }: SoakOptions,
  tell: (line: string) => void,
): Promise<SoakFigures> {
  const tables = Math.round(sockets / seats)
  const house = await openHouse({ storage: 'durable' })
  try {
    const empty = await house.memory()
    const program = await players({ url: house.url, isReference: false, tables, seats })
    await play(program, MINUTE / 4, EVERY)
    const start = await house.memory()
    const waits: number[] = []
    let [moves, refused, lostSockets, worst, took] = [0, 0, 0, 0, 0]
    let now: Memory = start
    for (let minute = 1; minute <= minutes; minute++) {
      const played = await play(program, MINUTE, EVERY)
      const p99 = percentile(played.waits, 0.99)
      waits.push(...played.waits)
      worst = Math.max(worst, p99)
      moves += played.moves
      took += played.milliseconds
      refused += played.refused
      lostSockets += played.lostSockets
      now = await house.memory()
      tell(
        `minute ${minute}: ${played.moves} moves, p99 ${rounded(p99, 1)} ms, ${megabytes(now.used)} in use, ${megabytes(now.resident)} resident`,
      )
    }
    const bytesPerSocket = await weighSockets(house, program, Math.min(sockets, 500))
    await program.kill('SIGKILL')
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
      usedAtEnd: now.used,
      residentAtStart: start.resident,
      residentAtEnd: now.resident,
      bytesPerMove: rounded((now.used - start.used) / Math.max(1, moves)),
      refused,
      lostSockets,
    }
  } finally {
    await house.close()
  }
}

const megabytes = (bytes: number): string => `${rounded(bytes / 1_000_000)} MB`
