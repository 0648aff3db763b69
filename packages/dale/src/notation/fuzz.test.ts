/** Any text is read or refused in words, never with a stack trace, and never without end. */
import { fastChance, isRefusal, randomPlayer, run, Unreadable } from '@merchants/tabletop'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../decks/index.ts'
import { daleRules, playOut } from '../game.ts'
import { newGame } from '../setup.ts'
import { nextLine } from '../testing/record.ts'
import { anySetup } from '../testing/setups.ts'
import { CLAUSES, readMove, writeMove } from './move.ts'
import type { DalePause } from './play.ts'
import { playLine } from './play.ts'
import type { PositionJson } from './position.ts'
import { writePosition } from './position.ts'
import { runText } from './run.ts'

/** The same inputs in every run; another seed to look for more. */
const runs = (numRuns: number) => ({ numRuns, seed: 20_160_516 })

/** The result of a function, or `undefined` if it could not read its input. Any other exception is a failure. */
function orUnreadable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (thrown) {
    if (thrown instanceof Unreadable) return undefined
    throw thrown
  }
}

const seat = fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5', 'p0')
const verb = fc.constantFrom('buy', 'play', 'build', 'discard', 'use', 'pass', 'choose', 'sell', 'Play')
const cardId = fc.constantFrom(
  ...catalogue.map(({ id }) => id as string),
  'owls-5',
  'owls-6',
  'dogs-1',
  'none',
  '-',
  '?',
  '',
)
const cardWord = fc
  .tuple(
    cardId,
    fc.constantFrom('', '', '', '#1', '#2', '#0', '#99', '='),
    fc.constantFrom('', '', '', '=owls-3', '=6', '=junk=2', '=x'),
  )
  .map((parts) => parts.join(''))
const cardList = fc.array(cardWord, { minLength: 1, maxLength: 6 }).map((words) => words.join(','))
const anyWord = fc.oneof(
  { weight: 4, arbitrary: cardList },
  {
    weight: 2,
    arbitrary: fc.constantFrom<string>(...CLAUSES, 'arrange', 'for', 'yes', 'no', 'left', 'right', 'none', 'discard'),
  },
  { weight: 1, arbitrary: fc.tuple(seat, cardWord).map(([who, card]) => `${who}:${card}`) },
  { weight: 1, arbitrary: fc.oneof(seat, fc.integer({ min: -2, max: 120 }).map(String)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
)
const plausibleLine = fc
  .tuple(seat, verb, fc.array(anyWord, { maxLength: 6 }))
  .map(([who, what, words]) => [who, what, ...words].join(' '))
const anyLine = fc.oneof(plausibleLine, fc.string(), fc.string({ unit: 'binary' }))

test('a line is read, or it is unreadable; what was read can be written and read again', () => {
  fc.assert(
    fc.property(anyLine, (text) => {
      const move = orUnreadable(() => readMove(text))
      if (move === undefined) return
      const written = writeMove(move)
      expect(writeMove(readMove(written))).toBe(written)
    }),
    runs(20_000),
  )
})

/** Pauses of random games, each with a line that may be written there. */
const PAUSES: readonly { readonly pause: DalePause; readonly line: string }[] = Array.from(
  { length: 60 },
  (_, seed) => {
    const rest = newGame(anySetup(seed), fastChance(seed))
    const policy = randomPlayer(fastChance(seed))
    playOut(rest, policy, (seed * 7) % 60)
    let pause: DalePause = run(daleRules, { rest, answers: [] })
    const found: { pause: DalePause; line: string }[] = []
    for (let count = 0; count < 12 && pause.decision !== undefined; count++) {
      const { move, after } = nextLine(pause, policy)
      found.push({ pause, line: writeMove(move) })
      pause = after
    }
    return found
  },
).flat()

/** A text with some of its characters or words lost, doubled, changed or put elsewhere. */
const mutated = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('lose', 'double', 'swap', 'put'), anyWord), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => {
      const words = text.split(/(?<=[ ,=#])|(?=[ ,=#])/)
      for (const [one, other, how, word] of changes) {
        const [at, to] = [one % (words.length + 1), other % (words.length + 1)]
        if (how === 'lose') words.splice(at, 1)
        else if (how === 'double') words.splice(to, 0, words[at] ?? '')
        else if (how === 'swap') words.splice(to, 1, ...words.splice(at, 1, words[to] ?? ''))
        else words.splice(at, 1, word)
      }
      return words.join('')
    })

const pauseWithLine = fc
  .constantFrom(...PAUSES)
  .chain(({ pause, line }) => fc.oneof(mutated(line), plausibleLine).map((text) => ({ pause, text })))

test('a changed line is played, refused or unreadable, and a refusal leaves all as it was', () => {
  fc.assert(
    fc.property(pauseWithLine, ({ pause, text }) => {
      const before = JSON.stringify(writePosition(pause.now))
      const next = orUnreadable(() => playLine({ past: [], pause }, text))
      if (next !== undefined && isRefusal(next)) expect(next.key).toMatch(/^[a-z-]+$/)
      expect(JSON.stringify(writePosition(pause.now))).toBe(before)
    }),
    runs(6000),
  )
})

/** Runs a text for all seats and for one seat. There is always a result, and soon. */
function runsToResult(text: string): void {
  for (const view of [undefined, 0]) {
    const begun = performance.now()
    const { exitCode, result } = runText(text, view)
    expect(performance.now() - begun).toBeLessThan(10_000)
    if (exitCode === 0) expect(result.error).toBeUndefined()
    else expect(result.error?.reason).toMatch(/\S/)
    if (exitCode === 2) expect(Object.keys(result)).toEqual(['error'])
  }
}

test('any text and any JSON runs to a result', () => {
  const someObject = fc.record(
    {
      game: fc.oneof(fc.constant('dale'), fc.jsonValue()),
      players: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.array(fc.jsonValue(), { maxLength: 5 }), fc.jsonValue()),
      seed: fc.oneof(fc.string(), fc.jsonValue()),
      decks: fc.jsonValue(),
      market: fc.jsonValue(),
      chance: fc.jsonValue(),
      moves: fc.oneof(fc.array(anyLine, { maxLength: 3 }), fc.jsonValue()),
    },
    { requiredKeys: [] },
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
    runs(2000),
  )
})

const POSITIONS: readonly { readonly position: PositionJson; readonly lines: readonly string[] }[] = PAUSES.flatMap(
  ({ pause, line }, at) => (at % 12 === 0 ? [{ position: writePosition(pause.rest), lines: [line] }] : []),
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

const someCards = fc.array(fc.oneof({ weight: 6, arbitrary: cardId }, { weight: 1, arbitrary: cardWord }), {
  maxLength: 8,
})
const change = fc.tuple(
  fc.array(fc.nat(100), { minLength: 1, maxLength: 4 }),
  fc.oneof(someCards, fc.array(someCards, { maxLength: 9 }), cardWord, fc.jsonValue(), fc.constant(null)),
)

test('changed positions with any moves run to a result', () => {
  const position = fc.constantFrom(...POSITIONS).chain(({ position: start, lines }) =>
    fc
      .tuple(
        fc.array(change, { maxLength: 2 }),
        fc.array(fc.oneof(plausibleLine, mutated(lines[0] ?? '')), { maxLength: 3 }),
      )
      .map(([changes, moves]) => {
        const json = changes.reduce<unknown>((each, [way, value]) => changedInside(each, way, value), start)
        return JSON.stringify(typeof json === 'object' && json !== null ? { ...json, moves } : json)
      }),
  )
  fc.assert(
    fc.property(position, (text) => runsToResult(text)),
    runs(800),
  )
})

test('a large hand does not hang', () => {
  const others = catalogue.filter(({ deck }) => deck === 'foxes' || deck === 'macaws' || deck === 'raccoons')
  const hand = ['penguins-4', 'pandas-5b', ...others.map(({ id }) => id)]
  const stall = Array.from({ length: 6 }, () => ['owls-1'])
  runsToResult(JSON.stringify({ players: [{ hand, stall }, {}], market: ['owls-3', null, null, null, 'owls-4'] }))
})
