/** `merchants play`: from options and prompts to a game, and another one after it. */
import { hash } from '@merchants/tabletop'
import { Command } from 'commander'
import { Loop } from './loop.ts'
import type { Start } from './match.ts'
import { Match } from './match.ts'
import type { PlayOptions } from './options.ts'
import { newSeed, readOptions, startOf, Unplayable } from './options.ts'
import { askWishes, Left } from './prompts.ts'
import { saveGame } from './save.ts'
import type { Terminal } from './terminal.ts'
import { isInteractive, openTerminal } from './terminal.ts'

export function playCommand(): Command {
  return new Command('play')
    .description('play at this terminal, against bots or with other people')
    .option('--players <number>', '2 to 4')
    .option('--seats <kinds>', 'who sits where: human, greedy or random, e.g. human,greedy,random')
    .option('--decks <decks>', 'animalfolk, e.g. owls,foxes,macaws; or random, or first (good for a first game)')
    .option('--teams', 'p1 and p3 against p2 and p4')
    .option('--seed <text>', 'the same seed deals the same game')
    .action(async (options: PlayOptions) => {
      process.exitCode = await play(options)
    })
}

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
    const match: Match = new Match(start)
    terminal.print([`Decks: ${start.decks.join(', ')} · seed ${start.seed}`])
    const isOver = await new Loop(match, terminal).play()
    if (!isOver) return terminal.print(['', 'The game is left. See you at the market!'])
    start = await afterwards(match, terminal)
  }
  terminal.print(['See you at the market!'])
}

/** A file to keep the game in, another game in which a loser starts, or the end. */
async function afterwards(match: Match, terminal: Terminal): Promise<Start | undefined> {
  for (;;) {
    const line = (await terminal.ask('again, save FILE, or quit> '))?.trim()
    if (line === undefined || line === 'quit' || line === 'q' || line === '') return undefined
    const [word = '', ...rest] = line.split(/\s+/)
    if (word === 'save') terminal.print([saveGame(match, rest.join(' '))])
    else if (word === 'again' || word === 'rematch') return rematch(match)
    else terminal.print(["Type 'again' for a rematch, 'save FILE' to keep this game, or 'quit'."])
  }
}

const rematch = ({ start, history }: Match): Start => ({
  ...start,
  winners: history.pause.now.winners,
  seed: start.seed.length === newSeed().length ? newSeed() : `${start.seed}-${hash(start.seed).toString(16)}`,
})
