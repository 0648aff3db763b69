/** `merchants sim`: bots play each other, and statistics are printed. */
import type { Deck } from '@merchants/dale'
import { DECKS, decksNeeded, inEnglish, whyNotSetup } from '@merchants/dale'
import { Command } from 'commander'
import { labelsOf, someOf } from './arg-choices.ts'
import { botNames } from './bots.ts'
import { whole } from './arg-numbers.ts'
import { coveCommand } from './sim/cove/command.ts'
import { watched } from './sim/many.ts'
import { playGames } from './sim/play.ts'
import type { Plan } from './sim/play.ts'
import { inTables } from './sim/report.ts'
import { summaryOf } from './sim/summary.ts'

interface Options {
  readonly games: number
  readonly players?: number
  readonly decks: readonly Deck[] | 'random'
  readonly teams: boolean
  readonly bots: readonly string[]
  readonly seed: string
  readonly turns: number
  readonly json: boolean
}

const EXAMPLES = `
Examples:
  merchants sim --games 10000 --players 3 --decks random --json
  merchants sim --players 2 --decks owls,foxes,pandas --bots medium,random
  merchants sim --teams --bots medium --seed 7
  merchants sim cove --games 2000 --level hard --merchant alchemist
Ctrl-C stops and prints the results so far. The same seed gives the same games.`

/** Without the name of a game it is Dale. */
export const simCommand = (): Command =>
  daleCommand('sim')
    .description('play many games between bots and print statistics (Dale unless you name a game)')
    .enablePositionalOptions()
    .addCommand(daleCommand('dale'))
    .addCommand(coveCommand())

const daleCommand = (name: string): Command =>
  new Command(name)
    .description('Dale, bots against each other: wins by seat and deck, length, cards bought and built')
    .option('--games <n>', 'how many games', whole(1), 1000)
    .option('--players <n>', '2 to 4 players (default: 3, or 4 with --teams)', whole(2, 4))
    .option('--decks <list>', 'one more than players, such as owls,foxes,pandas; or random', readDecks, 'random')
    .option('--teams', 'two against two', false)
    .option('--bots <list>', `who plays, seat by seat in turn: ${labelsOf(botNames)}`, someOf(botNames), ['random'])
    .option('--seed <text>', 'seed of the random generator', '1')
    .option('--turns <n>', 'stop games after this many turns', whole(1), 2000)
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options, command: Command) => {
      const plan = planOf(options)
      if (typeof plan === 'string') return command.error(`error: ${plan}`)
      process.stdout.write(await simulate(plan, options.json))
    })

/** Plays as planned, or until Ctrl-C, and resolves to what is printed. */
export async function simulate(plan: Plan, json: boolean): Promise<string> {
  const tally = await watched(plan.games, (stop, played) => playGames(plan, stop, played))
  const summary = summaryOf(plan, tally)
  return json ? `${JSON.stringify(summary, undefined, 2)}\n` : inTables(summary)
}

/** The games to play, or the reason why they cannot be played. */
export function planOf({ games, players: asked, decks, teams, bots, seed, turns }: Options): Plan | string {
  const players = asked ?? (teams ? 4 : 3)
  const tried = decks === 'random' ? DECKS.slice(0, decksNeeded(players, teams)) : decks
  const refusal = whyNotSetup({ players, decks: tried, teams })
  if (refusal !== undefined) return inEnglish(refusal)
  if (bots.length > players) return `${bots.length} bots are named, but there are ${players} seats`
  return { games, players, decks, teams, bots, seed, turns }
}

function readDecks(text: string): readonly Deck[] | 'random' {
  if (text === 'random') return text
  return someOf(DECKS)(text)
}
