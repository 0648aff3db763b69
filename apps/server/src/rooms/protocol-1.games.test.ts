/** A database written by a server of protocol 1. Clients of both protocols find its tables and continue them. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyProof } from '@merchants/room'
import { openSqlite } from '@merchants/storage'
import { expect, onTestFinished, test } from 'vitest'
import frozen from '../testing/frozen/protocol-1.json' with { type: 'json' }
import { newNode } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'
import { playOn } from '../testing/playing.ts'
import { systemSource } from './system-source.ts'

// The file is never renewed.
const FILE = join(import.meta.dirname, '../testing/frozen/protocol-1/tables.sqlite')

/** Soon after the file was written. A day later the server would delete the table where no game has begun. */
const REOPENED_AT = Date.UTC(2026, 10, 17, 16, 30)

async function oldHouse(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-frozen-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync(FILE, join(folder, 'tables.sqlite'))
  const storage = await openSqlite(folder)
  onTestFinished(() => storage.close())
  const startedAt = Date.now()
  const source = { ...systemSource(), clock: () => REOPENED_AT + Date.now() - startedAt }
  return (await newNode({ storage, source })).url
}

const json = async (address: string): Promise<unknown> => (await fetch(address)).json()

type Seated = { readonly table: string; readonly secrets: readonly string[] }

const guestsAt = (url: string, { table, secrets }: Seated, protocols: readonly number[]): Promise<TestClient[]> =>
  Promise.all(secrets.map((secret, at) => TestClient.at(url, { table, secret, protocol: protocols[at] ?? 1 })))

test('the lobby lists tables in either protocol', async () => {
  const url = await oldHouse()
  const old = { isPublic: true, decks: ['macaws', 'owls', 'raccoons'], teams: false, clock: null }

  expect(await json(`${url}/api/tables`)).toContainEqual(
    expect.objectContaining({ table: frozen.running.table, options: { ...old, hasPause: true } }),
  )
  expect(await json(`${url}/api/tables?protocol=2`)).toContainEqual(
    expect.objectContaining({
      table: frozen.running.table,
      options: {
        game: 'dale',
        setup: { players: 2, decks: old.decks, teams: false },
        isPublic: true,
        clock: null,
        hasPause: true,
      },
    }),
  )
})

test('clients of both protocols change and start a table before its game', async () => {
  const url = await oldHouse()
  const [ana, bo] = (await guestsAt(url, frozen.gathering, [2, 1])) as [TestClient, TestClient]

  expect(ana.table?.options).toMatchObject({ game: 'dale', setup: { players: 3 }, clock: { kind: 'live' } })
  expect(bo.table?.options).toMatchObject({ decks: ['macaws', 'pandas', 'raccoons', 'sloths'], teams: false })
  const setup = { players: 2, decks: ['macaws', 'sloths', 'pandas'] }
  const options = { game: 'dale', setup, isPublic: true, clock: null }
  expect(await ana.say({ do: 'set', options, seats: [{ is: 'open' }, { is: 'open' }] })).toBeUndefined()
  await bo.say({ do: 'ready', isReady: true })
  await ana.say({ do: 'start' })
  await Promise.all([ana, bo].map((guest) => playOn(guest)))
  expect(ana.table?.stage).toBe('over')
})

test.each([frozen.running, frozen.teams])('a game continues where it stopped', async (kept) => {
  const url = await oldHouse()
  const guests = await guestsAt(url, kept, [1, 2])
  for (const guest of guests) await guest.when(({ match }) => match !== undefined)

  expect(guests[0]?.match?.view.turn).toBeGreaterThanOrEqual(kept.turn)
  const isFurther = ({ match }: TestClient): boolean => (match?.view.turn ?? 0) >= kept.turn + 3
  await Promise.all(guests.map((guest) => playOn(guest, isFurther)))
  expect(guests.map(({ table }) => table?.stage)).toEqual(['playing', 'playing'])
})

test('a finished game is shown, verified and followed by a rematch', async () => {
  const url = await oldHouse()
  const { finished } = frozen
  const guests = await guestsAt(url, finished, [1, 2])
  for (const guest of guests) await guest.when(({ match }) => match !== undefined)

  expect(guests[1]?.match?.view).toMatchObject({ turn: finished.turn, stalls: finished.stalls })
  expect(guests[1]?.table?.winners).toEqual(finished.winners)
  expect(verifyProof(await json(`${url}/api/tables/${finished.table}/games/1`))).toBeUndefined()
  for (const guest of guests) await guest.say({ do: 'again' })
  for (const guest of guests) await guest.when(({ match }) => match?.game === 2)
  await Promise.all(guests.map((guest) => playOn(guest)))
  expect(guests[0]?.table).toMatchObject({ stage: 'over', game: 2 })
  expect(verifyProof(await json(`${url}/api/tables/${finished.table}/games/2?protocol=2`))).toBeUndefined()
})
