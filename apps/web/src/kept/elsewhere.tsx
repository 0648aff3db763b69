/** Shown instead of a table that is open in another tab, with an offer to continue here. */
import { useTranslation } from '../words/words.tsx'
import type { Elsewhere as Where } from '../worker/open-game.ts'

interface ElsewhereProps {
  readonly where: Where
  readonly onTakeOver: () => void
  readonly button: string
  /** The way out. */
  readonly children: React.ReactNode
}

export function Elsewhere({ where, onTakeOver, button, children }: ElsewhereProps): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <h1>{t(where === 'open' ? 'kept.open-title' : 'kept.taken-title')}</h1>
      <p role="status">{t(where === 'open' ? 'kept.open-text' : 'kept.taken-text')}</p>
      <button type="button" className={button} onClick={onTakeOver}>
        {t('kept.take-over')}
      </button>
      {children}
    </>
  )
}
