/** A table online by its address: it gathers, it is played, it is over; and then perhaps again. */
import { Link } from 'wouter'
import { useWords } from '../words/words.tsx'
import { GatheringScreen } from './gathering/gathering-screen.tsx'
import { OverScreen } from './over/over-screen.tsx'
import { PlayingScreen } from './playing/playing-screen.tsx'
import { useRefusal } from './refusal.ts'
import { useClaim } from './use-claim.ts'
import type { Joined } from './use-connection.ts'
import { useConnection } from './use-connection.ts'

interface OnlineScreenProps {
  readonly table: string
  readonly past: number | undefined
}

export function OnlineScreen({ table, past }: OnlineScreenProps): React.ReactNode {
  const t = useWords()
  const inWords = useRefusal()
  const claim = useClaim(table)
  const joined = useConnection(table, claim === true)
  if (typeof claim === 'object') return <Nowhere text={inWords(claim)} />
  if (joined.is === 'gone') return <Nowhere text={t(GONE[joined.why])} />
  if (joined.is === 'on the way') {
    return (
      <main className="waiting" aria-busy="true" aria-label={t('online.on-the-way')}>
        <p role="status">{joined.lost && t('online.reconnecting')}</p>
      </main>
    )
  }
  if (joined.table.stage === 'gathering') return <GatheringScreen at={joined} />
  if (joined.table.stage === 'over') return <OverScreen at={joined} />
  return <PlayingScreen at={joined} past={past} />
}

const GONE = {
  'no-such-table': 'online.no-table',
  outdated: 'online.outdated',
  network: 'online.no-table',
  restart: 'online.no-table',
  'too-many': 'reasons.too-many-sockets',
} as const satisfies Readonly<Record<Extract<Joined, { is: 'gone' }>['why'], string>>

function Nowhere({ text }: { readonly text: string }): React.ReactNode {
  const t = useWords()
  return (
    <main className="panel lost">
      <h1>{text}</h1>
      <Link className="btn primary" href="/online">
        {t('online.to-lobby')}
      </Link>
    </main>
  )
}
