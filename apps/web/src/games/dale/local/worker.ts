/** The host in a worker of its own, so that the page never waits for rules or bots. */
import { serve } from '../../../worker/worker-server.ts'
import { openOrMemory } from '../../../worker/match-database.ts'
import { botWorkers } from './bots.ts'
import { LocalDaleStore } from './local-dale-store.ts'
import type { GameResult } from '../records/game-result.ts'
import type { GameRecord } from './record.ts'

botWorkers.startWith(() => new Worker(new URL('../../../local/bot-worker.ts', import.meta.url), { type: 'module' }))

serve(
  Promise.all([openOrMemory<GameRecord>('merchants-table'), openOrMemory<GameResult>('merchants-records')]).then(
    // On a page served over plain http there are no locks, whatever the types say.
    ([store, deleted]) => new LocalDaleStore(store, { locks: navigator.locks as LockManager | undefined, deleted }),
  ),
)
