/** Tables whose later events no longer fit are followed up to there, and no further. */
import { cardType } from '@merchants/dale'
import { afterEach, expect, test } from 'vitest'
import { handleMessage } from './handle-message.ts'
import { tableView } from './views.ts'
import type { TableEvent } from './table-event.ts'
import { Room } from './room.ts'
import { salvage } from './salvage.ts'
import { botTurn } from './bot-turn.ts'
import teams from './testing/version-1-teams.json' with { type: 'json' }
import { nextTimeoutAt, expireTimeouts } from './timeouts.ts'

const BODIES = teams.entries.map((event) => JSON.stringify(event))
const FIRST_ANSWER = teams.entries.findIndex(({ what }) => what === 'answered')
const NOW = 9_000_000_000

function salvaged(bodies: readonly string[]): Room | undefined {
  const steps = salvage(bodies)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

const undone: (() => void)[] = []
afterEach(() => {
  for (const undo of undone.splice(0)) undo()
})

test.each([
  ['an answer that is not possible', JSON.stringify({ ...teams.entries[100], answers: [[99]] })],
  ['no JSON', '{"what":"answ'],
  ['an answer of another kind', JSON.stringify({ ...teams.entries[100], answers: 'no' })],
])('%s: everything before it is there, nothing happens any more, and all entries count', (_, body) => {
  const at = teams.entries.findIndex((event, place) => place >= 100 && event.what === 'answered')
  const room = salvaged(BODIES.with(at, body)) as Room
  const before = new Room(teams.entries.slice(0, at) as unknown as TableEvent[])

  expect(room.size).toBe(BODIES.length)
  expect(room.play?.log).toEqual(before.play?.log)
  expect(tableView(room, { here: new Set(), spectators: 0 })).toMatchObject({ stage: 'playing', isStopped: true })
  const fresh = { now: NOW, secret: () => '' }
  expect(handleMessage(room, 0, { do: 'chat', text: 'Hello?', id: 1 }, fresh)).toMatchObject({ key: 'table-stopped' })
  expect([botTurn(room), expireTimeouts(room, NOW, 1, () => 0), nextTimeoutAt(room, NOW, 1)]).toEqual([
    undefined,
    [],
    undefined,
  ])

  room.apply(teams.entries[at] as unknown as TableEvent)
  expect(room.size).toBe(BODIES.length + 1)
  expect(room.play?.log).toEqual(before.play?.log)
})

test('a card that was changed without a version of its own stops the table where it matters', () => {
  for (const deck of ['macaws', 'sloths', 'polecats', 'beavers'] as const) {
    const type = cardType(`${deck}-2`) as { value: number }
    const { value } = type
    type.value = 7
    undone.push(() => (type.value = value))
  }
  expect(() => new Room(teams.entries as unknown as TableEvent[])).toThrow('A stored answer is not possible')
  const room = salvaged(BODIES) as Room
  expect(room.isStopped).toBe(true)
  expect(room.size).toBe(BODIES.length)
  expect(room.play?.steps.length).toBeGreaterThan(0)
})

test('entries of a newer server and complete tables are not cut', () => {
  expect(salvaged(BODIES)).toBeUndefined()
  expect(salvaged(BODIES.with(FIRST_ANSWER + 5, '{"what":"danced","at":1}'))).toBeUndefined()
  expect(salvaged(BODIES.with(FIRST_ANSWER - 1, '{"what":"started","rules":1000,"at":1}'))).toBeUndefined()
})
