/** Collects writes while an earlier group is being written, and passes them on as one group. */
import { StorageError } from './storage.ts'

interface QueuedTask<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export interface GroupCommitOptions<Task, Result> {
  /** Writes a group as a whole and returns the result of each. If it throws anything but a `StorageError`, nothing was written. */
  readonly write: (tasks: readonly Task[]) => Promise<readonly Result[]>
  /** Of two tasks with the same subject the second goes into a later group. */
  readonly batchKey: (task: Task) => string
  readonly maxBatch: number
}

export class GroupCommit<Task, Result> {
  readonly #options: GroupCommitOptions<Task, Result>
  #waiting: QueuedTask<Task, Result>[] = []
  #writing: Promise<void> | undefined

  constructor(options: GroupCommitOptions<Task, Result>) {
    this.#options = options
  }

  add(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject })
      this.#writing ??= this.#writeAll()
    })
  }

  /** Resolves when everything that was added has been written. */
  async drain(): Promise<void> {
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    // Other writes of this round of the event loop join the group.
    await new Promise((next) => setImmediate(next))
    while (this.#waiting.length > 0) await this.#write(this.#nextGroup())
    this.#writing = undefined
  }

  #nextGroup(): readonly QueuedTask<Task, Result>[] {
    const { batchKey, maxBatch } = this.#options
    const subjects = new Set<string>()
    const group: QueuedTask<Task, Result>[] = []
    const later: QueuedTask<Task, Result>[] = []
    for (const each of this.#waiting) {
      const about = batchKey(each.task)
      const fits = group.length < maxBatch && !subjects.has(about)
      ;(fits ? group : later).push(each)
      subjects.add(about)
    }
    this.#waiting = later
    return group
  }

  async #write(group: readonly QueuedTask<Task, Result>[]): Promise<void> {
    try {
      const results = await this.#options.write(group.map(({ task }) => task))
      group.forEach(({ resolve }, place) => resolve(results[place] as Result))
    } catch (error) {
      // One failing write must not fail the others; but if the storage fails, nothing is retried.
      if (group.length === 1 || error instanceof StorageError) for (const { reject } of group) reject(error)
      else for (const each of group) await this.#write([each])
    }
  }
}
