/** A PostgreSQL that cannot write during a game behaves like a failing disk. */
import { chownSync, statSync } from 'node:fs'
import { freshDatabase, runSql } from '@merchants/storage/testing'
import { startOwnPostgres } from '@merchants/testkit'
import { inject, onTestFinished, test } from 'vitest'
import { canMount, smallDisk } from './testing/disks.ts'
import { startProgram } from './testing/program.ts'
import { playThroughTrouble } from './testing/trouble.ts'

const serverOn = (url: string) => startProgram({ environment: { DATABASE_URL: url, LOG_LEVEL: 'warn' } })

/** From now on this database may be written to, or only read. */
async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await runSql(
    inject('postgres'),
    `alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
}

async function playOnReadOnly(): Promise<void> {
  const url = await freshDatabase(inject('postgres'))

  await playThroughTrouble(await serverOn(url), {
    fail: () => setReadOnly(url, true),
    recover: () => setReadOnly(url, false),
  })
}

/** The database is on a small disk of its own, and belongs to a PostgreSQL that no one else uses. */
async function playOnFullDisk(): Promise<void> {
  const disk = smallDisk(20_000)
  const postgres = await startOwnPostgres()
  const server = postgres.url
  onTestFinished(() => postgres.stop())
  const [data] = await runSql<{ data_directory: string }>(server, 'show data_directory')
  const { uid, gid } = statSync(data?.data_directory ?? '')
  chownSync(disk.folder, uid, gid)
  const name = `small_${process.pid}`
  await runSql(server, `create tablespace ${name} location '${disk.folder}'`)
  const url = await freshDatabase(server, `tablespace ${name}`)
  onTestFinished(async () => {
    await runSql(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`, `drop tablespace ${name}`)
  })

  await playThroughTrouble(await serverOn(url), { fail: () => disk.fail(0), recover: () => disk.recover(0) })
}

test('a database that may only be read', playOnReadOnly)

test('a database whose disk is full', canMount ? playOnFullDisk : playOnReadOnly)
