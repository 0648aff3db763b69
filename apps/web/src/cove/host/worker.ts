/** The Cove's host in a worker of its own, so that the page never waits for rules. */
import { serve } from '../../worker/serve.ts'
import { memoryStore, openStore } from '../../worker/store.ts'
import { LocalCoveHost } from './cove-host.ts'
import type { CoveRecord } from './record.ts'

serve(
  openStore<CoveRecord>('merchants-cove')
    .catch(() => memoryStore<CoveRecord>())
    // Where the page came by plain http there are no locks, whatever the types say.
    .then((store) => new LocalCoveHost(store, navigator.locks as LockManager | undefined)),
)
