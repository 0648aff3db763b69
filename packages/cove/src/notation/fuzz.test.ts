/** Any text is read or refused in words, never with a stack trace, and never without end. */
import { fastChance, isRefusal, randomPlayer, run, Unreadable } from '@merchants/tabletop'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CORRUPTION_KINDS } from '../corruption.ts'
import { coveRules } from '../game.ts'
import { ADVENTURERS, ALL_GOODS, DOCKS, PIERS } from '../pieces.ts'
import { newGame } from '../setup.ts'
import { nextLine } from '../testing/record.ts'
import { anySetup } from '../testing/setups.ts'
import { TOWNSFOLK } from '../townsfolk.ts'
import { readMove, writeMove } from './move.ts'
import type { CovePause } from './play.ts'
import { playLine } from './play.ts'
import { runText } from './run.ts'
import type { PositionJson } from './write-position.ts'
import { writePosition } from './write-position.ts'

const runs = (numRuns: number) => ({ numRuns, seed: 20_210_901 })

/** The result of a reader, or nothing if the text is unreadable; any other exception fails the test. */
function orUnreadable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (thrown) {
    if (thrown instanceof Unreadable) return undefined
    throw thrown
  }
}

const words = (text: string): string[] => text.split(' ')

const someWord = fc.constantFrom<string>(
  ...TOWNSFOLK.slice(0, 6).map(({ id }) => id),
  ...CORRUPTION_KINDS,
  ...ADVENTURERS,
  ...ALL_GOODS,
  ...DOCKS,
  ...PIERS,
  ...words('square staff guild rest stoke bellows forge ore row brew purify at yes no none'),
  ...words('red-4@1 coal-3@2 1:small 3:large small-red:red,ichor 1 2 3 4 7 0 -1 1,2 , @ : red-7@1 red@9 coal hk-01 ?'),
  '1 red',
  'rogue 6',
  '',
)
const anyWord = fc.oneof({ weight: 6, arbitrary: someWord }, { weight: 1, arbitrary: fc.string({ maxLength: 8 }) })
const HEADS = 'p1 go|p2 go|p1 choose|p2 choose|p1 sell|p1 done|huckster turn|market|p3 go|p1|go'.split('|')
const head = fc.constantFrom(...HEADS)
const plausibleLine = fc
  .tuple(head, fc.array(anyWord, { maxLength: 5 }))
  .map(([start, more]) => [start, ...more].join(' '))
const anyLine = fc.oneof(plausibleLine, fc.string(), fc.string({ unit: 'binary' }))

test('a line is read, or it is unreadable; what was read can be written and read again', () => {
  fc.assert(
    fc.property(anyLine, (text) => {
      const move = orUnreadable(() => readMove(text))
      if (move === undefined) return
      const written = writeMove(move)
      expect(writeMove(readMove(written))).toBe(written)
    }),
    runs(5000),
  )
})

/** Pauses of random games, each with a line that may be written there. */
const PAUSES: readonly { readonly pause: CovePause; readonly line: string }[] = Array.from({ length: 24 }, (_, at) => {
  const policy = randomPlayer(fastChance(at))
  let pause: CovePause = run(coveRules, { rest: newGame(anySetup(at * 5 + 2), fastChance(at)), answers: [] })
  const found: { pause: CovePause; line: string }[] = []
  while (pause.decision !== undefined) {
    const { move, after } = nextLine(pause, policy)
    found.push({ pause, line: writeMove(move) })
    pause = after
  }
  return found
}).flat()

/** A text with some of its characters or words lost, doubled, changed or put elsewhere. */
const mutated = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('lose', 'double', 'swap', 'put'), anyWord), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => {
      const parts = text.split(/(?<=[ ,:@-])|(?=[ ,:@-])/)
      for (const [one, other, how, word] of changes) {
        const [at, to] = [one % (parts.length + 1), other % (parts.length + 1)]
        if (how === 'lose') parts.splice(at, 1)
        else if (how === 'double') parts.splice(to, 0, parts[at] ?? '')
        else if (how === 'swap') parts.splice(to, 1, ...parts.splice(at, 1, parts[to] ?? ''))
        else parts.splice(at, 1, word)
      }
      return parts.join('')
    })

const pauseWithLine = fc
  .constantFrom(...PAUSES)
  .chain(({ pause, line }) => fc.oneof(mutated(line), plausibleLine).map((text) => ({ pause, text })))

test('a changed line is played, refused or unreadable, and a refusal leaves all as it was', () => {
  fc.assert(
    fc.property(pauseWithLine, ({ pause, text }) => {
      const before = JSON.stringify(writePosition(pause.now))
      const next = orUnreadable(() => playLine({ past: [], pause }, text))
      if (next === undefined || isRefusal(next)) expect(JSON.stringify(writePosition(pause.now))).toBe(before)
    }),
    runs(1000),
  )
})

/** Any text gives a result with one of the three exit codes, and a reason if it is not 0. */
function runsToResult(text: string): void {
  const { exitCode, result } = runText(text)
  if (exitCode === 0) expect(result.error).toBeUndefined()
  else expect(result.error?.reason.length).toBeGreaterThan(0)
}

test('any text and any object runs to a result', () => {
  const someObject = fc.record(
    {
      game: fc.constantFrom('cove', 'cove', 'cove', 'dale', 3),
      merchant: fc.oneof(fc.constantFrom('blacksmith', 'alchemist'), fc.jsonValue()),
      clock: fc.jsonValue(),
      boats: fc.jsonValue(),
      human: fc.jsonValue(),
      huckster: fc.jsonValue(),
      chance: fc.jsonValue(),
      moves: fc.oneof(fc.array(anyLine, { maxLength: 3 }), fc.jsonValue()),
    },
    { requiredKeys: ['game'] },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        someObject.map((json) => JSON.stringify(json)),
      ),
      (text) => runsToResult(text),
    ),
    runs(600),
  )
})

const POSITIONS: readonly { readonly position: PositionJson; readonly line: string }[] = PAUSES.flatMap(
  ({ pause, line }, at) => (at % 17 === 0 ? [{ position: writePosition(pause.rest), line }] : []),
)

/** A value somewhere inside, changed. */
function changedInside(json: unknown, way: readonly number[], value: unknown): unknown {
  const [step, ...rest] = way
  if (step === undefined || typeof json !== 'object' || json === null) return value
  const keys = Object.keys(json)
  const key = keys[step % Math.max(1, keys.length)]
  if (key === undefined) return value
  const changed = changedInside((json as Record<string, unknown>)[key], rest, value)
  return Array.isArray(json) ? json.with(Number(key), changed) : { ...json, [key]: changed }
}

const change = fc.tuple(
  fc.array(fc.nat(100), { minLength: 1, maxLength: 4 }),
  fc.oneof(
    fc.array(someWord, { maxLength: 9 }),
    someWord,
    fc.integer({ min: -2, max: 14 }),
    fc.jsonValue(),
    fc.constant(null),
  ),
)

test('changed positions with any moves run to a result', () => {
  const position = fc.constantFrom(...POSITIONS).chain(({ position: start, line }) =>
    fc
      .tuple(fc.array(change, { maxLength: 2 }), fc.array(fc.oneof(plausibleLine, mutated(line)), { maxLength: 3 }))
      .map(([changes, moves]) => {
        const json = changes.reduce<unknown>((each, [way, value]) => changedInside(each, way, value), start)
        return JSON.stringify(typeof json === 'object' && json !== null ? { ...json, moves } : json)
      }),
  )
  fc.assert(
    fc.property(position, (text) => runsToResult(text)),
    runs(400),
  )
})
