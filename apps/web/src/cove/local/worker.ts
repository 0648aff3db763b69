/** The Cove's host in a worker of its own, so that the page never waits for rules. */
import { serve } from '../../worker/worker-server.ts'
import { memoryStore, openStore } from '../../worker/match-database.ts'
import { BotWorkers } from '../../local/bot-workers.ts'
import { CoveCoach } from './cove-coach.ts'
import { LocalCoveStore } from './local-cove-store.ts'
import type { CoveRecord } from './record.ts'

const workers = new BotWorkers().startWith(
  () => new Worker(new URL('../../local/bot-worker.ts', import.meta.url), { type: 'module' }),
)

serve(
  openStore<CoveRecord>('merchants-cove')
    .catch(() => memoryStore<CoveRecord>())
    // Where the page came by plain http there are no locks, whatever the types say.
    .then((store) => new LocalCoveStore(store, navigator.locks as LockManager | undefined, new CoveCoach(workers))),
)
