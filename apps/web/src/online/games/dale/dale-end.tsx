/** The end of a game of Dale online, drawn from the copy that this browser has saved. */
import { useMemo } from 'react'
import type { Dale } from '@merchants/dale'
import { EndScreen } from '../../../games/dale/end/end-screen.tsx'
import { useTextMode } from '../../../settings/text-mode.ts'
import { LazyTextMode } from '../../../games/dale/text-mode/lazy-text-mode.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { useBotNames } from '../../names.ts'
import type { TableConnection } from '../../use-connection.ts'
import type { OnlineEndProps } from '../online-game.ts'
import { isAtDale } from './dale-options.ts'
import { seatsFrom } from './to-match-view.ts'
import { useFinished } from './use-finished.ts'
import { useOnlineMatch } from './use-online-match.ts'

export function DaleEnd({ at, ...end }: OnlineEndProps): React.ReactNode {
  return isAtDale(at) ? <End at={at} {...end} /> : undefined
}

type EndProps = Omit<OnlineEndProps, 'at'> & { readonly at: TableConnection<Dale> }

function End({ at, ending, again }: EndProps): React.ReactNode {
  const t = useTranslation()
  const { table, mine } = at
  const botNames = useBotNames(table.seats)
  const seats = useMemo(() => seatsFrom(table.seats, mine, botNames), [botNames, mine, table.seats])
  const finished = useFinished(table.table, table.game, seats)
  const { match: last } = useOnlineMatch(at)
  const match = finished ?? last
  const [isText, showText] = useTextMode(match?.game ?? '')
  if (match === undefined) return <main className="waiting" aria-busy="true" aria-label={t('table.loading')} />
  if (!isText) return <EndScreen match={match} ending={ending} isKept={finished !== undefined} rematch={again} />
  return (
    <>
      <LazyTextMode match={match} link={undefined} onLeave={() => showText(false)} />
      <div className="text-again">{again}</div>
    </>
  )
}
