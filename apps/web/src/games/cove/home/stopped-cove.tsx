/** Shown in place of a game that cannot continue, with the reason and the options. */
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { DownloadKept, FaultText } from '../../../kept/fault-text.tsx'
import { useTranslation } from '../../../words/words.tsx'
import type { GameFault } from '../../../worker/kept-record.ts'
import type { CoveMatchView } from '../cove-match-types.ts'
import { coveHost } from '../local/worker-host.ts'
import { CoveRules } from '../rules/cove-rules.tsx'
import { sayReason } from '../say/reason.ts'
import { WatchAgain } from '../watch/watch-again.tsx'

export function StoppedCove({ game, fault }: { readonly game: string; readonly fault: GameFault }): React.ReactNode {
  const t = useTranslation()
  const [, go] = useLocation()
  const [watched, setWatched] = useState<CoveMatchView>()
  const load = useCallback(() => coveHost().watchAgain(game), [game])
  if (watched !== undefined) {
    return (
      <CoveRules>
        <WatchAgain match={watched} load={load} onClose={() => setWatched(undefined)} />
      </CoveRules>
    )
  }
  const host = coveHost()
  return (
    <main className="center cv-lost">
      <h1>{t('kept.title')}</h1>
      <FaultText fault={fault} sayReason={(refusal) => t('kept.because', { why: sayReason(t, refusal) })} />
      {fault.fault === 'stopped' && (
        <>
          <button type="button" className="cv-btn is-main" onClick={() => void host.lastView(game).then(setWatched)}>
            {t('kept.watch')}
          </button>
          <button
            type="button"
            className="cv-btn"
            onClick={() => void host.continueStopped(game).then((next) => go(`/cove/${next}`))}
          >
            {t('kept.play-on')}
          </button>
          <p>{t('kept.play-on-about')}</p>
        </>
      )}
      <DownloadKept game={game} save={host.save} className="cv-btn" />
      <Link className="cv-btn" href="/cove">
        {t('cove.to-all-games')}
      </Link>
    </main>
  )
}
