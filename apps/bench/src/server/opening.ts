/** How long others wait while the most expensive tables are opened, and how much a snapshot speeds that up. */
import { openSqlite, type Storage } from '@merchants/storage'
import { joinTable } from '@merchants/client'
import WebSocket from 'ws'
import { expensiveTable, SECRET } from './expensive.ts'
import { percentile, rounded } from './figures.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import type { Program } from './processes.ts'
import { play, players } from './server.ts'

export interface OpeningOptions {
  readonly entries: number
  readonly tables: number
  /** Tables of others who play meanwhile, and milliseconds between two moves at each. */
  readonly others: number
  readonly every: number
}

export interface OpeningFigures {
  readonly entries: number
  readonly tables: number
  readonly calmMaxMs: number
  readonly otherMaxMs: number
  readonly otherP99Ms: number
  readonly loopMaxMs: number
  readonly openMs: number
  readonly openFromSnapshotMs: number
  readonly timesFaster: number
}

export async function benchOpening(options: OpeningOptions): Promise<OpeningFigures> {
  const { entries, tables, others, every } = options
  const server = await startServer({ storage: 'durable' })
  try {
    const names = Array.from({ length: tables }, (_, at) => `expensive${'abcdefgh'[at]}23`)
    await furnish(server, names, entries)
    const program = await players({ url: server.url, isReference: false, tables: others, seats: 2 })
    await play(program, 1500, every)
    const calm = await play(program, 2000, every)
    await longestRound(server.url)
    const { waits, openMs } = await whileOpening(program, server, names, every)
    const loopMaxMs = await longestRound(server.url)
    for (const name of names) await talk(server.url, name)
    await program.ask({ do: 'leave' })
    await program.kill('SIGKILL')
    await server.restart('SIGTERM')
    const again = await openAll(server.url, names)
    return {
      entries,
      tables,
      calmMaxMs: rounded(Math.max(...calm.waits), 1),
      otherMaxMs: rounded(Math.max(...waits), 1),
      otherP99Ms: rounded(percentile(waits, 0.99), 1),
      loopMaxMs: rounded(loopMaxMs, 1),
      openMs: rounded(openMs / tables, 1),
      openFromSnapshotMs: rounded(again / tables, 1),
      timesFaster: rounded(openMs / again, 1),
    }
  } finally {
    await server.close()
  }
}

async function furnish({ folder }: ServerProcess, names: readonly string[], entries: number): Promise<void> {
  const storage = await openSqlite(folder, 'guest')
  for (const name of names) await keep(storage, name, expensiveTable(name, entries))
  await storage.close()
}

async function keep(storage: Storage, table: string, bodies: readonly string[]): Promise<void> {
  const row = { table, isPublic: false, stage: 'playing', touchedAt: Date.now(), dueAt: null, lobby: '{}' } as const
  for (let from = 0; from < bodies.length; from += 1000)
    await storage.append(from, bodies.slice(from, from + 1000), row)
}

/** Opens all tables at once while others play. */
async function whileOpening(
  program: Program,
  { url }: ServerProcess,
  names: readonly string[],
  every: number,
): Promise<{ readonly waits: readonly number[]; readonly openMs: number }> {
  const playing = play(program, 2000 + 1500 * names.length, every)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const openMs = await openAll(url, names)
  const { waits } = await playing
  return { waits, openMs }
}

/** Milliseconds until all tables have been answered. */
async function openAll(url: string, names: readonly string[]): Promise<number> {
  const began = performance.now()
  await Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`${url}/api/tables/${name}`)
      if (!answer.ok) throw new Error(`A table could not be opened: ${answer.status}`)
      await answer.text()
    }),
  )
  return performance.now() - began
}

/** The longest delay of the server's event loop since the last request, in milliseconds. */
async function longestRound(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return 1000 * Number(/event_loop_lag_seconds\{quantile="1"\} (\S+)/.exec(text)?.[1])
}

/** Adds an entry, after which the server stores a snapshot of the table. */
async function talk(url: string, table: string): Promise<void> {
  const connection = joinTable({ url, table, secret: SECRET, WebSocket })
  const refusal = await connection.chat('Good game')
  connection.close()
  if (refusal !== undefined) throw new Error(`Nothing can be said: ${refusal.key}`)
}
