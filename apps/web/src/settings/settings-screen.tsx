/** Everything that can be chosen for this browser. */
import { useId } from 'react'
import { LANGUAGE_NAMES, THEMES } from '../home/theme-and-language.tsx'
import { NAME_LENGTH } from '../games/dale/setup/table-link.ts'
import { PageBar } from '../shell/page-bar.tsx'
import { LANGUAGES } from '../words/language.ts'
import { usePageTitle } from '../shell/use-title.ts'
import { useLanguage, useTranslation } from '../words/words.tsx'
import { Choice, Switch } from './choice.tsx'
import { ReactionSettings } from '../games/dale/settings/reaction-settings.tsx'
import { KeptGames } from '../games/dale/settings/kept-games.tsx'
import { KeysList } from './keys-list.tsx'
import './settings-screen.css'
import { SPEEDS, useSettings } from './settings.ts'
import type { LastAsk } from '../games/dale/table/settled.ts'
import { LAST_ASKS } from '../games/dale/table/settled.ts'

const SPEED_WORDS = {
  off: 'settings.speed-off',
  fast: 'settings.speed-fast',
  normal: 'settings.speed-normal',
  slow: 'settings.speed-slow',
} as const

const LAST_ASK_WORDS = {
  useful: 'settings.last-ask-useful',
  always: 'settings.last-ask-always',
  never: 'settings.last-ask-never',
} as const satisfies Record<LastAsk, string>

export function SettingsScreen(): React.ReactNode {
  const t = useTranslation()
  usePageTitle(t('settings.title'))
  return (
    <div className="page settings">
      <PageBar />
      <main>
        <div className="row wrap gap-14">
          <h1>{t('settings.title')}</h1>
          <p className="soft">{t('settings.kept')}</p>
        </div>
        <div className="fit gap-16">
          <div className="rows gap-16">
            <Look />
            <Play />
          </div>
          <div className="rows gap-16">
            <ReactionSettings />
            <KeptGames />
          </div>
          <div className="rows gap-16">
            <KeysList />
          </div>
        </div>
      </main>
    </div>
  )
}

function Look(): React.ReactNode {
  const t = useTranslation()
  const [language, choose] = useLanguage()
  const { theme, textSize, plainLetters, change } = useSettings()
  const id = useId()
  return (
    <section className="panel rows gap-14">
      <h2>{t('settings.look')}</h2>
      <Choice
        label={t('settings.theme')}
        value={theme}
        options={THEMES.map(([name, words]) => [name, t(words)])}
        onChange={(chosen) => change({ theme: chosen })}
      />
      <Choice
        label={t('settings.language')}
        value={language}
        options={LANGUAGES.map((each) => [each, t(LANGUAGE_NAMES[each])])}
        onChange={choose}
      />
      <div className="size rows gap-4">
        <label htmlFor={id}>{t('settings.text-size')}</label>
        <output htmlFor={id}>{t('settings.percent', { size: textSize })}</output>
        <input
          id={id}
          type="range"
          min={90}
          max={150}
          step={10}
          value={textSize}
          aria-valuetext={t('settings.percent', { size: textSize })}
          onChange={({ target }) => change({ textSize: target.valueAsNumber })}
        />
      </div>
      <Switch
        label={t('settings.plain-letters')}
        about={t('settings.plain-letters-about')}
        isOn={plainLetters}
        onChange={(isOn) => change({ plainLetters: isOn })}
      />
    </section>
  )
}

function Play(): React.ReactNode {
  const t = useTranslation()
  const { name, speed, sound, hoverCards, textTable, chances, change } = useSettings()
  const id = useId()
  return (
    <section className="panel rows gap-14">
      <h2>{t('settings.play')}</h2>
      <div className="rows gap-4">
        <label htmlFor={id}>{t('settings.name')}</label>
        <input
          id={id}
          className="field"
          value={name}
          placeholder={t('common.you')}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => change({ name: target.value })}
        />
        <small id={`${id}-about`}>{t('settings.name-about')}</small>
      </div>
      <Choice
        label={t('settings.speed')}
        value={speed}
        options={SPEEDS.map((each) => [each, t(SPEED_WORDS[each])])}
        onChange={(chosen) => change({ speed: chosen })}
      />
      <Switch
        label={t('settings.sound')}
        about={t('settings.sound-about')}
        isOn={sound}
        onChange={(isOn) => change({ sound: isOn })}
      />
      <Switch
        label={t('settings.hover-cards')}
        about={t('settings.hover-cards-about')}
        isOn={hoverCards}
        onChange={(isOn) => change({ hoverCards: isOn })}
      />
      <Asking />
      <Switch
        label={t('coach.mine')}
        about={t('coach.mine-about')}
        isOn={chances}
        onChange={(isOn) => change({ chances: isOn })}
      />
      <Switch
        label={t('settings.text-table')}
        about={t('settings.text-table-about')}
        isOn={textTable}
        onChange={(isOn) => change({ textTable: isOn })}
      />
    </section>
  )
}

/** How much of the choosing is left to the page. */
function Asking(): React.ReactNode {
  const t = useTranslation()
  const { proposes, lastAsk, change } = useSettings()
  return (
    <>
      <Switch
        label={t('settings.proposes')}
        about={t('settings.proposes-about')}
        isOn={proposes}
        onChange={(isOn) => change({ proposes: isOn })}
      />
      <Choice
        label={t('settings.last-ask')}
        value={lastAsk}
        options={LAST_ASKS.map((each) => [each, t(LAST_ASK_WORDS[each])])}
        onChange={(chosen) => change({ lastAsk: chosen })}
      />
    </>
  )
}
