/** `merchants arena`: two levels, or all of them, play many paired deals, and their strength is printed. */
import type { Company, Contestant } from '@merchants/bots/strong'
import { CONTESTANTS, LEVELS, usualPlayoutsOf } from '@merchants/bots/strong'
import { itemAt } from '@merchants/tabletop'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import { labelsOf, oneOf } from '../arg-choices.ts'
import { whole } from '../arg-numbers.ts'
import { watched } from '../sim/many.ts'
import type { Match } from './match.ts'
import { playMatch } from './match.ts'
import type { Outcome } from './outcome.ts'
import { inLines, outcomeOf, ratingsOf } from './outcome.ts'
import { plotOf } from './plot.ts'

interface Options {
  readonly a?: Contestant
  readonly b?: Contestant
  readonly all: boolean
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
With --all each level plays the one below it, hard also plays its first weights, and Elo ratings are printed. With --keep FILE every deal is saved, and a match that was stopped
(Ctrl-C) can be resumed.
Examples:
  merchants arena --a hard --b medium --games 2000
  merchants arena --a expert --b medium --games 400 --keep expert.ndjson --json
  merchants arena --all --games 200 --svg levels.svg`

export const arenaCommand = (): Command =>
  new Command('arena')
    .description('measure bot levels against each other (win rates, intervals, Elo)')
    .option('--a <level>', `the level to measure: ${labelsOf(CONTESTANTS)} (default: hard)`, oneOf(CONTESTANTS))
    .option('--b <level>', 'the level in all other seats (default: medium)', oneOf(CONTESTANTS))
    .option('--all', 'each level against the one below it', false)
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
      const outcomes: Outcome[] = []
      for (const match of matchesOf(options)) outcomes.push(await play(match, options))
      const ratings = ratingsOf(outcomes)
      if (options.svg !== undefined) writeFileSync(options.svg, plotOf(outcomes))
      const result = options.all ? { matches: outcomes, elo: ratings } : outcomes[0]
      process.stdout.write(options.json ? `${JSON.stringify(result, undefined, 2)}\n` : inLines(outcomes, ratings))
    })

const FIRST_AND_LATER: [Contestant, Contestant] = ['quick', 'first']

function matchesOf({
  all,
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
  const pairs = LEVELS.slice(1).map((level, at): [Contestant, Contestant] => [level, itemAt(LEVELS, at)])
  return [...pairs, FIRST_AND_LATER].map(([one, other]) => ({
    a: sideOf(one, playoutsA),
    b: sideOf(other, playoutsB),
    games,
    company,
    from,
  }))
}

const play = async (match: Match, { threads, redis, keep }: Options): Promise<Outcome> =>
  outcomeOf(
    match,
    await watched(match.games, (stop, played) => playMatch(match, { threads, redis, keep, stop, played })),
  )
