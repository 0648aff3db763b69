/** Attempts to cheat against the real server. No player can rewind, end or enter a game without the consent of one who is away. */
import type { Proof } from '@merchants/protocol'
import { expect, test } from 'vitest'
import { defaultSettings } from '../dependencies.ts'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'
import { playOn } from '../testing/playing.ts'

const HASTY = { settings: { ...defaultSettings(), botPace: 0, grace: 50 } }

test('one player cannot undo 39 times through the moves of another whose phone is asleep', async () => {
  const { url } = await newNode(HASTY)
  const { ana, bo, seats } = await startTwoPlayerMatch(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 20)))
  const step = ana.match?.step ?? 0
  bo.socket.terminate()
  await ana.when(({ table }) => table?.seats[1]?.standIn === 'away')

  for (let times = 0; times < 39; times++) await ana.say({ do: 'propose', what: 'undo' })
  expect(ana.table?.proposal).toMatchObject({ what: 'undo', needed: [1], agreed: [] })
  expect(ana.match?.step).toBeGreaterThanOrEqual(step)

  const back = await TestClient.at(url, seats[1])
  await back.when(({ match }) => match !== undefined)
  expect(back.table?.proposal).toMatchObject({ what: 'undo', needed: [1] })
  expect(await back.say({ do: 'agree', yes: false })).toBeUndefined()
  await ana.when(({ table }) => table?.proposal === null)
  expect(ana.match?.step).toBeGreaterThanOrEqual(step)
  expect(await ana.say({ do: 'propose', what: 'undo' })).toMatchObject({ key: 'proposed-lately' })
})

test('nor end the game or resign to get around a player who is away', async () => {
  const { url } = await newNode(HASTY)
  const { ana, bo } = await startTwoPlayerMatch(url)
  bo.socket.terminate()
  await ana.when(({ table }) => table?.seats[1]?.standIn === 'away')

  expect(await ana.say({ do: 'propose', what: 'end' })).toBeUndefined()
  expect(ana.table?.stage).toBe('playing')
  expect(await ana.say({ do: 'resign' })).toBeUndefined()
  await ana.when(({ table }) => table?.seats[0]?.standIn === 'resigned')
  expect(ana.table?.proposal).toBe(null)
})

test('an agreed undo is shown to everyone, also later, and is in the proof', async () => {
  const { url } = await newNode()
  const { ana, bo, table } = await startTwoPlayerMatch(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 10)))
  await ana.say({ do: 'propose', what: 'undo' })
  const { steps, number } = (await heard(bo)) ?? {}
  expect(await bo.say({ do: 'agree', yes: true, proposal: number })).toBeUndefined()

  const watcher = await TestClient.at(url, { table })
  await watcher.when(({ match }) => match !== undefined)
  const undone = { what: 'undone', seat: 0, steps, by: 'agreed' }
  expect(watcher.match?.log.map(({ event }) => event)).toContainEqual(undone)

  await ana.say({ do: 'propose', what: 'end' })
  await bo.when((guest) => guest.table?.proposal?.what === 'end')
  await bo.say({ do: 'agree', yes: true, what: 'end' })
  const proof = (await (await fetch(`${url}/api/tables/${table}/games/1`)).json()) as Proof
  expect(proof.events).toMatchObject([{ what: 'undone', seat: 0, by: 'agreed' }])
})

async function heard(guest: TestClient): Promise<NonNullable<TestClient['table']>['proposal'] | undefined> {
  await guest.when(({ table }) => table?.proposal !== null)
  return guest.table?.proposal
}
