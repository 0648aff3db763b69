/** The bar at the top: menu, the day and its phase, everyone's gold, undo, log and rules. */
import { Link } from 'wouter'
import { Chances } from '../../../coach/chances.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { Coin } from '../pieces/mark.tsx'
import { Marker } from '../pieces/marker.tsx'
import { useAllRules } from '../rules/cove-rules.tsx'
import { CoveMenu } from './cove-menu.tsx'
import { markerLetter, seatName } from './seat.ts'
import { useCove } from './table-context.tsx'

const DAYS = 3

export interface CoveBarProps {
  readonly onLog: () => void
  readonly onText: () => void
  /** Asks the coach, where there is one and a human is asked something. */
  readonly onHint: (() => void) | undefined
  readonly onSave: () => void
}

/** Everyone's gold, with their markers. */
function Race(): React.ReactNode {
  const t = useTranslation()
  const { match, showing } = useCove()
  const { humans, huckster } = showing.view
  return (
    <p className="row race">
      {[...humans, huckster].map(({ gold }, seat) => (
        <span key={seat} className="row" data-zone={`gold:${seat}`}>
          <Marker isHuckster={seat === humans.length} seat={seat} letter={markerLetter(t, match.table, seat)} />
          <span className="race-name">{seatName(t, match.table, seat)}</span> <b>{gold}</b>
        </span>
      ))}
      <Coin />
    </p>
  )
}

function Undo(): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { undo, explain, decision, placed } = choosing
  const whyNot = placed.length > 0 ? undefined : match.whyNoUndo
  return (
    <button
      type="button"
      className="cv-btn is-quiet"
      data-undo=""
      aria-label={t('common.undo')}
      aria-disabled={whyNot !== undefined || decision === undefined}
      aria-keyshortcuts="u"
      onClick={() => (whyNot === undefined ? undo() : explain(whyNot))}
    >
      <Icon name="undo" />
      <span className="tool-name">{t('common.undo')}</span>
    </button>
  )
}

export function CoveBar(props: CoveBarProps): React.ReactNode {
  const t = useTranslation()
  const { match, link, choosing, showing, online } = useCove()
  const { round, phase } = showing.view
  const openRules = useAllRules()
  return (
    <header className="row cv-bar topbar">
      <CoveMenu {...props} />
      <h1>
        <Link href="/cove">{t('cove.title')}</Link>
      </h1>
      <p className="day">
        <b>{t('cove.day', { day: round })}</b>{' '}
        <span className="phase">
          {t('cove.of-days', { days: DAYS })} {phase !== 'over' && t.any(`cove.phase-${phase}`)}
        </span>
        <Chances advise={link.advise} step={match.step} isAsked={choosing.decision !== undefined} />
      </p>
      <Race />
      <Undo />
      <button type="button" className="cv-btn is-quiet tool-log" aria-label={t('cove.log')} onClick={props.onLog}>
        <Icon name="log" />
        <span className="tool-name">{t('cove.log')}</span>
      </button>
      <button type="button" className="cv-btn is-quiet tool-rules" aria-label={t('cove.rules')} onClick={openRules}>
        <Icon name="book" />
        <span className="tool-name">{t('cove.rules')}</span>
      </button>
      {online?.button}
    </header>
  )
}
