/** The head of the picker while decks are being banned. */
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'
import { useFocusAtFirst } from './focus.ts'

export function BanHead({ onDone }: { readonly onDone: () => void }): React.ReactNode {
  const t = useTranslation()
  const done = useFocusAtFirst<HTMLButtonElement>(true)
  const { banned, change } = useSettings()
  return (
    <>
      <header className="phead row wrap">
        <h2>{t('home.bans-title')}</h2>
        <p className="ok bold soft" role="status">
          {t('home.bans-count', { count: banned.length })}
        </p>
        <button type="button" className="btn quiet" onClick={() => change({ banned: [] })}>
          {t('home.bans-none')}
        </button>
        <button type="button" className="btn on" ref={done} onClick={onDone}>
          {t('home.bans-done')}
        </button>
      </header>
      <p className="soft">{t('home.bans-about')}</p>
    </>
  )
}
