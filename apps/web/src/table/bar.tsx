/** The bar at the top: where we are, the way back, and what can be changed at any time. */
import { Link } from 'wouter'
import { Icon } from '../look/icon.tsx'
import { useNews } from '../news/news-context.ts'
import { RecapChip } from '../news/recap.tsx'
import { useSettings } from '../settings/settings.ts'
import { useTextTable } from '../settings/text-mode.ts'
import { LANGUAGES } from '../words/language.ts'
import { useLanguage, useWords } from '../words/words.tsx'
import { useTableWithChoice } from './table-context.tsx'
import { useExplain } from './use-explain.ts'

interface BarProps {
  readonly onLog: () => void
  readonly onRecap: () => void
  readonly children: React.ReactNode
}

export function Bar({ onLog, onRecap, children }: BarProps): React.ReactNode {
  const t = useWords()
  const { sight, choice, link } = useTableWithChoice()
  const { view, setup } = sight
  const [, showText] = useTextTable(sight.game)
  const explained = useExplain()
  const { since } = useNews()
  const players = setup.seats.length
  const turn = t('table.turn-number', { turn: view.turn })
  return (
    <header className="bar">
      <Menu />
      <Link className="brand" href="/">
        {t('common.brand')}
      </Link>
      <span className="meta">
        <span className="wideonly">{view.teams ? t('table.table-of-teams') : t('table.table-of', { players })} ·</span>{' '}
        {turn}
      </span>
      <RecapChip onOpen={onRecap} />
      <span className="grow" />
      {link !== undefined && (
        <button
          type="button"
          className="btn quiet undo"
          aria-label={t('common.undo')}
          {...explained('undo', sight.whyNoUndo === undefined, choice.undo)}
          onClick={choice.undo}
        >
          <Icon name="undo" />
          <span>{t('common.undo')}</span>
        </button>
      )}
      <button
        type="button"
        className="btn quiet tologs"
        data-log
        aria-label={t('logbook.title')}
        // The key for the log presses it too, and means the whole log.
        onClick={({ isTrusted }) => (isTrusted && since.length > 0 ? onRecap() : onLog())}
      >
        <Icon name="log" />
      </button>
      <button type="button" className="btn quiet wideonly" onClick={() => showText(true)}>
        <Icon name="text" />
        {t('table.text-table')}
      </button>
      <SoundButton className="btn quiet wideonly" />
      <ThemeButton className="btn quiet wideonly" />
      {children}
    </header>
  )
}

interface SwitchProps {
  readonly className?: string
  /** Beside the mark, where there is room for words. */
  readonly children?: React.ReactNode
}

function SoundButton({ className, children }: SwitchProps): React.ReactNode {
  const t = useWords()
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

function ThemeButton({ className, children }: SwitchProps): React.ReactNode {
  const t = useWords()
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
  const t = useWords()
  const [language, choose] = useLanguage()
  return (
    <select
      className="btn quiet"
      aria-label={t('table.language')}
      value={language}
      onChange={({ target }) => choose(target.value as (typeof LANGUAGES)[number])}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each}>
          {each.toUpperCase()}
        </option>
      ))}
    </select>
  )
}

function Menu(): React.ReactNode {
  const t = useWords()
  const { sight, pastAt, openHelp, openTracker, choice, link } = useTableWithChoice()
  const [, showText] = useTextTable(sight.game)
  return (
    <>
      <button type="button" className="btn quiet" aria-label={t('common.menu')} popoverTarget="table-menu">
        <Icon name="menu" />
      </button>
      <div id="table-menu" popover="auto" className="menu panel">
        {link !== undefined && (
          <button
            type="button"
            popoverTarget="table-menu"
            disabled={sight.whyNoUndo !== undefined}
            onClick={choice.undoTurn}
          >
            {t('table.undo-turn')} <kbd>⇧U</kbd>
          </button>
        )}
        <Link href="/">{t('common.home')}</Link>
        <Link href={pastAt(sight.step)}>{t('table.replay')}</Link>
        <button type="button" popoverTarget="table-menu" onClick={openTracker}>
          {t('tracker.title')}
        </button>
        <Link href="/rules">{t('table.rules')}</Link>
        <Link href="/decks">{t('table.decks')}</Link>
        <Link href="/settings">{t('table.settings')}</Link>
        <button type="button" popoverTarget="table-menu" onClick={openHelp}>
          {t('settings.keys')} <kbd>?</kbd>
        </button>
        <button type="button" onClick={() => showText(true)}>
          {t('table.text-table')}
        </button>
        <SoundButton>{t('table.sound')}</SoundButton>
        <ThemeButton>{t('table.theme')}</ThemeButton>
        <LanguageSelect />
      </div>
    </>
  )
}
