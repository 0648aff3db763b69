/** A snapshot of a table equals the sum of its events, and one of an older version is not used. */
import { sha256 } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { readSnapshot, SNAPSHOT_VERSION, writeSnapshot } from './snapshot.ts'
import { atOnce, BOT, OPEN, TestTable, throughSnapshot } from './testing/test-table.ts'
import frozen from './testing/version-1.json' with { type: 'json' }

const stored = frozen.entries.map((event) => JSON.stringify(event))

/** A snapshot of the frozen table at the time of its last version number. */
const KNOWN = { number: 8, digest: 'd09d986b125dee8b0e468e72fa83f4e80506027f853c9463a6cf51981ebe21a7' }

test('a table that is remembered in another way gets another number, so that no older snapshot is read', () => {
  const digest = sha256(writeSnapshot(throughSnapshot(stored, stored.length)))

  // If only the digest differs, raise SNAPSHOT in snapshot.ts and write both down here.
  expect({ number: SNAPSHOT_VERSION, digest }).toEqual(KNOWN)
})

test('at whichever entry it was written, it leads to the same table', () => {
  const whole = TestTable.snapshot(throughSnapshot(stored, 0))
  for (let size = 1; size <= stored.length; size += 19) {
    expect(TestTable.snapshot(throughSnapshot(stored, size)), `written after ${size} entries`).toBe(whole)
  }
})

test('undone answers are not written again', () => {
  const table = new TestTable({ seats: [OPEN, BOT] }).starts()
  table.playsUntil(() => table.room.decision?.seat === 0 && table.cannot(0, undoing(table)) === undefined)
  while (table.stored.length < 400) {
    table.does(0, undoing(table))
    table.answerNext()
  }
  const { play } = JSON.parse(writeSnapshot(table.room)) as { play: { answers: readonly unknown[] } }

  expect(play.answers).toHaveLength(table.room.play?.step ?? 0)
  expect(TestTable.snapshot(throughSnapshot(table.stored, 400))).toBe(TestTable.snapshot(table.room))
})

test('a broken snapshot is a fault, and never half a table', () => {
  const text = writeSnapshot(new TestTable().starts().room)
  for (const bad of ['', text.slice(0, -10), text.replaceAll(/"rules":\d+/g, '"rules":999')]) {
    expect(() => atOnce(readSnapshot(bad))).toThrow(/JSON|never dealt/)
  }
})

const undoing = (table: TestTable) => ({ do: 'undo', question: table.questionOf(0) }) as const
