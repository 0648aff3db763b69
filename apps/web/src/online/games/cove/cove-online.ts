/** Merchants Cove for the online pages. */
import { FIRST_GAME } from '@merchants/cove'
import { lazy } from 'react'
import { merchantsFrom } from '../../../games/cove/home/merchants-from.ts'
import { withCoveWords } from '../../../words/words.tsx'
import { resized } from '../../waiting-room/seat-plans.ts'
import type { OnlineGame } from '../online-game.ts'
import { chosenCove, setupAt } from './cove-options.ts'

export const coveOnline: OnlineGame = {
  name: 'cove',
  title: (t) => t('online.game-cove'),
  sizes: [
    { name: '1', players: 1 },
    { name: '2', players: 2 },
  ],
  chosenFor: ({ players }) => chosenCove({ ...FIRST_GAME, merchants: merchantsFrom('blacksmith', players) }),
  useSize: ({ at, change }) => [
    String(setupAt(at.table.options).merchants.length),
    ({ players }) =>
      void change(({ options, seats }) => {
        const setup = setupAt(options)
        const merchants = merchantsFrom(setup.merchants[0] ?? 'blacksmith', players)
        return { options: { ...options, ...chosenCove({ ...setup, merchants }) }, seats: resized(seats, players) }
      }),
  ],
  Setup: lazy(() => withCoveWords(import('./cove-setup.tsx')).then(({ CoveSetup }) => ({ default: CoveSetup }))),
  useMissing: () => undefined,
  isTeamGame: () => false,
  hasReactions: () => false,
  isFollowed: true,
  Table: lazy(() => withCoveWords(import('./online-cove.tsx')).then(({ OnlineCove }) => ({ default: OnlineCove }))),
  End: lazy(() => withCoveWords(import('./cove-end.tsx')).then(({ CoveEnd }) => ({ default: CoveEnd }))),
}
