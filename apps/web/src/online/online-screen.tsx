/** An online table by its address: waiting, running, finished, and perhaps again. */
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '../words/words.tsx'
import { gameAt } from './games/games.ts'
import type { OnlineGame } from './games/online-game.ts'
import { WaitingRoomScreen } from './waiting-room/waiting-room-screen.tsx'
import { FinishedScreen } from './finished/finished-screen.tsx'
import { useRefusal } from './refusal.ts'
import { useClaim } from './use-claim.ts'
import type { TableConnection, JoinState } from './use-connection.ts'
import { useConnection } from './use-connection.ts'

interface OnlineScreenProps {
  readonly table: string
  readonly past: number | undefined
}

export function OnlineScreen({ table, past }: OnlineScreenProps): React.ReactNode {
  const t = useTranslation()
  const inWords = useRefusal()
  const claim = useClaim(table)
  const joined = useConnection(table, claim === true)
  if (typeof claim === 'object') return <Nowhere text={inWords(claim)} />
  if (joined.is === 'gone') return <Nowhere text={t(GONE[joined.why])} />
  if (joined.is === 'on the way') {
    return (
      <main className="waiting" aria-busy="true" aria-label={t('online.on-the-way')}>
        <p role="status">{joined.disconnect && t('online.reconnecting')}</p>
      </main>
    )
  }
  const game = gameAt(joined.table.options)
  if (game === undefined) return <Nowhere text={t('online.other-game')} />
  return <AtGame at={joined} game={game} past={past} />
}

interface AtGameProps extends Pick<OnlineScreenProps, 'past'> {
  readonly at: TableConnection
  readonly game: OnlineGame
}

function AtGame({ at, game, past }: AtGameProps): React.ReactNode {
  const { stage, game: number } = at.table
  // The end waits until everything before it was shown.
  const [followed, setFollowed] = useState<number>()
  const onShown = useCallback(() => setFollowed(undefined), [])
  if (game.isFollowed === true && stage === 'playing' && followed !== number) setFollowed(number)
  if (stage === 'gathering') return <WaitingRoomScreen at={at} game={game} />
  if (stage === 'over' && followed !== number) return <FinishedScreen at={at} game={game} />
  return <game.Table {...{ at, past, onShown }} />
}

const GONE = {
  'no-such-table': 'online.no-table',
  outdated: 'online.outdated',
  network: 'online.no-table',
  restart: 'online.no-table',
  'too-many': 'reasons.too-many-sockets',
} as const satisfies Readonly<Record<Extract<JoinState, { is: 'gone' }>['why'], string>>

function Nowhere({ text }: { readonly text: string }): React.ReactNode {
  const t = useTranslation()
  return (
    <main className="panel lost rows middle gap-16">
      <h1>{text}</h1>
      <Link className="btn primary" href="/online">
        {t('online.to-lobby')}
      </Link>
    </main>
  )
}
