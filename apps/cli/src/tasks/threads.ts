/** Threads that do tasks, each one at a time. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ResultOf, Task } from './task.ts'

export class Threads {
  private readonly idle: Worker[] = []
  private readonly all: Worker[] = []

  /** In a thread that has nothing to do, or in a new one. */
  async perform<T extends Task>(task: T): Promise<ResultOf<T>> {
    const worker = this.idle.pop() ?? this.start()
    worker.postMessage(task)
    const [result]: readonly ResultOf<T>[] = await once(worker, 'message')
    this.idle.push(worker)
    if (result === undefined) throw new Error('A thread has no result.')
    return result
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()))
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thread.js', import.meta.url))
    this.all.push(worker)
    return worker
  }
}
