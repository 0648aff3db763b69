/** The last quarter of an hour in short steps, for the plots of the admin page. */
import { createHistogram, monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks'
import { z } from 'zod'
import { LOOP_LOOK } from './metrics.ts'

export const SAMPLE_EVERY = 2000
export const MAX_SAMPLES = 450

/** Milliseconds, or null if nothing of the kind happened. */
const time = z.number().nullable()

/** `moves` and `refused` are per second, `rss` and `heap` bytes. */
export const sample = z.strictObject({
  at: z.number(),
  sockets: z.number(),
  tables: z.number(),
  moves: z.number(),
  moveP50: time,
  moveP99: time,
  botP50: time,
  botP99: time,
  databaseP50: time,
  databaseP99: time,
  lagP99: z.number(),
  rss: z.number(),
  heap: z.number(),
  refused: z.number(),
  /** Bytes that are free where tables are kept, if that is a folder. */
  diskFree: z.number().nullable(),
})

export type Sample = Readonly<z.infer<typeof sample>>

export class Sampler {
  sockets = 0
  countLoaded: () => number = () => 0
  diskFree: number | null = null

  readonly #moves = createHistogram()
  readonly #bots = createHistogram()
  readonly #database = createHistogram()
  readonly #loop = monitorEventLoopDelay({ resolution: LOOP_LOOK })
  readonly #samples: Sample[] = []
  #refused = 0
  #takenAt = performance.now()

  constructor() {
    this.#loop.enable()
  }

  moved(ms: number): void {
    note(this.#moves, ms)
  }

  botThought(ms: number): void {
    note(this.#bots, ms)
  }

  stored(ms: number): void {
    note(this.#database, ms)
  }

  refused(): void {
    this.#refused++
  }

  /** Sums up what happened since the last sample. */
  take(at: number): Sample {
    const seconds = Math.max(0.001, (performance.now() - this.#takenAt) / 1000)
    const { rss, heapUsed } = process.memoryUsage()
    const taken: Sample = {
      at,
      sockets: this.sockets,
      tables: this.countLoaded(),
      moves: this.#moves.count / seconds,
      moveP50: percentile(this.#moves, 50),
      moveP99: percentile(this.#moves, 99),
      botP50: percentile(this.#bots, 50),
      botP99: percentile(this.#bots, 99),
      databaseP50: percentile(this.#database, 50),
      databaseP99: percentile(this.#database, 99),
      lagP99: this.#loop.count === 0 ? 0 : Math.max(0, this.#loop.percentile(99) / 1e6 - LOOP_LOOK),
      rss,
      heap: heapUsed,
      refused: this.#refused / seconds,
      diskFree: this.diskFree,
    }
    this.#samples.push(taken)
    if (this.#samples.length > MAX_SAMPLES) this.#samples.shift()
    this.#begin()
    return taken
  }

  samples(after: number): readonly Sample[] {
    return this.#samples.filter(({ at }) => at > after)
  }

  close(): void {
    this.#loop.disable()
  }

  #begin(): void {
    for (const histogram of [this.#moves, this.#bots, this.#database, this.#loop]) histogram.reset()
    this.#refused = 0
    this.#takenAt = performance.now()
  }
}

/** Histograms count whole numbers from one on: microseconds are fine enough. */
function note(histogram: RecordableHistogram, ms: number): void {
  histogram.record(Math.max(1, Math.round(ms * 1000)))
}

function percentile(histogram: RecordableHistogram, rank: number): number | null {
  return histogram.count === 0 ? null : histogram.percentile(rank) / 1000
}
