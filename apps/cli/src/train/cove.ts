/** `merchants train cove`: how a lead at the start of a day grows, learned from games of the rules of thumb. */
import type { CoveSample } from '@merchants/bots/cove'
import { learnCove, samplesOf, writeCoveWeights } from '@merchants/bots/cove'
import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { whole } from '../arg-numbers.ts'
import { playMany, watched } from '../sim/many.ts'

interface Options {
  readonly games: number
  readonly out: string
}

const HELP = `
The same number of games gives the same weights. The file replaces packages/bots/src/cove/strong/weights.ts; measure it with
merchants sim cove --bot expert before you keep it.`

export const trainCoveCommand = (): Command =>
  new Command('cove')
    .description('train the weights that strong bots of the Cove judge positions with')
    .option('--games <n>', 'how many games', whole(20), 12_000)
    .option('--out <file>', 'where to write the weights', 'weights.ts')
    .addHelpText('after', HELP)
    .action(async ({ games, out }: Options) => {
      const samples: CoveSample[] = []
      await watched(games, (stop, played) => playMany(games, stop, (game) => samples.push(...samplesOf(game)), played))
      const { weights, logLoss } = learnCove(samples)
      writeFileSync(out, writeCoveWeights(weights))
      const losses = logLoss.map((loss) => loss.toFixed(4)).join(', ')
      process.stdout.write(`${samples.length} positions, log loss of each day but the first: ${losses}\n`)
    })
