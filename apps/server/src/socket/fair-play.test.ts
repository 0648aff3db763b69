/** Nobody rewinds, ends or enters a game over somebody who is away: what a cheat would try, against the real server. */
import type { Proof } from '@merchants/protocol'
import { expect, test } from 'vitest'
import { usualSettings } from '../parts.ts'
import { begun, newNode } from '../testing/gathered.ts'
import { Guest } from '../testing/guest.ts'
import { playOn } from '../testing/playing.ts'

const HASTY = { settings: { ...usualSettings(), botPace: 0, grace: 50 } }

test('one player cannot undo 39 times through the moves of another whose phone is asleep', async () => {
  const { url } = await newNode(HASTY)
  const { ana, bo, seats } = await begun(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= 20)))
  const step = ana.sight?.step ?? 0
  bo.socket.terminate()
  await ana.when(({ table }) => table?.seats[1]?.standIn === 'away')

  for (let times = 0; times < 39; times++) await ana.say({ do: 'propose', what: 'undo' })
  expect(ana.table?.proposal).toMatchObject({ what: 'undo', needed: [1], agreed: [] })
  expect(ana.sight?.step).toBeGreaterThanOrEqual(step)

  const back = await Guest.at(url, seats[1])
  await back.when(({ sight }) => sight !== undefined)
  expect(back.table?.proposal).toMatchObject({ what: 'undo', needed: [1] })
  expect(await back.say({ do: 'agree', yes: false })).toBeUndefined()
  await ana.when(({ table }) => table?.proposal === null)
  expect(ana.sight?.step).toBeGreaterThanOrEqual(step)
  expect(await ana.say({ do: 'propose', what: 'undo' })).toMatchObject({ key: 'proposed-lately' })
})

test('nor end the game, nor give up to get around the one who is away', async () => {
  const { url } = await newNode(HASTY)
  const { ana, bo } = await begun(url)
  bo.socket.terminate()
  await ana.when(({ table }) => table?.seats[1]?.standIn === 'away')

  expect(await ana.say({ do: 'propose', what: 'end' })).toBeUndefined()
  expect(ana.table?.stage).toBe('playing')
  expect(await ana.say({ do: 'resign' })).toBeUndefined()
  await ana.when(({ table }) => table?.seats[0]?.standIn === 'resigned')
  expect(ana.table?.proposal).toBe(null)
})

test('an undo that all agreed to is told to everybody, also to who comes later, and stands in the proof', async () => {
  const { url } = await newNode()
  const { ana, bo, table } = await begun(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= 10)))
  await ana.say({ do: 'propose', what: 'undo' })
  const { steps, number } = (await heard(bo)) ?? {}
  expect(await bo.say({ do: 'agree', yes: true, proposal: number })).toBeUndefined()

  const watcher = await Guest.at(url, { table })
  await watcher.when(({ sight }) => sight !== undefined)
  const undone = { what: 'undone', seat: 0, steps, by: 'agreed' }
  expect(watcher.sight?.log.map(({ event }) => event)).toContainEqual(undone)

  await ana.say({ do: 'propose', what: 'end' })
  await bo.when((guest) => guest.table?.proposal?.what === 'end')
  await bo.say({ do: 'agree', yes: true, what: 'end' })
  const proof = (await (await fetch(`${url}/api/tables/${table}/games/1`)).json()) as Proof
  expect(proof.events).toMatchObject([{ what: 'undone', seat: 0, by: 'agreed' }])
})

async function heard(guest: Guest): Promise<NonNullable<Guest['table']>['proposal'] | undefined> {
  await guest.when(({ table }) => table?.proposal !== null)
  return guest.table?.proposal
}
