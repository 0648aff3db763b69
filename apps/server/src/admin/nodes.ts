/** How each of the servers fares that share one bus: every server tells the others its measurements. */
import { hostname } from 'node:os'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import { parsed } from '../socket/reading.ts'
import { MOST_SAMPLES, sample, type Sample } from '../watch/sampler.ts'
import type { Watch } from '../watch/watch.ts'

/** How one server fares. */
export interface NodeReport {
  readonly node: string
  /** When it began, in milliseconds since 1970. */
  readonly since: number
  readonly samples: readonly Sample[]
}

/** No table has this name. */
const TOPIC = '~nodes'
const MOST_NODES = 32

const news = z.strictObject({ node: z.string().max(200), since: z.number(), sample })

export class Nodes {
  readonly #watch: Watch
  readonly #name: string
  readonly #since = Math.round(Date.now() - process.uptime() * 1000)
  readonly #others = new Map<string, { readonly since: number; readonly samples: Sample[] }>()

  constructor(watch: Watch, name = `${hostname()}-${process.pid}`) {
    this.#watch = watch
    this.#name = name
  }

  /** From now on servers hear of each other. */
  async join(bus: Bus): Promise<void> {
    this.#watch.onSample((taken) => {
      bus.publish(TOPIC, JSON.stringify({ node: this.#name, since: this.#since, sample: taken }))
    })
    await bus.subscribe((table, text) => {
      if (table === TOPIC) this.#hear(text)
    })
  }

  /** This server first, then the others in the order of their names. */
  reports(after: number): readonly NodeReport[] {
    const others = [...this.#others].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return [
      { node: this.#name, since: this.#since, samples: this.#watch.samples(after) },
      ...others.map(([node, { since, samples }]) => ({ node, since, samples: samples.filter(({ at }) => at > after) })),
    ]
  }

  #hear(text: string): void {
    const told = news.safeParse(parsed(text))
    // A server of another version may measure other things.
    if (!told.success) return
    const { node, since, sample: heard } = told.data
    const known = this.#others.get(node) ?? { since, samples: [] }
    known.samples.push(heard)
    if (known.samples.length > MOST_SAMPLES) known.samples.shift()
    // Whoever has spoken last is the last to be forgotten.
    this.#others.delete(node)
    this.#others.set(node, known)
    const [oldest] = this.#others.keys()
    if (this.#others.size > MOST_NODES && oldest !== undefined) this.#others.delete(oldest)
  }
}
