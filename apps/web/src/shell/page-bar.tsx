/** The bar above pages other than the table: Back, Home, title, theme and language. */
import { Link, useLocation } from 'wouter'
import { Icon } from '../look/icon.tsx'
import { LanguageSelect, ThemeButton } from './switches.tsx'
import { useTranslation } from '../words/words.tsx'
import './page-bar.css'

interface PageBarProps {
  readonly meta?: string
  readonly children?: React.ReactNode
}

export function PageBar({ meta, children }: PageBarProps): React.ReactNode {
  const t = useTranslation()
  const [, goTo] = useLocation()
  return (
    <header className="bar page-bar">
      <button
        type="button"
        className="btn quiet"
        aria-label={t('common.back')}
        onClick={() => (history.length > 1 ? history.back() : goTo('/'))}
      >
        <Icon name="back" />
        <span className="word">{t('common.back')}</span>
      </button>
      <Link className="brand" href="/">
        {t('common.brand')}
      </Link>
      <span className="meta soft">{meta}</span>
      <span className="grow" />
      {children}
      <ThemeButton className="btn quiet" />
      <LanguageSelect />
    </header>
  )
}
