/** Trainings and matches over a real Redis: workers join and die, and the result is the same as on one machine. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isolatedRedisUrl } from '@merchants/testkit'
import { learnFrom, weightsOf, writeWeights } from '@merchants/bots/strong'
import { expect, inject, onTestFinished, test } from 'vitest'
import { playGames } from '../train/play-games.ts'

const BIN = fileURLToPath(new URL('../../bin/merchants.js', import.meta.url))

interface Started {
  /** Resolves when it has said something on the error stream. */
  readonly isHeard: Promise<void>
  readonly kill: (signal: NodeJS.Signals) => void
  readonly ended: Promise<{ readonly code: number | null; readonly out: string }>
}

function merchants(...words: readonly string[]): Started {
  const child = spawn(process.execPath, [BIN, ...words])
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  return {
    isHeard: new Promise((resolve) => child.stderr.once('data', () => resolve())),
    kill: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, out }))),
  }
}

const GAMES = 400
const FORESEEN = 20
const LESSON = { hidden: 4, passes: 1 }

test('two workers train, one of them is killed, and the weights are those of a single machine', async () => {
  const redis = isolatedRedisUrl(inject('redis'))
  const folder = mkdtempSync(join(tmpdir(), 'merchants-train-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [weights, games] = [join(folder, 'weights.ts'), join(folder, 'games.ndjson')]
  const workers = [0, 1].map(() => merchants('work', '--redis', redis, '--threads', '1'))
  await Promise.all(workers.map(({ isHeard }) => isHeard))

  const played = ['--games', String(GAMES), '--foresight-games', String(FORESEEN)]
  const size = [...played, '--hidden', String(LESSON.hidden), '--passes', String(LESSON.passes)]
  const training = merchants('train', '--redis', redis, ...size, '--keep', games, '--out', weights, '--json')
  await expect.poll(() => linesIn(games)).toBeGreaterThan(1)
  workers[0]?.kill('SIGKILL')
  const { code, out } = await training.ended
  workers[1]?.kill('SIGTERM')

  const here = { threads: 0, redis: undefined, keep: undefined, stop: new AbortController().signal, played: () => {} }
  const foreseen = await playGames(FORESEEN, here, 'foresight')
  const alone = learnFrom(await playGames(GAMES, here, 'habit'), LESSON, foreseen)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ passes: JSON.parse(JSON.stringify(alone.judgements)) })
  expect(readFileSync(weights, 'utf8')).toBe(writeWeights(weightsOf(alone.net)))
  expect((await workers[1]?.ended)?.out).toMatch(/^\d+ tasks done\n$/)
})

function linesIn(file: string): number {
  try {
    return readFileSync(file, 'utf8').split('\n').length
  } catch {
    return 0
  }
}
