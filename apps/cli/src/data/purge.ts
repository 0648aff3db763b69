/** `merchants purge`: removes tables for good. */
import type { Storage } from '@merchants/storage'
import { Command, Option } from 'commander'
import { whole } from '../arg-numbers.ts'
import { requireTables, WHERE, withStorage } from './with-storage.ts'

interface Options {
  readonly before?: number
  readonly table?: string
}

const DAY_MS = 86_400_000

export const purgeCommand = (): Command =>
  new Command('purge')
    .description('delete tables with their games, names and chat for good')
    .addOption(new Option('--before <days>', 'tables without activity for this many days').argParser(whole(1)))
    .addOption(new Option('--table <table>', 'only this table').conflicts('before'))
    .addHelpText('after', WHERE)
    .action(async (options: Options, command: Command) => {
      if (options.before === undefined && options.table === undefined) {
        return command.error('error: give --before DAYS or --table TABLE')
      }
      requireTables()
      const count = await withStorage((storage) => purge(storage, options))
      process.stdout.write(`${count} ${count === 1 ? 'table' : 'tables'} deleted.\n`)
    })

async function purge(storage: Storage, { before, table }: Options): Promise<number> {
  if (before === undefined) return purgeOne(storage, table ?? '')
  let count = 0
  for await (const old of storage.tablesBefore(Date.now() - before * DAY_MS)) {
    await storage.deleteTable(old)
    count += 1
  }
  return count
}

async function purgeOne(storage: Storage, table: string): Promise<number> {
  const sizes = await storage.eventCounts([table])
  if (!sizes.has(table)) throw new Error(`no such table: ${table}`)
  await storage.deleteTable(table)
  return 1
}
