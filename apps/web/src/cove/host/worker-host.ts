/** The page's end of the Cove's worker: the same host, a message away. The worker starts with the first call. */
import { remote } from '../../worker/remote.ts'
import type { CoveHost, CoveLink, CoveSight } from '../cove-sight.ts'

function workerHost(): CoveHost {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const { host, table, open } = remote<CoveHost, CoveLink, CoveSight>(worker)
  const link: CoveLink = {
    answer: table('answer'),
    say: table('say'),
    why: table('why'),
    legal: table('legal'),
    undo: table('undo'),
    cancel: table('cancel'),
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
    lastSight: host('lastSight'),
    watchAgain: host('watchAgain'),
    playOn: host('playOn'),
    save: host('save'),
    load: host('load'),
  }
}

let only: CoveHost | undefined

/** One host for all screens of the Cove. */
export function coveHost(): CoveHost {
  only ??= workerHost()
  return only
}
