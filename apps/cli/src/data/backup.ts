/** `merchants backup` and `merchants restore`: everything into one file, and back. */
import type { Storage, TableDump } from '@merchants/storage'
import { Command } from 'commander'
import { readArchive, writeArchive, type Tally } from './archive.ts'
import { requireTables, WHERE, withStorage } from './with-storage.ts'

export const backupCommand = (): Command =>
  new Command('backup')
    .description('write a snapshot of all tables of the server to one file')
    .argument('<file>', 'where to write it, such as tables.ndjson.gz; an existing file is replaced')
    .addHelpText('after', `${WHERE}\nThe file contains every hand and every secret, so keep it as safe as the server.`)
    .action(async (file: string) => {
      requireTables()
      const tally = await withStorage((storage) => writeArchive(file, storage.exportTables()))
      process.stdout.write(`${told(tally)} written to ${file}.\n`)
    })

export const restoreCommand = (): Command =>
  new Command('restore')
    .description('restore a backup into an empty folder or database')
    .argument('<file>', 'a file written by `merchants backup`')
    .addHelpText('after', WHERE)
    .action(async (file: string) => {
      const tally = await withStorage((storage) => restore(file, storage))
      process.stdout.write(`${told(tally)} restored.\n`)
    })

/** The whole file is looked at before anything is written. */
async function restore(file: string, storage: Storage): Promise<Tally> {
  const { tables } = await storage.counts()
  if (tables > 0) throw new Error(`the storage already has tables (${tables}); restore into an empty one`)
  for await (const _ of readArchive(file)) continue

  const tally = { tables: 0, entries: 0 }
  for await (const part of inParts(readArchive(file))) {
    await Promise.all(part.map((table) => restoreTable(storage, table)))
    tally.tables += part.length
    tally.entries += part.reduce((sum, { bodies }) => sum + bodies.length, 0)
  }
  return tally
}

async function restoreTable(storage: Storage, { row, bodies, reminders }: TableDump): Promise<void> {
  if ((await storage.append(0, bodies, row)) !== 'appended') throw new Error(`table ${row.table} was opened meanwhile`)
  for (const reminder of reminders) await storage.saveReminder(row.table, reminder)
}

/** This many tables are written together. */
const PART = 100

async function* inParts(tables: AsyncIterable<TableDump>): AsyncIterable<readonly TableDump[]> {
  let part: TableDump[] = []
  for await (const table of tables) {
    part.push(table)
    if (part.length < PART) continue
    yield part
    part = []
  }
  yield part
}

function told({ tables, entries }: Tally): string {
  return `${tables} tables with ${entries} entries`
}
