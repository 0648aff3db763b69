/** A table of the Cove, stored with protocol 2, which must lead to the same end for ever. */
import { expect, test } from 'vitest'
import { buildProof } from './build-proof.ts'
import { Room } from './room.ts'
import { readSnapshot, SNAPSHOT_VERSION, writeSnapshot } from './snapshot.ts'
import type { TableEvent } from './table-event.ts'
import frozen from './testing/version-2-cove.json' with { type: 'json' }
import { verifyProof } from './verify.ts'

// This file is never renewed. If a rule changes, it gets a new version, and old tables go on under the old one.
const entries = frozen.entries as unknown as readonly TableEvent[]

test('two merchants and the Huckster with chat, undo by consent, a stand-in and typed moves', () => {
  const room = new Room(entries)
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

test('its snapshot opens as long as snapshots have that version, and goes on to the same end', () => {
  const { version, size, text } = frozen.snapshot
  if (version !== SNAPSHOT_VERSION) return
  const reading = readSnapshot(text)
  let read = reading.next()
  while (read.done !== true) read = reading.next()
  const room = read.value

  expect(writeSnapshot(room)).toBe(writeSnapshot(new Room(entries.slice(0, size))))
  for (const event of entries.slice(size)) room.apply(event)
  expect(writeSnapshot(room)).toBe(writeSnapshot(new Room(entries)))
})
