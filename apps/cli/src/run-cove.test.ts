/** `merchants run` on positions and saved games of the Cove, alone and among those of Dale. */
import { describe, expect, test } from 'vitest'
import { runAll } from './run.ts'

/** The position that the notation shows, written over many lines. */
const EXAMPLE = `{
  "game": "cove", "level": "normal", "rogue": "criminals", "townsfolkSets": ["locals", "mercenaries"], "merchant": "blacksmith",
  "round": 1, "phase": "production",
  "clock": { "human": 1, "huckster": 1, "upper": "huckster", "token": 12 },
  "boats": [["red", "green"], ["red", "blue", "red", "rogue"], [], ["rogue"], [], []],
  "docks": [null, 2, null, null],
  "halls": { "red": 1, "green": 1, "blue": 1, "yellow": 1 }, "lair": 2,
  "square": ["loc-01", "loc-02", "mer-03", "mer-04"],
  "bag": ["red", "blue"], "townsfolkDeck": [], "corruptionDeck": ["rumour"],
  "human": { "gold": 0, "shelf": ["small-red"], "corruption": [], "townsfolk": [] },
  "huckster": { "gold": 0, "deck": ["hk-02"], "right": "hk-01", "discard": [], "shelf": [], "pool": [], "corruption": [], "townsfolk": [] },
  "chance": { "shuffle": "keep" },
  "moves": ["huckster turn"]
}`

const example = JSON.parse(EXAMPLE) as object
const line = (changes: object): string => JSON.stringify({ ...example, ...changes })
const DALE = '{"players":[{"hand":["junk"]},{}],"moves":["p1 discard junk"]}'

interface Result {
  readonly position?: { readonly game: string; readonly bag: unknown; readonly [field: string]: unknown }
  readonly pending?: readonly { readonly seat: string; readonly legal: readonly string[] }[]
  readonly winner?: unknown
  readonly log?: readonly string[]
  readonly error?: { readonly reason: string; readonly move?: number }
}

/** Runs a text and reads the output, one object or one per line. */
async function run(text: string, view?: string): Promise<{ exitCode: number; results: readonly Result[] }> {
  let written = ''
  const source = (async function* () {
    yield text
  })()
  const exitCode = await runAll(source, view, (piece) => void (written += piece))
  const lines = written.startsWith('{\n') ? [written] : written.trim().split('\n')
  return { exitCode, results: lines.map((each) => JSON.parse(each) as Result) }
}

describe('a position of the Cove', () => {
  test('the example of the notation plays its moves', async () => {
    const { exitCode, results } = await run(EXAMPLE)
    const [result] = results

    expect(exitCode).toBe(0)
    expect(results).toHaveLength(1)
    expect(result?.position).toMatchObject({ game: 'cove', merchant: 'blacksmith' })
    expect(result?.pending).toMatchObject([{ seat: 'p1', kind: 'action' }])
    expect(result?.log?.some((each) => each.includes('H-25'))).toBe(true)
    expect(result?.winner).toBeNull()
  })

  test('the output can be run again', async () => {
    const [first] = (await run(EXAMPLE)).results
    const again = await run(JSON.stringify(first?.position))

    expect(again.exitCode).toBe(0)
    expect(again.results[0]?.position).toEqual(first?.position)
  })

  test('as a seat sees it, bags are counts', async () => {
    const { exitCode, results } = await run(line({ moves: [] }), 'p1')

    expect(exitCode).toBe(0)
    expect(results[0]?.position?.bag).toBe(2)
    expect((await run(EXAMPLE, 'p3')).exitCode).toBe(2)
  })

  test('a move that is not legal stops the run, and a text that is not a position is refused', async () => {
    const illegal = await run(line({ moves: ['huckster turn', 'p1 go forge'] }))
    const unreadable = await run(line({ boats: 'many' }))

    expect(illegal.exitCode).toBe(1)
    expect(illegal.results[0]?.error).toMatchObject({ move: 2 })
    expect(unreadable.exitCode).toBe(2)
    expect(unreadable.results[0]?.error?.reason).toContain('boats')
  })
})

test('a saved game is played from its seed', async () => {
  const saved = { game: 'cove', merchant: 'alchemist', seed: 'x', moves: ['huckster turn'] }
  const { exitCode, results } = await run(JSON.stringify(saved))

  expect(exitCode).toBe(0)
  expect(results[0]?.position).toMatchObject({ game: 'cove', merchant: 'alchemist', round: 1 })
})

test('one a line, with those of Dale in between', async () => {
  const { exitCode, results } = await run([line({}), DALE, line({ moves: ['p1 go rest'] }), DALE].join('\n'))

  expect(exitCode).toBe(1)
  expect(results.map(({ position }) => position?.game)).toEqual(['cove', 'dale', 'cove', 'dale'])
  expect(results.map(({ error }) => error?.move)).toEqual([undefined, undefined, 1, undefined])
})

test('the first of many lines may be broken', async () => {
  const { exitCode, results } = await run(`{"game":"cove",\n${line({})}\n${line({})}\n`)

  expect(exitCode).toBe(2)
  expect(results).toHaveLength(3)
})

test('a word is not a game', async () => {
  const { exitCode } = await run('{"players":[{"hand":["cove"]},{}]}')

  expect(exitCode).toBe(2)
})
