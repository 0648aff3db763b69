/** `merchants train`: bots play themselves, and a net learns from it who wins. */
import { learnFrom, weightsOf, writeWeights } from '@merchants/bots/strong'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import { whole } from '../arg-numbers.ts'
import { watched } from '../sim/many.ts'
import { trainCoveCommand } from './cove.ts'
import { playGames } from './play-games.ts'
import { plotOf } from './plot.ts'

interface Options {
  readonly games: number
  readonly foresightGames: number
  readonly hidden: number
  readonly passes: number
  readonly threads: number
  readonly redis?: string
  readonly keep?: string
  readonly out: string
  readonly svg?: string
  readonly json: boolean
}

const HELP = `
Plays games of 2, 3 and 4 players and of teams with random decks, on all cores or on other machines. They start with random moves, and only
positions after those are learned from. --foresight-games are played by a bot that looks at the end of its turn with the current weights,
so that the next ones learn from better play. The same numbers give the same weights on every machine. Ctrl-C learns from the games played so far. With --keep FILE
games are saved, and a run that was stopped can be resumed. The file of weights replaces packages/bots/src/strong/weights.ts; measure it with
merchants arena before you keep it.`

export const trainCommand = (): Command =>
  new Command('train')
    .description('train the weights that strong bots judge positions with')
    .option('--games <n>', 'how many games', whole(20), 40_000)
    .option('--foresight-games <n>', 'how many more games by bots that look ahead', whole(0), 18_000)
    .option('--hidden <n>', 'how many hidden units', whole(1, 256), 24)
    .option('--passes <n>', 'how many passes over all positions', whole(1, 100), 3)
    .option('--threads <n>', 'how many games at a time; 0 plays in this process', whole(0, 256), availableParallelism())
    .option('--redis <url>', 'let workers on other machines play; see merchants work')
    .option('--keep <file>', 'save the games to this file, and resume from it')
    .option('--out <file>', 'where to write the weights', 'weights.ts')
    .option('--svg <file>', 'draw how well it predicts')
    .option('--json', 'print JSON', false)
    .enablePositionalOptions()
    .addCommand(trainCoveCommand())
    .addHelpText('after', HELP)
    .action(async ({ games, foresightGames, hidden, passes, out, svg, json, threads, redis, keep }: Options) => {
      const means = { threads, redis, keep }
      const samples = await watched(games, (stop, played) => playGames(games, { ...means, stop, played }, 'habit'))
      const foreseen = await watched(foresightGames, (stop, played) =>
        playGames(foresightGames, { ...means, stop, played }, 'foresight'),
      )
      const { net, judgements } = learnFrom(samples, { hidden, passes }, foreseen)
      writeFileSync(out, writeWeights(weightsOf(net)))
      if (svg !== undefined) writeFileSync(svg, plotOf(judgements))
      const result = { positions: samples.list.length, hidden, passes: judgements }
      const lines = judgements.map(({ logLoss, right }, pass) => {
        const percent = (right * 100).toFixed(1)
        return `pass ${pass + 1}: log loss ${logLoss.toFixed(4)}, winner predicted in ${percent}%\n`
      })
      process.stdout.write(json ? `${JSON.stringify(result, undefined, 2)}\n` : lines.join(''))
    })
