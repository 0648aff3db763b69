/** Presence on one node, on several, while Redis is away, and after a node has died. */
import { isolatedRedisUrl, startOwnRedis } from '@merchants/testkit'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { RedisLink } from '../bus/redis-link.ts'
import { MemoryPresence } from './memory-presence.ts'
import { SPECTATOR_SEAT, type PresenceStore } from './presence.ts'
import { RedisPresence } from './redis-presence.ts'

async function openLink(url: string): Promise<RedisLink> {
  const link = await RedisLink.open(url)
  onTestFinished(() => link.close())
  return link
}

const KINDS: Record<string, () => Promise<PresenceStore>> = {
  memory: async () => new MemoryPresence(),
  Redis: async () => new RedisPresence(await openLink(isolatedRedisUrl(inject('redis')))),
}

const nobody = { here: new Set(), spectators: 0 }

describe.each(Object.keys(KINDS))('with %s', (kind) => {
  const newBook = KINDS[kind] as () => Promise<PresenceStore>

  test('a seat is here as long as one of its sockets is', async () => {
    const book = await newBook()
    await book.enter('t', 2, 'phone')
    await book.enter('t', 2, 'laptop')
    await book.enter('t', 0, 'phone')

    expect(await book.of('t')).toEqual({ here: new Set([0, 2]), spectators: 0 })
    await book.leave('t', 2, 'phone')
    expect(await book.of('t')).toEqual({ here: new Set([0, 2]), spectators: 0 })
    await book.leave('t', 2, 'laptop')
    await book.leave('t', 2, 'laptop')
    expect(await book.of('t')).toEqual({ here: new Set([0]), spectators: 0 })
  })

  test('spectators are counted', async () => {
    const book = await newBook()
    await book.enter('t', SPECTATOR_SEAT, 'one')
    await book.enter('t', SPECTATOR_SEAT, 'two')
    await book.enter('other', SPECTATOR_SEAT, 'three')

    expect(await book.of('t')).toEqual({ here: new Set(), spectators: 2 })
    await book.leave('t', SPECTATOR_SEAT, 'one')
    expect(await book.of('t')).toEqual({ here: new Set(), spectators: 1 })
    expect(await book.of('nowhere')).toEqual(nobody)
  })

  test('it is known when a seat was last here', async () => {
    const book = await newBook()
    const before = Date.now() - 1000
    await book.enter('t', 1, 'phone')
    await book.heartbeat()

    expect(await book.lastSeen('t', 1)).toBeGreaterThan(before)
    await book.leave('t', 1, 'phone')
    expect(await book.lastSeen('t', 1)).toBeGreaterThan(before)
    expect(await book.lastSeen('t', 0)).toBeUndefined()
    expect(await book.lastSeen('other', 1)).toBeUndefined()
  })
})

test('nodes know of each other’s people', async () => {
  const url = isolatedRedisUrl(inject('redis'))
  const [one, two] = [new RedisPresence(await openLink(url)), new RedisPresence(await openLink(url))]
  await one.enter('t', 0, 'a')
  await one.enter('t', SPECTATOR_SEAT, 'b')
  await two.enter('t', 1, 'a')
  await two.enter('t', SPECTATOR_SEAT, 'b')

  const all = { here: new Set([0, 1]), spectators: 2 }
  expect([await one.of('t'), await two.of('t')]).toEqual([all, all])

  await two.leave('t', 1, 'a')
  expect(await one.of('t')).toEqual({ here: new Set([0]), spectators: 2 })
  expect(await one.lastSeen('t', 1)).toBeGreaterThan(Date.now() - 60_000)
})

test('the people of a node that has died are gone after a while, and those of the others are not', async () => {
  const url = isolatedRedisUrl(inject('redis'))
  const link = await openLink(url)
  const [dead, alive] = [new RedisPresence(await openLink(url)), new RedisPresence(link)]
  await dead.enter('t', 0, 'a')
  await alive.enter('t', 1, 'a')

  // As if fifteen seconds had passed.
  const key = link.key('here', 't')
  for (const { value, score } of (await link.ask((client) => client.zRangeWithScores(key, 0, -1))) ?? []) {
    await link.ask((client) => client.zAdd(key, { value, score: score - 15_001 }))
  }
  await alive.heartbeat()

  expect(await alive.of('t')).toEqual({ here: new Set([1]), spectators: 0 })
  const third = new RedisPresence(await openLink(url))
  expect(await third.of('t')).toEqual({ here: new Set([1]), spectators: 0 })
})

test('while Redis is away each node knows its own people; afterwards the next beat tells all', async () => {
  const redis = await startOwnRedis()
  onTestFinished(() => redis.stop())
  const [linkOne, linkTwo] = [await openLink(redis.url), await openLink(redis.url)]
  const [one, two] = [new RedisPresence(linkOne), new RedisPresence(linkTwo)]
  await one.enter('t', 0, 'a')

  await redis.stop()
  await two.enter('t', 1, 'a')
  await two.heartbeat()
  expect(await one.of('t')).toEqual({ here: new Set([0]), spectators: 0 })
  expect(await two.of('t')).toEqual({ here: new Set([1]), spectators: 0 })
  expect(await two.lastSeen('t', 0)).toBeUndefined()
  await two.enter('t', 3, 'a')
  await two.leave('t', 3, 'a')
  expect(await two.lastSeen('t', 3)).toBeDefined()

  await redis.start()
  await expect.poll(() => [linkOne.isReady, linkTwo.isReady]).toEqual([true, true])
  await Promise.all([one.heartbeat(), two.heartbeat()])
  expect(await one.of('t')).toEqual({ here: new Set([0, 1]), spectators: 0 })
  expect(await two.of('t')).toEqual({ here: new Set([0, 1]), spectators: 0 })
})

test('a player who left a month ago is forgotten', async () => {
  const now = vi.fn<() => number>(() => 1000)
  const book = new MemoryPresence(now)
  await book.enter('t', 0, 'a')
  await book.leave('t', 0, 'a')

  now.mockReturnValue(30 * 86_400_000)
  await book.heartbeat()
  expect(await book.lastSeen('t', 0)).toBe(1000)

  now.mockReturnValue(30 * 86_400_000 + 1000)
  await book.heartbeat()
  expect(await book.lastSeen('t', 0)).toBeUndefined()
})
