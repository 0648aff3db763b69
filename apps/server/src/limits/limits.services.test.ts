/** How often somebody may do something: on one node, on several together, and while Redis is away. */
import { freshRedis, startOwnRedis } from '@merchants/testkit'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { RedisLink } from '../bus/redis-link.ts'
import { RULES, type Kind, type Limits, type Rules } from './limits.ts'
import { MemoryLimits } from './memory-limits.ts'
import { RedisLimits } from './redis-limits.ts'

/** So slow that no turn comes back while a test runs. */
const SLOW: Rules = {
  ...RULES,
  open: { burst: 3, perMinute: 0.001 },
  message: { burst: 2, perMinute: 0.001, isLocal: true },
}

async function openLink(url: string): Promise<RedisLink> {
  const link = await RedisLink.open(url)
  onTestFinished(() => link.close())
  return link
}

const KINDS: Record<string, () => Promise<Limits>> = {
  memory: async () => new MemoryLimits(SLOW),
  Redis: async () => new RedisLimits(await openLink(freshRedis(inject('redis'))), SLOW),
}

/** How many of so many attempts are allowed. */
async function allowed(limits: readonly Limits[], kind: Kind, who: string, attempts: number): Promise<number> {
  let count = 0
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await limits[attempt % limits.length]?.take(kind, who)) count += 1
  }
  return count
}

describe.each(Object.keys(KINDS))('with %s', (kind) => {
  test('so many are allowed at once and no more, for each who asks and each thing they do', async () => {
    const limits = await (KINDS[kind] as () => Promise<Limits>)()

    expect(await allowed([limits], 'open', 'ana', 10)).toBe(3)
    expect(await allowed([limits], 'open', 'bo', 2)).toBe(2)
    expect(await allowed([limits], 'message', 'ana', 10)).toBe(2)
  })
})

test('with time, turns come back, up to where it began', () => {
  const now = vi.fn<() => number>(() => 0)
  const limits = new MemoryLimits({ ...RULES, chat: { burst: 2, perMinute: 60 } }, now)
  const taken = () => [limits.take('chat', 'ana'), limits.take('chat', 'ana'), limits.take('chat', 'ana')]

  expect(taken()).toEqual([true, true, false])
  now.mockReturnValue(999)
  expect(taken()).toEqual([false, false, false])
  now.mockReturnValue(1000)
  expect(taken()).toEqual([true, false, false])
  now.mockReturnValue(3_600_000)
  expect(taken()).toEqual([true, true, false])
})

test('in Redis, too, turns come back', async () => {
  const limits = new RedisLimits(await openLink(freshRedis(inject('redis'))), {
    ...RULES,
    sit: { burst: 1, perMinute: 6000 },
  })

  await limits.take('sit', 'ana')

  await expect.poll(() => limits.take('sit', 'ana')).toBe(true)
})

test('nodes count together, except what happens at one socket', async () => {
  const url = freshRedis(inject('redis'))
  const nodes = [new RedisLimits(await openLink(url), SLOW), new RedisLimits(await openLink(url), SLOW)]

  expect(await allowed(nodes, 'open', 'ana', 10)).toBe(3)
  expect(await allowed(nodes, 'message', 'ana', 10)).toBe(4)
})

test('while Redis is away each node counts for itself, and afterwards together again', async () => {
  const redis = await startOwnRedis()
  onTestFinished(() => redis.stop())
  const links = [await openLink(redis.url), await openLink(redis.url)]
  const nodes = links.map((link) => new RedisLimits(link, SLOW))

  await redis.stop()
  await expect.poll(() => links.map(({ isReady }) => isReady)).toEqual([false, false])
  expect(await allowed(nodes, 'open', 'ana', 20)).toBe(6)

  await redis.start()
  await expect.poll(() => links.map(({ isReady }) => isReady)).toEqual([true, true])
  expect(await allowed(nodes, 'open', 'bo', 20)).toBe(3)
})

test('however many ask, memory does not grow without end', () => {
  const limits = new MemoryLimits(SLOW)
  for (let who = 0; who < 60_000; who += 1) limits.take('open', `${who}`)
  for (let again = 0; again < 3; again += 1) limits.take('open', '59999')

  expect(limits.size).toBeLessThanOrEqual(50_000)
  expect(limits.take('open', '59999')).toBe(false)
})

test('who was quiet until nothing was missing is forgotten; who was not is remembered', () => {
  const now = vi.fn<() => number>(() => 0)
  const limits = new MemoryLimits(undefined, now)
  const minute = (minutes: number): void => void now.mockReturnValue(60_000 * minutes)
  for (let socket = 0; socket < 1000; socket += 1) limits.take('message', `${socket}`)
  for (let times = 0; times < RULES.open.burst; times += 1) limits.take('open', 'ana')

  minute(1.9)
  expect(Array.from({ length: 20 }, () => limits.take('open', 'ana')).filter(Boolean)).toHaveLength(19)
  minute(2.1)
  expect(Array.from({ length: 20 }, () => limits.take('open', 'ana')).filter(Boolean)).toHaveLength(2)
  minute(4.2)
  limits.take('open', 'bo')

  expect(limits.size).toBe(2)
})
