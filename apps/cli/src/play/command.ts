/** `merchants play`: from options and prompts to a game, and another one after it. */
import { Command } from 'commander'
import { nextSeed, wantsAgain } from './after.ts'
import { coveCommand } from './cove/command.ts'
import { Loop } from './loop.ts'
import type { Start } from './match.ts'
import { DaleMatch } from './match.ts'
import type { PlayOptions } from './options.ts'
import { readOptions, startOf, Unplayable } from './options.ts'
import { askWishes, Left } from './prompts.ts'
import { saveGame } from './save.ts'
import type { Terminal } from './terminal.ts'
import { isInteractive, openTerminal } from './terminal.ts'

/** Without the name of a game it is Dale. */
export const playCommand = (): Command =>
  daleCommand('play')
    .description('play at this terminal; without the name of a game, Dale')
    .enablePositionalOptions()
    .addCommand(daleCommand('dale'))
    .addCommand(coveCommand())

const daleCommand = (name: string): Command =>
  new Command(name)
    .description('Dale, against bots or with other people')
    .option('--players <number>', '2 to 4')
    .option('--seats <kinds>', 'who sits where: human, greedy or random, e.g. human,greedy,random')
    .option('--decks <decks>', 'animalfolk, e.g. owls,foxes,macaws; or random, or first (good for a first game)')
    .option('--teams', 'p1 and p3 against p2 and p4')
    .option('--seed <text>', 'the same seed deals the same game')
    .action(async (options: PlayOptions) => {
      process.exitCode = await play(options)
    })

/** Returns the exit code. */
async function play(options: PlayOptions): Promise<number> {
  try {
    const given = readOptions(options)
    const start = startOf(isInteractive() ? await askWishes(given) : given)
    const terminal = openTerminal()
    await playAll(start, terminal)
    terminal.close()
    return 0
  } catch (thrown) {
    if (thrown instanceof Left) return 0
    if (!(thrown instanceof Unplayable)) throw thrown
    process.stderr.write(`merchants play: ${thrown.message}\n`)
    return 2
  }
}

/** One game after the other, as long as somebody wants another one. */
export async function playAll(first: Start, terminal: Terminal): Promise<void> {
  let start: Start | undefined = first
  while (start !== undefined) {
    const match: DaleMatch = new DaleMatch(start)
    terminal.print([`Decks: ${start.decks.join(', ')} · seed ${start.seed}`])
    const isOver = await new Loop(match, terminal).play()
    if (!isOver) return terminal.print(['', 'The game is left. See you at the market!'])
    start = (await wantsAgain(terminal, (file) => saveGame(match, file))) ? rematch(match) : undefined
  }
  terminal.print(['See you at the market!'])
}

/** Another game, in which a loser starts. */
const rematch = ({ start, history }: DaleMatch): Start => ({
  ...start,
  winners: history.pause.now.winners,
  seed: nextSeed(start.seed),
})
