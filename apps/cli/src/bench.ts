/** `merchants bench`: measures speed. The measurements are in a workspace of their own, loaded on demand. */
import { Command } from 'commander'
import { whole } from './arg-numbers.ts'

interface Options {
  readonly seconds: number
  readonly games?: number
  readonly reference: boolean
  readonly seed: number
  readonly json: boolean
}

const HELP = `
Random legal games of 2, 3 and 4 players over random mixes of all 14 decks, on one core. The reference is the same kind
of game in integer arrays and hand-written cases, roughly the limit for code that does nothing but play.`

const COVE_HELP = `
Whole solo games against the Huckster on one core, the human moves at random: both merchants, both levels, all rogue cards and
all pairs of townsfolk sets in turn.`

const SERVER_HELP = `
A server, its players and the reference are processes of their own on this machine. Every seat of a table is a socket; each plays any
legal answer as soon as it is asked. The reference is a bare socket server that sends the recorded messages of real games and does
nothing else. p99Ms is measured with one move every two seconds per table, loadedP99Ms with as many moves as the server can handle.
--soak runs --sockets players with one move every two seconds per table for --minutes.`

const measures = () => import('@merchants/bench')

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure speed')
    .addCommand(engineCommand())
    .addCommand(botsCommand())
    .addCommand(searchCommand())
    .addCommand(coveCommand())
    .addCommand(serverCommand())
    .addCommand(openingCommand())

const engineCommand = (): Command =>
  new Command('engine')
    .description('random games of Dale: decisions per second, time per copy, bytes per position, memory growth')
    .option('--seconds <n>', 'how long to measure', whole(1, 3600), 5)
    .option('--games <n>', 'measure over this many games instead, to see whether memory stays flat', whole(1))
    .option('--reference', 'measure the reference in the same run, alternating with the engine', false)
    .option('--seed <n>', 'seed of the random generator', whole(0), 1)
    .option('--json', 'print JSON', false)
    .addHelpText('after', HELP)
    .action(async (options: Options) => print((await measures()).benchEngine(options), options.json))

const BOTS_HELP = `
Measures the parts of a search: copying a position, dealing the cards a seat does not know (directly and by way of a view), and listing
all whole moves of a position. Positions are those of random games of 2, 3 and 4 players at three moments.`

const botsCommand = (): Command =>
  new Command('bots')
    .description('parts of a search: microseconds per copy, deal and list of whole moves')
    .option('--seconds <n>', 'how long to measure', whole(1, 3600), 5)
    .option('--seed <n>', 'seed of the random generator', whole(0), 1)
    .option('--json', 'print JSON', false)
    .addHelpText('after', BOTS_HELP)
    .action(async (options: Pick<Options, 'seconds' | 'seed' | 'json'>) => {
      const { opening, middle, end } = (await measures()).benchBots(options)
      if (options.json) return print({ opening, middle, end }, true)
      for (const [name, figures] of Object.entries({ opening, middle, end })) {
        process.stdout.write(`${name}\n`)
        print(figures, false)
      }
    })

const SEARCH_HELP = `
Compares the playouts of a search with the same playouts without dealing and comparing, and measures the CPU time of the hard level and how
far decisions of the expert and master levels exceed their time limit (99th percentile). Needs an idle machine.`

const searchCommand = (): Command =>
  new Command('search')
    .description('a search as a whole: playouts per second, time per decision, time over budget')
    .option('--decisions <n>', 'how many decisions to measure', whole(1), 200)
    .option('--seed <n>', 'seed of the random generator', whole(0), 1)
    .option('--json', 'print JSON', false)
    .addHelpText('after', SEARCH_HELP)
    .action(async ({ decisions, seed, json }: SearchOptions) =>
      print(await (await measures()).benchSearch({ decisions, seed }), json),
    )

interface SearchOptions extends Pick<Options, 'seed' | 'json'> {
  readonly decisions: number
}

const coveCommand = (): Command =>
  new Command('cove')
    .description('random solo games of Merchants Cove: games and decisions per second')
    .option('--seconds <n>', 'how long to measure', whole(1, 3600), 5)
    .option('--games <n>', 'measure over this many games instead', whole(1))
    .option('--seed <n>', 'seed of the random generator', whole(0), 1)
    .option('--json', 'print JSON', false)
    .addHelpText('after', COVE_HELP)
    .action(async (options: Omit<Options, 'reference'>) => print((await measures()).benchCove(options), options.json))

interface ServerOptions {
  readonly sockets?: number
  readonly seats: number
  readonly seconds: number
  readonly soak: boolean
  readonly against?: string
  readonly minutes: number
  readonly json: boolean
}

const serverCommand = (): Command =>
  new Command('server')
    .description(
      'a server under load: moves per second, latency and memory, compared with bare sockets and in-memory storage',
    )
    .option('--sockets <n>', 'how many sockets play (1000; with --soak 2000)', whole(2, 20_000))
    .option('--seats <n>', 'how many of them sit at one table', whole(2, 4), 4)
    .option('--seconds <n>', 'how long to measure each contender', whole(1, 3600), 5)
    .option('--soak', 'play slowly for a long time instead, and see whether memory stays flat', false)
    .option('--against <checkout>', 'compare with the server of another built checkout, in turns')
    .option('--minutes <n>', 'how long to soak', whole(1, 10_000), 30)
    .option('--json', 'print JSON', false)
    .addHelpText('after', SERVER_HELP)
    .action(async ({ sockets, seats, seconds, minutes, against, json, ...options }: ServerOptions) => {
      const tell = (line: string): void => void process.stderr.write(`${line}\n`)
      const { benchAgainst, benchServer, soak } = await measures()
      if (against !== undefined)
        return print(await benchAgainst({ against, sockets: sockets ?? 1000, seats, seconds }), json)
      const figures = options.soak
        ? await soak({ sockets: sockets ?? 2000, seats, minutes }, tell)
        : await benchServer({ sockets: sockets ?? 1000, seats, seconds })
      print(figures, json)
    })

const OPENING_HELP = `
Tables with many undos are written into the storage of a server with running games, and are then
opened all at once. otherMaxMs is the longest wait of other players for a move meanwhile (calmMaxMs: before), loopMaxMs the longest delay of
the event loop. After that each
table gets a snapshot, the server restarts, and they are opened again.`

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
