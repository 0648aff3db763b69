/** A table stored under version 1 of the rules, which must lead to the same end for ever. */
import { type State, writePosition } from '@merchants/dale'
import { expect, test } from 'vitest'
import type { TableEvent } from './table-event.ts'
import { buildProof } from './build-proof.ts'
import { Room } from './room.ts'
import frozen from './testing/version-1.json' with { type: 'json' }
import teams from './testing/version-1-teams.json' with { type: 'json' }
import { verifyProof } from './verify.ts'

// These files are never renewed. If a rule changes, it gets a new version, and old tables go on under the old one.
test('two games of version 1, with every kind of entry', () => {
  const room = new Room(frozen.entries as unknown as readonly TableEvent[])
  const proofs = [1, 2].map((game) => buildProof(room, game, 1))

  expect({
    entries: room.size,
    stage: room.stage,
    question: room.question,
    host: room.host,
    people: room.roomSeats.map(({ is, name }) => (is === 'person' ? name : is)),
    digests: proofs.map((each) => ('digest' in each ? each.digest : each.key)),
    winners: proofs.map((each) => ('digest' in each ? each.winners : each.key)),
    standing: proofs.map((each) => ('digest' in each ? each.ending : each.key)),
  }).toEqual(frozen.end)
  expect(proofs.map(verifyProof)).toEqual([undefined, undefined])
})

test('a game of teams of version 1, with stacks built together', () => {
  const room = new Room(teams.entries as unknown as readonly TableEvent[])
  const { position, ...end } = teams.end
  const proved = buildProof(room, 1, 1)

  expect({
    entries: room.size,
    stage: room.stage,
    question: room.question,
    digest: 'digest' in proved ? proved.digest : proved.key,
    winners: room.winners,
  }).toEqual(end)
  expect(room.play && writePosition(room.play.history.pause.now as State)).toMatchObject(position)
  expect(verifyProof(proved)).toBeUndefined()
})
