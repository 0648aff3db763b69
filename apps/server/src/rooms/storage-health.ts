/** Whether tables can be stored. While they cannot, only this tries, with growing pauses, until it works again. */
import { StorageError, type Storage } from '@merchants/storage'

/** Milliseconds between two tries, first and at most. */
const FIRST_WAIT = 100
const MAX_WAIT = 5000

/** Milliseconds between two lines in the log about the same trouble. */
const SAID_EVERY = 60_000

interface Log {
  readonly error: (facts: object, words: string) => void
  readonly warn: (words: string) => void
}

export class StorageHealth {
  private readonly storage: Storage
  private readonly log: Log
  private readonly changed: (isFailing: boolean) => void
  private timer: NodeJS.Timeout | undefined
  private saidAt = -Infinity
  private isClosed = false

  /** `changed` hears when storing stops working and when it works again. */
  constructor(storage: Storage, log: Log, changed: (isFailing: boolean) => void) {
    this.storage = storage
    this.log = log
    this.changed = changed
  }

  get isFailing(): boolean {
    return this.timer !== undefined
  }

  /** Something could not be stored or read; returns whether the storage is the cause. */
  failed(error: unknown): error is StorageError {
    if (!(error instanceof StorageError)) return false
    if (this.isFailing || this.isClosed) return true
    this.say(error)
    this.tryAfter(FIRST_WAIT)
    this.changed(true)
    return true
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }

  private tryAfter(wait: number): void {
    this.timer = setTimeout(() => void this.tryAgain(wait), wait).unref()
  }

  private async tryAgain(wait: number): Promise<void> {
    try {
      await this.storage.tryWriting()
    } catch (error) {
      this.say(error)
      if (!this.isClosed) this.tryAfter(Math.min(2 * wait, MAX_WAIT))
      return
    }
    this.timer = undefined
    this.log.warn('Tables can be stored again.')
    this.changed(false)
  }

  private say(error: unknown): void {
    if (performance.now() - this.saidAt < SAID_EVERY) return
    this.saidAt = performance.now()
    this.log.error({ err: error }, 'Tables cannot be stored, so games wait. Check the disk or the database.')
  }
}
