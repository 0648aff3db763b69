/** The queue on Redis through which tasks reach other machines: BullMQ gives the task of a worker that died to another one. */
import { NET_NAME } from '@merchants/bots/strong'
import type { QueueOptions } from 'bullmq'
import { Queue, Worker } from 'bullmq'
import type { Task } from './task.ts'

/** Machines with other weights would get other results, so they use another queue. */
const NAME = `merchants-${NET_NAME}`

/** A worker that says nothing for this long counts as dead. */
const LOCK_MS = 10_000
const LOOK_FOR_DEAD_MS = 3000

/** How often a task may be given to yet another worker. */
const MAX_WORKERS_LOST = 1000

/** Results are dropped after a day if they were never fetched. */
const FORGET_S = 24 * 60 * 60

/** A task with the run it belongs to and its place there. */
export interface Job {
  readonly run: string
  readonly place: number
  readonly task: Task
}

/** As for servers, `?prefix=` keeps several users of one Redis apart. */
function placeOf(redis: string): Pick<QueueOptions, 'connection' | 'prefix'> {
  const url = new URL(redis)
  const prefix = url.searchParams.get('prefix') ?? 'merchants'
  url.search = ''
  return { connection: { url: url.href, maxRetriesPerRequest: null }, prefix }
}

export const openQueue = (redis: string): Queue<Job, unknown> =>
  // Results are fetched from the jobs themselves, so the stream of events can stay short.
  new Queue(NAME, {
    ...placeOf(redis),
    streams: { events: { maxLen: 1 } },
    defaultJobOptions: { removeOnComplete: { age: FORGET_S }, removeOnFail: { age: FORGET_S } },
  })

export const startWorker = (
  redis: string,
  perform: (task: Task) => Promise<unknown>,
  concurrency: number,
): Worker<Job> =>
  new Worker<Job>(NAME, ({ data }) => perform(data.task), {
    ...placeOf(redis),
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: LOOK_FOR_DEAD_MS,
    maxStalledCount: MAX_WORKERS_LOST,
  })
