/** A whole server writes down everything it would ever write while people play: nothing of them or their game is in it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startTwoPlayerMatch } from '../testing/start-match.ts'
import { post } from '../testing/test-client.ts'
import { playOn } from '../testing/playing.ts'

const PROGRAM = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const TOKEN = 'a-token-of-the-operator'
const ENOUGH = 12

interface Program {
  readonly url: string
  /** Ends it and tells all it has written. */
  readonly end: () => Promise<string>
}

async function startProgram(): Promise<Program> {
  const subscriptions = {
    HOST: '127.0.0.1',
    PORT: '0',
    STORAGE: 'memory',
    PAGE: 'off',
    LOG_LEVEL: 'debug',
    ADMIN_TOKEN: TOKEN,
  }
  const child = spawn(process.execPath, [PROGRAM], { env: { ...subscriptions, BOT_PACE_MS: '0' } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exit = once(child, 'close')
  let written = ''
  const url = await new Promise<string>((resolve, reject) => {
    const note = (part: Buffer): void => {
      written += part.toString()
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(written) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', note)
    child.stderr.on('data', note)
    child.once('close', () => reject(new Error(written)))
  })
  const end = async (): Promise<string> => {
    child.kill('SIGTERM')
    await exit
    return written
  }
  return { url, end }
}

test('no one’s name, words, cards, secrets or address are written down', async () => {
  const { url, end } = await startProgram()
  const { table, ana, bo, seats } = await startTwoPlayerMatch(url, { name: 'Anastazja' })
  const isEnough = (): boolean => (ana.match?.view.turn ?? 0) >= ENOUGH || (bo.match?.view.turn ?? 0) >= ENOUGH

  await Promise.all([playOn(ana, isEnough), playOn(bo, isEnough)])
  await ana.say({ do: 'chat', text: 'whispered' })
  await ana.say({ do: 'answer', question: 0, answers: [[99]] })
  await post(url, `/api/tables/${table}/claim?secret=${seats[0].secret}`, { secret: seats[0].secret })
  await post(url, '/api/tables', { name: 'Anastazja'.repeat(9), options: 'whispered' })
  await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"whispered',
  })
  await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  await fetch(`${url}/nowhere?whispered`, { headers: { cookie: 'seat_x=whispered' } })
  const lines = (await end())
    .split('\n')
    .filter((line) => line.startsWith('{') && !line.includes('Server listening at'))

  expect(lines.length).toBeGreaterThan(8)
  expect(lines.filter((line) => (JSON.parse(line) as { level?: string }).level === undefined)).toEqual([])
  const written = lines.join('\n')
  for (const hidden of [
    'Anastazja',
    '"Bo"',
    'whispered',
    table,
    seats[0].secret,
    seats[1].secret,
    TOKEN,
    '127.0.0.1',
  ]) {
    expect(written).not.toContain(hidden)
  }
  expect(written).not.toMatch(/(macaws|pandas|raccoons|junk)/)
})
