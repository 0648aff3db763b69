/** What the server notices about itself while it works: told in passing, read by `/metrics` and by the admin page. */
import { Metrics, type Counts } from './metrics.ts'
import { SAMPLE_EVERY, Sampler, type Sample } from './sampler.ts'

type Way = 'push' | 'webhook'

export interface Watch {
  /** An answer was taken: milliseconds from its arrival until it was durable and its effect sent. */
  moved(ms: number): void
  /** A program decided, after so many milliseconds of thinking (its pauses for show not counted). */
  botThought(ms: number): void
  /** The database has appended something, after so many milliseconds. */
  stored(ms: number): void
  /** A message was refused; the key says why. */
  refused(key: string): void
  socketOpened(): void
  socketClosed(): void
  reminded(way: Way, outcome: 'sent' | 'failed'): void
  /** How many tables this server holds in memory. */
  countLoaded(count: () => number): void
  /** How much is stored; asked now and then, not at every look. */
  countStored(count: () => Promise<Counts>): void
  /** How many bytes are free where tables are kept; asked every now and then. */
  measureDisk(free: () => Promise<number>): void
  /** Everything in the text format of Prometheus. */
  metrics(): Promise<string>
  /** What was measured every two seconds in the last quarter of an hour, after the given moment. */
  samples(after: number): readonly Sample[]
  /** Hears of every sample as it is taken. */
  onSample(listener: (taken: Sample) => void): void
  close(): void
}

/** Keys of refusals come from our own code; should that ever change, memory must not follow. */
const MOST_KEYS = 100

export function createWatch(): Watch {
  const metrics = new Metrics()
  const sampler = new Sampler()
  const keys = new Set<string>()
  const listeners: ((taken: Sample) => void)[] = []
  let measure = async (): Promise<void> => undefined
  const timer = setInterval(() => {
    void measure()
    const taken = sampler.take(Date.now())
    for (const listener of listeners) listener(taken)
  }, SAMPLE_EVERY).unref()

  return {
    moved(ms) {
      metrics.moves.inc()
      metrics.moveTime.observe(ms / 1000)
      sampler.moved(ms)
    },
    botThought(ms) {
      metrics.botTime.observe(ms / 1000)
      sampler.botThought(ms)
    },
    stored(ms) {
      metrics.databaseTime.observe(ms / 1000)
      sampler.stored(ms)
    },
    refused(key) {
      if (keys.size < MOST_KEYS) keys.add(key)
      metrics.refusals.inc({ key: keys.has(key) ? key : 'other' })
      sampler.refused()
    },
    socketOpened() {
      metrics.sockets.inc()
      sampler.sockets++
    },
    socketClosed() {
      metrics.sockets.dec()
      sampler.sockets--
    },
    reminded: (way, outcome) => metrics.reminders.inc({ way, outcome }),
    countLoaded(count) {
      metrics.countLoaded = count
      sampler.countLoaded = count
    },
    countStored(count) {
      metrics.countStored = count
    },
    measureDisk(free) {
      measure = async () => {
        const bytes = await free().catch(() => null)
        sampler.diskFree = bytes
        if (bytes !== null) metrics.diskFree.set(bytes)
      }
      void measure()
    },
    metrics: () => metrics.text(),
    samples: (after) => sampler.samples(after),
    onSample: (listener) => void listeners.push(listener),
    close() {
      clearInterval(timer)
      sampler.close()
      metrics.close()
    },
  }
}

/** Milliseconds since a moment of `performance.now()`. */
export function since(start: number): number {
  return performance.now() - start
}
