/** A game of Dale online, with the people who are not in the room beside the table. */
import type { Dale } from '@merchants/dale'
import { useCallback, useEffect, useState } from 'react'
import { PassDeviceScreen } from '../../../games/dale/game/pass-device.tsx'
import { useTextMode } from '../../../settings/text-mode.ts'
import { playFor } from '../../../games/dale/table/play-for.ts'
import { DaleTable } from '../../../games/dale/table/dale-table.tsx'
import { useIsNarrow } from '../../../shell/use-is-narrow.ts'
import { LazyTextMode } from '../../../games/dale/text-mode/lazy-text-mode.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { SidePanel } from '../../playing/side-panel.tsx'
import { SeatState } from '../../playing/seat-state.tsx'
import { useCompany } from '../../playing/use-company.tsx'
import { useTurnTitle } from '../../../shell/use-title.ts'
import type { TableConnection } from '../../use-connection.ts'
import type { OnlineTableProps } from '../online-game.ts'
import { isAtDale } from './dale-options.ts'
import { PastView } from './past-view.tsx'
import { useOnlineMatch } from './use-online-match.ts'
import { SpectatorBar } from './watching.tsx'

export function OnlineDaleTable({ at, past }: OnlineTableProps): React.ReactNode {
  return isAtDale(at) ? <Playing at={at} past={past} /> : undefined
}

type PlayingProps = Pick<OnlineTableProps, 'past'> & { readonly at: TableConnection<Dale> }

function Playing({ at, past }: PlayingProps): React.ReactNode {
  const t = useTranslation()
  const isWide = !useIsNarrow('(max-width: 1240px)')
  const [watchedSeat, setWatchedSeat] = useState(0)
  const { match, link } = useOnlineMatch(at)
  const [isText, showText] = useTextMode(match?.game ?? '')
  const { table, mine } = at
  const hasRail = isWide && !isText && past === undefined
  const { company, button, drawer, slips } = useCompany(at, { viewer: match?.view.seat ?? -1, hasRail })

  const isOwnTurn = match?.view.decision !== undefined
  useTurnTitle(isOwnTurn)
  useEffect(() => {
    if (match !== undefined) playFor(match.log.slice(match.news), isOwnTurn)
  }, [match, isOwnTurn])
  const noteOf = useSeatNotes(at)
  const pastAt = useCallback((step: number) => `/t/${table.table}/${step}`, [table.table])

  if (match === undefined) return <main className="waiting" aria-busy="true" aria-label={t('table.loading')} />
  if (match.curtain !== undefined) {
    return (
      <>
        <PassDeviceScreen match={match} seat={match.curtain} onConfirm={() => void link?.confirmViewer()} />
        {slips}
      </>
    )
  }
  if (past !== undefined) return <PastView at={at} now={match} step={past} />

  return (
    <div className={`online-table ${mine.length === 0 ? 'is-watched' : ''}`}>
      {isText ? (
        <>
          <LazyTextMode match={match} link={link} onLeave={() => showText(false)} />
          <div className="text-tools">{button}</div>
        </>
      ) : (
        <DaleTable
          match={match}
          link={link}
          tools={hasRail ? undefined : button}
          noteOf={noteOf}
          pastAt={pastAt}
          watchedSeat={watchedSeat}
          watching={
            mine.length === 0 ? (
              <SpectatorBar onNext={() => setWatchedSeat((watchedSeat + 1) % match.view.seats.length)} />
            ) : undefined
          }
        >
          {hasRail && <SidePanel {...company} />}
        </DaleTable>
      )}
      {drawer}
      {slips}
    </div>
  )
}

/** A note beside the name of each seat. */
function useSeatNotes({ table: { seats }, mine }: TableConnection): (seat: number) => React.ReactNode {
  return useCallback(
    (seat) => seats[seat] && <SeatState seat={seats[seat]} isMine={mine.includes(seat)} />,
    [mine, seats],
  )
}
