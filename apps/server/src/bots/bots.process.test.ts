/** Bots on another thread, with their answers and failing threads. */
import { beginSaved, dale, view, writeStored } from '@merchants/dale'
import { fastChance, whyNotAnswer } from '@merchants/tabletop'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startBots } from './bots.ts'
import { WorkerQueue } from './worker-queue.ts'
import type { BotJob } from './bot-jobs.ts'

const { pause } = beginSaved({
  players: 2,
  decks: ['macaws', 'pandas', 'raccoons'],
  teams: false,
  starter: 0,
  seed: 'x',
})

/** A thread that is only busy, not stuck, answers by then. */
const PATIENCE_MS = 4000
/** A stuck thread waits for this. It does not keep the machine busy. */
const NEVER = 'new Int32Array(new SharedArrayBuffer(4)), 0, 0'

/** A thread that runs this text instead of a bot and takes this many milliseconds to load it. */
function threadOf(program: string, timeoutMs: number, loading = 0): WorkerQueue {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-thread-'))
  const file = join(folder, 'program.mjs')
  const lines = [
    `import { parentPort } from 'node:worker_threads'`,
    `Atomics.wait(${NEVER}, ${loading})`,
    `parentPort.on('message', (work) => { ${program} })`,
    `parentPort.postMessage('ready')`,
  ]
  writeFileSync(file, lines.join('\n'))
  const thread = new WorkerQueue(timeoutMs, pathToFileURL(file))
  onTestFinished(async () => {
    await thread.close()
    rmSync(folder, { recursive: true })
  })
  return thread
}

const job = (position: string): BotJob => ({ do: 'list', game: 'dale', position })

test('a bot decides from a view, and legal moves are listed', async () => {
  const bots = startBots()
  onTestFinished(() => bots.close())

  const answer = await bots.decide('dale', 'seasoned', view(pause, 0))
  const moves = await bots.legalMoves('dale', writeStored(pause))

  expect(answer).toEqual([expect.any(Number)])
  expect(moves?.length).toBeGreaterThan(1)
})

test('an invalid answer is refused, and the thread keeps working', async () => {
  const bots = startBots()
  onTestFinished(() => bots.close())

  expect(await bots.legalMoves('dale', 'nonsense')).toBeUndefined()
  expect(await bots.legalMoves('dale', writeStored(pause))).toBeDefined()
})

test('requests for a list that is being made share it, so that no client fills the queue', async () => {
  const bots = startBots()
  onTestFinished(() => bots.close())
  const position = writeStored(pause)

  const [first, again, other] = [
    bots.legalMoves('dale', position),
    bots.legalMoves('dale', position),
    bots.legalMoves('dale', 'nonsense'),
  ]
  const moves = await first

  expect(again).toBe(first)
  expect(await other).toBeUndefined()
  const later = bots.legalMoves('dale', position)
  expect(later).not.toBe(first)
  expect(await later).toEqual(moves)
})

test('a thread that takes too long is replaced, and the other requests are served', async () => {
  const thread = threadOf(
    `if (work.position === 'slow') Atomics.wait(${NEVER}); parentPort.postMessage({ result: work.position })`,
    PATIENCE_MS,
  )

  const [slow, next] = await Promise.all([thread.ask(job('slow')), thread.ask(job('next'))])

  expect(slow).toEqual({ fault: 'too slow' })
  expect(next).toEqual({ result: 'next' })
})

test('a thread that is slow to load is not replaced', async () => {
  const thread = threadOf(`parentPort.postMessage({ result: work.position })`, PATIENCE_MS, 1.5 * PATIENCE_MS)

  expect(await thread.ask(job('late'))).toEqual({ result: 'late' })
})

test('a thread that crashes is replaced', async () => {
  const thread = threadOf(
    `if (work.position === 'crash') process.exit(3); parentPort.postMessage({ result: work.position })`,
    60_000,
  )

  const [crash, next] = await Promise.all([thread.ask(job('crash')), thread.ask(job('next'))])

  expect(crash).toHaveProperty('fault')
  expect(next).toEqual({ result: 'next' })
})

test('closing settles every request', async () => {
  const thread = threadOf('for (;;);', 60_000)
  const waiting = [thread.ask(job('one')), thread.ask(job('two'))]

  await thread.close()

  expect(await Promise.all(waiting)).toEqual([{ fault: 'closed' }, { fault: 'closed' }])
  expect(await thread.ask(job('three'))).toEqual({ fault: 'closed' })
})

test.each(['quick', 'trader', 'master'] as const)(
  '%s thinks about a dealt game, and others are served meanwhile',
  async (level) => {
    const bots = startBots()
    onTestFinished(() => bots.close())
    const world = dale.world?.(pause, fastChance(3))
    const seen = view(pause, 0)
    const thinking = bots.decide('dale', level, seen, world)
    const simple = await bots.decide('dale', 'seasoned', seen)
    const answer = await thinking

    expect(world).toBeDefined()
    for (const each of [simple, answer])
      expect(seen.decision && whyNotAnswer(each ?? [], seen.decision)).toBeUndefined()
  },
)
