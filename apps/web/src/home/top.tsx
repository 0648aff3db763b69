/** The awning, the title, and the links to all other pages. */
import { Link } from 'wouter'
import { Icon } from '../look/icon.tsx'
import { useTranslation } from '../words/words.tsx'
import { LanguageSwitch, ThemeSwitch } from './theme-and-language.tsx'

const PAGES = [
  { href: '/online', icon: 'globe', words: 'online.play-online' },
  { href: '/learn', icon: 'book', words: 'home.learn' },
  { href: '/rules', icon: 'text', words: 'home.rules' },
  { href: '/replays', icon: 'play', words: 'home.replays' },
  { href: '/settings', icon: 'settings', words: 'home.settings' },
] as const

export function Top(): React.ReactNode {
  const t = useTranslation()
  return (
    <header className="top row">
      <span className="awn" aria-hidden="true" />
      <h1>{t('common.brand')}</h1>
      <nav aria-label={t('home.pages')}>
        {PAGES.map(({ href, icon, words }) => (
          <Link key={href} className="btn quiet" href={href}>
            <Icon name={icon} />
            <span>{t(words)}</span>
          </Link>
        ))}
      </nav>
      <div className="corner">
        <Link className="btn quiet" href="/records" title={t('home.records')}>
          <Icon name="trophy" />
          <span className="full">{t('home.records')}</span>
          <span className="sr">{t('home.records')}</span>
        </Link>
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
    </header>
  )
}
