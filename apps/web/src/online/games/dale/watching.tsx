/** Lets a spectator look from another seat, or leave. */
import { Link } from 'wouter'
import { Icon } from '../../../look/icon.tsx'
import { SkipButton } from '../../../games/dale/news/skip-button.tsx'
import { useTable } from '../../../games/dale/table/table-context.tsx'
import { useTranslation } from '../../../words/words.tsx'

export function SpectatorBar({ onNext }: { readonly onNext: () => void }): React.ReactNode {
  const t = useTranslation()
  const { seat, nameOf } = useTable()
  const view = t('replay.eyes-of', { who: nameOf(seat) })
  const change = t('common.labelled', { label: t('table.change-seat'), text: view })
  return (
    <>
      <SkipButton />
      <button type="button" className="btn" title={change} aria-label={change} onClick={onNext}>
        <Icon name="eye" />
        <span className="clip">{view}</span>
      </button>
      <Link className="btn" href="/">
        <Icon name="close" />
        <span className="clip">{t('table.leave')}</span>
      </Link>
    </>
  )
}
