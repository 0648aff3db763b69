/** A database of its own for a test, on the PostgreSQL that all tests share. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'

export { VERSION_3 } from './version-3.ts'

/** Creates one, with more options if need be, and returns its address. The PostgreSQL goes when the tests end, and so does this. */
export async function freshDatabase(server: string, options = ''): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runSql(server, `create database ${name} ${options}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs statements and returns the rows of the last. */
export async function runSql<Row>(server: string, ...statements: readonly string[]): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    let rows: readonly Row[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows as Row[]
    return rows
  } finally {
    await client.end()
  }
}
