/** A thread that thinks. Of a game that is played it gets a seat's view and nothing more; legal moves it lists for the one who is asked. */
import { parentPort } from 'node:worker_threads'
import { greedyBot, noviceBot, type Bot } from '@merchants/bots'
import { dale, legalMoves, readStored } from '@merchants/dale'
import type { BotLevel } from '@merchants/protocol'
import { fastChance, run } from '@merchants/tabletop'
import { READY, type Outcome, type Work } from './work.ts'

const BOTS: Readonly<Record<BotLevel, Bot>> = { novice: noviceBot, seasoned: greedyBot }

const chance = fastChance(Date.now())

parentPort?.on('message', (work: Work) => parentPort?.postMessage(outcomeOf(work)))
parentPort?.postMessage(READY)

function outcomeOf(work: Work): Outcome {
  try {
    return { result: resultOf(work) }
  } catch (thrown) {
    return { fault: String(thrown) }
  }
}

function resultOf(work: Work): unknown {
  switch (work.do) {
    case 'decide':
      return BOTS[work.level].decide(work.view, chance)
    case 'list':
      return legalMoves({ past: [], pause: run(dale, readStored(work.position)) })
  }
}
