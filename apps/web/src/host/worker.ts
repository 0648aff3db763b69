/** The host in a worker of its own, so that the page never waits for rules or bots. */
import { serve } from '../worker/serve.ts'
import { memoryStore, openStore } from '../worker/store.ts'
import { LocalHost } from './host.ts'
import type { GameRecord } from './record.ts'

serve(
  openStore<GameRecord>('merchants-table')
    .catch(() => memoryStore<GameRecord>())
    // Where the page came by plain http there are no locks, whatever the types say.
    .then((store) => new LocalHost(store, navigator.locks as LockManager | undefined)),
)
