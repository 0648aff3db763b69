/** The measurements of all servers that share a bus. Each server publishes its own. */
import { hostname } from 'node:os'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import { parseJson } from '../socket/parse-message.ts'
import { MAX_SAMPLES, sample, type Sample } from '../telemetry/sampler.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

/** The measurements of one server. */
export interface NodeReport {
  readonly node: string
  /** When it began, in milliseconds since 1970. */
  readonly since: number
  readonly samples: readonly Sample[]
}

/** No table has this name. */
const TOPIC = '~nodes'
const MAX_NODES = 32

const news = z.strictObject({ node: z.string().max(200), since: z.number(), sample })

export class Nodes {
  readonly #telemetry: Telemetry
  readonly #name: string
  readonly #since = Math.round(Date.now() - process.uptime() * 1000)
  readonly #others = new Map<string, { readonly since: number; readonly samples: Sample[] }>()

  constructor(telemetry: Telemetry, name = `${hostname()}-${process.pid}`) {
    this.#telemetry = telemetry
    this.#name = name
  }

  /** Starts listening to the other servers. */
  async join(bus: Bus): Promise<void> {
    this.#telemetry.onSample((taken) => {
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
      { node: this.#name, since: this.#since, samples: this.#telemetry.samples(after) },
      ...others.map(([node, { since, samples }]) => ({ node, since, samples: samples.filter(({ at }) => at > after) })),
    ]
  }

  #hear(text: string): void {
    const told = news.safeParse(parseJson(text))
    // A server of another version may measure other things.
    if (!told.success) return
    const { node, since, sample: heard } = told.data
    const known = this.#others.get(node) ?? { since, samples: [] }
    known.samples.push(heard)
    if (known.samples.length > MAX_SAMPLES) known.samples.shift()
    // The node that spoke last is dropped last.
    this.#others.delete(node)
    this.#others.set(node, known)
    const [oldest] = this.#others.keys()
    if (this.#others.size > MAX_NODES && oldest !== undefined) this.#others.delete(oldest)
  }
}
