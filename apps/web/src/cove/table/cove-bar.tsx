/** The bar at the top: the day and its phases, the gold of everybody, log, rules and menu. */
import type { Phase } from '@merchants/cove'
import { Link } from 'wouter'
import { LanguageSelect } from '../../table/bar.tsx'
import { useWords } from '../../words/words.tsx'
import { Coin } from '../pieces/mark.tsx'
import { useAllRules } from '../rules/cove-rules.tsx'
import { Marker } from '../pieces/marker.tsx'
import { markerLetter, seatName } from './seat.ts'
import { useCove } from './table-context.tsx'

const PHASES: readonly Phase[] = ['arrival', 'production', 'market', 'cleanUp']
const DAYS = 3

export interface CoveBarProps {
  readonly onLog: () => void
  readonly onText: () => void
  readonly onSave: () => void
}

/** Everybody's gold, with their markers. */
export function Race({ isShort = false }: { readonly isShort?: boolean }): React.ReactNode {
  const t = useWords()
  const { sight, showing } = useCove()
  const { humans, huckster } = showing.view
  return (
    <span className="race">
      {[...humans, huckster].map(({ gold }, seat) => (
        <span key={seat} className="race-seat" data-zone={`gold:${seat}`}>
          <Marker isHuckster={seat === humans.length} letter={markerLetter(t, seat, humans.length)} />
          <span className={isShort ? 'sr' : ''}>{seatName(t, sight.table, seat)}</span> <b>{gold}</b> <Coin />
        </span>
      ))}
    </span>
  )
}

export function CoveBarTitle(): React.ReactNode {
  const t = useWords()
  return (
    <h1>
      <Link href="/cove">{t('cove.title')}</Link>
    </h1>
  )
}

export function CoveBar(props: CoveBarProps): React.ReactNode {
  const t = useWords()
  const { showing } = useCove()
  const { round, phase } = showing.view
  const openRules = useAllRules()
  return (
    <header className="cv-bar">
      <CoveBarTitle />
      <ol className="phases" aria-label={t('cove.phases')}>
        <li>{t('cove.day-of', { day: round, days: DAYS })}</li>
        {PHASES.map((each) => (
          <li key={each} aria-current={each === phase ? 'step' : undefined}>
            {t.any(`cove.phase-${each}`)}
          </li>
        ))}
      </ol>
      <span className="sp" />
      <Race />
      <button type="button" className="cv-tool" onClick={props.onLog}>
        {t('cove.log')}
      </button>
      <button type="button" className="cv-tool" onClick={openRules}>
        {t('cove.rules')}
      </button>
      <CoveMenu {...props} />
    </header>
  )
}

export function CoveMenu({
  onText,
  onSave,
  onLog,
  isShort = false,
}: CoveBarProps & { readonly isShort?: boolean }): React.ReactNode {
  const t = useWords()
  const openRules = useAllRules()
  return (
    <>
      <button type="button" className="cv-tool" popoverTarget="cove-menu" aria-label={t('common.menu')}>
        {isShort ? '☰' : t('common.menu')}
      </button>
      <div id="cove-menu" popover="auto" className="cv-menu">
        <Link href="/cove">{t('cove.to-harbour-door')}</Link>
        <button type="button" popoverTarget="cove-menu" popoverTargetAction="hide" onClick={openRules}>
          {t('cove.rules')}
        </button>
        <button type="button" popoverTarget="cove-menu" popoverTargetAction="hide" onClick={onText}>
          {t('cove.text-view')}
        </button>
        <button type="button" popoverTarget="cove-menu" popoverTargetAction="hide" onClick={onLog}>
          {t('cove.log')}
        </button>
        <button type="button" popoverTarget="cove-menu" popoverTargetAction="hide" onClick={onSave}>
          {t('cove.save')}
        </button>
        <Link href="/companion">{t('cove.companion')}</Link>
        <Link href="/">{t('common.home')}</Link>
        <LanguageSelect />
        {!isShort && <p className="cv-keys">{t('cove.keys')}</p>}
      </div>
    </>
  )
}
