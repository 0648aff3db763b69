/** `merchants export`: the finished games of a table, with everything that proves how they went. */
import { writeFileSync } from 'node:fs'
import { buildProof, Room, salvage, type TableEvent } from '@merchants/room'
import { Command } from 'commander'
import { whole } from '../arg-numbers.ts'
import { requireTables, WHERE, withStorage } from './with-storage.ts'

export const exportCommand = (): Command =>
  new Command('export')
    .description('write the finished games of a table as JSON, one per line, to check and replay them')
    .argument('<table>', 'its name, as in its address')
    .argument('[file]', 'where to write it (default: standard output)')
    .option('--game <n>', 'only this game; the first is 1', whole(1))
    .option(
      '--entries',
      'write all stored entries instead, one per line, even those that no longer fit the rules; contains all secrets',
    )
    .addHelpText('after', WHERE)
    .action(
      async (table: string, file: string | undefined, { game, entries }: { game?: number; entries?: boolean }) => {
        requireTables()
        const bodies = await withStorage((storage) => storage.read(table, 0))
        if (bodies.length === 0) throw new Error(`no such table: ${table}`)

        const lines = entries ? bodies.map((body) => `${body}\n`).join('') : finishedGames(bodies, game)
        if (file === undefined) process.stdout.write(lines)
        else writeFileSync(file, lines)
      },
    )

function finishedGames(bodies: readonly string[], only: number | undefined): string {
  const room = roomOf(bodies)
  const games = room.finished.map(({ game }) => game).filter((game) => only === undefined || game === only)
  if (games.length === 0)
    throw new Error(
      only === undefined ? 'no game is finished at this table yet' : `game ${only} is not finished at this table`,
    )
  return games.map((game) => `${JSON.stringify(buildProof(room, game))}\n`).join('')
}

/** The table, as far as it can be followed. */
function roomOf(bodies: readonly string[]): Room {
  try {
    return new Room(bodies.map((body) => JSON.parse(body) as TableEvent))
  } catch (thrown) {
    const steps = salvage(bodies)
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    if (step.value === undefined) throw thrown
    return step.value
  }
}
