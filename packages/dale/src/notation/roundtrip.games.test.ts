/** Answers of random games become text, and the text leads to the same table. */
import { fastChance, isRefusal, randomPlayer, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { daleRules, playOut } from '../game.ts'
import { newGame } from '../setup.ts'
import { eagerPlayer } from '../testing/eager-player.ts'
import type { RecordedLine } from '../testing/record.ts'
import { nextLine, recordGame } from '../testing/record.ts'
import { anySetup } from '../testing/setups.ts'
import { view } from '../view.ts'
import { readMove, writeMove } from './move.ts'
import type { DalePause } from './play.ts'
import { isNotMade, playMove } from './play.ts'
import { writePosition } from './position.ts'
import { runText } from './run.ts'
import { writeSavedGame } from './saved.ts'
import { seatWord } from './words.ts'

/** `DEEP=20` in the environment plays 20 times as many games. */
const DEEP = Number(process.env['DEEP'] ?? 1)
/** Plays a random game line by line, from some turn on; `look` sees each line with the pause before it. */
function walk(seed: number, lines: number, look: (before: DalePause, line: RecordedLine) => void): void {
  const policy = randomPlayer(fastChance(seed * 31 + 7))
  const rest = newGame(anySetup(seed), fastChance(seed))
  playOut(rest, policy, (seed * 7) % 60)
  let pause: DalePause = run(daleRules, { rest, answers: [] })
  for (let count = 0; count < lines && pause.decision !== undefined; count++) {
    const line = nextLine(pause, policy)
    look(pause, line)
    pause = line.after
  }
}

/** Everything about a pause, except which of several equal cards is where. */
const table = (pause: DalePause): string =>
  JSON.stringify([
    writePosition(pause.rest),
    writePosition(pause.now),
    pause.now.seats.map((_, seat) => view(pause, seat)),
  ])

/** The fault of a line; `undefined` if it can be read and leads to the same table as its answers. */
function whatIsWrong(before: DalePause, { move, after }: RecordedLine): string | undefined {
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

test(`a written line is read as the answers it was written from (${60 * DEEP} random games)`, () => {
  const wrong: string[] = []
  for (let seed = 1; seed <= 60 * DEEP; seed++) {
    walk(seed, 90, (before, line) => {
      const what = isNotMade(line.after.news) ? undefined : whatIsWrong(before, line)
      if (what === undefined) return
      const asked = line.answered.map(({ decision, answer }) => `${decision.ask} ${answer.join()}`).join('; ')
      wrong.push(`game ${seed}, turn ${before.now.turn}: ${writeMove(line.move)} (${asked}) ${what}`)
    })
  }
  expect(wrong.slice(0, 20), `${wrong.length} lines`).toEqual([])
})

test(`a saved game played again from its text ends the same (${12 * DEEP} random games)`, () => {
  for (let seed = 1; seed <= 12 * DEEP; seed++) {
    const start = { ...anySetup(seed), seed: `game ${seed}` }
    const player = seed <= 6 * DEEP ? randomPlayer : eagerPlayer
    const { moves, log, end } = recordGame(start, player(fastChance(seed)), 250)
    const { exitCode, result } = runText(JSON.stringify(writeSavedGame({ ...start, moves })))
    expect(result.error, `game ${seed}`).toBeUndefined()
    expect(exitCode).toBe(0)
    expect(result.winner ?? []).toEqual(end.now.winners.map(seatWord))
    expect(result.log?.slice(0, log.length)).toEqual(log)
    // The saved game resolves a due card without a choice, so its position is further on.
    if (end.decision?.ask === 'start') continue
    expect(result.position, `game ${seed}`).toEqual(writePosition(end.now))
    expect(result.log).toHaveLength(log.length)
  }
})
