/** A table online before its game: people find their seats, the host chooses decks, friends are called. */
import { useEffect, useId } from 'react'
import { PageBar } from '../../shell/page-bar.tsx'
import { useWords } from '../../words/words.tsx'
import { Chat } from '../chat/chat.tsx'
import { LinkCard } from '../invite/link-card.tsx'
import { newSalt } from '../salt.ts'
import { Trouble } from '../playing/trouble.tsx'
import type { AtTable } from '../use-connection.ts'
import { Agreements } from './agreements.tsx'
import { ChosenDecks } from './chosen-decks.tsx'
import './gathering.css'
import { Seal } from './seal.tsx'
import { SeatsPanel } from './seats-panel.tsx'
import { useGathering } from './use-gathering.ts'

export function GatheringScreen({ at }: { readonly at: AtTable }): React.ReactNode {
  const t = useWords()
  const [invite, agreed] = [useId(), useId()]
  const gathering = useGathering(at)
  const { table, connection, chat, mine } = at
  const { isHost } = gathering
  const title = t('online.table-of-host', { who: table.seats[table.host]?.name ?? '' })
  useHostSalt(at, isHost)
  useEffect(() => {
    document.title = `${title} · ${t('common.brand')}`
  }, [t, title])
  return (
    <div className="gather">
      <PageBar meta={t('online.gathering')} />
      <div className="slips">
        <Trouble lost={at.lost} isSaving={at.isSaving} />
      </div>
      <main>
        <h1>{title}</h1>
        <div className="gather-left">
          <SeatsPanel gathering={gathering} />
          <section className="panel" aria-labelledby={agreed}>
            <h2 id={agreed}>{t('online.agreed')}</h2>
            <Agreements gathering={gathering} />
            <Seal commitment={table.commitment} />
          </section>
        </div>
        <ChosenDecks gathering={gathering} />
        <div className="gather-right">
          <section className="panel" aria-labelledby={invite}>
            <h2 id={invite}>{t('online.invite')}</h2>
            <LinkCard
              link={`${location.origin}/t/${table.table}`}
              label={t('online.invite-link')}
              invitation={t('online.invitation')}
            />
          </section>
          <div className="panel gather-chat">
            <Chat {...{ connection, chat, mine }} teams={table.options.teams} speaker={mine[0]} />
          </div>
        </div>
      </main>
    </div>
  )
}

/** The host opened the table before there was a seal to see; so the host's part of the chance follows now. */
function useHostSalt({ connection, table }: AtTable, isHost: boolean): void {
  const isMissing = isHost && table.commitment !== '' && table.salts[table.host] === ''
  const { host } = table
  useEffect(() => {
    if (isMissing) void connection.ready(true, newSalt(), host)
  }, [connection, host, isMissing])
}
