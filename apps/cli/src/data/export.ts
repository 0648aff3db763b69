/** `merchants export`: the finished games of a table, with everything that proves how they went. */
import { writeFileSync } from 'node:fs'
import { proof, Room, salvage, type Entry } from '@merchants/room'
import { Command } from 'commander'
import { whole } from '../numbers.ts'
import { requireTables, WHERE, withTables } from './place.ts'

export const exportCommand = (): Command =>
  new Command('export')
    .description('write the finished games of a table as JSON, one a line; anybody can check and replay them')
    .argument('<table>', 'its name, as in its address')
    .argument('[file]', 'where to; without one it is printed')
    .option('--game <n>', 'only this game; the first is 1', whole(1))
    .option(
      '--entries',
      'everything as it is stored instead, one entry a line, also what no longer fits the rules; it holds all secrets',
    )
    .addHelpText('after', WHERE)
    .action(
      async (table: string, file: string | undefined, { game, entries }: { game?: number; entries?: boolean }) => {
        requireTables()
        const bodies = await withTables((storage) => storage.read(table, 0))
        if (bodies.length === 0) throw new Error(`there is no table ${table}`)

        const lines = entries ? bodies.map((body) => `${body}\n`).join('') : finishedGames(bodies, game)
        if (file === undefined) process.stdout.write(lines)
        else writeFileSync(file, lines)
      },
    )

function finishedGames(bodies: readonly string[], only: number | undefined): string {
  const room = roomOf(bodies)
  const games = room.finished.map(({ game }) => game).filter((game) => only === undefined || game === only)
  if (games.length === 0)
    throw new Error(only === undefined ? 'no game is over there yet' : `game ${only} is not over there`)
  return games.map((game) => `${JSON.stringify(proof(room, game))}\n`).join('')
}

/** The table, as far as it can be followed. */
function roomOf(bodies: readonly string[]): Room {
  try {
    return new Room(bodies.map((body) => JSON.parse(body) as Entry))
  } catch (thrown) {
    const steps = salvage(bodies)
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    if (step.value === undefined) throw thrown
    return step.value
  }
}
