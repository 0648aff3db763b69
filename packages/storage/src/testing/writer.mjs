// Appends one to three events at a time to each table and says how many a table has, as soon as it may.
import { openSqlite } from '@merchants/storage'

const [, , folder, ...tables] = process.argv
const storage = await openSqlite(folder)
await Promise.all(tables.map(write))

async function write(table) {
  let size = (await storage.eventCounts([table])).get(table) ?? 0
  for (;;) {
    const of = 1 + Math.floor(Math.random() * 3)
    const bodies = Array.from({ length: of }, (_, place) =>
      JSON.stringify({ number: size + place, place, of, filling: 'x'.repeat(Math.random() * 2000) }),
    )
    const row = {
      table,
      isPublic: true,
      stage: 'playing',
      touchedAt: Date.now(),
      dueAt: null,
      lobby: String(size + of),
    }
    if ((await storage.append(size, bodies, row)) !== 'appended') throw new Error('a conflict with nobody')
    size += of
    process.stdout.write(`${table} ${size}\n`)
  }
}
