/** The command itself, started as a person starts it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const BIN = fileURLToPath(new URL('../bin/merchants.js', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Starts merchants with these words and this standard input; `meanwhile` may do something to it. */
function merchants(words: readonly string[], input = '', meanwhile?: (child: Child) => void): Promise<Ended> {
  const child = spawn(process.execPath, [BIN, ...words])
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  // It may have ended before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  meanwhile?.(child)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

type Child = ReturnType<typeof spawn>

const POSITION = '{"players":[{"hand":["junk"]},{}],"moves":["p1 discard junk"]}'

describe('merchants', () => {
  test('without a word helps', async () => {
    const { code, out } = await merchants([])

    expect(code).toBe(0)
    expect(out).toContain('merchants run position.json')
  })

  test('tells its version and its help', async () => {
    const { version } = (await import('../package.json', { with: { type: 'json' } })).default
    expect(await merchants(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
    expect((await merchants(['sim', '--help'])).out).toContain('--games')
  })

  test.each([
    [['fly']],
    [['run']],
    [['run', '--fast', 'x']],
    [['sim', '--games', 'many']],
    [['sim', '--bots', 'me']],
    [['sim', 'chess']],
    [['sim', 'cove', '--level', 'easy']],
    [['sim', 'cove', '--sets', 'locals']],
    [['play', 'cove', '--humans', '3']],
  ])('%j is a mistake, told in a line or two', async (words) => {
    const { code, out, err } = await merchants(words)

    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^error: /)
    expect(err).not.toMatch(/^\s+at /m)
  })

  test('run reads standard input', async () => {
    const { code, out, err } = await merchants(
      ['run', '-'],
      `${POSITION}\n${POSITION.replace('junk"]}', 'owls-1"]}')}\n`,
    )

    expect(code).toBe(1)
    expect(err).toBe('')
    expect(out.trim().split('\n')).toHaveLength(2)
  })

  test('run tells of a file that is not there', async () => {
    const { code, out, err } = await merchants(['run', 'no/such/file.json'])

    expect(code).toBe(2)
    expect(JSON.parse(out)).toMatchObject({ error: { reason: expect.stringContaining('no such file') as string } })
    expect(err).toBe('')
  })

  test('run does not mind a reader who leaves', async () => {
    const { code, err } = await merchants(['run', '-'], `${POSITION}\n`.repeat(3000), (child) => {
      child.stdout?.once('data', () => child.stdout?.destroy())
    })

    expect(code).toBe(0)
    expect(err).toBe('')
  })

  test.each(['dale', 'cove'])('sim %s ends cleanly on Ctrl-C', async (game) => {
    const interruptedAfter = (wait: number): Promise<Ended> =>
      merchants(['sim', game, '--games', '10000000', '--json'], '', (child) => {
        setTimeout(() => child.kill('SIGINT'), wait)
      })
    // A busy machine must not have started it yet; then the signal simply kills it.
    let ended = await interruptedAfter(1000)
    for (let wait = 4000; ended.code === null && wait < 60_000; wait *= 2) ended = await interruptedAfter(wait)
    const { games, stopped } = JSON.parse(ended.out) as { games: number; stopped: boolean }

    expect(ended.code).toBe(0)
    expect(stopped).toBe(true)
    expect(games).toBeGreaterThan(0)
  })

  test('sim without a game is Dale', async () => {
    const words = ['--games', '2', '--seed', '3', '--json']
    const [unnamed, named] = await Promise.all([merchants(['sim', ...words]), merchants(['sim', 'dale', ...words])])

    expect(unnamed).toEqual(named)
    expect(JSON.parse(unnamed.out)).toMatchObject({ games: 2, plan: { players: 3 } })
  })

  test('sim cove tells the win rate and draws the gold', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'merchants-')), 'gold.svg')
    const setting = ['--level', 'hard', '--merchant', 'alchemist', '--rogue', 'robbers', '--sets', 'locals,sailors']
    const { code, out } = await merchants(['sim', 'cove', '--games', '3', ...setting, '--json', '--svg', file])

    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      plan: { level: 'hard', merchant: 'alchemist', rogue: 'robbers', sets: ['locals', 'sailors'] },
      games: 3,
      humanWinRate: expect.any(Number) as number,
    })
    expect(readFileSync(file, 'utf8')).toContain('</svg>')
  })

  test.each([
    ['bench', 'engine'],
    ['bench', 'cove'],
  ])('%s %s prints JSON', async (...words) => {
    const { code, out } = await merchants([...words, '--json', '--games', '5', '--seconds', '1'])

    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ games: 5, gamesPerSecond: expect.any(Number) as number })
  })

  test('play cove is a game through a pipe', async () => {
    const { code, out, err } = await merchants(['play', 'cove', '--seed', 'x', '--merchant', 'alchemist'], '\nquit\n')

    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('p1, the Alchemist')
    expect(out).toContain('You left the game.')
  })
})
