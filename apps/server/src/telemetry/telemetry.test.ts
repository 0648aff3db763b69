/** The server's metrics, as Prometheus and the admin page read them. */
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { Sampler } from './sampler.ts'
import { createTelemetry, type Telemetry } from './telemetry.ts'

function newWatch(): Telemetry {
  const telemetry = createTelemetry()
  onTestFinished(() => telemetry.close())
  return telemetry
}

/** Every figure by its name and labels. Fails on a line that is neither a figure nor a comment. */
async function figuresOf(telemetry: Telemetry): Promise<ReadonlyMap<string, number>> {
  const lines = (await telemetry.metrics())
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

test('events are counted', async () => {
  const telemetry = newWatch()

  telemetry.socketOpened()
  telemetry.socketOpened()
  telemetry.socketClosed()
  telemetry.moved(4)
  telemetry.moved(40)
  telemetry.botThought(12)
  telemetry.stored(2)
  telemetry.refused('not-now')
  telemetry.reminded('push', 'sent')
  telemetry.countLoaded(() => 7)
  telemetry.countStored(async () => ({ tables: 30, playing: 20, entries: 1000 }))

  expect(Object.fromEntries(await figuresOf(telemetry))).toMatchObject({
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
  const telemetry = newWatch()
  telemetry.countStored(() => Promise.reject(new Error('gone')))

  expect((await figuresOf(telemetry)).get('merchants_tables')).toBe(0)
})

test('reasons of refusals cannot fill the memory', async () => {
  const telemetry = newWatch()
  for (let key = 0; key < 500; key++) telemetry.refused(`key-${key}`)

  const refusals = [...(await figuresOf(telemetry))].filter(([name]) => name.startsWith('merchants_refused_total'))

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
