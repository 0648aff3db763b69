/** `merchants play cove`. */
import { LEVELS, MERCHANTS, ROGUE_CARDS, TOWNSFOLK_SETS } from '@merchants/cove'
import { Command } from 'commander'
import { oneOf, someOf } from '../../arg-choices.ts'
import { whole } from '../../arg-numbers.ts'
import { Loop } from '../loop.ts'
import { nextSeed } from '../seed.ts'
import type { TerminalGame } from '../session.ts'
import { playAtTerminal } from '../session.ts'
import { isInteractive } from '../terminal.ts'
import type { CoveStart } from './match.ts'
import { CoveMatch } from './match.ts'
import type { PartialCoveOptions } from './options.ts'
import { coveStartOf } from './options.ts'
import { promptCoveOptions } from './prompts.ts'
import { coveScreen } from './screen.ts'

export const coveCommand = (): Command =>
  new Command('cove')
    .description('Merchants Cove against the Huckster, alone or with another player, with each of his steps explained')
    .option('--merchant <merchant>', `${MERCHANTS.join(' or ')}; the other one is p2’s`, oneOf(MERCHANTS))
    .option('--level <level>', LEVELS.join(' or '), oneOf(LEVELS))
    .option('--rogue <card>', ROGUE_CARDS.join(', '), oneOf(ROGUE_CARDS))
    .option('--sets <list>', `two of ${TOWNSFOLK_SETS.join(', ')}`, someOf(TOWNSFOLK_SETS))
    .option('--humans <n>', '1 or 2', whole(1, 2))
    .option('--seed <text>', 'the same seed deals the same game')
    .action((options: PartialCoveOptions, command: Command) =>
      playAtTerminal(
        coveAtTerminal,
        async () => coveStartOf(isInteractive() ? await promptCoveOptions(options) : options),
        command,
      ),
    )

export const coveAtTerminal: TerminalGame<CoveStart> = {
  place: 'harbour',
  open(start) {
    const { level, rogue, townsfolkSets, seed } = start
    const match = new CoveMatch(start)
    const screen = coveScreen(match)
    return {
      title: `${level} Huckster · ${rogue} · ${townsfolkSets.join(' and ')} · seed ${seed}`,
      play: (terminal) => new Loop(match, screen, terminal).play(),
      save: screen.save,
      next: () => ({ ...start, seed: nextSeed(seed) }),
    }
  },
}
