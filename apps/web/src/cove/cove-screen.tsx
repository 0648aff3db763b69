/** A game of the Cove from its first boat to its end. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Elsewhere } from '../kept/elsewhere.tsx'
import { useGameFault } from '../kept/use-game-fault.ts'
import { useWords } from '../words/words.tsx'
import { useChoosing } from './choose/use-choosing.ts'
import type { CoveLink, CoveSight } from './cove-sight.ts'
import { CoveEndScreen } from './end/end-screen.tsx'
import { StoppedCove } from './home/stopped-cove.tsx'
import { coveHost } from './host/worker-host.ts'
import { CoveSprite } from './look/cove-sprite.tsx'
import { CoveRules } from './rules/cove-rules.tsx'
import { storyOf } from './show/story.ts'
import { useShowing } from './show/use-showing.ts'
import { CoveTable } from './table/cove-table.tsx'
import type { CoveTableState } from './table/table-context.tsx'
import { CoveTableProvider } from './table/table-context.tsx'
import { WatchAgain } from './watch/watch-again.tsx'

export function CoveScreen({ game }: { readonly game: string }): React.ReactNode {
  const t = useWords()
  const [sight, setSight] = useState<CoveSight>()
  const [link, setLink] = useState<CoveLink>()
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    let isHere = true
    const watch = (next: CoveSight): void => {
      if (isHere && next.game === game) setSight(next)
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
  useEffect(() => {
    document.title = t('cove.title')
    return () => {
      document.title = t('common.brand')
    }
  }, [t])

  return (
    <div className="cove cv-page">
      <CoveSprite />
      {isLost && <LostCove game={game} />}
      {sight?.elsewhere !== undefined && link !== undefined && (
        <main className="cv-lost">
          <Elsewhere where={sight.elsewhere} onTakeOver={() => void coveHost().takeOver(game)} button="cv-btn is-main">
            <Link className="cv-btn" href="/cove">
              {t('cove.to-harbour-door')}
            </Link>
          </Elsewhere>
        </main>
      )}
      {sight !== undefined && sight.elsewhere === undefined && link !== undefined && (
        <CoveRules>
          <Playing sight={sight} link={link} />
        </CoveRules>
      )}
    </div>
  )
}

/** A game that cannot be opened: there is none, or it does not go on here. */
function LostCove({ game }: { readonly game: string }): React.ReactNode {
  const t = useWords()
  const fault = useGameFault(coveHost(), game)
  if (fault !== undefined) return <StoppedCove game={game} fault={fault} />
  return (
    <main className="cv-lost">
      <h1>{t('cove.lost')}</h1>
      <Link className="cv-btn is-main" href="/cove">
        {t('cove.to-harbour-door')}
      </Link>
    </main>
  )
}

function Playing({ sight, link }: { readonly sight: CoveSight; readonly link: CoveLink }): React.ReactNode {
  const [atOnce, setAtOnce] = useState(-1)
  const [isWatching, setWatching] = useState(false)
  const showing = useShowing(sight, atOnce)
  const choosing = useChoosing(sight, link, showing.isBusy)
  const { frames, shown, isHis, isBusy } = showing
  const story = useMemo(() => (isHis && isBusy ? storyOf(frames, shown) : undefined), [frames, isBusy, isHis, shown])
  const start = useCallback(
    (isAtOnce = false) => {
      if (isAtOnce) setAtOnce(sight.step + 1)
      void link.answer(sight.step, [[0]])
    },
    [link, sight.step],
  )
  const state = useMemo(
    (): CoveTableState => ({ sight, link, showing, story, choosing, start }),
    [choosing, link, showing, sight, start, story],
  )
  if (isWatching) return <WatchAgain sight={sight} onClose={() => setWatching(false)} />
  if (sight.view.phase === 'over' && !isBusy) return <CoveEndScreen sight={sight} onWatch={() => setWatching(true)} />
  return (
    <CoveTableProvider value={state}>
      <CoveTable />
    </CoveTableProvider>
  )
}
