/**
 * The game that is open in this page. Only one page plays a game at a time. It holds a lock, where the browser has locks (not on plain http). Everywhere, a page whose game was written by another writes nothing over it.
 */
import type { KeptRecord } from './kept-record.ts'
import type { Store } from './match-database.ts'

/** A page that is reloading still holds its game for a moment. */
const HANDOVER_MS = 500

export type Locks = Pick<LockManager, 'request'>

/** Whether another page had the game open first, or has taken it over since. */
export type Elsewhere = 'open' | 'taken'

export class OpenGame<Kept extends KeptRecord> {
  private readonly store: Store<Kept>
  private readonly title: KeptRecord['title']
  private readonly locks: Locks | undefined
  private game: string | undefined
  private state: 'ours' | Elsewhere | undefined
  private saves = 0
  private lastWrite: Promise<unknown> = Promise.resolve()
  private letGo: () => void = () => undefined
  private onLost: () => void = () => undefined

  constructor(store: Store<Kept>, title: KeptRecord['title'], locks: Locks | undefined) {
    this.store = store
    this.title = title
    this.locks = locks
  }

  /** Whether this page plays the game, and no other. */
  get isOurs(): boolean {
    return this.state === 'ours'
  }

  get elsewhere(): Elsewhere | undefined {
    return this.state === 'ours' ? undefined : this.state
  }

  /** Holds a game that no other page holds, or takes it over. `onLost` is called when another page continues it. */
  async hold(game: string, onLost: () => void, isTakenOver = false): Promise<void> {
    this.leave()
    this.game = game
    this.onLost = onLost
    const isHeld = await this.lock(game, isTakenOver)
    if (this.game !== game) return
    // Read after the lock, so that the last write of the other page is there.
    this.saves = (await this.store.read(game))?.saves ?? 0
    this.state = isHeld ? 'ours' : 'open'
  }

  leave(): void {
    this.game = undefined
    this.state = undefined
    this.letGo()
  }

  /** Keeps the game as it is now, after whatever is still being written. Returns whether it was saved, which fails if another page has continued it. */
  keep(recordNow: () => Kept): Promise<boolean> {
    const write = async (): Promise<boolean> => {
      if (!this.isOurs) return false
      const isWritten = await this.store.write({ ...recordNow(), saves: this.saves + 1 })
      if (isWritten) this.saves += 1
      else this.lose()
      return isWritten
    }
    const written = this.lastWrite.then(write)
    this.lastWrite = written.catch(() => undefined)
    return written
  }

  private lose(): void {
    this.state = 'taken'
    this.letGo()
    this.onLost()
  }

  private lock(game: string, isTakenOver: boolean): Promise<boolean> {
    const { locks, title } = this
    if (locks === undefined) return Promise.resolve(true)
    return new Promise((resolve) => {
      let isGranted = false
      const holdOn = (lock: Lock | null): Promise<void> => {
        isGranted = lock !== null
        resolve(isGranted)
        if (!isGranted || this.game !== game) return Promise.resolve()
        return new Promise((letGo) => {
          this.letGo = letGo
        })
      }
      const request = (options: LockOptions, onRefused: () => void): void => {
        locks.request(`${title}:${game}`, options, holdOn).catch(() => {
          if (!isGranted) onRefused()
          else if (this.game === game) this.lose()
        })
      }
      const refuse = (): void => resolve(false)
      if (isTakenOver) return request({ steal: true }, refuse)
      // A busy browser can take longer to grant a lock that is free, so it is asked again whether it is.
      return request({ signal: AbortSignal.timeout(HANDOVER_MS) }, () => request({ ifAvailable: true }, refuse))
    })
  }
}
