/** The awning, the name of the house, and the ways to everything else. */
import { Link } from 'wouter'
import { Icon } from '../look/icon.tsx'
import { useWords } from '../words/words.tsx'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'

const PAGES = [
  { href: '/online', icon: 'globe', words: 'online.play-online' },
  { href: '/learn', icon: 'book', words: 'home.learn' },
  { href: '/rules', icon: 'text', words: 'home.rules' },
  { href: '/replays', icon: 'step-back', words: 'home.replays' },
  { href: '/settings', icon: 'settings', words: 'home.settings' },
] as const

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
          {PAGES.map(({ href, icon, words }) => (
            <Link key={href} className="btn quiet" href={href}>
              <Icon name={icon} />
              {t(words)}
            </Link>
          ))}
        </nav>
        <div className="switches">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}
