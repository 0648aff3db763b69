/** Programs that think in another thread: what they answer, and what becomes of a thread that fails. */
import { beginSaved, view, writeStored } from '@merchants/dale'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startBots } from './bots.ts'
import { Thread } from './thread.ts'
import type { Work } from './work.ts'

const { pause } = beginSaved({
  players: 2,
  decks: ['macaws', 'pandas', 'raccoons'],
  teams: false,
  starter: 0,
  seed: 'x',
})

/** A thread that runs this text instead of a bot, and takes so many milliseconds to load it. */
function threadOf(program: string, patience: number, loading = 0): Thread {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-thread-'))
  const file = join(folder, 'program.mjs')
  const lines = [
    `import { parentPort } from 'node:worker_threads'`,
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${loading})`,
    `parentPort.on('message', (work) => { ${program} })`,
    `parentPort.postMessage('ready')`,
  ]
  writeFileSync(file, lines.join('\n'))
  const thread = new Thread(patience, pathToFileURL(file))
  onTestFinished(async () => {
    await thread.close()
    rmSync(folder, { recursive: true })
  })
  return thread
}

const work = (position: string): Work => ({ do: 'list', position })

test('a program decides from a view, and legal moves are listed', async () => {
  const bots = startBots()
  onTestFinished(() => bots.close())

  const answer = await bots.decide('seasoned', view(pause, 0))
  const moves = await bots.list(writeStored(pause))

  expect(answer).toEqual([expect.any(Number)])
  expect(moves?.length).toBeGreaterThan(1)
})

test('nonsense is no answer, and the thread goes on', async () => {
  const bots = startBots()
  onTestFinished(() => bots.close())

  expect(await bots.list('nonsense')).toBeUndefined()
  expect(await bots.list(writeStored(pause))).toBeDefined()
})

test('who asks again while a list is made gets that one, so that nobody fills the queue', async () => {
  const bots = startBots()
  onTestFinished(() => bots.close())
  const position = writeStored(pause)

  const [first, again, other] = [bots.list(position), bots.list(position), bots.list('nonsense')]
  const moves = await first

  expect(again).toBe(first)
  expect(await other).toBeUndefined()
  const later = bots.list(position)
  expect(later).not.toBe(first)
  expect(await later).toEqual(moves)
})

test('a thread that takes too long is replaced, and others who wait are served', async () => {
  const thread = threadOf(
    `if (work.position === 'slow') for (;;); parentPort.postMessage({ result: work.position })`,
    1500,
  )

  const [slow, next] = await Promise.all([thread.ask(work('slow')), thread.ask(work('next'))])

  expect(slow).toEqual({ fault: 'too slow' })
  expect(next).toEqual({ result: 'next' })
})

test('nobody loses patience with a thread that takes long to load', async () => {
  const thread = threadOf(`parentPort.postMessage({ result: work.position })`, 300, 900)

  expect(await thread.ask(work('late'))).toEqual({ result: 'late' })
})

test('a thread that crashes is replaced', async () => {
  const thread = threadOf(
    `if (work.position === 'crash') process.exit(3); parentPort.postMessage({ result: work.position })`,
    60_000,
  )

  const [crash, next] = await Promise.all([thread.ask(work('crash')), thread.ask(work('next'))])

  expect(crash).toHaveProperty('fault')
  expect(next).toEqual({ result: 'next' })
})

test('when it closes nobody is left waiting', async () => {
  const thread = threadOf('for (;;);', 60_000)
  const waiting = [thread.ask(work('one')), thread.ask(work('two'))]

  await thread.close()

  expect(await Promise.all(waiting)).toEqual([{ fault: 'closed' }, { fault: 'closed' }])
  expect(await thread.ask(work('three'))).toEqual({ fault: 'closed' })
})
