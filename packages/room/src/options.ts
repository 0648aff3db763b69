/** Checks the options of a table. The game checks its own setup. */
import type { Options1, TableOptions } from '@merchants/protocol'
import { currentOptions } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { Unreadable } from '@merchants/tabletop'
import { gameNamed } from './games.ts'
import { refuse } from './refusals.ts'

/** Options from a message. */
export type GivenOptions = Options1 | (Omit<TableOptions, 'hasPause'> & { readonly hasPause?: boolean | undefined })

/** The options without unknown fields, or a refusal. */
export function checkOptions(given: GivenOptions, players: number): TableOptions | Refusal {
  const { hasPause = true } = given
  const { game: name, setup: json, isPublic, clock } = currentOptions({ ...given, hasPause }, players)
  const game = gameNamed(name)
  if (game === undefined) return refuse('no-such-game-here', { game: name })
  try {
    const setup = game.setup.read(json)
    const needed = game.setup.players(setup)
    if (needed !== players) return refuse('wrong-seats', { needed, given: players })
    return { game: name, setup: game.setup.write(setup), isPublic, clock, hasPause }
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown
    return thrown.why ?? refuse('wrong-setup', { field: thrown.where, expected: thrown.expected })
  }
}
