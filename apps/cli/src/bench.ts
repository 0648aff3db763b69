/** `merchants bench`: how fast things are. */
import { Command } from 'commander'
import { benchCove } from './bench/cove.ts'
import { benchEngine } from './bench/engine.ts'
import { whole } from './numbers.ts'

interface Options {
  readonly seconds: number
  readonly games?: number
  readonly reference: boolean
  readonly seed: number
  readonly json: boolean
}

const HELP = `
Random legal games of 2, 3 and 4 players over random mixes of all 14 decks, on one core. The reference is the same kind
of game in integer arrays and hand-written cases: what a program could reach that does nothing but play.`

const COVE_HELP = `
Whole solo games against the Huckster on one core, the human moves at random: both merchants, both levels, all rogue cards and
all pairs of townsfolk sets in turn.`

export const benchCommand = (): Command =>
  new Command('bench').description('measure speed').addCommand(engineCommand()).addCommand(coveCommand())

const engineCommand = (): Command =>
  new Command('engine')
    .description('random games of Dale: decisions a second, time of a copy, bytes of a position, growth of memory')
    .option('--seconds <n>', 'how long to measure', whole(1, 3600), 5)
    .option('--games <n>', 'measure over so many games instead, to see whether memory stays flat', whole(1))
    .option('--reference', 'measure the reference in the same run, in turns', false)
    .option('--seed <n>', 'what chance starts from', whole(0), 1)
    .option('--json', 'print JSON', false)
    .addHelpText('after', HELP)
    .action((options: Options) => print(benchEngine(options), options.json))

const coveCommand = (): Command =>
  new Command('cove')
    .description('random solo games of Merchants Cove: games and decisions a second')
    .option('--seconds <n>', 'how long to measure', whole(1, 3600), 5)
    .option('--games <n>', 'measure over so many games instead', whole(1))
    .option('--seed <n>', 'what chance starts from', whole(0), 1)
    .option('--json', 'print JSON', false)
    .addHelpText('after', COVE_HELP)
    .action((options: Omit<Options, 'reference'>) => print(benchCove(options), options.json))

function print(figures: object, json: boolean): void {
  process.stdout.write(json ? `${JSON.stringify(figures, undefined, 2)}\n` : inLines(figures))
}

const inLines = (figures: object): string =>
  Object.entries(figures)
    .map(
      ([name, figure]) => `${name.padEnd(30)} ${typeof figure === 'number' ? figure.toLocaleString('en') : figure}\n`,
    )
    .join('')
