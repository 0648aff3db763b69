/** `merchants arena`: two levels, or all of them, play many paired deals, and their strength is printed. */
import type { Company, Contestant } from '@merchants/bots/strong'
import { CONTESTANTS, usualPlayoutsOf } from '@merchants/bots/strong'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import { labelsOf, oneOf, someOf } from '../arg-choices.ts'
import { whole } from '../arg-numbers.ts'
import { watched } from '../sim/many.ts'
import type { Match } from './match.ts'
import { everyPair, playMatches } from './match.ts'
import type { Outcome } from './outcome.ts'
import { inLines, outcomeOf, ratingsOf } from './outcome.ts'
import { plotOf } from './plot.ts'

interface Options {
  readonly a?: Contestant
  readonly b?: Contestant
  readonly all: boolean
  readonly levels?: readonly Contestant[]
  readonly playoutsA?: number
  readonly playoutsB?: number
  readonly games: number
  readonly players: number
  readonly teams: boolean
  readonly from: number
  readonly threads: number
  readonly redis?: string
  readonly keep?: string
  readonly svg?: string
  readonly json: boolean
}

const HELP = `
Every deal is played once with level a on each seat (in each team with --teams) and level b on all others, with any mix of decks, so neither cards nor
seats decide. Bots think by a number of playouts, not by the clock, so the same match has the same result on every machine.
"first" is hard with the weights of the first training, "plain" is information-set search with random games to the end.
With --all, every level and hard with its first weights play each other, and Elo ratings are printed; --levels leaves some out (master takes
by far the longest). With --keep FILE every deal is saved, and what was stopped (Ctrl-C) can be resumed.
Examples:
  merchants arena --a hard --b medium --games 2000
  merchants arena --a expert --b medium --games 400 --keep expert.ndjson --json
  merchants arena --all --levels easy,medium,hard,expert --games 200 --keep levels.ndjson --svg levels.svg`

export const arenaCommand = (): Command =>
  new Command('arena')
    .description('measure bot levels against each other (win rates, intervals, Elo)')
    .option('--a <level>', `the level to measure: ${labelsOf(CONTESTANTS)} (default: hard)`, oneOf(CONTESTANTS))
    .option('--b <level>', 'the level in all other seats (default: medium)', oneOf(CONTESTANTS))
    .option('--all', 'a round robin: every level against every other one', false)
    .option('--levels <list>', `who plays in the round robin: ${labelsOf(RANKING)} (default: all)`, someOf(RANKING))
    .option(
      '--playouts-a <n>',
      'playouts per decision for level a (default: as many as it usually has time for)',
      whole(0),
    )
    .option('--playouts-b <n>', 'the same for b', whole(0))
    .option('--games <n>', 'how many games at least', whole(1), 200)
    .option('--players <n>', '2 to 4', whole(2, 4), 2)
    .option('--teams', 'two against two', false)
    .option('--from <n>', 'the number of the first deal', whole(0), 1)
    .option('--threads <n>', 'how many games at a time; 0 plays in this process', whole(0, 256), availableParallelism())
    .option('--redis <url>', 'let workers on other machines play; see merchants work')
    .option('--keep <file>', 'save every deal to this file, and resume from it')
    .option('--svg <file>', 'draw the result')
    .option('--json', 'print JSON', false)
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      const outcomes = await play(options)
      const ratings = ratingsOf(outcomes)
      if (options.svg !== undefined) writeFileSync(options.svg, plotOf(outcomes))
      const result = options.all ? { matches: outcomes, elo: ratings } : outcomes[0]
      process.stdout.write(options.json ? `${JSON.stringify(result, undefined, 2)}\n` : inLines(outcomes, ratings))
    })

/** Whom the round robin rates, the weaker ones first. */
const RANKING: readonly Contestant[] = ['random', 'novice', 'seasoned', 'first', 'quick', 'trader', 'master']

function matchesOf({
  all,
  levels = RANKING,
  a = 'quick',
  b = 'seasoned',
  playoutsA,
  playoutsB,
  games,
  players,
  teams,
  from,
}: Options): Match[] {
  const company: Company = teams ? { players: 4, teams } : { players, teams }
  const sideOf = (level: Contestant, playouts = usualPlayoutsOf(level)) => ({ level, iterations: playouts })
  if (!all) return [{ a: sideOf(a, playoutsA), b: sideOf(b, playoutsB), games, company, from }]
  return everyPair(RANKING.filter((each) => levels.includes(each))).map(([one, other]) => ({
    a: sideOf(one, playoutsA),
    b: sideOf(other, playoutsB),
    games,
    company,
    from,
  }))
}

async function play(options: Options): Promise<Outcome[]> {
  const { threads, redis, keep } = options
  const matches = matchesOf(options)
  const games = matches.reduce((sum, match) => sum + match.games, 0)
  const results = await watched(games, (stop, played) => playMatches(matches, { threads, redis, keep, stop, played }))
  return results.map(([match, deals]) => outcomeOf(match, deals))
}
