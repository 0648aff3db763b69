/** `merchants play` and the games it knows. */
import type { GameDefinition, GameTypes } from '@merchants/tabletop'
import type { Command } from 'commander'
import { coveCommand } from './cove/command.ts'
import { daleCommand } from './dale/command.ts'
import { plainCommand } from './plain/command.ts'

/** By name. A game without a screen of its own is drawn from its definition alone. */
const GAMES = new Map<string, () => Command>([
  ['dale', () => daleCommand()],
  ['cove', coveCommand],
])

export const addGame = <G extends GameTypes>(game: GameDefinition<G>): void =>
  void GAMES.set(game.name, () => plainCommand(game))

/** Without the name of a game it is Dale. */
export function playCommand(): Command {
  const play = daleCommand('play')
    .description('play in the terminal (Dale unless you name a game)')
    .enablePositionalOptions()
  for (const command of GAMES.values()) play.addCommand(command())
  return play
}
