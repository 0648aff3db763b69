/** Sound, theme and language, as they stand in bars and menus. */
import { Icon } from '../look/icon.tsx'
import { oneOf } from '../one-of.ts'
import { useSettings } from '../settings/settings.ts'
import { LANGUAGES } from '../words/language.ts'
import { useLanguage, useTranslation } from '../words/words.tsx'

interface SwitchProps {
  readonly className?: string
  /** Beside the mark, where there is room for words. */
  readonly children?: React.ReactNode
}

export function SoundButton({ className, children }: SwitchProps): React.ReactNode {
  const t = useTranslation()
  const { sound, change } = useSettings()
  return (
    <button
      type="button"
      className={className}
      aria-pressed={sound}
      aria-label={t('table.sound')}
      onClick={() => change({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'sound-off'} />
      {children}
    </button>
  )
}

export function ThemeButton({ className, children }: SwitchProps): React.ReactNode {
  const t = useTranslation()
  const { theme, change } = useSettings()
  return (
    <button
      type="button"
      className={className}
      aria-label={t('table.theme')}
      onClick={() => change({ theme: theme === 'dark' ? 'light' : 'dark' })}
    >
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
      {children}
    </button>
  )
}

export function LanguageSelect(): React.ReactNode {
  const t = useTranslation()
  const [language, choose] = useLanguage()
  return (
    <select
      className="btn quiet"
      aria-label={t('table.language')}
      value={language}
      onChange={({ target }) => choose(oneOf(LANGUAGES, target.value) ?? language)}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each}>
          {each.toUpperCase()}
        </option>
      ))}
    </select>
  )
}
