/** Metrics recorded while the server works, read by `/metrics` and by the admin page. */
import { Metrics, type Counts } from './metrics.ts'
import { SAMPLE_EVERY, Sampler, type Sample } from './sampler.ts'

type Way = 'push' | 'webhook'

export interface Telemetry {
  /** An answer was taken: milliseconds from its arrival until it was durable and its effect sent. */
  moved(ms: number): void
  /** A bot decided, after this many milliseconds of thinking (its pauses for show not counted). */
  botThought(ms: number): void
  /** The database has appended something, after this many milliseconds. */
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
  /** Samples of the last 15 minutes, taken every two seconds, after the given moment. */
  samples(after: number): readonly Sample[]
  /** Called with every sample as it is taken. */
  onSample(listener: (taken: Sample) => void): void
  close(): void
}

export function createTelemetry(): Telemetry {
  const metrics = new Metrics()
  const sampler = new Sampler()
  const labelOf = createKeyLabels()
  let measure = async (): Promise<void> => undefined
  const sampling = startSampling(sampler, () => void measure())

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
      metrics.refusals.inc({ key: labelOf(key) })
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
    onSample: sampling.onSample,
    close() {
      sampling.stop()
      sampler.close()
      metrics.close()
    },
  }
}

/** Takes a sample every two seconds, until it is stopped. */
function startSampling(
  sampler: Sampler,
  beforeEach: () => void,
): Pick<Telemetry, 'onSample'> & { readonly stop: () => void } {
  const listeners: ((taken: Sample) => void)[] = []
  const timer = setInterval(() => {
    beforeEach()
    const taken = sampler.take(Date.now())
    for (const listener of listeners) listener(taken)
  }, SAMPLE_EVERY).unref()
  return { onSample: (listener) => void listeners.push(listener), stop: () => clearInterval(timer) }
}

/** Keys of refusals come from our own code; should that ever change, memory must not follow. */
const MAX_KEYS = 100

/** The label under which a key of refusals is counted. */
function createKeyLabels(): (key: string) => string {
  const keys = new Set<string>()
  return (key) => {
    if (keys.size < MAX_KEYS) keys.add(key)
    return keys.has(key) ? key : 'other'
  }
}

/** Milliseconds since a moment of `performance.now()`. */
export function elapsedMs(start: number): number {
  return performance.now() - start
}
