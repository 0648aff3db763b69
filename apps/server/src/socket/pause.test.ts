/**
 * The pause in which others may react, at a real server: whether a hidden hand holds a card that reacts changes neither the bytes
 * that other sockets hear nor the times at which they hear them.
 */
import type { State } from '@merchants/dale'
import { readPosition } from '@merchants/dale'
import type { OpenTable } from '@merchants/protocol'
import { gameNamed } from '@merchants/room'
import type { TableRow } from '@merchants/storage'
import { describe, expect, test, vi } from 'vitest'
import { TestClient, openTable, takeSeat } from '../testing/test-client.ts'
import { BEGINNING, settled, leakRunner } from '../testing/leak-runner.ts'

type Heard = readonly (readonly [at: number, text: string])[]

const DECKS = ['owls', 'foxes', 'sloths', 'macaws'] as const

/** p1 can buy a card, and p2 holds this. */
const position = (held: string): State =>
  readPosition({
    game: 'dale',
    decks: [...DECKS],
    players: [
      { hand: ['foxes-3', 'junk'], deck: ['junk', 'junk', 'junk', 'junk'] },
      { hand: [held, 'junk'], deck: ['junk', 'junk', 'junk'] },
      { hand: ['junk', 'junk'], deck: ['junk', 'junk'] },
    ],
    market: ['foxes-1', 'foxes-2', 'sloths-1', 'sloths-2', 'foxes-1'],
    marketDeck: ['owls-4', 'owls-2', 'owls-5a', 'macaws-1', 'macaws-2'],
    chance: { shuffle: 'keep' },
  })

interface PauseCase {
  readonly held: string
  /** When p2 declines, if asked. */
  readonly declinesAt?: number
  readonly options?: Partial<OpenTable['options']>
  /** Hears how the storage lists the table, from p1's purchase on. */
  readonly listed?: (rows: readonly TableRow[]) => void
}

/** Messages to the spectator, p1, p2 and p3 with their times, from p1's purchase on. */
async function heardAt({ held, declinesAt, options = {}, listed }: PauseCase): Promise<readonly Heard[]> {
  const services = await leakRunner()
  const rules = gameNamed('dale') as NonNullable<ReturnType<typeof gameNamed>>
  const first = vi.spyOn(rules, 'deal').mockImplementation(() => position(held))
  const body: OpenTable = {
    name: 'Ana',
    options: { isPublic: true, decks: [...DECKS], teams: false, clock: { kind: 'live', seconds: 900 }, ...options },
    seats: [{ is: 'open' }, { is: 'open' }, { is: 'open' }],
  }
  const ana = await openTable(services.url, body)
  const { table } = ana
  const bo = await takeSeat(services.url, table, { name: 'Bo', seat: 1 })
  const cleo = await takeSeat(services.url, table, { name: 'Cleo', seat: 2 })
  const guests: TestClient[] = []
  for (const each of [{ table }, ana, bo, cleo]) guests.push(await TestClient.at(services.url, each))
  for (const guest of guests.slice(1)) await guest.say({ do: 'ready', isReady: true })
  await guests[1]?.say({ do: 'start' })
  await settled(guests)
  const heard = guests.map((): [number, string][] => [])
  const read = guests.map(({ texts }) => texts.length)
  const listen = async (): Promise<void> => {
    await settled(guests)
    guests.forEach(({ texts }, at) => {
      for (const text of texts.slice(read[at]))
        if (!/^\{"is":"(?:done|refused)"/.test(text)) heard[at]?.push([services.now(), text])
      read[at] = texts.length
    })
  }
  const says = (seat: number, line: string): Promise<unknown> => {
    const guest = guests[seat + 1] as TestClient
    return guest.say({ do: 'say', question: guest.match?.question ?? 0, line })
  }
  const append = vi.spyOn(services.storage, 'append')
  expect(await says(0, 'buy 5 with foxes-3')).toBe(undefined)
  await listen()
  for (let moment = 250; moment <= 2500; moment += 250) {
    services.goTo(moment)
    await listen()
    if (moment === declinesAt) expect(await says(1, 'choose none')).toBe(undefined)
    await listen()
  }
  listed?.(append.mock.calls.map(([, , row]) => row))
  await Promise.all(guests.map((guest) => guest.leave()))
  first.mockRestore()
  return heard
}

const others = ([watcher, ana, , cleo]: readonly Heard[]): readonly (Heard | undefined)[] => [watcher, ana, cleo]

describe('other sockets hear the same at the same times', () => {
  test('whether or not a player is asked to react, and whenever they decline within the pause', async () => {
    const nobody = await heardAt({ held: 'junk' })
    const soon = await heardAt({ held: 'owls-4', declinesAt: 250 })
    const late = await heardAt({ held: 'owls-4', declinesAt: 750 })

    expect(others(soon)).toEqual(others(nobody))
    expect(others(late)).toEqual(others(nobody))
    expect(others(nobody).map((heard) => heard?.at(-1)?.[0])).toEqual([1000, 1000, 1000])
    expect(soon[2]?.[0]?.[0]).toBe(0)
  })

  test('a reaction that takes longer than the pause shows its result later', async () => {
    const [watcher] = await heardAt({ held: 'owls-4', declinesAt: 1250 })

    expect(watcher?.[0]?.[0]).toBe(2250)
  })
})

test('a table without the pause shows the effect of an answer immediately, and so whether a player is asked', async () => {
  const nobody = await heardAt({ held: 'junk', options: { hasPause: false } })
  const asked = await heardAt({ held: 'owls-4', declinesAt: 500, options: { hasPause: false } })

  expect(nobody[0]?.[0]?.[0]).toBe(0)
  expect(asked[0]?.[0]?.[0]).toBe(500)
})

test.each([true, false])(
  'a secret question is looked after within a minute, without a clock and with the pause %j',
  async (hasPause) => {
    let dueAt: number | null | undefined
    await heardAt({ held: 'owls-4', options: { hasPause, clock: null }, listed: ([row]) => (dueAt = row?.dueAt) })

    expect(dueAt).toBeLessThanOrEqual(BEGINNING + 60_000)
  },
)

test('the list of tables does not tell when a secret question was answered', async () => {
  let moments: readonly number[] = []
  const listed = (rows: readonly TableRow[]): unknown => (moments = rows.map(({ touchedAt }) => touchedAt))
  await heardAt({ held: 'owls-4', declinesAt: 500, listed })

  expect(moments).toHaveLength(2)
  expect(moments[1]).toBe(moments[0])
})
