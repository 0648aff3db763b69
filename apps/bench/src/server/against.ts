/** The server of this checkout beside that of another one: each with its own players, in turns, in one run. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { percentile, rounded } from './figures.ts'
import { type Program, startProgram } from './processes.ts'
import type { Played } from './process-messages.ts'
import { CHECKOUT, type ServerProcess, startServer } from './server-process.ts'

export interface AgainstOptions {
  /** The other checkout, built. */
  readonly against: string
  readonly sockets: number
  readonly seats: number
  /** How long each of the two plays in all. */
  readonly seconds: number
}

export interface AgainstFigures {
  /** The medians of all rounds. */
  readonly movesPerSecond: number
  readonly otherMovesPerSecond: number
  readonly ratio: number
  readonly leastRatio: number
  readonly mostRatio: number
  /** CPU time of the whole server for a move, in microseconds. */
  readonly processorPerMove: number
  readonly otherProcessorPerMove: number
  readonly refused: number
}

const ROUNDS = 10
const WARM_UP = 5000

/** Players of a commit speak its protocol. Older ones are in another folder. */
const PLAYERS = ['apps/bench/dist/server/players.js', 'apps/cli/dist/bench/server/players.js']

/** A server with its players. */
interface Side {
  readonly server: ServerProcess
  readonly players: Program
}

interface Round {
  readonly movesPerSecond: number
  readonly processorPerMove: number
  readonly refused: number
}

export async function benchAgainst({ against, ...load }: AgainstOptions): Promise<AgainstFigures> {
  const paths = [playersOf(CHECKOUT), playersOf(against)] as const
  const sides = [await openSide(CHECKOUT, paths[0], load), await openSide(against, paths[1], load)] as const
  try {
    for (const side of sides) await playRound(side, Math.min(WARM_UP, load.seconds * 500))
    const own: Round[] = []
    const other: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      own.push(await playRound(sides[0], (load.seconds * 1000) / ROUNDS))
      other.push(await playRound(sides[1], (load.seconds * 1000) / ROUNDS))
    }
    return compared(own, other)
  } finally {
    for (const { players, server } of sides) {
      await players.kill('SIGKILL')
      await server.close()
    }
  }
}

function playersOf(checkout: string): string {
  const path = PLAYERS.map((each) => join(checkout, each)).find((each) => existsSync(each))
  if (path === undefined) throw new Error(`${checkout} is not built.`)
  return path
}

async function openSide(
  checkout: string,
  path: string,
  { sockets, seats }: Omit<AgainstOptions, 'against'>,
): Promise<Side> {
  const server = await startServer({ storage: 'durable', checkout })
  const players = startProgram({ path })
  const tables = Math.max(1, Math.round(sockets / seats))
  await players.ask({ do: 'sit', seating: { url: server.url, isReference: false, tables, seats }, record: 0 })
  return { server, players }
}

async function playRound({ server, players }: Side, milliseconds: number): Promise<Round> {
  const before = await server.processor()
  const played = await players.ask<Played>({ do: 'play', milliseconds })
  const after = await server.processor()
  return {
    movesPerSecond: (1000 * played.moves) / played.milliseconds,
    processorPerMove: (after.used - before.used) / played.moves,
    refused: played.refused,
  }
}

function compared(own: readonly Round[], other: readonly Round[]): AgainstFigures {
  const ratios = own.map(({ movesPerSecond }, at) => movesPerSecond / (other[at]?.movesPerSecond ?? Number.NaN))
  const median = (rounds: readonly Round[], of: (round: Round) => number): number =>
    rounded(percentile(rounds.map(of), 0.5))
  return {
    movesPerSecond: median(own, ({ movesPerSecond }) => movesPerSecond),
    otherMovesPerSecond: median(other, ({ movesPerSecond }) => movesPerSecond),
    ratio: rounded(percentile(ratios, 0.5), 2),
    leastRatio: rounded(Math.min(...ratios), 2),
    mostRatio: rounded(Math.max(...ratios), 2),
    processorPerMove: median(own, ({ processorPerMove }) => processorPerMove),
    otherProcessorPerMove: median(other, ({ processorPerMove }) => processorPerMove),
    refused: [...own, ...other].reduce((sum, { refused }) => sum + refused, 0),
  }
}
