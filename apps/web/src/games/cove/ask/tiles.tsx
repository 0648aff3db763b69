/** The two inner halves, sign by sign; those that point are lit. */
import type { Reading } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { ActionMark, ActionWords } from '../pieces/huckster-action.tsx'
import { Cost } from '../pieces/huckster-card.tsx'
import { Mark } from '../pieces/mark.tsx'

export function Tiles({ reading }: { readonly reading: Reading }): React.ReactNode {
  const t = useTranslation()
  const { action, multiplier, side, arrow, hours, corruption } = reading
  return (
    <div className="cells tiles" aria-hidden="true">
      <span className="row wrap">
        <ActionMark action={action} />
        <ActionWords action={action} />
      </span>
      <span className="row wrap">
        <Mark name={`mult-${multiplier}`} className="" />
        <i>{t('cove.times', { times: multiplier })}</i>
      </span>
      <span className="row wrap is-on">
        <Mark name={`side-${side}`} className="" />
        <i>{t.any(`cove.${side}`)}</i>
      </span>
      <span className="row wrap is-on">
        <Mark name={`arrow-${arrow}`} className="" />
        <i>{t.any(`cove.${arrow}`)}</i>
      </span>
      <span className="row wrap">
        <Cost hours={hours} corruption={corruption} />
      </span>
    </div>
  )
}
