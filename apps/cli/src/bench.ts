/** `merchants bench`: how fast things are. What measures has a workspace of its own, loaded only when it is asked for. */
import { Command } from 'commander'
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

const SERVER_HELP = `
A server, its players and the reference are processes of their own on this machine. Every seat of a table is a socket; each plays any
legal answer as soon as it is asked. The reference is a bare socket server that sends the recorded messages of real games and does
nothing else. p99Ms is measured with a move a table each two seconds, loadedP99Ms with as many moves as the server can carry.
With --soak: --sockets players with a move a table each two seconds, for so many minutes.`

const measures = () => import('@merchants/bench')

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure speed')
    .addCommand(engineCommand())
    .addCommand(coveCommand())
    .addCommand(serverCommand())
    .addCommand(openingCommand())

const engineCommand = (): Command =>
  new Command('engine')
    .description('random games of Dale: decisions a second, time of a copy, bytes of a position, growth of memory')
    .option('--seconds <n>', 'how long to measure', whole(1, 3600), 5)
    .option('--games <n>', 'measure over so many games instead, to see whether memory stays flat', whole(1))
    .option('--reference', 'measure the reference in the same run, in turns', false)
    .option('--seed <n>', 'what chance starts from', whole(0), 1)
    .option('--json', 'print JSON', false)
    .addHelpText('after', HELP)
    .action(async (options: Options) => print((await measures()).benchEngine(options), options.json))

const coveCommand = (): Command =>
  new Command('cove')
    .description('random solo games of Merchants Cove: games and decisions a second')
    .option('--seconds <n>', 'how long to measure', whole(1, 3600), 5)
    .option('--games <n>', 'measure over so many games instead', whole(1))
    .option('--seed <n>', 'what chance starts from', whole(0), 1)
    .option('--json', 'print JSON', false)
    .addHelpText('after', COVE_HELP)
    .action(async (options: Omit<Options, 'reference'>) => print((await measures()).benchCove(options), options.json))

interface ServerOptions {
  readonly sockets?: number
  readonly seats: number
  readonly seconds: number
  readonly soak: boolean
  readonly minutes: number
  readonly json: boolean
}

const serverCommand = (): Command =>
  new Command('server')
    .description('a server under load: moves a second, waits, memory, beside bare sockets and beside storage in memory')
    .option('--sockets <n>', 'how many sockets play (1000; with --soak 2000)', whole(2, 20_000))
    .option('--seats <n>', 'how many of them sit at one table', whole(2, 4), 4)
    .option('--seconds <n>', 'how long to measure each contender', whole(1, 3600), 5)
    .option('--soak', 'play slowly for a long time instead, and see whether memory stays flat', false)
    .option('--minutes <n>', 'how long to soak', whole(1, 10_000), 30)
    .option('--json', 'print JSON', false)
    .addHelpText('after', SERVER_HELP)
    .action(async ({ sockets, seats, seconds, minutes, json, ...options }: ServerOptions) => {
      const tell = (line: string): void => void process.stderr.write(`${line}\n`)
      const { benchServer, soak } = await measures()
      const figures = options.soak
        ? await soak({ sockets: sockets ?? 2000, seats, minutes }, tell)
        : await benchServer({ sockets: sockets ?? 1000, seats, seconds })
      print(figures, json)
    })

const OPENING_HELP = `
Tables of people who take back again and again what they did are written into the storage of a server at which others play, and are then
opened all at once. otherMaxMs is the longest that anybody else has waited for a move meanwhile (calmMaxMs: before), loopMaxMs the longest that the
event loop was late. After that each
table is kept in short, the server is started again, and they are opened once more.`

interface OpeningOptions {
  readonly entries: number
  readonly tables: number
  readonly json: boolean
}

const openingCommand = (): Command =>
  new Command('opening')
    .description('how long others wait while the most expensive tables are opened')
    .option('--entries <n>', 'entries of such a table', whole(100, 29_999), 29_990)
    .option('--tables <n>', 'how many such tables', whole(1, 8), 3)
    .option('--json', 'print JSON', false)
    .addHelpText('after', OPENING_HELP)
    .action(async ({ entries, tables, json }: OpeningOptions) => {
      const { benchOpening } = await measures()
      print(await benchOpening({ entries, tables, others: 25, every: 100 }), json)
    })

function print(figures: object, json: boolean): void {
  process.stdout.write(json ? `${JSON.stringify(figures, undefined, 2)}\n` : inLines(figures))
}

const inLines = (figures: object): string =>
  Object.entries(figures)
    .map(
      ([name, figure]) => `${name.padEnd(30)} ${typeof figure === 'number' ? figure.toLocaleString('en') : figure}\n`,
    )
    .join('')
