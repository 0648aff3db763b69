/** Opens an online table. The others come by the link. */
import { openTable } from '@merchants/client'
import { API } from './api-base.ts'
import type { OnlineGame, TableSize } from './games/online-game.ts'

export const newTable = (
  game: OnlineGame,
  size: TableSize,
  name: string,
  isPublic = false,
): ReturnType<typeof openTable> =>
  openTable(API, {
    name,
    options: { isPublic, clock: null, ...game.chosenFor(size) },
    seats: Array.from({ length: size.players }, () => ({ is: 'open' as const })),
  })
