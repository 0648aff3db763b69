/** A game of the Cove online, drawn in the same harbour as everywhere. */
import type { Cove } from '@merchants/cove'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { EveningQuestion } from '../../../games/cove/evening/evening.tsx'
import { HisQuestion } from '../../../games/cove/ask/his-question.tsx'
import { OwnQuestion } from '../../../games/cove/ask/own-question.tsx'
import { Panel } from '../../../games/cove/ask/panel.tsx'
import type { CoveMatchCommands, CoveMatchView, CoveMatchSetup } from '../../../games/cove/cove-match-types.ts'
import { CoveSprite } from '../../../games/cove/look/cove-sprite.tsx'
import { CoveRules } from '../../../games/cove/rules/cove-rules.tsx'
import { usePlayback } from '../../../games/cove/playback/use-playback.ts'
import { CoveTable } from '../../../games/cove/table/cove-table.tsx'
import { seatName } from '../../../games/cove/table/seat.ts'
import { CoveTableProvider, useCove } from '../../../games/cove/table/table-context.tsx'
import { useCoveState } from '../../../games/cove/table/use-cove-state.ts'
import { dropMoment } from '../../../games/cove/watch/moment-address.ts'
import { WatchAgain } from '../../../games/cove/watch/watch-again.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { useCompany } from '../../playing/use-company.tsx'
import { useTurnTitle } from '../../../shell/use-title.ts'
import { useSeatNames } from '../../names.ts'
import type { TableConnection } from '../../use-connection.ts'
import type { OnlineTableProps } from '../online-game.ts'
import { coveLinkTo } from './online-cove-commands.ts'
import { isAtCove, setupAt } from './cove-options.ts'
import { toCoveMatchView } from './to-cove-match-view.ts'
import { useFrames } from './use-frames.ts'
import { useFollowing } from './use-following.ts'

export function OnlineCove({ at, onShown }: OnlineTableProps): React.ReactNode {
  return isAtCove(at) ? <Harbour at={at} onShown={onShown} /> : undefined
}

/** The setup of the harbour at this table. */
export function useMatchSetup({ table, mine }: TableConnection): CoveMatchSetup {
  const nameOf = useSeatNames(table.seats)
  const { options, seats } = table
  return useMemo(
    () => ({ setup: setupAt(options), names: seats.map((_, seat) => nameOf(seat)), isWatched: mine.length === 0 }),
    [mine.length, nameOf, options, seats],
  )
}

interface HarbourProps extends Pick<OnlineTableProps, 'onShown'> {
  readonly at: TableConnection<Cove>
}

function Harbour({ at, onShown }: HarbourProps): React.ReactNode {
  const t = useTranslation()
  const { connection, table, match } = at
  const { followed, rest, skip } = useFollowing(at)
  const setup = useMatchSetup(at)
  const shown = useMemo(
    () => followed && toCoveMatchView(followed, `${table.table}-${followed.match.game}`, setup),
    [followed, setup, table.table],
  )
  const link = useMemo(() => followed && coveLinkTo(connection, followed.match), [connection, followed])
  const { button, drawer, slips } = useCompany(at, { viewer: match?.view.seat ?? -1 })
  const isLast = table.stage === 'over' && followed?.match === match
  const onIdle = useCallback(
    (isIdle: boolean) => {
      rest(isIdle)
      if (isIdle && isLast) onShown()
    },
    [isLast, onShown, rest],
  )
  const curtain = match?.curtain
  useTurnTitle(match?.view.decision !== undefined)
  useEffect(() => {
    if (curtain !== undefined) void connection.look(curtain)
  }, [connection, curtain])
  return (
    <div className="cove cv-page online-cove">
      <CoveSprite />
      {shown === undefined || link === undefined ? (
        <main className="waiting" aria-busy="true" aria-label={t('table.loading')} />
      ) : (
        <CoveRules>
          <Shown {...{ connection, link, skip, button }} match={shown} onIdle={onIdle} />
        </CoveRules>
      )}
      {drawer}
      {slips}
    </div>
  )
}

interface ShownProps extends Pick<TableConnection<Cove>, 'connection'> {
  readonly match: CoveMatchView
  readonly link: CoveMatchCommands
  /** Says whether everything that is on the screen was shown. */
  readonly onIdle: (isIdle: boolean) => void
  readonly skip: () => void
  readonly button: React.ReactNode
}

/** The server lets the Huckster take his turn. */
const start = (): void => undefined

/** While the viewer looks back, the game stays where it was shown. */
function Shown({ connection, match, link, onIdle, skip, button }: ShownProps): React.ReactNode {
  const own = usePlayback(match, -1)
  const { isBusy } = own
  const [isLookingBack, setLookingBack] = useState(false)
  const load = useFrames(connection, match.step)
  const comeBack = (): void => {
    dropMoment()
    setLookingBack(false)
  }
  useEffect(() => onIdle(!isBusy && !isLookingBack), [isBusy, isLookingBack, onIdle, match])
  const showing = useMemo(
    () => ({
      ...own,
      toEnd: () => {
        skip()
        own.toEnd()
      },
    }),
    [own, skip],
  )
  const online = useMemo(() => ({ button, onWatch: () => setLookingBack(true) }), [button])
  const state = useCoveState({ match, link, showing, start, online })
  if (isLookingBack) return <WatchAgain match={match} load={load} onClose={comeBack} />
  return (
    <CoveTableProvider value={state}>
      <CoveTable question={<OnlineQuestion />} />
    </CoveTableProvider>
  )
}

function OnlineQuestion(): React.ReactNode {
  const { choosing, showing } = useCove()
  if (choosing.decision !== undefined) return <OwnQuestion />
  if (showing.isEvening) return <EveningQuestion />
  return showing.isBusy ? <HisQuestion /> : <Waiting />
}

/** Another merchant decides, or the Huckster. */
function Waiting(): React.ReactNode {
  const t = useTranslation()
  const { match } = useCove()
  const { waitsFor } = match.view
  return (
    <Panel
      seat={waitsFor === undefined ? 'h' : waitsFor + 1}
      words={
        <h2>
          {waitsFor === undefined ? t('cove.moving') : t('cove.waits-for', { who: seatName(t, match.table, waitsFor) })}
        </h2>
      }
    >
      {undefined}
    </Panel>
  )
}
