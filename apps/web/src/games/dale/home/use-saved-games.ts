/** The games kept in this browser, newest first; none until they have been looked up. */
import { useEffect, useState } from 'react'
import { useHost } from '../host-context.tsx'
import type { GameSummary } from '../match-types.ts'

interface SavedGames {
  readonly games: readonly GameSummary[]
  readonly deleteGame: (game: string) => void
}

export function useSavedGames(): SavedGames {
  const host = useHost()
  const [games, setGames] = useState<readonly GameSummary[]>([])

  useEffect(() => {
    let isHere = true
    host.games().then(
      (found) => (isHere ? setGames(found) : undefined),
      () => undefined, // A browser without storage has no games to continue.
    )
    return () => {
      isHere = false
    }
  }, [host])

  return {
    games,
    deleteGame: (game) => {
      void host.deleteGame(game)
      setGames((kept) => kept.filter((each) => each.game !== game))
    },
  }
}
