/** What the server knows about itself, as Prometheus and as the admin page read it. */
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { Sampler } from './sampler.ts'
import { createWatch, type Watch } from './watch.ts'

function newWatch(): Watch {
  const watch = createWatch()
  onTestFinished(() => watch.close())
  return watch
}

/** Every figure by its name and labels. Fails on a line that is neither a figure nor a comment. */
async function figuresOf(watch: Watch): Promise<ReadonlyMap<string, number>> {
  const lines = (await watch.metrics())
    .split('\n')
    .filter((line) => line !== '' && !/^# (HELP|TYPE) merchants_\w+ /.test(line))
  return new Map(
    lines.map((line) => {
      const [, name = '', figure] = /^(merchants_\w+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? []
      expect(line).toMatch(/ -?[\d.e+-]+$/)
      return [name, Number(figure)]
    }),
  )
}

test('every figure an operator wants is there from the start', async () => {
  const figures = await figuresOf(newWatch())

  expect([...figures.keys()]).toEqual(
    expect.arrayContaining([
      'merchants_sockets',
      'merchants_tables_loaded',
      'merchants_tables',
      'merchants_tables_playing',
      'merchants_entries',
      'merchants_moves_total',
      'merchants_move_seconds_count',
      'merchants_bot_seconds_count',
      'merchants_database_seconds_count',
      'merchants_event_loop_lag_seconds{quantile="0.99"}',
      'merchants_memory_bytes{kind="rss"}',
      'merchants_processor_seconds_total',
      'merchants_start_time_seconds',
    ]),
  )
})

test('what happens is counted', async () => {
  const watch = newWatch()

  watch.socketOpened()
  watch.socketOpened()
  watch.socketClosed()
  watch.moved(4)
  watch.moved(40)
  watch.botThought(12)
  watch.stored(2)
  watch.refused('not-now')
  watch.reminded('push', 'sent')
  watch.countLoaded(() => 7)
  watch.countStored(async () => ({ tables: 30, playing: 20, entries: 1000 }))

  expect(Object.fromEntries(await figuresOf(watch))).toMatchObject({
    merchants_sockets: 1,
    merchants_moves_total: 2,
    'merchants_move_seconds_bucket{le="0.005"}': 1,
    'merchants_move_seconds_bucket{le="0.05"}': 2,
    merchants_move_seconds_sum: 0.044,
    merchants_bot_seconds_count: 1,
    merchants_database_seconds_count: 1,
    'merchants_refused_total{key="not-now"}': 1,
    'merchants_reminders_total{way="push",outcome="sent"}': 1,
    merchants_tables_loaded: 7,
    merchants_tables: 30,
    merchants_tables_playing: 20,
    merchants_entries: 1000,
  })
})

test('a database that cannot be counted does not hide the other figures', async () => {
  const watch = newWatch()
  watch.countStored(() => Promise.reject(new Error('gone')))

  expect((await figuresOf(watch)).get('merchants_tables')).toBe(0)
})

test('reasons of refusals cannot fill the memory', async () => {
  const watch = newWatch()
  for (let key = 0; key < 500; key++) watch.refused(`key-${key}`)

  const refusals = [...(await figuresOf(watch))].filter(([name]) => name.startsWith('merchants_refused_total'))

  expect(refusals.length).toBeLessThanOrEqual(101)
  expect(refusals).toContainEqual(['merchants_refused_total{key="other"}', 400])
})

test('a sample sums up what happened since the last one', () => {
  const sampler = new Sampler()
  onTestFinished(() => sampler.close())
  for (let move = 1; move <= 100; move++) sampler.moved(move)
  sampler.stored(3)
  sampler.sockets = 5

  const first = sampler.take(1000)
  const second = sampler.take(2000)

  expect(first).toMatchObject({ at: 1000, sockets: 5, databaseP50: expect.closeTo(3, 1) as number, botP50: null })
  expect(first.moves).toBeGreaterThan(0)
  expect(first.moveP50).toBeCloseTo(50, 0)
  expect(first.moveP99).toBeCloseTo(99, 0)
  expect(second).toMatchObject({ moves: 0, moveP50: null, databaseP50: null, sockets: 5 })
  expect(sampler.samples(1000)).toEqual([second])
})

test('samples older than a quarter of an hour are forgotten', () => {
  const sampler = new Sampler()
  onTestFinished(() => sampler.close())
  for (let at = 0; at < 500; at++) sampler.take(at)

  expect(sampler.samples(-1).map(({ at }) => at)).toEqual(Array.from({ length: 450 }, (_, place) => place + 50))
})

test('operators find every metric in docs/operating.md, and no other', async () => {
  const text = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| `merchants_'))
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(merchants_\w+)/g)].map(([, name]) => name),
  )

  const measured = [...(await newWatch().metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)

  expect(new Set(told)).toEqual(new Set(measured))
})
