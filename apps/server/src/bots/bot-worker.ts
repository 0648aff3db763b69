/** A thread that thinks. It gets a seat's view of a game and nothing more, or a position in which to list the asked seat's legal moves. */
import { parentPort } from 'node:worker_threads'
import { botFor } from '@merchants/bots'
import { gameNamed } from '@merchants/room/games'
import { type Answer, fastChance, run } from '@merchants/tabletop'
import { READY, type LookAhead, type BotJobResult, type BotJob } from './bot-jobs.ts'

const chance = fastChance(Date.now())

parentPort?.on('message', (job: BotJob) => void outcomeOf(job).then((outcome) => parentPort?.postMessage(outcome)))
parentPort?.postMessage(READY)

async function outcomeOf(job: BotJob): Promise<BotJobResult> {
  try {
    return { result: await resultOf(job) }
  } catch (thrown) {
    return { fault: String(thrown) }
  }
}

function resultOf(job: BotJob): unknown {
  switch (job.do) {
    case 'decide':
      return botFor(job.game, job.level).decide(job.view, chance)
    case 'look ahead':
      return think(job)
    case 'list':
      return legalMoves(job.game, job.position)
  }
}

/** The trained weights are large and are loaded when the first such level plays. */
async function think({ game, level, view, world, milliseconds }: LookAhead): Promise<Answer> {
  const thinking = { deadline: Date.now() + milliseconds, now: Date.now }
  if (game === 'cove') {
    const { lookAheadInCove } = await import('@merchants/bots/cove')
    return lookAheadInCove(level, view, world, chance, thinking)
  }
  const { lookAhead } = await import('@merchants/bots/strong')
  return lookAhead(level, view, world, chance, thinking)
}

function legalMoves(name: string, position: string): readonly string[] {
  const game = gameNamed(name)
  return game?.moves.legal({ past: [], pause: run(game, game.storage.read(position)) }) ?? []
}
