/** How the levels of play decide. */
import type { State, View } from '@merchants/dale'
import { World } from '@merchants/dale'
import type { AnyView, Answer, Chance } from '@merchants/tabletop'
import { hash } from '@merchants/tabletop'
import type { Bot } from '../bot.ts'
import { seasonedBot } from '../seasoned.ts'
import type { Level, SearchingLevel } from '../level-names.ts'
import { isSearching, THINKING_MS } from '../level-names.ts'
import { noviceBot } from '../novice.ts'
import { randomBot } from '../random.ts'
import { Net } from './net.ts'
import type { Depth } from './search.ts'
import { search } from './search.ts'
import type { Thinking } from './thinking.ts'
import { Searcher } from './searcher.ts'
import { TEAM_WEIGHTS } from './team-weights.ts'
import { WEIGHTS } from './weights.ts'

const SIMPLE: Readonly<Record<Exclude<Level, SearchingLevel>, Bot>> = {
  random: randomBot,
  novice: noviceBot,
  seasoned: seasonedBot,
}

const NET = Net.read(WEIGHTS)
/** In teams two players build one stall, so other positions are good. */
const TEAM_NET = Net.read(TEAM_WEIGHTS)

export const netFor = ({ teams }: Pick<State, 'teams'>): Net => (teams ? TEAM_NET : NET)

/** Other weights have another name. */
export const NET_NAME = (hash(JSON.stringify([WEIGHTS, TEAM_WEIGHTS])) >>> 0).toString(16)

/** At most this many, and for each candidate this many deals. Eight deals win hardly more games, and take half as long again. */
const QUICK_PLAYOUTS = 160
const QUICK_DEALS = 3

const QUICK: Depth = { turns: () => [1], deals: QUICK_DEALS }

/**
 * Later the net sees what a move leads to, but much is random by then. The mean with the end of the turn errs less than either. With more
 * than two players a round is long, so it also looks at the ends of the seat's next two turns.
 */
const far = (players: number): readonly number[] => (players === 2 ? [1, 4] : [1, 1 + players, 1 + 2 * players])

const searcher = (name: SearchingLevel, depth: Depth, net = netFor): Searcher<View, World> =>
  new Searcher({
    name,
    milliseconds: THINKING_MS[name],
    playouts: name === 'quick' ? QUICK_PLAYOUTS : 0,
    search: (world, chance, effort) => search(world, net(world.now), chance, depth, effort),
    otherwise: seasonedBot,
  })

/** The hard level with other weights, to measure them. */
export const quickWith = (net: Net): Searcher<View, World> => searcher('quick', QUICK, () => net)

export const SEARCHERS: Readonly<Record<SearchingLevel, Searcher<View, World>>> = {
  quick: searcher('quick', QUICK),
  trader: searcher('trader', { turns: far }),
  master: searcher('master', { turns: far, foreseen: 3 }),
}

/** About as many playouts as each has time for on an idle core of today: for matches that give the same result on every machine. */
export const USUAL_PLAYOUTS: Readonly<Record<Level, number>> = {
  random: 0,
  novice: 0,
  seasoned: 0,
  quick: QUICK_PLAYOUTS,
  trader: 1000,
  master: 8000,
}

/** The answer of a level. `world` makes a world for it; simple levels need none. */
export async function decideAs(
  level: Level,
  view: View,
  world: () => World | undefined,
  chance: Chance,
  thinking: Thinking,
): Promise<Answer> {
  if (!isSearching(level)) return SIMPLE[level].decide(view, chance)
  return SEARCHERS[level].decide({ view, world: world() }, chance, thinking)
}

/** The same synchronously, with at most this many playouts; `tell` is called with their number. */
export function decideNowAs(
  level: Level,
  view: View,
  world: () => World | undefined,
  chance: Chance,
  iterations: number,
  tell?: (playouts: number) => void,
): Answer {
  if (!isSearching(level)) return SIMPLE[level].decide(view, chance)
  return SEARCHERS[level].decideNow({ view, world: world() }, chance, iterations, tell)
}

/** A clock, and a function that yields to the event loop. */
export type Clock = Required<Pick<Thinking, 'now' | 'breathe'>>

/** A level as a seat of a match. It gets its worlds as text. */
export interface LevelSeat {
  readonly name: Level
  decide(view: View, chance: Chance, thinking: SeatThinking): Promise<Answer>
}

interface SeatThinking extends Pick<Thinking, 'deadline' | 'signal'> {
  readonly world?: () => string | undefined
}

export const seatOf = (level: Level, clock: Clock): LevelSeat => ({
  name: level,
  decide: (view, chance, { world, ...thinking }) =>
    decideAs(level, view, () => readWorld(world?.()), chance, { ...thinking, ...clock }),
})

/** The answer of a level to a question whose game is known only to its world. */
export const lookAhead = (
  level: SearchingLevel,
  view: AnyView,
  world: string,
  chance: Chance,
  thinking: Thinking,
): Promise<Answer> => SEARCHERS[level].decide({ view: view as View, world: World.read(world) }, chance, thinking)

const readWorld = (text: string | undefined): World | undefined => (text === undefined ? undefined : World.read(text))
