/** Tables stored with protocol 2, which must lead to the same end for ever: of the Cove, and of Dale with its answers in words. */
import { expect, test } from 'vitest'
import { buildProof } from './build-proof.ts'
import { Room } from './room.ts'
import { readSnapshot, SNAPSHOT_VERSION, writeSnapshot } from './snapshot.ts'
import type { TableEvent } from './table-event.ts'
import cove from './testing/version-2-cove.json' with { type: 'json' }
import words from './testing/version-2-words.json' with { type: 'json' }
import { atOnce } from './testing/test-table.ts'
import { verifyProof } from './verify.ts'

// These files are never renewed. If a rule changes, it gets a new version, and old tables go on under the old one.
const TABLES = [
  ['two merchants and the Huckster with chat, undo by consent, a stand-in and typed moves', cove],
  ['Dale with a bot, chat and undo by consent, and what each answer means', words],
] as const

const entriesOf = (frozen: { readonly entries: readonly object[] }): readonly TableEvent[] =>
  frozen.entries as unknown as readonly TableEvent[]

test.each(TABLES)('%s', (_, frozen) => {
  const room = new Room(entriesOf(frozen))
  const proof = buildProof(room, 1)

  expect({
    entries: room.size,
    stage: room.stage,
    question: room.question,
    host: room.host,
    digest: 'digest' in proof ? proof.digest : proof.key,
    winners: room.winners,
    answers: 'answers' in proof ? proof.answers.length : 0,
  }).toEqual(frozen.end)
  expect(verifyProof(proof)).toBeUndefined()
})

test.each(TABLES)('its snapshot opens as long as snapshots have that version: %s', (_, frozen) => {
  const { version, size, text } = frozen.snapshot
  if (version !== SNAPSHOT_VERSION) return
  const entries = entriesOf(frozen)
  const room = atOnce(readSnapshot(text))

  expect(writeSnapshot(room)).toBe(writeSnapshot(new Room(entries.slice(0, size))))
  for (const event of entries.slice(size)) room.apply(event)
  expect(writeSnapshot(room)).toBe(writeSnapshot(new Room(entries)))
})
