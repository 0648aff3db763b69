/** A game of the Cove from its first boat to its end. */
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Elsewhere } from '../../kept/elsewhere.tsx'
import { useGameFault } from '../../kept/use-game-fault.ts'
import { useTitle } from '../../shell/use-title.ts'
import { useTranslation } from '../../words/words.tsx'
import type { CoveMatchCommands, CoveMatchView } from './cove-match-types.ts'
import { LocalEnd } from './end/local-end.tsx'
import { StoppedCove } from './home/stopped-cove.tsx'
import { coveHost } from './local/worker-host.ts'
import { CoveSprite } from './look/cove-sprite.tsx'
import { CoveRules } from './rules/cove-rules.tsx'
import { withRest } from './playback/shown-before.ts'
import { CoveTable } from './table/cove-table.tsx'
import { CoveTableProvider } from './table/table-context.tsx'
import { useCoveTable } from './table/use-cove-table.ts'
import { dropMoment, useMomentInAddress } from './watch/moment-address.ts'
import { WatchAgain } from './watch/watch-again.tsx'

export function CoveScreen({ game }: { readonly game: string }): React.ReactNode {
  const t = useTranslation()
  const [match, setSight] = useState<CoveMatchView>()
  const [link, setLink] = useState<CoveMatchCommands>()
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    let isHere = true
    let isFirst = true
    const watch = (next: CoveMatchView): void => {
      if (!isHere || next.game !== game) return
      const isOpened = isFirst && next.elsewhere === undefined
      isFirst = isFirst && !isOpened
      if (isOpened) void withRest(next, coveHost().watchAgain).then((whole) => isHere && setSight(whole))
      else setSight(next)
    }
    void coveHost()
      .open(game, watch)
      .then((opened) => {
        if (!isHere) return
        setLink(() => opened)
        setLost(opened === undefined)
      })
    return () => {
      isHere = false
      void coveHost().leave(game)
    }
  }, [game])
  useTitle(t('cove.title'))

  return (
    <div className="cove cv-page">
      <CoveSprite />
      {isLost && <LostCove game={game} />}
      {match?.elsewhere !== undefined && link !== undefined && (
        <main className="cv-lost">
          <Elsewhere where={match.elsewhere} onTakeOver={() => void coveHost().takeOver(game)} button="cv-btn is-main">
            <Link className="cv-btn" href="/cove">
              {t('cove.to-all-games')}
            </Link>
          </Elsewhere>
        </main>
      )}
      {match !== undefined && match.elsewhere === undefined && link !== undefined && (
        <CoveRules>
          <Playing match={match} link={link} />
        </CoveRules>
      )}
    </div>
  )
}

/** A game that cannot be opened, because it is missing or cannot continue here. */
function LostCove({ game }: { readonly game: string }): React.ReactNode {
  const t = useTranslation()
  const fault = useGameFault(coveHost(), game)
  if (fault !== undefined) return <StoppedCove game={game} fault={fault} />
  return (
    <main className="cv-lost">
      <h1>{t('cove.lost')}</h1>
      <Link className="cv-btn is-main" href="/cove">
        {t('cove.to-all-games')}
      </Link>
    </main>
  )
}

function Playing({
  match,
  link,
}: {
  readonly match: CoveMatchView
  readonly link: CoveMatchCommands
}): React.ReactNode {
  const isNamed = useMomentInAddress() !== undefined && match.view.phase === 'over'
  const [isWatching, setWatching] = useState(isNamed)
  const stopWatching = (): void => {
    dropMoment()
    setWatching(false)
  }
  const table = useCoveTable(match, link)
  const watchAgain = useCallback(() => coveHost().watchAgain(match.game), [match.game])
  if (isWatching) return <WatchAgain match={match} load={watchAgain} onClose={stopWatching} />
  if (match.view.phase === 'over' && !table.showing.isBusy) {
    return <LocalEnd match={match} onWatch={() => setWatching(true)} />
  }
  return (
    <CoveTableProvider value={table}>
      <CoveTable />
    </CoveTableProvider>
  )
}
