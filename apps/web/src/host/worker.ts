/** The host in a worker of its own, so that the page never waits for rules or bots. */
import { serve } from '../worker/serve.ts'
import type { Store } from '../worker/store.ts'
import { memoryStore, openStore } from '../worker/store.ts'
import { LocalHost } from './host.ts'
import type { GameResult } from '../records/game-result.ts'
import type { GameRecord } from './record.ts'

const opened = <Kept extends { readonly game: string }>(name: string): Promise<Store<Kept>> =>
  openStore<Kept>(name).catch(() => memoryStore<Kept>())

serve(
  Promise.all([opened<GameRecord>('merchants-table'), opened<GameResult>('merchants-records')]).then(
    // Where the page came by plain http there are no locks, whatever the types say.
    ([store, deleted]) => new LocalHost(store, navigator.locks as LockManager | undefined, deleted),
  ),
)
