/** `merchants purge`: removes tables for good. */
import type { Storage } from '@merchants/storage'
import { Command, Option } from 'commander'
import { whole } from '../numbers.ts'
import { requireTables, WHERE, withTables } from './place.ts'

interface Options {
  readonly before?: number
  readonly table?: string
}

const DAY_MS = 86_400_000

export const purgeCommand = (): Command =>
  new Command('purge')
    .description('remove tables with their games, names and chat, for good')
    .addOption(new Option('--before <days>', 'tables where nothing has happened for so many days').argParser(whole(1)))
    .addOption(new Option('--table <table>', 'this one').conflicts('before'))
    .addHelpText('after', WHERE)
    .action(async (options: Options, command: Command) => {
      if (options.before === undefined && options.table === undefined) {
        return command.error('error: say which: --before DAYS or --table TABLE')
      }
      requireTables()
      const count = await withTables((storage) => purge(storage, options))
      process.stdout.write(`${count} ${count === 1 ? 'table is' : 'tables are'} gone.\n`)
    })

async function purge(storage: Storage, { before, table }: Options): Promise<number> {
  if (before === undefined) return purgeOne(storage, table ?? '')
  let count = 0
  for await (const old of storage.tablesBefore(Date.now() - before * DAY_MS)) {
    await storage.remove(old)
    count += 1
  }
  return count
}

async function purgeOne(storage: Storage, table: string): Promise<number> {
  const sizes = await storage.sizes([table])
  if (!sizes.has(table)) throw new Error(`there is no table ${table}`)
  await storage.remove(table)
  return 1
}
