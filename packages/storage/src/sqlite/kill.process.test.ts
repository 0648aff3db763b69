/** Kills a writing process at random moments. Every acknowledged write is there, and nothing is half written. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openSqlite, type Storage } from '@merchants/storage'
import { expect, onTestFinished, test } from 'vitest'

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 5)

const TABLES = Array.from({ length: 40 }, (_, number) => `t${number}`)

const WRITER = fileURLToPath(new URL('../testing/writer.mjs', import.meta.url))

/** Runs the writer, kills it after this many promises, and returns how many events each table was promised. */
async function writeUntilKilled(folder: string, promises: number): Promise<ReadonlyMap<string, number>> {
  const writer = spawn(process.execPath, [WRITER, folder, ...TABLES], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(writer, 'exit')
  const promised = new Map<string, number>()
  let heard = 0
  for await (const line of createInterface(writer.stdout)) {
    const [table = '', size] = line.split(' ')
    promised.set(table, Number(size))
    heard += 1
    if (heard === promises) writer.kill('SIGKILL')
  }
  expect((await gone)[1]).toBe('SIGKILL')
  return promised
}

interface Body {
  readonly number: number
  readonly place: number
  readonly of: number
}

async function expectWhole(storage: Storage, promised: ReadonlyMap<string, number>): Promise<void> {
  const sizes = await storage.eventCounts(TABLES)
  const lobby = new Set(await storage.lobby(TABLES.length))
  for (const table of TABLES) {
    const bodies = (await storage.read(table, 0)).map((body) => JSON.parse(body) as Body)
    const last = bodies.at(-1)
    expect(bodies.map(({ number }) => number)).toEqual(bodies.map((_, place) => place))
    expect(bodies.length).toBeGreaterThanOrEqual(promised.get(table) ?? 0)
    expect(bodies.length).toBe(sizes.get(table) ?? 0)
    if (last === undefined) continue
    expect(last.place).toBe(last.of - 1)
    expect(lobby).toContain(String(bodies.length))
  }
}

test(`killed ${ROUNDS} times while it writes, it has every acknowledged append, and none is half there`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-kill-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))

  for (let round = 0; round < ROUNDS; round += 1) {
    const promised = await writeUntilKilled(folder, 1 + Math.floor(Math.random() * 1500))
    const storage = await openSqlite(folder)
    await expectWhole(storage, promised)
    await storage.close()
  }
})
