/** Merges the reports of several servers from several replies. */
import type { NodeReport, Sample } from './report.ts'

const STEP = 2000
/** A server that has been silent for this long is gone. */
const SILENT = 6000
const QUARTER_HOUR = 900_000

/** Figures summed over all servers; of all others the worst is shown. */
const SUMMED: ReadonlySet<keyof Sample> = new Set(['sockets', 'tables', 'moves', 'rss', 'heap', 'refused'])

/** Adds newer reports to older ones. Any of the servers may have answered, so some samples come twice. */
export function mergeReports(
  before: readonly NodeReport[],
  news: readonly NodeReport[],
  now: number,
): readonly NodeReport[] {
  const names = [...new Set([...before, ...news].map(({ node }) => node))].toSorted()
  const nodes = names.map((name) => {
    const [older, newer] = [before, news].map((reports) => reports.find(({ node }) => node === name))
    const last = older?.samples.at(-1)?.at ?? 0
    const more = newer?.samples.filter(({ at }) => at > last) ?? []
    const samples = [...(older?.samples ?? []), ...more].filter(({ at }) => at > now - QUARTER_HOUR)
    return { node: name, since: (newer ?? older)?.since ?? 0, samples }
  })
  return nodes.filter(({ samples }) => samples.length > 0)
}

/** All servers as if they were one: at each step the latest sample of everyone who has spoken lately. */
export function combineNodes(nodes: readonly NodeReport[]): readonly Sample[] {
  const [only] = nodes
  if (nodes.length === 1 && only !== undefined) return only.samples
  const times = nodes.flatMap(({ samples }) => samples.map(({ at }) => at))
  const first = Math.ceil(Math.min(...times) / STEP) * STEP
  const steps = Math.max(0, Math.floor((Math.max(...times) - first) / STEP))
  const latest = nodes.map(({ samples }) => reader(samples))
  return Array.from({ length: steps }, (_, step) => first + step * STEP).flatMap((at) => {
    const heard = latest.map((read) => read(at)).filter((each) => each !== undefined)
    return heard.length === 0 ? [] : [{ ...heard.reduce(added), at }]
  })
}

/** Reads forward to the last sample up to a moment, unless it is too old. */
function reader(samples: readonly Sample[]): (at: number) => Sample | undefined {
  let next = 0
  return (at) => {
    while ((samples[next]?.at ?? Infinity) <= at) next++
    const last = samples[next - 1]
    return last !== undefined && at - last.at < SILENT ? last : undefined
  }
}

function added(one: Sample, other: Sample): Sample {
  const names = Object.keys(one) as (keyof Sample)[]
  const figures = names.map((name) => [name, combined(name, one[name], other[name])])
  return Object.fromEntries(figures) as Sample // The same names as before.
}

function combined(name: keyof Sample, one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  if (name === 'diskFree') return Math.min(one, other)
  return SUMMED.has(name) ? one + other : Math.max(one, other)
}
