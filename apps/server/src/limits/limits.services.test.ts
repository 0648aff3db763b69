/** Rate limits on one node, on several together, and while Redis is away. */
import { isolatedRedisUrl, startOwnRedis } from '@merchants/testkit'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { RedisLink } from '../bus/redis-link.ts'
import { RATE_LIMITS, type RateLimitName, type RateLimiter, type RateLimits } from './limits.ts'
import { MemoryRateLimiter } from './memory-limits.ts'
import { RedisRateLimiter } from './redis-limits.ts'

/** So slow that nothing is refilled while a test runs. */
const SLOW: RateLimits = {
  ...RATE_LIMITS,
  open: { burst: 3, perMinute: 0.001 },
  message: { burst: 2, perMinute: 0.001, isLocal: true },
}

async function openLink(url: string): Promise<RedisLink> {
  const link = await RedisLink.open(url)
  onTestFinished(() => link.close())
  return link
}

const KINDS: Record<string, () => Promise<RateLimiter>> = {
  memory: async () => new MemoryRateLimiter(SLOW),
  Redis: async () => new RedisRateLimiter(await openLink(isolatedRedisUrl(inject('redis'))), SLOW),
}

/** How many of this many attempts are allowed. */
async function allowed(
  limits: readonly RateLimiter[],
  kind: RateLimitName,
  who: string,
  attempts: number,
): Promise<number> {
  let count = 0
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await limits[attempt % limits.length]?.consume(kind, who)) count += 1
  }
  return count
}

describe.each(Object.keys(KINDS))('with %s', (kind) => {
  test('a burst is allowed and no more, for each client and each kind of request', async () => {
    const limits = await (KINDS[kind] as () => Promise<RateLimiter>)()

    expect(await allowed([limits], 'open', 'ana', 10)).toBe(3)
    expect(await allowed([limits], 'open', 'bo', 2)).toBe(2)
    expect(await allowed([limits], 'message', 'ana', 10)).toBe(2)
  })
})

test('buckets refill with time, up to their size', () => {
  const now = vi.fn<() => number>(() => 0)
  const limits = new MemoryRateLimiter({ ...RATE_LIMITS, chat: { burst: 2, perMinute: 60 } }, now)
  const taken = () => [limits.consume('chat', 'ana'), limits.consume('chat', 'ana'), limits.consume('chat', 'ana')]

  expect(taken()).toEqual([true, true, false])
  now.mockReturnValue(999)
  expect(taken()).toEqual([false, false, false])
  now.mockReturnValue(1000)
  expect(taken()).toEqual([true, false, false])
  now.mockReturnValue(3_600_000)
  expect(taken()).toEqual([true, true, false])
})

test('buckets refill in Redis too', async () => {
  const limits = new RedisRateLimiter(await openLink(isolatedRedisUrl(inject('redis'))), {
    ...RATE_LIMITS,
    sit: { burst: 1, perMinute: 6000 },
  })

  await limits.consume('sit', 'ana')

  await expect.poll(() => limits.consume('sit', 'ana')).toBe(true)
})

test('nodes count together, except what happens at one socket', async () => {
  const url = isolatedRedisUrl(inject('redis'))
  const nodes = [new RedisRateLimiter(await openLink(url), SLOW), new RedisRateLimiter(await openLink(url), SLOW)]

  expect(await allowed(nodes, 'open', 'ana', 10)).toBe(3)
  expect(await allowed(nodes, 'message', 'ana', 10)).toBe(4)
})

test('while Redis is away each node counts for itself, and afterwards together again', async () => {
  const redis = await startOwnRedis()
  onTestFinished(() => redis.stop())
  const links = [await openLink(redis.url), await openLink(redis.url)]
  const nodes = links.map((link) => new RedisRateLimiter(link, SLOW))

  await redis.stop()
  await expect.poll(() => links.map(({ isReady }) => isReady)).toEqual([false, false])
  expect(await allowed(nodes, 'open', 'ana', 20)).toBe(6)

  await redis.start()
  await expect.poll(() => links.map(({ isReady }) => isReady)).toEqual([true, true])
  expect(await allowed(nodes, 'open', 'bo', 20)).toBe(3)
})

test('however many ask, memory does not grow without end', () => {
  const limits = new MemoryRateLimiter(SLOW)
  for (let who = 0; who < 60_000; who += 1) limits.consume('open', `${who}`)
  for (let again = 0; again < 3; again += 1) limits.consume('open', '59999')

  expect(limits.size).toBeLessThanOrEqual(50_000)
  expect(limits.consume('open', '59999')).toBe(false)
})

test('full buckets are forgotten, others are kept', () => {
  const now = vi.fn<() => number>(() => 0)
  const limits = new MemoryRateLimiter(undefined, now)
  const minute = (minutes: number): void => void now.mockReturnValue(60_000 * minutes)
  for (let socket = 0; socket < 1000; socket += 1) limits.consume('message', `${socket}`)
  for (let times = 0; times < RATE_LIMITS.open.burst; times += 1) limits.consume('open', 'ana')

  minute(1.9)
  expect(Array.from({ length: 20 }, () => limits.consume('open', 'ana')).filter(Boolean)).toHaveLength(19)
  minute(2.1)
  expect(Array.from({ length: 20 }, () => limits.consume('open', 'ana')).filter(Boolean)).toHaveLength(2)
  minute(4.2)
  limits.consume('open', 'bo')

  expect(limits.size).toBe(2)
})
