/** The page's end of the Cove's worker, with the same host interface. The worker starts with the first call. */
import { remote } from '../../../worker/worker-client.ts'
import type { CoveResult } from '../book/cove-result.ts'
import type { CoveMatchStore, CoveMatchCommands, CoveMatchView, CoveSummary } from '../cove-match-types.ts'

function workerHost(): CoveMatchStore {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const { host, table, shared } = remote<CoveMatchStore, CoveSummary, CoveResult, CoveMatchView, CoveMatchCommands>(
    worker,
  )
  const link: CoveMatchCommands = {
    answer: table('answer'),
    say: table('say'),
    why: table('why'),
    legal: table('legal'),
    undo: table('undo'),
    cancel: table('cancel'),
    advise: table('advise'),
  }
  return {
    ...shared(link),
    create: host('create'),
    lastView: host('lastView'),
    watchAgain: host('watchAgain'),
    continueStopped: host('continueStopped'),
    importFinished: host('importFinished'),
    review: host('review'),
    load: host('load'),
  }
}

let only: CoveMatchStore | undefined

/** One host for all screens of the Cove. */
export function coveHost(): CoveMatchStore {
  only ??= workerHost()
  return only
}
