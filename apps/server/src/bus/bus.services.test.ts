/** Messages between nodes, in one process and over Redis, even while Redis restarts or hangs. */
import { isolatedRedisUrl, startOwnRedis } from '@merchants/testkit'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Bus } from './bus.ts'
import { memoryBus, type Hub } from './memory-bus.ts'
import { redisBus } from './redis-bus.ts'
import { RedisLink } from './redis-link.ts'

async function openLink(url: string): Promise<RedisLink> {
  const link = await RedisLink.open(url)
  onTestFinished(() => link.close())
  return link
}

const KINDS: Record<string, () => Promise<readonly [Bus, Bus, Bus]>> = {
  async memory() {
    const hub: Hub = new Set()
    return [memoryBus(hub), memoryBus(hub), memoryBus(hub)]
  },
  async Redis() {
    const url = isolatedRedisUrl(inject('redis'))
    const node = async () => redisBus(await openLink(url))
    return [await node(), await node(), await node()]
  },
}

/** Messages of a bus, as they arrive. */
async function heardOn(bus: Bus, returned?: () => void): Promise<string[]> {
  const heard: string[] = []
  await bus.subscribe((table, text) => heard.push(`${table}: ${text}`), returned)
  return heard
}

describe.each(Object.keys(KINDS))('over %s', (kind) => {
  test('a message reaches all other nodes, in order', async () => {
    const [one, two, three] = await (KINDS[kind] as () => Promise<readonly [Bus, Bus, Bus]>)()
    const [byOne, byTwo, byThree] = [await heardOn(one), await heardOn(two), await heardOn(three)]

    one.publish('table', 'hello there')
    one.publish('table', '{"a": "b c"}')
    two.publish('other', '')

    await expect.poll(() => byThree).toHaveLength(3)
    await expect.poll(() => byTwo).toEqual(['table: hello there', 'table: {"a": "b c"}'])
    await expect.poll(() => byOne).toEqual(['other: '])
    expect(one.isConnected).toBe(true)
  })

  test('an unsubscribed listener gets nothing more', async () => {
    const [one, two, three] = await (KINDS[kind] as () => Promise<readonly [Bus, Bus, Bus]>)()
    const [byTwo, byThree] = [await heardOn(two), await heardOn(three)]
    await two.close()

    one.publish('table', 'news')

    await expect.poll(() => byThree).toHaveLength(1)
    expect(byTwo).toEqual([])
  })
})

test('servers with another prefix do not hear each other', async () => {
  const [mine, other] = [
    await openLink(isolatedRedisUrl(inject('redis'))),
    await openLink(isolatedRedisUrl(inject('redis'))),
  ]
  const heard = await heardOn(redisBus(other))
  const echo = await heardOn(redisBus(await openLink(isolatedRedisUrl(inject('redis')))))

  redisBus(mine).publish('table', 'news')
  await mine.ask((client) => client.ping())

  expect([...heard, ...echo]).toEqual([])
})

test('after a Redis restart listeners learn that messages may be missing, and get new ones', async () => {
  const redis = await startOwnRedis()
  onTestFinished(() => redis.stop())
  const [one, two] = [redisBus(await openLink(redis.url)), redisBus(await openLink(redis.url))]
  const returned = vi.fn<() => void>()
  const heard = await heardOn(two, returned)

  await redis.stop()
  await expect.poll(() => [one.isConnected, two.isConnected]).toEqual([false, false])
  one.publish('table', 'into the void')
  expect(returned).not.toHaveBeenCalled()

  await redis.start()
  await expect.poll(() => [one.isConnected, returned.mock.calls.length]).toEqual([true, 1])
  one.publish('table', 'again')
  await expect.poll(() => heard).toEqual(['table: again'])
})

test('connects once Redis is up', async () => {
  const redis = await startOwnRedis()
  onTestFinished(() => redis.stop())
  await redis.stop()

  const [one, two] = [redisBus(await openLink(redis.url)), redisBus(await openLink(redis.url))]
  const returned = vi.fn<() => void>()
  const heard = await heardOn(two, returned)
  expect(one.isConnected).toBe(false)

  await redis.start()
  await expect.poll(() => [one.isConnected, returned.mock.calls.length]).toEqual([true, 1])
  one.publish('table', 'hello')
  await expect.poll(() => heard).toEqual(['table: hello'])
})

test('publishing does not wait for a hanging Redis, and works again when it responds', async () => {
  const redis = await startOwnRedis()
  onTestFinished(() => redis.stop())
  onTestFinished(() => redis.wake())
  const link = await openLink(redis.url)
  const [one, two] = [redisBus(link), redisBus(await openLink(redis.url))]
  const returned = vi.fn<() => void>()
  const heard = await heardOn(two, returned)

  redis.sleep()
  expect(await link.ask((client) => client.ping())).toBeUndefined()
  await expect.poll(() => [one.isConnected, two.isConnected]).toEqual([false, false])

  redis.wake()
  await expect.poll(() => [one.isConnected, returned.mock.calls.length]).toEqual([true, 1])
  one.publish('table', 'again')
  await expect.poll(() => heard).toEqual(['table: again'])
})

test.each(['restarts', 'sleeps'])('after Redis %s every listener gets new messages again, each once', async (how) => {
  const redis = await startOwnRedis()
  onTestFinished(() => redis.stop())
  onTestFinished(() => redis.wake())
  const link = await openLink(redis.url)
  const [one, two] = [redisBus(await openLink(redis.url)), redisBus(link)]
  const returned = vi.fn<() => void>()
  const heard = [await heardOn(two, returned), await heardOn(two), await heardOn(redisBus(link))]
  const others: string[] = []
  await link.hear(link.key('other'), (text) => others.push(text))

  if (how === 'restarts') {
    await redis.stop()
    await expect.poll(() => [one.isConnected, two.isConnected]).toEqual([false, false])
    await redis.start()
  } else {
    redis.sleep()
    await expect.poll(() => [one.isConnected, two.isConnected]).toEqual([false, false])
    redis.wake()
  }

  await expect.poll(() => one.isConnected && returned.mock.calls.length > 0).toBe(true)
  one.publish('table', 'again')
  await expect.poll(() => heard).toEqual([['table: again'], ['table: again'], ['table: again']])
  await link.ask((client) => client.publish(link.key('other'), 'here too'))
  await expect.poll(() => others).toEqual(['here too'])
})
