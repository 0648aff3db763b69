/** `merchants play dale`. */
import { Command } from 'commander'
import { labelsOf } from '../../arg-choices.ts'
import { Loop } from '../loop.ts'
import { nextSeed } from '../seed.ts'
import type { TerminalGame } from '../session.ts'
import { playAtTerminal } from '../session.ts'
import { isInteractive } from '../terminal.ts'
import type { Start } from './match.ts'
import { DaleMatch, SEAT_KINDS } from './match.ts'
import type { PlayOptions } from './options.ts'
import { readOptions, startOf } from './options.ts'
import { promptOptions } from './prompts.ts'
import { daleScreen } from './screen.ts'

export const daleCommand = (name = 'dale'): Command =>
  new Command(name)
    .description('Dale, against bots or other players')
    .option('--players <number>', '2 to 4')
    .option('--seats <kinds>', `players in seat order, such as human,hard: ${labelsOf(SEAT_KINDS)}`)
    .option('--decks <decks>', 'decks, such as owls,foxes,macaws; or random, or first (the beginner set)')
    .option('--teams', 'p1 and p3 against p2 and p4')
    .option('--seed <text>', 'the same seed deals the same game')
    .action((options: PlayOptions, command: Command) =>
      playAtTerminal(
        daleAtTerminal,
        async () => {
          const given = readOptions(options)
          return startOf(isInteractive() ? await promptOptions(given) : given)
        },
        command,
      ),
    )

export const daleAtTerminal: TerminalGame<Start> = {
  place: 'market',
  open(start) {
    const match = new DaleMatch(start)
    const screen = daleScreen(match)
    return {
      title: `Decks: ${start.decks.join(', ')} · seed ${start.seed}`,
      play: (terminal) => new Loop(match, screen, terminal).play(),
      save: screen.save,
      // A loser starts.
      next: () => ({ ...start, winners: match.history.pause.now.winners, seed: nextSeed(start.seed) }),
    }
  },
}
