/** Everything beside the game: players, chat and actions. In the rail, or in a drawer. */
import { useTranslation } from '../../words/words.tsx'
import { Chat } from '../chat/chat.tsx'
import { isTeamGame } from '../games/games.ts'
import type { TableConnection } from '../use-connection.ts'
import type { RequestStatus } from '../use-request-status.ts'
import { PlayerList } from './player-list.tsx'
import { TableMenu } from './table-menu.tsx'

export interface SidePanelProps {
  readonly at: TableConnection
  readonly nameOf: (seat: number) => string
  /** The seat this browser acts and chats for; `undefined` for a spectator. */
  readonly seat: number | undefined
  readonly tell: RequestStatus['track']
  readonly children?: React.ReactNode
}

export function SidePanel({ at, nameOf, seat, tell, children }: SidePanelProps): React.ReactNode {
  const t = useTranslation()
  const { connection, chat, mine, table } = at
  return (
    <section className="company column gap-6" aria-label={t('online.company')}>
      <header className="row gap-2">
        <h2 className="grow">{seat === undefined ? t('online.you-watch') : t('online.company')}</h2>
        <TableMenu {...{ at, seat, nameOf, tell }} />
        {children}
      </header>
      <PlayerList at={at} nameOf={nameOf} />
      <Chat {...{ connection, chat, mine }} teams={isTeamGame(table.options)} speaker={seat} />
    </section>
  )
}
