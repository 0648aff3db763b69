/** Switches for theme and language, the browser's own lists styled as quiet buttons. */
import { Icon } from '../look/icon.tsx'
import { oneOf } from '../one-of.ts'
import type { Theme } from '../settings/settings.ts'
import { useSettings } from '../settings/settings.ts'
import type { Language } from '../words/language.ts'
import { LANGUAGES } from '../words/language.ts'
import { useLanguage, useTranslation } from '../words/words.tsx'

export const THEMES = [
  ['auto', 'settings.theme-auto'],
  ['light', 'settings.theme-light'],
  ['dark', 'settings.theme-dark'],
] as const satisfies readonly (readonly [Theme, string])[]

export const LANGUAGE_NAMES = {
  en: 'settings.language-en',
  fr: 'settings.language-fr',
  pl: 'settings.language-pl',
} as const satisfies Readonly<Record<Language, string>>

export function ThemeSwitch(): React.ReactNode {
  const t = useTranslation()
  const { theme, change } = useSettings()
  return (
    <span className="btn quiet over theme" title={t('settings.theme')}>
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
      <select
        aria-label={t('settings.theme')}
        value={theme}
        onChange={({ target }) => change({ theme: THEMES.find(([name]) => name === target.value)?.[0] ?? theme })}
      >
        {THEMES.map(([name, words]) => (
          <option key={name} value={name}>
            {t(words)}
          </option>
        ))}
      </select>
    </span>
  )
}

export function LanguageSwitch(): React.ReactNode {
  const t = useTranslation()
  const [language, choose] = useLanguage()
  return (
    <span className="btn quiet over" title={t('settings.language')}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <select
        aria-label={t('settings.language')}
        value={language}
        onChange={({ target }) => choose(oneOf(LANGUAGES, target.value) ?? language)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {t(LANGUAGE_NAMES[each])}
          </option>
        ))}
      </select>
    </span>
  )
}
