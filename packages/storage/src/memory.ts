/** Tables in memory: for tests, and to measure what being durable costs. */
import type { Reminder, Snapshot, Storage, TableRow, WholeTable } from './storage.ts'

interface Kept {
  row: TableRow
  readonly bodies: string[]
  snapshot?: Snapshot
  readonly reminders: Map<string, Reminder>
}

export function openMemory(): Storage {
  const tables = new Map<string, Kept>()
  const inOrder = () => [...tables.keys()].toSorted()

  const shown = (stage: TableRow['stage']) =>
    [...tables.values()]
      .map(({ row }) => row)
      .filter((row) => row.isPublic && row.stage === stage)
      .toSorted((one, other) => other.touchedAt - one.touchedAt)

  return {
    async append(from, bodies, row) {
      const kept = tables.get(row.table)
      if ((kept?.bodies.length ?? 0) !== from) return 'conflict'
      if (kept === undefined) tables.set(row.table, { row, bodies: [...bodies], reminders: new Map() })
      else {
        kept.bodies.push(...bodies)
        kept.row = row
      }
      return 'kept'
    },
    async read(table, from, most = Infinity) {
      return tables.get(table)?.bodies.slice(from, from + most) ?? []
    },
    async snapshot(table) {
      return tables.get(table)?.snapshot
    },
    async keepSnapshot(table, snapshot) {
      const kept = tables.get(table)
      if (kept !== undefined) kept.snapshot = snapshot
    },
    async sizes(names) {
      return new Map(
        names.flatMap((name) => {
          const size = tables.get(name)?.bodies.length
          return size === undefined ? [] : [[name, size] as const]
        }),
      )
    },
    async lobby(limit) {
      return [...shown('gathering'), ...shown('playing')].slice(0, limit).map(({ lobby }) => lobby)
    },
    async due(now, limit) {
      return [...tables.values()]
        .flatMap(({ row: { table, dueAt } }) => (dueAt !== null && dueAt <= now ? [{ table, dueAt }] : []))
        .toSorted((one, other) => one.dueAt - other.dueAt)
        .slice(0, limit)
        .map(({ table }) => table)
    },
    async postpone(table, dueAt) {
      const kept = tables.get(table)
      if (kept !== undefined) kept.row = { ...kept.row, dueAt }
    },
    async remind(table, reminder) {
      tables.get(table)?.reminders.set(`${reminder.seat} ${reminder.id}`, reminder)
    },
    async rewrite(table, reminder, before) {
      const reminders = tables.get(table)?.reminders
      const name = `${reminder.seat} ${reminder.id}`
      if (reminders?.get(name)?.body !== before) return false
      reminders.set(name, reminder)
      return true
    },
    async reminders(table) {
      return remindersOf(tables.get(table))
    },
    async forget(table, seat, id) {
      tables.get(table)?.reminders.delete(`${seat} ${id}`)
    },
    async counts() {
      const all = [...tables.values()]
      return {
        tables: all.length,
        playing: all.filter(({ row }) => row.stage === 'playing').length,
        entries: all.reduce((sum, { bodies }) => sum + bodies.length, 0),
      }
    },
    async *tablesBefore(touchedAt) {
      for (const name of inOrder()) if ((tables.get(name)?.row.touchedAt ?? Infinity) < touchedAt) yield name
    },
    async untouched({ gathering, others }, limit) {
      const isUntouched = ({ stage, touchedAt }: TableRow): boolean =>
        touchedAt < (stage === 'gathering' ? gathering : others)
      return inOrder()
        .filter((name) => isUntouched((tables.get(name) as Kept).row))
        .slice(0, limit)
    },
    async remove(table, since = Infinity) {
      if ((tables.get(table)?.row.touchedAt ?? 0) < since) tables.delete(table)
    },
    async *all() {
      yield* inOrder().map((name) => wholeOf(tables.get(name) as Kept))
    },
    async ping() {},
    async tryWriting() {},
    async close() {},
  }
}

function remindersOf(kept: Kept | undefined): readonly Reminder[] {
  const reminders = [...(kept?.reminders.values() ?? [])]
  return reminders.toSorted((one, other) => one.seat - other.seat || (one.id < other.id ? -1 : 1))
}

function wholeOf(kept: Kept): WholeTable {
  return { row: kept.row, bodies: [...kept.bodies], reminders: remindersOf(kept) }
}
