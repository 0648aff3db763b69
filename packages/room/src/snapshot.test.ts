/** A table written down in short: it is the table that its entries make, and an older program's is not taken for it. */
import { sha256 } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { readSnapshot, SNAPSHOT, writeSnapshot } from './snapshot.ts'
import { atOnce, BOT, OPEN, Sitting, throughSnapshot } from './testing/sitting.ts'
import frozen from './testing/version-1.json' with { type: 'json' }

const stored = frozen.entries.map((entry) => JSON.stringify(entry))

/** What a snapshot of the frozen table looked like when it was last given a number. */
const KNOWN = { number: 5, digest: '36bfe9f619ddd8f9d1d8400d40344d915ffc57083feeee7e17f84566855d2474' }

test('a table that is remembered in another way gets another number, so that no older snapshot is read', () => {
  const digest = sha256(writeSnapshot(throughSnapshot(stored, stored.length)))

  // If only the digest differs, raise SNAPSHOT in snapshot.ts and write both down here.
  expect({ number: SNAPSHOT, digest }).toEqual(KNOWN)
})

test('at whichever entry it was written, it goes on to the same table', () => {
  const whole = Sitting.snapshot(throughSnapshot(stored, 0))
  for (let size = 1; size <= stored.length; size += 19) {
    expect(Sitting.snapshot(throughSnapshot(stored, size)), `written after ${size} entries`).toBe(whole)
  }
})

test('answers that were taken back are not written again', () => {
  const table = new Sitting({ seats: [OPEN, BOT] }).starts()
  table.playsUntil(() => table.room.decision?.seat === 0 && table.cannot(0, undoing(table)) === undefined)
  while (table.stored.length < 400) {
    table.does(0, undoing(table))
    table.goesOn()
  }
  const { play } = JSON.parse(writeSnapshot(table.room)) as { play: { answers: readonly unknown[] } }

  expect(play.answers).toHaveLength(table.room.play?.step ?? 0)
  expect(Sitting.snapshot(throughSnapshot(table.stored, 400))).toBe(Sitting.snapshot(table.room))
})

test('what is no snapshot is a fault, and never half a table', () => {
  const text = writeSnapshot(new Sitting().starts().room)
  for (const bad of ['', text.slice(0, -10), text.replaceAll(/"rules":\d+/g, '"rules":999')]) {
    expect(() => atOnce(readSnapshot(bad))).toThrow(/JSON|never dealt/)
  }
})

const undoing = (table: Sitting) => ({ do: 'undo', question: table.questionOf(0) }) as const
