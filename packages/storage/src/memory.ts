/** Tables in memory, for tests and for measuring the cost of durability. */
import type { Reminder, Snapshot, Storage, TableRow, TableDump } from './storage.ts'

interface MemoryTable {
  row: TableRow
  readonly bodies: string[]
  snapshot?: Snapshot
  readonly reminders: Map<string, Reminder>
}

type Tables = Map<string, MemoryTable>

export function openMemory(): Storage {
  const tables: Tables = new Map()
  return {
    ...entriesIn(tables),
    ...remindersIn(tables),
    ...listsOf(tables),
    ...oldIn(tables),
    async ping() {},
    async tryWriting() {},
    async close() {},
  }
}

/** Entries of each table as written, and a snapshot to begin from. */
function entriesIn(tables: Tables): Pick<Storage, 'append' | 'read' | 'snapshot' | 'keepSnapshot' | 'setDueAt'> {
  return {
    async append(from, bodies, row) {
      const kept = tables.get(row.table)
      if ((kept?.bodies.length ?? 0) !== from) return 'conflict'
      if (kept === undefined) tables.set(row.table, { row, bodies: [...bodies], reminders: new Map() })
      else {
        kept.bodies.push(...bodies)
        kept.row = row
      }
      return 'appended'
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
    async setDueAt(table, dueAt) {
      const kept = tables.get(table)
      if (kept !== undefined) kept.row = { ...kept.row, dueAt }
    },
  }
}

function remindersIn(
  tables: Tables,
): Pick<Storage, 'saveReminder' | 'replaceReminder' | 'reminders' | 'deleteReminder'> {
  return {
    async saveReminder(table, reminder) {
      tables.get(table)?.reminders.set(`${reminder.seat} ${reminder.id}`, reminder)
    },
    async replaceReminder(table, reminder, before) {
      const reminders = tables.get(table)?.reminders
      const name = `${reminder.seat} ${reminder.id}`
      if (reminders?.get(name)?.body !== before) return false
      reminders.set(name, reminder)
      return true
    },
    async reminders(table) {
      return remindersOf(tables.get(table))
    },
    async deleteReminder(table, seat, id) {
      tables.get(table)?.reminders.delete(`${seat} ${id}`)
    },
  }
}

/** Which tables there are, by what they need or show. */
function listsOf(tables: Tables): Pick<Storage, 'eventCounts' | 'lobby' | 'dueTables' | 'counts' | 'exportTables'> {
  const shown = (stage: TableRow['stage']) =>
    [...tables.values()]
      .map(({ row }) => row)
      .filter((row) => row.isPublic && row.stage === stage)
      .toSorted((one, other) => other.touchedAt - one.touchedAt)

  return {
    async eventCounts(names) {
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
    async dueTables(now, limit) {
      return [...tables.values()]
        .flatMap(({ row: { table, dueAt } }) => (dueAt !== null && dueAt <= now ? [{ table, dueAt }] : []))
        .toSorted((one, other) => one.dueAt - other.dueAt)
        .slice(0, limit)
        .map(({ table }) => table)
    },
    async counts() {
      const all = [...tables.values()]
      return {
        tables: all.length,
        playing: all.filter(({ row }) => row.stage === 'playing').length,
        entries: all.reduce((sum, { bodies }) => sum + bodies.length, 0),
      }
    },
    async *exportTables() {
      yield* inOrder(tables).map(([, kept]) => dumpOf(kept))
    },
  }
}

/** Tables that were left alone for long, and their removal. */
function oldIn(tables: Tables): Pick<Storage, 'tablesBefore' | 'untouched' | 'deleteTable'> {
  return {
    async *tablesBefore(touchedAt) {
      for (const [name, { row }] of inOrder(tables)) if (row.touchedAt < touchedAt) yield name
    },
    async untouched({ gathering, others }, limit) {
      return inOrder(tables)
        .filter(([, { row }]) => row.touchedAt < (row.stage === 'gathering' ? gathering : others))
        .slice(0, limit)
        .map(([name]) => name)
    },
    async deleteTable(table, since = Infinity) {
      if ((tables.get(table)?.row.touchedAt ?? 0) < since) tables.delete(table)
    },
  }
}

function inOrder(tables: Tables): [string, MemoryTable][] {
  return [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function remindersOf(kept: MemoryTable | undefined): readonly Reminder[] {
  const reminders = [...(kept?.reminders.values() ?? [])]
  return reminders.toSorted((one, other) => one.seat - other.seat || (one.id < other.id ? -1 : 1))
}

function dumpOf(kept: MemoryTable): TableDump {
  return { row: kept.row, bodies: [...kept.bodies], reminders: remindersOf(kept) }
}
