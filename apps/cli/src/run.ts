/** `merchants run`: positions in, results out, one JSON object for each. */
import { createReadStream } from 'node:fs'
import type { CoveRan } from '@merchants/cove'
import { runText as runCove } from '@merchants/cove'
import type { DaleRan } from '@merchants/dale'
import { readSeat, runText as runDale } from '@merchants/dale'
import { Unreadable } from '@merchants/tabletop'
import { Command } from 'commander'
import { Output } from './output.ts'
import type { Layout } from './split-positions.ts'
import { Positions } from './split-positions.ts'
import { faultText } from './fault-text.ts'

type Ran = DaleRan | CoveRan
type ExitCode = Ran['exitCode']

const HELP = `
FILE has a position or a saved game of Dale or the Cove as JSON, or one per line (NDJSON); - is standard input.
Exit code: 0 all moves were played, 1 a move is not legal, 2 the text is not a position.`

export const runCommand = (): Command =>
  new Command('run')
    .description('load a position, play its moves, print the result as JSON')
    .argument('<file>', 'the position, or - for standard input')
    .option('--view <seat>', 'print it as this seat sees it: p1 to p4')
    .addHelpText('after', HELP)
    .action(async (file: string, { view }: { readonly view?: string }) => {
      const output = new Output(process.stdout)
      const source = file === '-' ? process.stdin : createReadStream(file)
      process.exitCode = await runAll(source, view, (text) => output.write(text))
    })

/** Runs all positions of a text that arrives in pieces; the exit code is the highest of theirs. */
export async function runAll(
  source: AsyncIterable<string | Uint8Array>,
  view: string | undefined,
  write: (text: string) => void | Promise<void>,
): Promise<ExitCode> {
  const seat = view === undefined ? undefined : readSeat(view)
  if (view !== undefined && seat === undefined) {
    return print(failed(`--view: '${view.slice(0, 60)}' is not one of p1 to p4`), 'many lines', write)
  }
  let highest: ExitCode = 0
  const tell = async (text: string, layout: Layout): Promise<void> => {
    const exitCode = await print(runSafely(text, seat), layout, write)
    if (exitCode > highest) highest = exitCode
  }
  const positions = new Positions(tell)
  try {
    for await (const piece of source) await positions.add(piece)
  } catch (thrown) {
    return print(failed(`the file cannot be read: ${faultText(thrown)}`), 'many lines', write)
  }
  await positions.end()
  return highest
}

/** Runs one text. Whatever goes wrong is a result. */
export function runSafely(text: string, seat?: number): Ran {
  try {
    const game = gameOf(text)
    if (game === 'dale') return runDale(text, seat)
    return game === 'cove' ? runCove(text, seat) : failed(new Unreadable('game', game, 'one of dale, cove').message)
  } catch (thrown) {
    return failed(`this position cannot be played: ${faultText(thrown)}`)
  }
}

/** The game that a text names. One that names none, or cannot be read, is left to Dale. */
function gameOf(text: string): unknown {
  if (!text.includes('"game"')) return 'dale'
  try {
    return (JSON.parse(text) as { readonly game?: unknown } | null)?.game ?? 'dale'
  } catch {
    return 'dale'
  }
}

async function print(
  { exitCode, result }: Ran,
  layout: Layout,
  write: (text: string) => void | Promise<void>,
): Promise<ExitCode> {
  await write(`${layout === 'many lines' ? JSON.stringify(result, undefined, 2) : JSON.stringify(result)}\n`)
  return exitCode
}

const failed = (reason: string): Ran => ({ exitCode: 2, result: { error: { reason } } })
