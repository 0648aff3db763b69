/** The page's end of the worker, with the same host interface. */
import type { MatchStore, DaleMatchView, GameSummary, MatchCommands } from '../match-types.ts'
import type { GameResult } from '../records/game-result.ts'
import { remote } from '../../../worker/worker-client.ts'

export function workerHost(): MatchStore {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const { host, table, shared } = remote<MatchStore, GameSummary, GameResult, DaleMatchView, MatchCommands>(worker)
  const link: MatchCommands = {
    answer: table('answer'),
    answerFreely: table('answerFreely'),
    say: table('say'),
    why: table('why'),
    legal: table('legal'),
    advise: table('advise'),
    undo: table('undo'),
    cancel: table('cancel'),
    confirmViewer: table('confirmViewer'),
    passScreen: table('passScreen'),
    setPace: table('setPace'),
  }
  return {
    ...shared(link),
    create: host('create'),
    replay: host('replay'),
    importFinished: host('importFinished'),
    proof: host('proof'),
    matchViewAt: host('matchViewAt'),
    review: host('review'),
    continueFrom: host('continueFrom'),
    load: host('load'),
  }
}
