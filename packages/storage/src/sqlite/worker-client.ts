/** The calling side of the thread that writes to the disk. Each call returns a promise of its answer. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { StorageError } from '../storage.ts'
import type { Call, OpenRequest, Reply } from './worker-protocol.ts'
import type { Database } from './database.ts'

/** Beside this file, compiled or not. */
const WORKER_URL = new URL('./worker.js', import.meta.url)

interface PendingCall {
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

export class DatabaseThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, PendingCall>()
  #calls = 0
  #end: Error | undefined

  static async open(request: OpenRequest): Promise<DatabaseThread> {
    const thread = new DatabaseThread(request)
    await new Promise<void>((resolve, reject) => thread.#waiting.set(0, { resolve, reject }))
    return thread
  }

  private constructor(request: OpenRequest) {
    this.#worker = new Worker(WORKER_URL, { workerData: request })
    this.#worker.on('message', (reply: Reply) => this.#hear(reply))
    this.#worker.on('error', (error) => this.#stop(error))
    this.#worker.on('exit', () => this.#stop(new StorageError('The database is closed.')))
  }

  call<Method extends Call['method']>(
    method: Method,
    ...args: Parameters<Database[Method]>
  ): Promise<ReturnType<Database[Method]>> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) return reject(this.#end)
      this.#calls += 1
      this.#waiting.set(this.#calls, { resolve, reject })
      this.#worker.postMessage({ number: this.#calls, method, args } satisfies Call)
    })
  }

  async close(): Promise<void> {
    if (this.#end !== undefined) return
    const gone = once(this.#worker, 'exit')
    await this.call('close')
    await gone
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number)
    this.#waiting.delete(reply.number)
    if ('fault' in reply) waiting?.reject(reply.isPlain ? new StorageError(reply.fault) : new Error(reply.fault))
    else waiting?.resolve(reply.value as never)
  }

  #stop(error: Error): void {
    this.#end ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#end)
    this.#waiting.clear()
  }
}
