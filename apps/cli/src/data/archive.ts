/** A backup as a compressed file with one line of JSON for each table between a first and a last line. */
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { TableRow, TableDump } from '@merchants/storage'
import { faultText, isFileFault } from '../fault-text.ts'

const FORMAT = 'merchants-table-backup'
const VERSION = 1

export interface Tally {
  tables: number
  entries: number
}

/** Writes to a temporary file, and renames it once it is complete and synced. */
export async function writeArchive(file: string, tables: AsyncIterable<TableDump>): Promise<Tally> {
  const part = `${file}.${process.pid}.part`
  const tally: Tally = { tables: 0, entries: 0 }
  try {
    // A backup contains every hand.
    await pipeline(Readable.from(linesOf(tables, tally)), createGzip(), createWriteStream(part, { mode: 0o600 }))
    const written = await open(part, 'r+')
    await written.sync()
    await written.close()
    await rename(part, file)
    return tally
  } finally {
    await rm(part, { force: true })
  }
}

async function* linesOf(tables: AsyncIterable<TableDump>, tally: Tally): AsyncIterable<string> {
  yield `${JSON.stringify({ format: FORMAT, version: VERSION })}\n`
  for await (const table of tables) {
    tally.tables += 1
    tally.entries += table.bodies.length
    yield `${JSON.stringify(table)}\n`
  }
  yield `${JSON.stringify(tally)}\n`
}

/** All tables of a backup. Throws at the first damaged line, or at the end if the file is incomplete. */
export async function* readArchive(file: string): AsyncIterable<TableDump> {
  const tally: Tally = { tables: 0, entries: 0 }
  let number = 0
  let isWhole = false
  try {
    for await (const line of linesIn(file)) {
      number += 1
      const value = parsed(line)
      if (number === 1) requireHead(value)
      else if (isTable(value) && !isWhole) {
        tally.tables += 1
        tally.entries += value.bodies.length
        yield value
      } else if (JSON.stringify(value) === JSON.stringify(tally)) isWhole = true
      else throw new Error(`line ${number} is damaged`)
    }
    if (!isWhole) throw new Error('its end is missing')
  } catch (error) {
    if (isFileFault(error)) throw error
    throw new Error(`${file} is not a complete backup: ${faultText(error)}`, {
      cause: error,
    })
  }
}

async function* linesIn(file: string): AsyncIterable<string> {
  const unzipped = createGunzip()
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped)
  let rest = ''
  for await (const chunk of unzipped.setEncoding('utf8')) {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  if (rest !== '') yield rest
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function requireHead(value: unknown): void {
  if (fieldOf(value, 'format') !== FORMAT) throw new Error('it is not a backup')
  const version = fieldOf(value, 'version')
  if (version !== VERSION) throw new Error(`it was made by a newer version (${String(version)})`)
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

type Shape<Type> = { readonly [Key in keyof Type]: (value: unknown) => boolean }

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => Number.isSafeInteger(value)
const isListOf = (is: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(is)
const isRecordOf =
  <Type>(shape: Shape<Type>) =>
  (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<(value: unknown) => boolean>(shape).every(([key, is]) => is(fieldOf(value, key)))

const isRow = isRecordOf<TableRow>({
  table: isText,
  isPublic: (value) => typeof value === 'boolean',
  stage: isText,
  touchedAt: isNumber,
  dueAt: (value) => value === null || isNumber(value),
  lobby: isText,
})

const isTableDump = isRecordOf<TableDump>({
  row: isRow,
  bodies: isListOf(isText),
  reminders: isListOf(isRecordOf({ seat: isNumber, id: isText, body: isText })),
})

function isTable(value: unknown): value is TableDump {
  return isTableDump(value)
}
