/** The levels of the Cove that look ahead. */
import type { View } from '@merchants/cove'
import { World } from '@merchants/cove'
import type { AnyView, Answer, Chance } from '@merchants/tabletop'
import type { SearchingLevel } from '../../level-names.ts'
import { THINKING_MS } from '../../level-names.ts'
import { Searcher } from '../../strong/searcher.ts'
import type { Thinking } from '../../strong/thinking.ts'
import { sensibleBot } from '../sensible.ts'
import { searchCove } from './search.ts'

/** A level that plays on to the end of the day in each world. */
const searcher = (name: SearchingLevel): Searcher<View, World> =>
  new Searcher({ name, milliseconds: THINKING_MS[name], search: searchCove, otherwise: sensibleBot })

export const COVE_SEARCHERS: Readonly<Record<SearchingLevel, Searcher<View, World>>> = {
  quick: searcher('quick'),
  trader: searcher('trader'),
  master: searcher('master'),
}

/** About as many playouts as each has time for on an idle core of today: for games that are the same on every machine. */
export const COVE_PLAYOUTS: Readonly<Record<SearchingLevel, number>> = { quick: 0, trader: 120, master: 2000 }

/** The answer of a level to a question in a dealt game that was written as text. */
export const lookAheadInCove = (
  level: SearchingLevel,
  view: AnyView,
  world: string,
  chance: Chance,
  thinking: Thinking,
): Promise<Answer> => COVE_SEARCHERS[level].decide({ view: view as View, world: World.read(world) }, chance, thinking)
