/** Server and client library play any registered game, such as one that only tests have, and Cove with its automaton. */
import { botFor } from '@merchants/bots'
import { type Connection, isRefusal, joinTable, listTables, openTable, getProof, takeSeat } from '@merchants/client'
import type { OpenTable } from '@merchants/protocol'
import { addGame, verifyProof } from '@merchants/room'
import { fastChance } from '@merchants/tabletop'
import { auction } from '@merchants/testkit/game'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Bots } from '../bots/bots.ts'
import { newNode } from '../testing/start-match.ts'

beforeAll(() => addGame(auction))

const chance = fastChance(11)

/** Bots on this thread, because the worker does not know the game of the tests. */
const HERE: Bots = {
  decide: async (game, level, view) => botFor(game, level).decide(view, chance),
  legalMoves: async () => [],
  close: async () => undefined,
}

const OPEN = { is: 'open' } as const

function sure<T extends object>(value: T): Exclude<T, { readonly key: string }> {
  if (isRefusal(value)) throw new Error(value.key)
  return value as Exclude<T, { readonly key: string }>
}

interface Played {
  readonly url: string
  readonly table: string
  readonly people: readonly Connection[]
  readonly watcher: Connection
}

/** All seats are taken and the game starts. */
async function begun(options: OpenTable['options'], seats: OpenTable['seats']): Promise<Played> {
  const { url } = await newNode({ bots: HERE })
  const first = sure(await openTable({ url }, { name: 'Ana', options, seats }))
  const { table } = first
  const join = (secret?: string): Connection => {
    const connection = joinTable({ url, table, secret, WebSocket })
    onTestFinished(() => connection.close())
    return connection
  }
  const people = [join(first.secret)]
  for (const name of ['Bo', 'Cleo'].slice(0, seats.filter(({ is }) => is === 'open').length - 1))
    people.push(join(sure(await takeSeat({ url }, table, { name })).secret))
  const watcher = join()
  for (const one of people.slice(1)) await one.ready(true)
  expect(await people[0]?.start()).toBeUndefined()
  return { url, table, people, watcher }
}

/** Answers every question until the game is over. */
function playToTheEnd(game: string, { people, watcher }: Played): Promise<void> {
  for (const one of people) {
    one.onMatch(({ question, view }) => {
      if (view.decision !== undefined) void one.answer(question, [botFor(game, 'seasoned').decide(view, chance)])
    })
  }
  return new Promise((resolve) => watcher.onTable(({ stage }) => (stage === 'over' ? resolve() : undefined)))
}

test('the game of the tests: lobby, spectators, a whole game, proof and rematch', async () => {
  const options = { game: 'auction', setup: { players: 3 }, isPublic: true, clock: null }
  const played = await begun(options, [OPEN, OPEN, { is: 'bot', level: 'seasoned' }])
  const { url, table, people, watcher } = played

  expect(sure(await listTables({ url }))).toMatchObject([
    { table, options: { game: 'auction', setup: { players: 3 } } },
  ])
  await playToTheEnd('auction', played)
  const proof = sure(await getProof({ url }, table, 1))
  expect(proof.plays.game).toBe('auction')
  expect(verifyProof(proof)).toBeUndefined()
  expect(watcher.match?.log.length).toBeGreaterThan(8)
  for (const one of people) await one.again()
  expect(people[0]?.table).toMatchObject({ stage: 'playing', game: 2 })
})

test('two people play Cove with a clock, the Huckster moves by himself, and a spectator watches', async () => {
  const setup = { merchants: ['blacksmith', 'alchemist'], level: 'normal' }
  const played = await begun({ game: 'cove', setup, isPublic: true, clock: { kind: 'live', seconds: 900 } }, [
    OPEN,
    OPEN,
  ])
  const { url, table, watcher } = played

  await playToTheEnd('cove', played)
  const { step = 0, log = [] } = watcher.match ?? {}
  const frames = sure(await watcher.frames(undefined, step))
  expect(frames.map((frame) => frame.event)).toEqual(log.map(({ event }) => event))
  expect(frames.at(-1)?.view).toMatchObject({ phase: 'over' })
  expect(watcher.table).toMatchObject({ stage: 'over', ending: 'won' })
  const proof = sure(await getProof({ url }, table, 1))
  expect(verifyProof(proof)).toBeUndefined()
  expect(watcher.match?.log.some(({ event }) => 'seat' in event && event.seat === 2)).toBe(true)
})

test('solo Cove with an undo and a stand-in', async () => {
  const played = await begun({ game: 'cove', setup: { merchants: ['alchemist'] }, isPublic: false, clock: null }, [
    OPEN,
  ])
  const [ana] = played.people as [Connection]
  await new Promise<void>((resolve) => ana.onMatch(({ view }) => (view.decision === undefined ? undefined : resolve())))
  const { question = 0, step, view } = ana.match ?? {}
  const answer = botFor('cove', 'seasoned').decide(view as NonNullable<typeof view>, chance)

  expect(await ana.answer(question, [answer])).toBeUndefined()
  expect(await ana.propose('undo')).toBeUndefined()
  expect(ana.match).toMatchObject({ step, view: { waitsFor: 0 } })
  expect(await ana.standIn(true)).toBeUndefined()
  await new Promise<void>((resolve) => ana.onTable(({ stage }) => (stage === 'over' ? resolve() : undefined)))
  expect(ana.table).toMatchObject({ ending: 'won' })
})
