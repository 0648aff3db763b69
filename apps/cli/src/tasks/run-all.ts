/** Runs many tasks: here, in threads, or on machines connected to a queue. */
import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import type { Queue } from 'bullmq'
import type { Job } from './queue.ts'
import type { ResultOf, Task } from './task.ts'
import { perform } from './task.ts'
import { Threads } from './threads.ts'

export interface Means {
  /** The number of threads; 0 works in this one. */
  readonly threads: number
  /** The address of a Redis where others work; no threads are needed then. */
  readonly redis: string | undefined
  readonly stop: AbortSignal
}

/** How often results are fetched from the queue. */
const FETCH_MS = 200

/** How many results are fetched at a time. */
const MAX_FETCHED = 20

/** Reports each result as it arrives, in any order. Results that are missing when it is stopped are left out. */
export async function runAll<T extends Task>(
  tasks: readonly T[],
  { threads, redis, stop }: Means,
  onResult: (result: ResultOf<T>) => void,
): Promise<void> {
  if (redis !== undefined) return runOnQueue(tasks, redis, stop, onResult)
  if (threads > 0) return runInThreads(tasks, threads, stop, onResult)
  for (const task of tasks) {
    if (stop.aborted) return
    onResult(perform(task) as ResultOf<T>)
    await setImmediate()
  }
}

async function runInThreads<T extends Task>(
  tasks: readonly T[],
  threads: number,
  stop: AbortSignal,
  onResult: (result: ResultOf<T>) => void,
): Promise<void> {
  const pool = new Threads()
  const open = [...tasks]
  const work = async (): Promise<void> => {
    for (let task = open.shift(); task !== undefined && !stop.aborted; task = open.shift())
      onResult(await pool.perform(task))
  }
  try {
    await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work))
  } finally {
    await pool.close()
  }
}

async function runOnQueue<T extends Task>(
  tasks: readonly T[],
  redis: string,
  stop: AbortSignal,
  onResult: (result: ResultOf<T>) => void,
): Promise<void> {
  // Loaded only for runs that use a queue.
  const { openQueue } = await import('./queue.ts')
  const queue = openQueue(redis)
  const run = randomUUID()
  try {
    await queue.addBulk(tasks.map((task, place) => ({ name: task.do, data: { run, place, task } })))
    if ((await queue.getWorkersCount()) === 0)
      process.stderr.write(`No workers are running yet. Start workers with: merchants work --redis URL\n`)
    await fetchResults(queue, run, tasks.length, stop, onResult)
    if (stop.aborted) await removeJobs(queue, run)
  } finally {
    await queue.close()
  }
}

async function fetchResults<T extends Task>(
  queue: Queue<Job>,
  run: string,
  count: number,
  stop: AbortSignal,
  onResult: (result: ResultOf<T>) => void,
): Promise<void> {
  const done = new Set<number>()
  // Skips the results of other runs, which may never be fetched.
  let first = 0
  while (done.size < count && !stop.aborted) {
    const finished = await queue.getJobs(['completed', 'failed'], first, first + MAX_FETCHED - 1, true)
    const ours = finished.filter(({ data }) => data.run === run)
    first = finished.length > 0 && ours.length === 0 ? first + MAX_FETCHED : 0
    for (const job of ours) {
      if (job.failedReason !== undefined) throw new Error(`A worker failed: ${job.failedReason}`)
      if (!done.has(job.data.place)) onResult(job.returnvalue)
      done.add(job.data.place)
      await job.remove()
    }
    if (first === 0 && ours.length === 0) await pause(FETCH_MS)
  }
}

/** Takes the tasks of a stopped run off the queue. */
async function removeJobs(queue: Queue<Job>, run: string): Promise<void> {
  const waiting = await queue.getJobs(['waiting', 'completed'])
  for (const job of waiting) if (job.data.run === run) await job.remove()
}
