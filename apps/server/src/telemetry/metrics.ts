/** The figures that Prometheus collects. No name, table or address is ever a label. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** How much is stored. */
export interface Counts {
  readonly tables: number
  readonly playing: number
  readonly entries: number
}

/** Counting all that is stored takes the database some time. */
const COUNT_EVERY = 15_000

/** Milliseconds between two looks at the event loop; what a look is late is the lag. */
export const LOOP_LOOK = 10

const QUICK = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export class Metrics {
  countLoaded: () => number = () => 0
  countStored: (() => Promise<Counts>) | undefined

  readonly #registry = new Registry()
  readonly #registers = [this.#registry]
  readonly #loop = monitorEventLoopDelay({ resolution: LOOP_LOOK })
  #countedAt = -Infinity

  readonly sockets = this.#gauge('sockets', 'Open sockets.')
  readonly moves = this.#counter('moves_total', 'Answers that were taken.')
  readonly moveTime = this.#histogram(
    'move_seconds',
    'From the arrival of an answer until it is durable and its effect sent.',
  )
  readonly botTime = this.#histogram('bot_seconds', 'How long bots think about one question.')
  readonly databaseTime = this.#histogram('database_seconds', 'How long the database takes to append.')
  readonly refusals = this.#counter('refused_total', 'Messages that were refused, by reason.', ['key'])
  readonly reminders = this.#counter('reminders_total', 'Reminders of a turn.', ['way', 'outcome'])
  readonly diskFree = this.#gauge('disk_free_bytes', 'Free bytes where tables are stored.')
  readonly #loaded = this.#gauge('tables_loaded', 'Tables in the memory of this server.')
  readonly #tables = this.#gauge('tables', 'Tables that are stored.')
  readonly #playing = this.#gauge('tables_playing', 'Stored tables with a game in progress.')
  readonly #entries = this.#gauge('entries', 'Stored entries of all tables.')
  readonly #lag = this.#gauge('event_loop_lag_seconds', 'Event-loop delay since the last scrape.', ['quantile'])
  readonly #memory = this.#gauge('memory_bytes', 'Memory of the process.', ['kind'])
  readonly #processor = this.#gauge('processor_seconds_total', 'Processor time of the process.')
  readonly #started = this.#gauge('start_time_seconds', 'When the process started, in seconds since 1970.')

  constructor() {
    this.#loop.enable()
    this.#started.set(Math.round(Date.now() / 1000 - process.uptime()))
  }

  async text(): Promise<string> {
    await this.#count()
    this.#look()
    return this.#registry.metrics()
  }

  close(): void {
    this.#loop.disable()
  }

  /** A value that cannot be counted keeps its last figure; `/readyz` shows whether the database works. */
  async #count(): Promise<void> {
    if (this.countStored === undefined || performance.now() - this.#countedAt < COUNT_EVERY) return
    this.#countedAt = performance.now()
    try {
      const { tables, playing, entries } = await this.countStored()
      this.#tables.set(tables)
      this.#playing.set(playing)
      this.#entries.set(entries)
    } catch {}
  }

  #look(): void {
    const { rss, heapUsed, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    this.#loaded.set(this.countLoaded())
    for (const [kind, bytes] of Object.entries({ rss, heap: heapUsed, external })) this.#memory.set({ kind }, bytes)
    for (const quantile of [0.5, 0.99, 1]) {
      const lag = this.#loop.count === 0 ? 0 : this.#loop.percentile(quantile * 100) / 1e9 - LOOP_LOOK / 1000
      this.#lag.set({ quantile: String(quantile) }, Math.max(0, lag))
    }
    this.#loop.reset()
    this.#processor.set((user + system) / 1e6)
  }

  #gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name: `merchants_${name}`, help, labelNames, registers: this.#registers })
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name: `merchants_${name}`, help, labelNames, registers: this.#registers })
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name: `merchants_${name}`, help, buckets: QUICK, registers: this.#registers })
  }
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE
