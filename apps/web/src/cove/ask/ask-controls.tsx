/** Undo, confirm and cancel, under every question. */
import { useWords } from '../../words/words.tsx'
import { hoursOfPlan } from '../choose/plan.ts'
import { useCove } from '../table/table-context.tsx'

export function AskControls(): React.ReactNode {
  const t = useWords()
  const { choosing, sight } = useCove()
  const { decision, plan, canConfirm, isBegun, confirm, cancel, undo, answer, explain } = choosing
  const { whyNoUndo, act } = sight
  if (decision === undefined) return undefined
  const hours = plan && hoursOfPlan(plan)
  const needsConfirm = decision.kind !== 'yes or no' && decision.kind !== 'placements' && decision.kind !== 'sales'
  const canDecline = decision.min === 0
  const canCancel = isBegun || (act !== undefined && decision.kind !== 'acts' && isJoined(decision.ask))
  return (
    <div className="ctl is-ask">
      <button
        type="button"
        className="cv-btn"
        aria-disabled={whyNoUndo !== undefined}
        aria-keyshortcuts="u"
        onClick={() => (whyNoUndo === undefined ? undo() : explain(whyNoUndo))}
      >
        {t('common.undo')}
      </button>
      {needsConfirm && (
        <button
          type="button"
          className="cv-btn is-main"
          data-confirm=""
          aria-keyshortcuts="c"
          disabled={!canConfirm}
          onClick={confirm}
        >
          {hours === undefined ? t('cove.confirm') : t('cove.confirm-hours', { hours })}
        </button>
      )}
      {canDecline && !canConfirm && (
        <button
          type="button"
          className={`cv-btn${needsConfirm ? '' : ' is-main'}`}
          data-decline=""
          onClick={() => answer([])}
        >
          {t.any(`cove.decline-${decision.ask.replaceAll(' ', '-')}`)}
        </button>
      )}
      {canCancel && (
        <button type="button" className="cv-btn" aria-keyshortcuts="Escape" onClick={cancel}>
          {t('common.cancel')}
        </button>
      )}
    </div>
  )
}

const isJoined = (ask: string): boolean => ask === 'staff' || ask === 'bellows' || ask === 'forge' || ask === 'brew'
