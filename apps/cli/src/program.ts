/** All commands of `merchants`, and help for unknown ones. */
import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { analyseCommand } from './analyse/command.ts'
import { arenaCommand } from './arena/command.ts'
import { benchCommand } from './bench.ts'
import { backupCommand, restoreCommand } from './data/backup.ts'
import { exportCommand } from './data/export.ts'
import { purgeCommand } from './data/purge.ts'
import { faultText } from './fault-text.ts'
import { playCommand } from './play/command.ts'
import { runCommand } from './run.ts'
import { simCommand } from './sim.ts'
import { workCommand } from './tasks/command.ts'
import { trainCommand } from './train/command.ts'
import { verifyCommand } from './verify.ts'

/** A new command is a file of its own and a line here. */
const COMMANDS: readonly (() => Command)[] = [
  playCommand,
  runCommand,
  simCommand,
  analyseCommand,
  arenaCommand,
  trainCommand,
  workCommand,
  benchCommand,
  verifyCommand,
  backupCommand,
  restoreCommand,
  exportCommand,
  purgeCommand,
]

/** Exit code of a wrong command line; 1 is an illegal move. */
const MISUSED = 2

const EXAMPLES = `
Examples:
  merchants run position.json                 plays the moves of a position and prints the result
  merchants run --view p2 position.json       the same as p2 sees it
  merchants run - < positions.ndjson          one position per line, one result per line
  merchants sim --games 1000 --players 3      bots against each other
  merchants sim cove --games 1000             a bot against the Huckster
  merchants play cove --merchant alchemist    you against the Huckster
  merchants analyse game.json --svg game.svg  where a game was won or lost
  merchants arena --a expert --b medium       how much stronger one level is than another
  merchants bench engine --reference          measures the rules
  merchants verify proof.json                 checks the shuffles of an online game
  merchants backup tables.ndjson.gz           all data of a server in one file`

/** Runs a command line and resolves to its exit code. */
export async function run(words: readonly string[]): Promise<number> {
  try {
    await program().parseAsync(words, { from: 'user' })
    return Number(process.exitCode ?? 0)
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : MISUSED
    process.stderr.write(`error: ${faultText(thrown)}\n`)
    return MISUSED
  }
}

function program(): Command {
  const merchants: Command = new Command('merchants')
    .description('Dale of Merchants and Merchants Cove on the command line.')
    .version(version(), '-V, --version', 'print the version')
    .addHelpText('after', EXAMPLES)
    .action((_: unknown, { args }: Command) => greet(merchants, args[0]))
    .allowExcessArguments()
    .enablePositionalOptions()
  for (const command of COMMANDS) merchants.addCommand(command())
  beStrict(merchants)
  return merchants
}

/** Without a command it prints help; an unknown command is named. */
function greet(merchants: Command, word: string | undefined): void {
  if (word === undefined) return merchants.outputHelp()
  const known = merchants.commands.map((command) => command.name()).join(', ')
  merchants.error(`error: '${word}' is not a command; choose from ${known}`)
}

/** Mistakes throw instead of exiting, and point to the help, in subcommands too. */
function beStrict(command: Command): void {
  command.helpOption('-h, --help', 'print help').helpCommand(false).exitOverride().showHelpAfterError('(see --help)')
  for (const each of command.commands) beStrict(each)
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
