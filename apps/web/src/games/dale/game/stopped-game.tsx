/** Shown in place of a game that cannot continue, with the reason and the options. */
import { Link, useLocation } from 'wouter'
import { useHost } from '../host-context.tsx'
import { DownloadKept, FaultText } from '../../../kept/fault-text.tsx'
import { useLoadRefusal } from '../replay/refusal.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { GameFault } from '../../../worker/kept-record.ts'

export function StoppedGame({ game, fault }: { readonly game: string; readonly fault: GameFault }): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const [, navigate] = useLocation()
  const inWords = useLoadRefusal()
  const continueHere = async (): Promise<void> => {
    const kept = (await host.games()).find((each) => each.game === game)
    if (kept !== undefined)
      navigate(`/table/${await host.continueFrom(game, Number.POSITIVE_INFINITY, kept.setup.seats)}`)
  }
  return (
    <main className="panel lost rows middle gap-16">
      <h1>{t('kept.title')}</h1>
      <FaultText fault={fault} sayReason={inWords} />
      {fault.fault === 'stopped' && (
        <>
          <Link className="btn primary" href={`/replay/${game}`}>
            {t('kept.watch')}
          </Link>
          <button type="button" className="btn" onClick={() => void continueHere()}>
            {t('kept.play-on')}
          </button>
          <p>{t('kept.play-on-about')}</p>
        </>
      )}
      <DownloadKept game={game} save={host.save} className="btn" />
      <Link className="btn" href="/">
        {t('common.home')}
      </Link>
    </main>
  )
}
