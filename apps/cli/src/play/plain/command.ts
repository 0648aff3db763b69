/** `merchants play NAME` for a game without a screen of its own. */
import { botFor } from '@merchants/bots'
import type { BotSeat } from '@merchants/match'
import { LocalMatch } from '@merchants/match'
import type { AnyView, GameDefinition, GameTypes } from '@merchants/tabletop'
import { fastChance, hash, streamChance } from '@merchants/tabletop'
import { Command } from 'commander'
import { labelsOf, someOf } from '../../arg-choices.ts'
import { Loop } from '../loop.ts'
import { nextSeed } from '../seed.ts'
import type { TerminalGame } from '../session.ts'
import { playAtTerminal } from '../session.ts'
import { plainScreen } from './screen.ts'
import type { PlainOptions, PlainSeat, PlainStart } from './start.ts'
import { drawnSetup, PLAIN_SEATS, plainStartOf } from './start.ts'

export const plainCommand = <G extends GameTypes>(game: GameDefinition<G>): Command =>
  new Command(game.name)
    .description(`${game.name}, against bots or other players`)
    .option('--setup <json>', 'the choices before the deal')
    .option('--seats <kinds>', `players in seat order: ${labelsOf(PLAIN_SEATS)}`, someOf(PLAIN_SEATS))
    .option('--seed <text>', 'the same seed deals the same game')
    .action((options: PlainOptions, command: Command) =>
      playAtTerminal(plainAtTerminal(game), () => plainStartOf(game, options), command),
    )

export const plainAtTerminal = <G extends GameTypes>(game: GameDefinition<G>): TerminalGame<PlainStart<G>> => ({
  place: 'table',
  open(start) {
    const { seats, seed } = start
    const setup = drawnSetup(game, start.setup, streamChance(`starter:${seed}`))
    // The seats after the players belong to an automaton, whose questions have one answer.
    const bots = Array.from({ length: game.setup.seats(setup) }, (_, seat) =>
      botNamed(game.name, seats[seat] ?? 'novice'),
    )
    const match = new LocalMatch(game, game.deal(setup, streamChance(seed)), bots, fastChance(hash(`bots:${seed}`)))
    const screen = plainScreen(match, { ...start, setup })
    return {
      title: `${game.name} · seed ${seed}`,
      play: (terminal) => new Loop(match, screen, terminal).play(),
      save: screen.save,
      next: () => ({ ...start, seed: nextSeed(seed) }),
    }
  },
})

const botNamed = (game: string, kind: PlainSeat): BotSeat<AnyView> | undefined =>
  kind === 'human' ? undefined : { name: kind, ...botFor(game, kind) }
