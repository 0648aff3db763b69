/** The page's end of the Cove's worker, with the same host interface. The worker starts with the first call. */
import { remote } from '../../../worker/worker-client.ts'
import type { CoveMatchStore, CoveMatchCommands, CoveMatchView } from '../cove-match-types.ts'

function workerHost(): CoveMatchStore {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const { host, table, open } = remote<CoveMatchStore, CoveMatchCommands, CoveMatchView>(worker)
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
    games: host('games'),
    unreadGames: host('unreadGames'),
    checkGame: host('checkGame'),
    create: host('create'),
    open: async (game, watch) => ((await open(game, watch)) ? link : undefined),
    takeOver: host('takeOver'),
    leave: host('leave'),
    forget: host('forget'),
    results: host('results'),
    addResults: host('addResults'),
    lastSight: host('lastSight'),
    watchAgain: host('watchAgain'),
    playOn: host('playOn'),
    keep: host('keep'),
    review: host('review'),
    save: host('save'),
    load: host('load'),
  }
}

let only: CoveMatchStore | undefined

/** One host for all screens of the Cove. */
export function coveHost(): CoveMatchStore {
  only ??= workerHost()
  return only
}
