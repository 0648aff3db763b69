/** In the place of a harbour whose game cannot be played on: what is the matter, and what can be done. */
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { DownloadKept, FaultText } from '../../kept/fault-text.tsx'
import { useWords } from '../../words/words.tsx'
import type { GameFault } from '../../worker/kept-record.ts'
import type { CoveSight } from '../cove-sight.ts'
import { coveHost } from '../host/worker-host.ts'
import { CoveRules } from '../rules/cove-rules.tsx'
import { sayReason } from '../say/reason.ts'
import { WatchAgain } from '../watch/watch-again.tsx'

export function StoppedCove({ game, fault }: { readonly game: string; readonly fault: GameFault }): React.ReactNode {
  const t = useWords()
  const [, go] = useLocation()
  const [watched, setWatched] = useState<CoveSight>()
  if (watched !== undefined) {
    return (
      <CoveRules>
        <WatchAgain sight={watched} onClose={() => setWatched(undefined)} />
      </CoveRules>
    )
  }
  const host = coveHost()
  return (
    <main className="cv-lost">
      <h1>{t('kept.title')}</h1>
      <FaultText fault={fault} sayReason={(refusal) => t('kept.because', { why: sayReason(t, refusal) })} />
      {fault.fault === 'stopped' && (
        <>
          <button type="button" className="cv-btn is-main" onClick={() => void host.lastSight(game).then(setWatched)}>
            {t('kept.watch')}
          </button>
          <button
            type="button"
            className="cv-btn"
            onClick={() => void host.playOn(game).then((next) => go(`/cove/${next}`))}
          >
            {t('kept.play-on')}
          </button>
          <p>{t('kept.play-on-about')}</p>
        </>
      )}
      <DownloadKept game={game} save={host.save} className="cv-btn" />
      <Link className="cv-btn" href="/cove">
        {t('cove.to-harbour-door')}
      </Link>
    </main>
  )
}
