/** `merchants play cove`: from options and prompts to a game against the Huckster, and another one after it. */
import { LEVELS, MERCHANTS, ROGUE_CARDS, TOWNSFOLK_SETS, writeSavedGame } from '@merchants/cove'
import { Command } from 'commander'
import { whole } from '../../numbers.ts'
import { oneOf, someOf } from '../../words.ts'
import { nextSeed, wantsAgain } from '../after.ts'
import { Unplayable } from '../options.ts'
import { Left } from '../prompts.ts'
import { saveAs } from '../save.ts'
import type { Terminal } from '../terminal.ts'
import { isInteractive, openTerminal } from '../terminal.ts'
import { CoveLoop } from './loop.ts'
import type { CoveStart } from './match.ts'
import { CoveMatch } from './match.ts'
import type { CoveWishes } from './options.ts'
import { coveStartOf } from './options.ts'
import { askCoveWishes } from './prompts.ts'

export const coveCommand = (): Command =>
  new Command('cove')
    .description('Merchants Cove, alone or in twos against the Huckster, who explains every step')
    .option('--merchant <merchant>', `${MERCHANTS.join(' or ')}; the other one is p2’s`, oneOf(MERCHANTS))
    .option('--level <level>', LEVELS.join(' or '), oneOf(LEVELS))
    .option('--rogue <card>', ROGUE_CARDS.join(', '), oneOf(ROGUE_CARDS))
    .option('--sets <list>', `two of ${TOWNSFOLK_SETS.join(', ')}`, someOf(TOWNSFOLK_SETS))
    .option('--humans <n>', '1 or 2', whole(1, 2))
    .option('--seed <text>', 'the same seed deals the same game')
    .action(async (options: CoveWishes, command: Command) => {
      try {
        const start = coveStartOf(isInteractive() ? await askCoveWishes(options) : options)
        const terminal = openTerminal()
        await playCove(start, terminal)
        terminal.close()
      } catch (thrown) {
        if (thrown instanceof Unplayable) command.error(`error: ${thrown.message}`)
        if (!(thrown instanceof Left)) throw thrown
      }
    })

/** One game after the other, as long as somebody wants another one. */
export async function playCove(first: CoveStart, terminal: Terminal): Promise<void> {
  let start: CoveStart | undefined = first
  while (start !== undefined) {
    const { level, rogue, townsfolkSets, seed }: CoveStart = start
    const match: CoveMatch = new CoveMatch(start)
    terminal.print([`${level} Huckster · ${rogue} · ${townsfolkSets.join(' and ')} · seed ${seed}`])
    const isOver = await new CoveLoop(match, terminal).play()
    if (!isOver) return terminal.print(['', 'The game is left. See you at the harbour!'])
    const save = (file: string): string => saveAs(file, () => writeSavedGame(match.save()))
    start = (await wantsAgain(terminal, save)) ? { ...start, seed: nextSeed(seed) } : undefined
  }
  terminal.print(['See you at the harbour!'])
}
