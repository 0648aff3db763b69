/** A database of its own for a test, on the PostgreSQL that all tests share. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Creates one and returns its address. The PostgreSQL goes when the tests end, and so does this. */
export async function freshDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
