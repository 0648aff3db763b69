/** The end of an online game with the usual result, and a rematch as soon as all players want one. */
import { useTranslation } from '../../words/words.tsx'
import type { OnlineGame } from '../games/online-game.ts'
import { useCompany } from '../playing/use-company.tsx'
import type { TableConnection } from '../use-connection.ts'
import { Rematch } from './rematch.tsx'
import './over.css'

const ENDINGS = { agreed: 'online.ended-agreed', abandoned: 'online.ended-abandoned' } as const

interface OverScreenProps {
  readonly at: TableConnection
  readonly game: OnlineGame
}

export function FinishedScreen({ at, game }: OverScreenProps): React.ReactNode {
  const t = useTranslation()
  const { table, mine } = at
  const button = { className: 'talk', words: t('online.chat') }
  const { nameOf, tell, drawer, slips, ...company } = useCompany(at, { viewer: mine[0] ?? -1, button })
  const ending = table.ending === null || table.ending === 'won' ? undefined : t(ENDINGS[table.ending])
  return (
    <div className="online-end">
      <game.End at={at} ending={ending} again={<Rematch at={at} nameOf={nameOf} tell={tell} />} />
      {company.button}
      {drawer}
      {slips}
    </div>
  )
}
