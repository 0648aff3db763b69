/** Lets a spectator look from another seat, or leave. */
import { Link } from 'wouter'
import { Icon } from '../../../look/icon.tsx'
import { SkipButton } from '../../../games/dale/news/skip-button.tsx'
import { useTranslation } from '../../../words/words.tsx'

export function SpectatorBar({ onNext }: { readonly onNext: () => void }): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <SkipButton />
      <button type="button" className="btn" onClick={onNext}>
        <Icon name="eye" />
        <span className="clip">{t('table.change-seat')}</span>
      </button>
      <Link className="btn" href="/">
        <Icon name="close" />
        <span className="clip">{t('table.leave')}</span>
      </Link>
    </>
  )
}
