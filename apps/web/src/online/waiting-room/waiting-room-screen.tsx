/** An online table before its game: players take seats, the host sets it up, friends are invited. */
import { useEffect, useId } from 'react'
import { PageBar } from '../../shell/page-bar.tsx'
import { usePageTitle } from '../../shell/use-title.ts'
import { useTranslation } from '../../words/words.tsx'
import { Chat } from '../chat/chat.tsx'
import { isTeamGame } from '../games/games.ts'
import type { OnlineGame } from '../games/online-game.ts'
import { LinkCard } from '../invite/link-card.tsx'
import { newSalt } from '../salt.ts'
import { Trouble } from '../playing/trouble.tsx'
import type { TableConnection } from '../use-connection.ts'
import { TableOptionsPanel } from './table-options.tsx'
import './gathering.css'
import { Commitment } from './commitment.tsx'
import { SeatsPanel } from './seats-panel.tsx'
import { useWaitingRoom } from './use-waiting-room.ts'

interface GatheringScreenProps {
  readonly at: TableConnection
  readonly game: OnlineGame
}

export function WaitingRoomScreen({ at, game }: GatheringScreenProps): React.ReactNode {
  const t = useTranslation()
  const [invite, agreed] = [useId(), useId()]
  const gathering = useWaitingRoom(at, game)
  const { table, connection, chat, mine } = at
  const { isHost } = gathering
  const title = t('online.table-of-host', { who: table.seats[table.host]?.name ?? '' })
  useHostSalt(at, isHost)
  usePageTitle(title)
  return (
    <div className="page gather">
      <PageBar meta={t('online.gathering')} />
      <div className="slips">
        <Trouble disconnect={at.disconnect} isSaving={at.isSaving} />
      </div>
      <main className="columns">
        <h1 className="whole">{title}</h1>
        <div className="column gap-12">
          <SeatsPanel gathering={gathering} />
          <section className="panel" aria-labelledby={agreed}>
            <h2 id={agreed}>{t('online.agreed')}</h2>
            <TableOptionsPanel gathering={gathering} />
            <Commitment commitment={table.commitment} />
          </section>
        </div>
        <game.Setup gathering={gathering} />
        <div className="gather-right column gap-12">
          <section className="panel" aria-labelledby={invite}>
            <h2 id={invite}>{t('online.invite')}</h2>
            <LinkCard
              link={`${location.origin}/t/${table.table}`}
              label={t('online.invite-link')}
              invitation={t('online.invitation')}
            />
          </section>
          <div className="panel gather-chat column">
            <Chat {...{ connection, chat, mine }} teams={isTeamGame(table.options)} speaker={mine[0]} />
          </div>
        </div>
      </main>
    </div>
  )
}

/** The host opened the table before there was a seal, so the host's random number follows now. */
function useHostSalt({ connection, table }: TableConnection, isHost: boolean): void {
  const isMissing = isHost && table.commitment !== '' && table.salts[table.host] === ''
  const { host } = table
  useEffect(() => {
    if (isMissing) void connection.ready(true, newSalt(), host)
  }, [connection, host, isMissing])
}
