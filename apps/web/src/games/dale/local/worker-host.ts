/** The page's end of the worker, with the same host interface. */
import type { MatchStore, DaleMatchView, MatchCommands } from '../match-types.ts'
import { remote } from '../../../worker/worker-client.ts'

export function workerHost(): MatchStore {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const { host, table, open } = remote<MatchStore, MatchCommands, DaleMatchView>(worker)
  const link: MatchCommands = {
    answer: table('answer'),
    answerFreely: table('answerFreely'),
    say: table('say'),
    why: table('why'),
    legal: table('legal'),
    advise: table('advise'),
    undo: table('undo'),
    cancel: table('cancel'),
    liftCurtain: table('liftCurtain'),
    passScreen: table('passScreen'),
    setPace: table('setPace'),
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
    replay: host('replay'),
    keep: host('keep'),
    proof: host('proof'),
    lookBack: host('lookBack'),
    review: host('review'),
    playOnFrom: host('playOnFrom'),
    save: host('save'),
    load: host('load'),
  }
}
