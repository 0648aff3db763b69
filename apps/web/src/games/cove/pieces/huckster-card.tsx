/** A card of the Huckster and its two halves: left action and arrow, right multiplier and side. Lit halves are read. */
import type { HucksterCardId } from '@merchants/cove'
import { hucksterCard } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { ActionMark, ActionWords } from './huckster-action.tsx'
import { Corruption, Hourglass, Mark } from './mark.tsx'
import { PieceMark } from './source-mark.tsx'

interface CostProps {
  readonly hours: number
  readonly corruption: number
  readonly size?: number
}

/** Hourglasses and corruption symbols, one after the other. */
export function Cost({ hours, corruption, size }: CostProps): React.ReactNode {
  const t = useTranslation()
  const sized = size === undefined ? {} : { size }
  return (
    <span className="cost" role="img" aria-label={t('cove.cost', { hours, corruption })}>
      {Array.from({ length: hours }, (_, at) => (
        <Hourglass key={`hour-${at}`} {...sized} />
      ))}
      {Array.from({ length: corruption }, (_, at) => (
        <Corruption key={`corruption-${at}`} {...sized} />
      ))}
    </span>
  )
}

interface HalfProps {
  readonly card: HucksterCardId
  readonly isLit: boolean
}

function ActionHalf({ card, isLit }: HalfProps): React.ReactNode {
  const t = useTranslation()
  const { action, arrow, hours, corruption } = hucksterCard(card).actionHalf
  return (
    <div className={`box center half ${isLit ? 'is-in' : 'is-dim'}`} data-zone={isLit ? 'his-action' : undefined}>
      <span>
        <ActionMark action={action} />
        <ActionWords action={action} />
      </span>
      <span>
        <Mark name={`arrow-${arrow}`} className="" label={t.any(`cove.${arrow}`)} />
        <i aria-hidden="true">{t.any(`cove.${arrow}`)}</i>
      </span>
      <Cost hours={hours} corruption={corruption} />
    </div>
  )
}

function MultiplierHalf({ card, isLit }: HalfProps): React.ReactNode {
  const t = useTranslation()
  const { multiplier, side, hours, corruption } = hucksterCard(card).multiplierHalf
  return (
    <div className={`box center half ${isLit ? 'is-in' : 'is-dim'}`}>
      <span>
        <Mark name={`mult-${multiplier}`} className="" label={t('cove.times', { times: multiplier })} />
        <i aria-hidden="true">{t('cove.times', { times: multiplier })}</i>
      </span>
      <span>
        <Mark name={`side-${side}`} className="" label={t.any(`cove.${side}`)} />
        <i aria-hidden="true">{t.any(`cove.${side}`)}</i>
      </span>
      <Cost hours={hours} corruption={corruption} />
    </div>
  )
}

export interface HucksterCardProps {
  readonly card: HucksterCardId
  readonly lit?: 'left' | 'right' | undefined
}

export function HucksterCard({ card, lit }: HucksterCardProps): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="hk" data-card={card}>
      <h3>
        <PieceMark of="hucksterCards" /> {t.any(`cove.card-${card}`)}
      </h3>
      <ActionHalf card={card} isLit={lit === 'left'} />
      <MultiplierHalf card={card} isLit={lit === 'right'} />
    </div>
  )
}
