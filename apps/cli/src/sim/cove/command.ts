/** `merchants sim cove`: a bot plays the human against the Huckster, and statistics are printed. */
import { writeFileSync } from 'node:fs'
import { FIRST_GAME, inEnglish, LEVELS, MERCHANTS, ROGUE_CARDS, TOWNSFOLK_SETS, whyNotSetup } from '@merchants/cove'
import { Command } from 'commander'
import { whole } from '../../arg-numbers.ts'
import { labelsOf, oneOf, someOf } from '../../arg-choices.ts'
import { watched } from '../many.ts'
import { histogramOf } from './histogram.ts'
import type { CovePlan, CoveTally } from './play.ts'
import { COVE_BOTS, playCoveGames } from './play.ts'
import { inCoveTables } from './report.ts'
import { coveSummaryOf } from './summary.ts'

interface Options extends CovePlan {
  readonly json: boolean
  readonly svg?: string
}

const EXAMPLES = `
Examples:
  merchants sim cove --games 2000 --level hard --merchant alchemist --json
  merchants sim cove --games 100 --bot expert
  merchants sim cove --rogue cultists --sets mercenaries,sailors --svg gold.svg
Ctrl-C stops and prints the results so far. The same seed gives the same games.`

export const coveCommand = (): Command =>
  new Command('cove')
    .description(
      'Merchants Cove, a human against the Huckster: win rate, gold of both, length, where the gold comes from',
    )
    .option('--games <n>', 'how many games', whole(1), 1000)
    .option('--level <level>', LEVELS.join(' or '), oneOf(LEVELS), FIRST_GAME.level)
    .option('--merchant <merchant>', MERCHANTS.join(' or '), oneOf(MERCHANTS), 'blacksmith')
    .option('--rogue <card>', ROGUE_CARDS.join(', '), oneOf(ROGUE_CARDS), FIRST_GAME.rogue)
    .option('--sets <list>', `two of ${TOWNSFOLK_SETS.join(', ')}`, someOf(TOWNSFOLK_SETS), FIRST_GAME.townsfolkSets)
    .option('--bot <bot>', `who plays the human: ${labelsOf(COVE_BOTS)}`, oneOf(COVE_BOTS), 'sensible')
    .option('--playouts <n>', 'playouts for each decision of a bot that looks ahead', whole(1))
    .option('--seed <text>', 'seed of the random generator', '1')
    .option('--json', 'print JSON', false)
    .option('--svg <file>', 'draw a histogram of both sides’ gold')
    .addHelpText('after', EXAMPLES)
    .action(async ({ json, svg, ...plan }: Options, command: Command) => {
      const why = whyNotSetup({ ...plan, townsfolkSets: plan.sets, merchants: [plan.merchant] })
      if (why !== undefined) return command.error(`error: ${inEnglish(why)}`)
      const tally = await watched(plan.games, (stop, played) => playCoveGames(plan, stop, played))
      process.stdout.write(printSummary(plan, tally, json))
      if (svg !== undefined) writeFileSync(svg, histogramOf(plan, tally))
    })

/** The output. */
export function printSummary(plan: CovePlan, tally: CoveTally, json: boolean): string {
  const summary = coveSummaryOf(plan, tally)
  return json ? `${JSON.stringify(summary, undefined, 2)}\n` : inCoveTables(summary)
}
