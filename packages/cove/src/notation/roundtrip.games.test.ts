/** Answers of random games become text, and the text leads to the same table. */
import { advance, begin, fastChance, isRefusal, randomPlayer, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { movesOf } from '../definition.ts'
import { coveRules } from '../game.ts'
import { newGame } from '../setup.ts'
import type { RecordedLine } from '../testing/record.ts'
import { nextLine, recordGame } from '../testing/record.ts'
import { anySetup, SETUPS } from '../testing/setups.ts'
import { legalMoves } from './legal.ts'
import { readMove, writeMove } from './move.ts'
import type { CoveHistory, CovePause } from './play.ts'
import { playLine, playMove } from './play.ts'
import { readPosition } from './read-position.ts'
import { runText } from './run.ts'
import { writeSavedGame } from './saved.ts'
import { seatWord } from './words.ts'
import { writePosition } from './write-position.ts'

/** `DEEP=20` in the environment plays 20 times as many games. */
const DEEP = Number(process.env['DEEP'] ?? 1)
/** Plays a random game line by line; `look` sees each line with the pause before it. */
function walk(seed: number, look: (before: CovePause, line: RecordedLine) => void): void {
  const policy = randomPlayer(fastChance(seed * 31 + 7))
  let pause: CovePause = run(coveRules, { rest: newGame(anySetup(seed), fastChance(seed)), answers: [] })
  while (pause.decision !== undefined) {
    const line = nextLine(pause, policy)
    look(pause, line)
    pause = line.after
  }
}

/** This many games with different setups, by their numbers. */
const some = (count: number): number[] =>
  Array.from({ length: count * DEEP }, (_, at) => ((at * 5) % SETUPS) + SETUPS * Math.floor(at / SETUPS))

const table = ({ rest, now }: CovePause): string => JSON.stringify([writePosition(rest), writePosition(now)])

/** The fault of a line; `undefined` if it can be read and leads to the same table as its answers. */
function whatIsWrong(before: CovePause, { move, after }: RecordedLine): string | undefined {
  const text = writeMove(move)
  const read = readMove(text)
  if (writeMove(read) !== text) return `is written again as ${writeMove(read)}`
  const next = playMove({ past: [], pause: before }, read)
  if (isRefusal(next)) return `is refused: ${next.key} ${JSON.stringify(next.facts)}`
  const { decision } = next.pause
  if (decision?.ask !== after.decision?.ask || decision?.seat !== after.decision?.seat)
    return `leads to ${decision?.ask}`
  return table(next.pause) === table(after) ? undefined : 'leads to another table'
}

test(`a written line is read as the answers it was written from (${36 * DEEP} random games)`, () => {
  const wrong: string[] = []
  for (const seed of some(36)) {
    walk(seed, (before, line) => {
      const what = whatIsWrong(before, line)
      if (what !== undefined) wrong.push(`game ${seed}: ${writeMove(line.move)} ${what}`)
    })
  }
  expect(wrong.slice(0, 20), `${wrong.length} lines`).toEqual([])
})

test(`every move that is listed as legal can be made (${8 * DEEP} random games)`, () => {
  const wrong: string[] = []
  for (const seed of some(8)) {
    walk(seed, (pause) => {
      const history = { past: [], pause }
      const legal = legalMoves(history)
      if (legal.length === 0) wrong.push(`game ${seed}: nothing is legal`)
      for (const text of legal) {
        const next = playLine(history, text)
        if (isRefusal(next)) wrong.push(`game ${seed}: ${text} is refused: ${next.key}`)
      }
    })
  }
  expect(wrong.slice(0, 20), `${wrong.length} moves`).toEqual([])
})

test(`a position between two turns is read as it was written (${18 * DEEP} random games)`, () => {
  for (const seed of some(18)) {
    walk(seed, ({ rest }) => {
      const written = JSON.stringify(writePosition(rest))
      expect(JSON.stringify(writePosition(readPosition(JSON.parse(written))))).toBe(written)
    })
  }
})

test(`a saved game played again from its text ends the same (${12 * DEEP} random games)`, () => {
  for (const seed of some(12)) {
    const start = { ...anySetup(seed), seed: `game ${seed}` }
    const { moves, log, end } = recordGame(start, randomPlayer(fastChance(seed)))
    const { exitCode, result } = runText(JSON.stringify(writeSavedGame({ ...start, moves })))
    expect(result.error, `game ${seed}`).toBeUndefined()
    expect(exitCode).toBe(0)
    expect(result.position, `game ${seed}`).toEqual(writePosition(end.now))
    expect(result.winner).toEqual(end.now.winners.map((seat) => seatWord(seat, end.now.humans.length)))
    expect(result.log).toEqual(log)
  }
})

test('the moves of a game with its past are those that were written down', () => {
  for (const seed of [1, 2, 3]) {
    const start = newGame(anySetup(seed), fastChance(seed))
    const lines: string[] = []
    walk(seed, (_, { move }) => lines.push(writeMove(move)))
    const policy = randomPlayer(fastChance(seed * 31 + 7))
    let history: CoveHistory = begin(coveRules, start)
    while (history.pause.decision !== undefined) {
      const next = advance(coveRules, history, policy(history.pause.decision).slice())
      if (isRefusal(next)) throw new Error(next.key)
      history = next
    }
    expect(movesOf(history)).toEqual(lines)
  }
})
