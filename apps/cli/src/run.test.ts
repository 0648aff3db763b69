/** `merchants run` on the examples of the notation, on wrong input, and on noise. */
import { readSeat } from '@merchants/dale'
import type { DaleRan } from '@merchants/dale'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runAll, runSafely } from './run.ts'

/** The position that the notation shows, written over many lines. */
const EXAMPLE = `{
  "game": "dale",
  "decks": ["platypuses", "owls", "foxes"],
  "teams": false,
  "turn": "p1",
  "players": [
    { "hand": ["platypuses-4", "owls-1", "junk"], "deck": ["junk", "owls-2"],
      "discard": [], "stall": [["owls-1"]], "schedule": [] },
    { "hand": ["junk"] }
  ],
  "market": ["owls-2", "foxes-3", null, "platypuses-4", "owls-5a"],
  "marketDeck": ["foxes-2"],
  "marketDiscard": [],
  "chance": { "shuffle": "keep", "die": [2, 3], "pick": [0] },
  "moves": ["p1 play platypuses-4", "p1 choose owls-2"]
}`

const example = JSON.parse(EXAMPLE) as object
const line = (changes: object): string => JSON.stringify({ ...example, ...changes })

interface Printed extends Pick<DaleRan, 'exitCode'> {
  readonly text: string
  readonly results: readonly DaleRan['result'][]
}

/** Runs a text that arrives in the given pieces, and reads the output, one object or one per line. */
async function run(pieces: string | readonly (string | Uint8Array)[], view?: string): Promise<Printed> {
  let text = ''
  const source = (async function* () {
    yield* typeof pieces === 'string' ? [pieces] : pieces
  })()
  const exitCode = await runAll(source, view, (written) => {
    text += written
  })
  const isOne = text.startsWith('{\n')
  const lines = isOne ? [text] : text.split('\n').slice(0, -1)
  return { exitCode, text, results: lines.map((each) => JSON.parse(each) as DaleRan['result']) }
}

describe('one position', () => {
  test('the example of the notation plays its moves', async () => {
    const { exitCode, results } = await run(EXAMPLE)

    expect(exitCode).toBe(0)
    expect(results).toHaveLength(1)
    expect(results[0]?.position).toEqual({
      game: 'dale',
      decks: ['platypuses', 'owls', 'foxes'],
      teams: false,
      turn: 'p1',
      players: [
        {
          hand: ['owls-1', 'junk', 'owls-2'],
          deck: ['junk'],
          discard: ['platypuses-4'],
          stall: [['owls-1']],
          schedule: [],
        },
        { hand: ['junk'], deck: [], discard: [], stall: [], schedule: [] },
      ],
      market: ['owls-2', 'foxes-3', null, 'platypuses-4', 'owls-5a'],
      marketDeck: ['foxes-2'],
      marketDiscard: [],
      chance: { shuffle: 'keep', die: [2, 3], pick: [0] },
    })
    expect(results[0]?.winner).toBeNull()
    expect(results[0]?.pending).toMatchObject([{ seat: 'p1', kind: 'action', min: 1, max: 1 }])
    expect(results[0]?.pending?.[0]?.legal).toContain('p1 build owls-2')
    expect(results[0]?.log?.length).toBeGreaterThan(0)
  })

  test('a printed position can be run again', async () => {
    const { results } = await run(line({ moves: [] }))
    const again = await run(JSON.stringify(results[0]?.position))

    expect(again.exitCode).toBe(0)
    expect(again.results[0]?.position).toEqual(results[0]?.position)
  })

  test('omitted fields are empty', async () => {
    const { exitCode, results } = await run('{"players":[{},{}]}')

    expect(exitCode).toBe(0)
    expect(results[0]?.position).toMatchObject({ turn: 'p1', teams: false, market: [null, null, null, null, null] })
  })

  test('a saved game is a setup, a seed and moves', async () => {
    const saved = {
      game: 'dale',
      decks: ['sloths', 'foxes', 'macaws'],
      players: 2,
      seed: 'abc',
      moves: ['p1 discard none'],
    }
    const first = await run(JSON.stringify(saved))
    const second = await run(JSON.stringify(saved))

    expect(first.exitCode).toBe(0)
    expect(first.results[0]?.position).toMatchObject({ turn: 'p2' })
    expect(second.text).toBe(first.text)
  })

  test('a move that is not legal stops the run before it', async () => {
    const moves = ['p1 play platypuses-4', 'p1 choose owls-2', 'p1 buy 5 with junk', 'p1 pass']
    const { exitCode, results } = await run(line({ moves }))

    expect(exitCode).toBe(1)
    expect(results[0]?.error).toMatchObject({ move: 3, text: 'p1 buy 5 with junk' })
    expect(results[0]?.error?.reason).toMatch(/price is 5, and you pay only 1/)
    expect(results[0]?.error?.legal).toContain('p1 pass')
    expect(results[0]?.position?.players[0]?.hand).toEqual(['owls-1', 'junk', 'owls-2'])
  })

  test.each([
    ['{', /JSON/],
    ['', /JSON/],
    ['[]', /position/],
    ['{"game":"chess"}', /game/],
    ['{"players":[{}]}', /players/],
    ['{"players":[{"hand":["owl-3"]},{}]}', /players\[0\]\.hand\[0\]/],
    ['{"players":[{},{}],"market":["owls-9"]}', /market\[0\]/],
    ['{"players":[{},{}],"turn":"p3"}', /turn/],
    ['{"players":[{},{}],"moves":[7]}', /moves\[0\]/],
    ['{"players":[{},{}],"chance":{"shuffle":"so so"}}', /chance\.shuffle/],
  ])('%s is not a position, and the reason names the field', async (text, reason) => {
    const { exitCode, results } = await run(text)

    expect(exitCode).toBe(2)
    expect(results).toHaveLength(1)
    expect(results[0]?.error?.reason).toMatch(reason)
  })

  test('an unreadable file is reported like any other mistake', async () => {
    const broken = (async function* (): AsyncGenerator<string> {
      yield '{'
      throw new Error('no such file')
    })()
    let text = ''
    const exitCode = await runAll(broken, undefined, (written) => {
      text += written
    })

    expect(exitCode).toBe(2)
    expect(JSON.parse(text)).toEqual({ error: { reason: 'the file cannot be read: no such file' } })
  })
})

describe('the view of a seat', () => {
  test('other hands are question marks, decks are counts', async () => {
    const { exitCode, results } = await run(EXAMPLE, 'p2')

    expect(exitCode).toBe(0)
    const position = results[0]?.position
    expect(position?.players[0]?.hand).toEqual(['?', '?', '?'])
    expect(position?.players[0]?.deck).toBe(1)
    expect(position?.players[1]?.hand).toEqual(['junk'])
    expect(position?.marketDeck).toBe(1)
    expect(results[0]?.log?.join()).toContain('a card goes from p1’s deck to p1’s hand')
    expect(results[0]?.pending?.[0]?.legal).toEqual([])
  })

  test('a seat sees its own hand', async () => {
    const { results } = await run(EXAMPLE, 'p1')

    expect(results[0]?.position?.players[0]?.hand).toEqual(['owls-1', 'junk', 'owls-2'])
  })

  test.each(['p5', 'P1', '', 'p', '1', 'p1 '])('%j is not a seat', async (view) => {
    const { exitCode, results } = await run(EXAMPLE, view)

    expect(exitCode).toBe(2)
    expect(results[0]?.error?.reason).toContain('--view')
  })

  test('a seat no one sits on is refused', async () => {
    const { exitCode, results } = await run(EXAMPLE, 'p3')

    expect(exitCode).toBe(2)
    expect(results[0]?.error?.reason).toContain('--view')
  })
})

describe('one position a line', () => {
  test('prints one result a line and ends with the highest exit code', async () => {
    const lines = [line({}), line({ moves: ['p1 pass'] }), '', '  ', '{"players":3}', line({})]
    const { exitCode, text, results } = await run(`${lines.join('\n')}\n`)

    expect(exitCode).toBe(2)
    expect(text.split('\n')).toHaveLength(5)
    expect(results.map(({ error }) => error === undefined)).toEqual([true, false, false, true])
  })

  test('a position on one line gives a result on one line, one over many lines a result over many', async () => {
    expect((await run(line({}))).text).toMatch(/^\{"position".*\}\n$/)
    expect((await run(`\n${line({})}\n\n`)).text).toMatch(/^\{"position".*\}\n$/)
    expect((await run(EXAMPLE)).text).toMatch(/^\{\n {2}"position"/)
  })

  test('lines that are not JSON have their own errors, wherever they are', async () => {
    for (const broken of ['garbage', '{"game":"dale",', '{', '}', '[1,2', '"']) {
      const { results, exitCode } = await run([broken, broken, line({}), broken, line({})].join('\n'))

      expect(exitCode).toBe(2)
      expect(results.map(({ error }) => error === undefined)).toEqual([false, false, true, false, true])
    }
  })

  test('a broken text over many lines is one mistake', async () => {
    for (const text of [
      EXAMPLE.slice(0, -20),
      EXAMPLE.replace('"turn":', 'turn:'),
      'Dear\nreader,\n{ this is prose }',
    ]) {
      const { results, exitCode } = await run(text)

      expect(exitCode).toBe(2)
      expect(results).toHaveLength(1)
    }
  })

  test('lines may end and pieces may break anywhere, within a letter too', async () => {
    const odd = line({ moves: ['p1 play é'] })
    const bytes = new TextEncoder().encode(`\uFEFF${line({})}\r\n${odd}\r\n${line({})}`)
    const pieces = Array.from(bytes, (_, at) => bytes.slice(at, at + 1))
    const { results, exitCode } = await run(pieces)

    expect(exitCode).toBe(1)
    expect(results).toHaveLength(3)
    expect(results[1]?.error?.text).toBe('p1 play é')
  })

  test('the answer comes before the next question is read', async () => {
    const seen: string[] = []
    const source = (async function* () {
      for (let at = 0; at < 4; at++) {
        seen.push('read')
        yield `${line({})}\n`
      }
    })()
    await runAll(source, undefined, () => void seen.push('written'))

    expect(seen).toEqual(['read', 'written', 'read', 'written', 'read', 'written', 'read', 'written'])
  })
})

describe('noise', () => {
  /** Whatever comes in, a result comes out. */
  function survives(text: string, view?: string): void {
    const { exitCode, result } = runSafely(text, view === undefined ? undefined : readSeat(view))
    expect([0, 1, 2]).toContain(exitCode)
    expect(JSON.stringify(result)).toMatch(/^\{/)
    expect(result.error?.reason ?? '').not.toMatch(/this position cannot be played/)
  }

  const view = fc.option(fc.constantFrom('p1', 'p2'), { nil: undefined })

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => survives(text)))
    fc.assert(fc.property(fc.json(), (text) => survives(text)))
  })

  test('any text in any pieces, as the command reads it', async () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('\n', line({}), '{', '[', '"', '{"players":', '\r\n'))
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        expect([0, 1, 2]).toContain((await run(pieces)).exitCode)
      }),
    )
  })

  test('positions with something in them changed', () => {
    const change = fc.tuple(
      fc.nat(),
      fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(...WORDS, 'keep', 'ff', -1)),
    )
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), view, (changes, seat) => {
        let position: unknown = JSON.parse(EXAMPLE)
        for (const [at, value] of changes) position = changed(position, at, value)
        survives(JSON.stringify(position), seat)
      }),
      { numRuns: 300 },
    )
  })

  test('moves made of the words of moves', () => {
    const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
    const move = fc.tuple(words, fc.constantFrom(' ', ',', '  ')).map(([parts, between]) => parts.join(between))
    const likely = fc.tuple(fc.constantFrom(...STARTS), move).map(([start, rest]) => `${start} ${rest}`)
    fc.assert(
      fc.property(fc.array(fc.oneof(likely, move, fc.string()), { maxLength: 4 }), view, (moves, seat) => {
        survives(line({ moves }), seat)
      }),
      { numRuns: 300 },
    )
  })

  test('a position as deep as it is wide', () => {
    survives('['.repeat(100_000))
    for (const text of ['deep', '{"players":deep}', '{"players":[{},{}],"moves":[deep]}']) {
      expect(runSafely(text.replace('deep', '['.repeat(50_000) + ']'.repeat(50_000))).exitCode).toBe(2)
    }
    survives(line({ moves: [`p1 buy 5 with ${'junk,'.repeat(2000)}junk`] }))
    survives(line({ moves: [`p1 ${'choose '.repeat(100_000)}`] }))
  })
})

const STARTS = ['p1 buy 5 with', 'p1 play', 'p1 build', 'p1 discard', 'p1 use', 'p1 pass', 'p1 choose', 'p2 choose']

const WORDS = `
  p1 p2 p4 buy play build discard use pass choose with none yes left - arrange keep throw top take spend help for
  p1:owls-2 p2:junk 1 5 0 99 junk owls-1 owls-2 platypuses-4 owls-1#2 chameleons-2=owls-3 squirrels-5a=6 penguins-4=2
`
  .trim()
  .split(/\s+/)

/** The same JSON with its n-th part replaced, counted cyclically. */
function changed(json: unknown, at: number, value: unknown): unknown {
  const text: string[] = []
  JSON.stringify(json, (key, each: unknown) => {
    text.push(key)
    return each
  })
  let place = at % Math.max(1, text.length)
  return JSON.parse(
    JSON.stringify(json, (_, each: unknown) => (place-- === 0 ? (value ?? null) : each)) ?? 'null',
  ) as unknown
}
