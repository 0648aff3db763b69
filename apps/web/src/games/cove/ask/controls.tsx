/** Confirm, decline and cancel, under the answers that need them. */
import { useTranslation } from '../../../words/words.tsx'
import { hoursOfPlan } from '../choose/plan.ts'
import { useCove } from '../table/table-context.tsx'

/** Questions whose answers bring their own buttons. */
const OWN: ReadonlySet<string> = new Set(['yes or no', 'placements', 'sales'])

export function Controls(): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { decision, plan, canConfirm, isBegun, confirm, cancel, answer } = choosing
  if (decision === undefined || OWN.has(decision.kind)) return undefined
  const hours = plan && hoursOfPlan(plan)
  const needsConfirm = plan !== undefined || decision.max > 1
  const canDecline = decision.min === 0 && plan === undefined && !canConfirm
  const canCancel = isBegun || (match.act !== undefined && decision.kind !== 'acts' && isJoined(decision.ask))
  if (!needsConfirm && !canDecline && !canCancel) return undefined
  return (
    <div className="cv-line">
      {needsConfirm && (
        <button
          type="button"
          className="cv-btn is-main"
          data-confirm=""
          aria-keyshortcuts="c"
          disabled={!canConfirm}
          onClick={confirm}
        >
          {hours === undefined ? t('cove.confirm') : t('cove.confirm-hours', { hours })} <kbd>C</kbd>
        </button>
      )}
      {canDecline && (
        <button type="button" className="cv-btn" data-decline="" onClick={() => answer([])}>
          {t.any(`cove.decline-${decision.ask.replaceAll(' ', '-')}`)}
        </button>
      )}
      {canCancel && (
        <button type="button" className="cv-btn is-soft" aria-keyshortcuts="Escape" onClick={cancel}>
          {t('common.cancel')} <kbd>{t('settings.escape')}</kbd>
        </button>
      )}
    </div>
  )
}

const isJoined = (ask: string): boolean => ask === 'staff' || ask === 'bellows' || ask === 'forge' || ask === 'brew'
