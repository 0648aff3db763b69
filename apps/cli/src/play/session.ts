/** One game after the other at the terminal, until the players stop. */
import type { Command } from 'commander'
import { PromptCancelled } from './prompt.ts'
import { promptRematch } from './rematch-prompt.ts'
import type { Terminal } from './terminal.ts'
import { openTerminal } from './terminal.ts'

/** An impossible option on the command line. */
export class InvalidOption extends Error {}

/** A game that is about to be played. */
interface OpenedGame<Start> {
  /** Its setup in one line. */
  readonly title: string
  /** Says whether it is over; otherwise the person has left. */
  readonly play: (terminal: Terminal) => Promise<boolean>
  readonly save: (file: string) => string
  /** How the game after it starts. */
  readonly next: () => Start
}

/** A game as the terminal starts it. */
export interface TerminalGame<Start> {
  readonly open: (start: Start) => OpenedGame<Start>
  /** The place named in the farewell. */
  readonly place: string
}

export async function playAll<Start>(
  { open, place }: TerminalGame<Start>,
  first: Start,
  terminal: Terminal,
): Promise<void> {
  let start: Start | undefined = first
  while (start !== undefined) {
    const { title, play, save, next }: OpenedGame<Start> = open(start)
    terminal.print([title])
    if (!(await play(terminal))) return terminal.print(['', `You left the game. See you at the ${place}!`])
    start = (await promptRematch(terminal, save)) ? next() : undefined
  }
  terminal.print([`See you at the ${place}!`])
}

/** The same as a command, with a start that is read from its options or asked for. */
export async function playAtTerminal<Start>(
  game: TerminalGame<Start>,
  readStart: () => Start | Promise<Start>,
  command: Command,
): Promise<void> {
  try {
    const start = await readStart()
    const terminal = openTerminal()
    await playAll(game, start, terminal)
    terminal.close()
  } catch (thrown) {
    if (thrown instanceof InvalidOption) command.error(`error: ${thrown.message}`)
    if (!(thrown instanceof PromptCancelled)) throw thrown
  }
}
