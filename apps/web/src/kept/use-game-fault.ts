/** Checks saved games one after the other, so that opening a game does not wait for all of them. */
import { useEffect, useState } from 'react'
import type { GameFault } from '../worker/kept-record.ts'

/** A store of games. */
interface KeptGamesHost {
  readonly checkGame: (game: string) => Promise<GameFault | undefined>
}

/** The faults of these games, by name. `games` is one text, so that a new list of the same games is not looked up again. */
function useGameFaultsOf(host: KeptGamesHost, games: string): ReadonlyMap<string, GameFault> {
  const [faults, setFaults] = useState<ReadonlyMap<string, GameFault>>(new Map())
  useEffect(() => {
    let isHere = true
    const checkAll = async (): Promise<void> => {
      for (const game of games.split(' ')) {
        const fault = isHere && game !== '' ? await host.checkGame(game) : undefined
        if (isHere && fault !== undefined) setFaults((known) => new Map(known).set(game, fault))
      }
    }
    checkAll().catch(() => undefined) // A browser without storage has no faults either.
    return () => {
      isHere = false
    }
  }, [games, host])
  return faults
}

export const useGameFaults = (host: KeptGamesHost, games: readonly string[]): ReadonlyMap<string, GameFault> =>
  useGameFaultsOf(host, games.join(' '))

export const useGameFault = (host: KeptGamesHost, game: string): GameFault | undefined =>
  useGameFaultsOf(host, game).get(game)
