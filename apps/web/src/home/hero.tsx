/** The awning, the name of the house, and the ways to everything else. */
import { Link } from 'wouter'
import { Icon } from '../look/icon.tsx'
import { useWords } from '../words/words.tsx'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'

const SCALLOPS = Array.from({ length: 24 }, (_, place) => place)

export function Hero(): React.ReactNode {
  const t = useWords()
  return (
    <header className="hero seat-1">
      <div className="awning" style={{ '--n': SCALLOPS.length } as React.CSSProperties} aria-hidden="true">
        {SCALLOPS.map((place) => (
          <span key={place} className="scallop" />
        ))}
      </div>
      <div className="heroin">
        <div className="house">
          <h1>{t('common.brand')}</h1>
          <p>{t('home.claim')}</p>
        </div>
        <nav aria-label={t('home.pages')}>
          <Link className="btn quiet" href="/online">
            <Icon name="globe" />
            {t('online.play-online')}
          </Link>
          <Link className="btn quiet" href="/learn">
            <Icon name="book" />
            {t('home.learn')}
          </Link>
          <Link className="btn quiet" href="/rules">
            {t('home.rules')}
          </Link>
          <Link className="btn quiet" href="/replays">
            {t('home.replays')}
          </Link>
          <Link className="btn quiet" href="/settings">
            {t('home.settings')}
          </Link>
        </nav>
        <div className="switches">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}
