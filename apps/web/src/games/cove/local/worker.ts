/** The Cove's host in a worker of its own, so that the page never waits for rules. */
import { serve } from '../../../worker/worker-server.ts'
import { openOrMemory } from '../../../worker/match-database.ts'
import { BotWorkers } from '../../../local/bot-workers.ts'
import { CoveCoach } from './cove-coach.ts'
import type { CoveResult } from '../book/cove-result.ts'
import { LocalCoveStore } from './local-cove-store.ts'
import type { CoveRecord } from './record.ts'

const workers = new BotWorkers().startWith(
  () => new Worker(new URL('../../../local/bot-worker.ts', import.meta.url), { type: 'module' }),
)

serve(
  Promise.all([openOrMemory<CoveRecord>('merchants-cove'), openOrMemory<CoveResult>('merchants-cove-book')]).then(
    ([store, deleted]) => {
      // On a page served over plain http there are no locks, whatever the types say.
      const locks = navigator.locks as LockManager | undefined
      return new LocalCoveStore(store, { locks, deleted }, new CoveCoach(workers))
    },
  ),
)
