/** A table that came with the link, and the game that was played at it. */
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { unpackText } from '../../../packed-text.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveMatchSetup } from '../cove-match-types.ts'
import { coveHost } from '../local/worker-host.ts'
import { momentHash } from '../watch/moment-address.ts'
import type { CoveFromLink, PlayedInLink } from './cove-link.ts'

interface LinkedCoveProps {
  readonly linked: CoveFromLink
  readonly onBegin: (table: CoveMatchSetup, seed: string) => void
}

export function LinkedCove({ linked, onBegin }: LinkedCoveProps): React.ReactNode {
  const t = useTranslation()
  const { setup, seed, played } = linked
  return (
    <section className="cv-linked">
      <h2>{t('cove.linked')}</h2>
      <p>{t('cove.linked-text')}</p>
      {played !== undefined && <p>{t('cove.linked-gold', { own: best(played.gold), his: played.gold.at(-1) ?? 0 })}</p>}
      <button type="button" className="cv-btn is-main" onClick={() => onBegin({ setup, names: [] }, seed)}>
        {t('cove.linked-begin')}
      </button>
      {played !== undefined && <Played played={played} />}
    </section>
  )
}

const best = (gold: readonly number[]): number => Math.max(...gold.slice(0, -1))

/** The moves in the link, kept as a game of this browser when someone wants to see them. */
function Played({ played }: { readonly played: PlayedInLink }): React.ReactNode {
  const t = useTranslation()
  const [, go] = useLocation()
  const [isBroken, setBroken] = useState(false)
  const { moves, step } = played
  const watch = useCallback(
    (at: number) =>
      void unpackText(moves)
        .then((text) => (text === undefined ? undefined : coveHost().load(text)))
        .then((game) => (typeof game === 'string' ? go(`/cove/${game}${momentHash(at)}`) : setBroken(true))),
    [go, moves],
  )
  useEffect(() => {
    if (step !== undefined) watch(step)
  }, [step, watch])
  return isBroken ? (
    <p role="alert">{t('cove.linked-broken')}</p>
  ) : (
    <button type="button" className="cv-btn" data-watch-linked="" onClick={() => watch(step ?? 0)}>
      {t('cove.linked-watch')}
    </button>
  )
}
