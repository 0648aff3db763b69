/** The registry of games. No other online file knows a game. */
import { cove } from '@merchants/cove'
import { dale } from '@merchants/dale'
import type { AnyGame, GameDefinition, GameTypes } from '@merchants/tabletop'
import { asAnyGame } from '@merchants/tabletop'

/** By name and rules version, because a match keeps the rules it began with. */
const GAMES = new Map<string, ReadonlyMap<number, AnyGame>>()

export function addGame<G extends GameTypes>(definition: GameDefinition<G>): void {
  const game = asAnyGame(definition)
  const { first, current } = game.versions
  const versions = Array.from({ length: current - first + 1 }, (_, at) => first + at)
  GAMES.set(game.name, new Map(versions.map((version) => [version, playedBy(game, version)])))
}

/** The state carries its rules version from the deal on. */
function playedBy(game: AnyGame, version: number): AnyGame {
  const { setup, deal } = game
  const { byRules = (given) => given } = setup
  return { ...game, deal: (given, chance) => deal(byRules(given, version), chance) }
}

/** A game by this rules version, or by the current one. */
export function gameNamed(name: string, version?: number): AnyGame | undefined {
  const versions = GAMES.get(name)
  return versions?.get(version ?? Math.max(...versions.keys()))
}

addGame(dale)
addGame(cove)
