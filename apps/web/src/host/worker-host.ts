/** The page's end of the worker: the same host, a message away. */
import type { GameHost, Sight, TableLink } from '../sight.ts'
import { remote } from '../worker/remote.ts'

export function workerHost(): GameHost {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const { host, table, open } = remote<GameHost, TableLink, Sight>(worker)
  const link: TableLink = {
    answer: table('answer'),
    answerFreely: table('answerFreely'),
    say: table('say'),
    why: table('why'),
    legal: table('legal'),
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
    playOnFrom: host('playOnFrom'),
    save: host('save'),
    load: host('load'),
  }
}
