/** The bar above the table: menu, turn, undo, log, and switches that work at any time. */
import { Link } from 'wouter'
import { MyChances } from '../coach/my-chances.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useNews } from '../news/news-context.ts'
import { RecapChip } from '../news/recap.tsx'
import { useTextMode } from '../../../settings/text-mode.ts'
import { useTranslation } from '../../../words/words.tsx'
import { LanguageSelect, SoundButton, ThemeButton } from '../../../shell/switches.tsx'
import { useTableWithChoice } from './table-context.tsx'
import { useExplain } from './use-explain.ts'

interface TableBarProps {
  readonly onLog: () => void
  readonly onRecap: () => void
  readonly children: React.ReactNode
}

export function TableBar({ onLog, onRecap, children }: TableBarProps): React.ReactNode {
  const t = useTranslation()
  const { match, choice, link } = useTableWithChoice()
  const { view, setup } = match
  const [, showText] = useTextMode(match.game)
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
      <span className="meta soft">
        <span className="wideonly">{view.teams ? t('table.table-of-teams') : t('table.table-of', { players })} ·</span>{' '}
        {turn}
        <MyChances />
      </span>
      <RecapChip onOpen={onRecap} />
      <span className="grow" />
      <HintButton />
      {link !== undefined && (
        <button
          type="button"
          className="btn quiet undo"
          aria-label={t('common.undo')}
          {...explained('undo', match.whyNoUndo === undefined, choice.undo)}
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

/** Asks the coach, where there is one. */
function HintButton(): React.ReactNode {
  const t = useTranslation()
  const { choice, openHint } = useTableWithChoice()
  if (openHint === undefined) return undefined
  const label = t('coach.hint')
  return (
    <button
      type="button"
      className="btn quiet to-hint"
      aria-label={label}
      disabled={choice.decision === undefined}
      onClick={openHint}
    >
      <Icon name="bulb" />
      <span>{label}</span>
    </button>
  )
}

function Menu(): React.ReactNode {
  const t = useTranslation()
  const { match, pastAt, openHelp, openHint, openTracker, choice, link } = useTableWithChoice()
  const [, showText] = useTextMode(match.game)
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
            disabled={match.whyNoUndo !== undefined}
            onClick={choice.undoTurn}
          >
            {t('table.undo-turn')} <kbd>⇧U</kbd>
          </button>
        )}
        {openHint !== undefined && (
          <button type="button" popoverTarget="table-menu" disabled={choice.decision === undefined} onClick={openHint}>
            {t('coach.hint')} <kbd>A</kbd>
          </button>
        )}
        <Link href="/">{t('common.home')}</Link>
        <Link href={pastAt(match.step)}>{t('table.replay')}</Link>
        <button type="button" popoverTarget="table-menu" onClick={openTracker}>
          {t('tracker.title')}
        </button>
        <Link href="/rules">{t('table.rules')}</Link>
        <Link href="/decks">{t('table.decks')}</Link>
        <Link href="/settings">{t('table.settings')}</Link>
        <button type="button" popoverTarget="table-menu" onClick={openHelp}>
          {t('settings.key-help')} <kbd>?</kbd>
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
