/** The games that can be played online in this page. */
import { coveOnline } from './cove/cove-online.ts'
import { daleOnline } from './dale/dale-online.tsx'
import type { Chosen, OnlineGame } from './online-game.ts'

export const ONLINE_GAMES: readonly [OnlineGame, ...OnlineGame[]] = [daleOnline, coveOnline]

/** `undefined` for a game that only other clients know. */
export const gameAt = ({ game }: Chosen): OnlineGame | undefined => ONLINE_GAMES.find(({ name }) => name === game)

export const isTeamGame = (chosen: Chosen): boolean => gameAt(chosen)?.isTeamGame(chosen) ?? false
