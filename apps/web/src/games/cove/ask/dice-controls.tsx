/** Dice into furnaces: placed for me, taken back, or done; until then every die can be moved. */
import { HEAT_FOR } from '@merchants/cove'
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { placeForMe, withPlaced } from '../choose/dice.ts'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { useCove } from '../table/table-context.tsx'
import { PressAgain } from './press-again.tsx'
import { NOTHING_MORE, useArmed } from './use-armed.ts'

export function DiceControls(): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { placed, place, undo, confirm, arm } = choosing
  const isLeaving = useArmed() === NOTHING_MORE
  const smithy = match.view.humans[match.view.seat]?.smithy
  if (smithy === undefined) return undefined
  const best = placeForMe(smithy, placed)
  const kept = withPlaced(smithy, placed).rack.length
  const isUseful = best.length > placed.length
  return (
    <>
      <p className="cv-more">
        {t('cove.forge-hint', HEAT_FOR)} <RuleTag rule="C-69" />
      </p>
      <div className="cv-line">
        {isUseful && (
          <button type="button" className="cv-btn is-main" data-place-dice="" onClick={() => place(best)}>
            {t('cove.place-for-me')} <kbd>F</kbd>
          </button>
        )}
        {placed.length > 0 && (
          <button type="button" className="cv-btn" data-take-back="" onClick={undo}>
            <Icon name="undo" /> <span>{t('cove.take-back')}</span>
          </button>
        )}
        <button
          type="button"
          className={isUseful ? 'cv-btn is-soft' : 'cv-btn is-main'}
          data-done=""
          aria-keyshortcuts="c"
          onClick={isUseful && !isLeaving ? () => arm(NOTHING_MORE) : confirm}
        >
          {isLeaving ? (
            <PressAgain>{t('cove.keep-dice', { count: kept })}</PressAgain>
          ) : kept === 0 ? (
            t('cove.decline-stoke')
          ) : (
            t('cove.done-keeping', { count: kept })
          )}
        </button>
      </div>
    </>
  )
}
