/** A card of the Huckster and its two halves: left action and arrow, right multiplier and side. Lit halves are read. */
import type { HucksterCardId } from '@merchants/cove'
import { hucksterCard } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { ActionMark, ActionWords } from './huckster-action.tsx'
import { Corruption, Hourglass, Mark } from './mark.tsx'
import { PieceMark } from './source-mark.tsx'

/** Hourglasses and corruption symbols, one after the other. */
export function Cost({
  hours,
  corruption,
  size = 19,
}: {
  readonly hours: number
  readonly corruption: number
  readonly size?: number
}): React.ReactNode {
  const t = useWords()
  return (
    <span className="cost" role="img" aria-label={t('cove.cost', { hours, corruption })}>
      {Array.from({ length: hours }, (_, at) => (
        <Hourglass key={`hour-${at}`} size={size} />
      ))}
      {Array.from({ length: corruption }, (_, at) => (
        <Corruption key={`corruption-${at}`} size={size} />
      ))}
    </span>
  )
}

interface HalfProps {
  readonly card: HucksterCardId
  readonly isLit: boolean
}

function ActionHalf({ card, isLit }: HalfProps): React.ReactNode {
  const t = useWords()
  const { action, arrow, hours, corruption } = hucksterCard(card).actionHalf
  return (
    <div className={`half ${isLit ? 'is-in' : 'is-dim'}`} data-zone={isLit ? 'his-action' : undefined}>
      <ActionMark action={action} size={isLit ? 38 : 34} />
      <ActionWords action={action} />
      <Mark name={`arrow-${arrow}`} width={isLit ? 40 : 36} height={isLit ? 24 : 22} label={t.any(`cove.${arrow}`)} />
      {isLit && <span aria-hidden="true">{t.any(`cove.${arrow}`)}</span>}
      <Cost hours={hours} corruption={corruption} size={isLit ? 19 : 16} />
    </div>
  )
}

function MultiplierHalf({ card, isLit }: HalfProps): React.ReactNode {
  const t = useWords()
  const { multiplier, side, hours, corruption } = hucksterCard(card).multiplierHalf
  return (
    <div className={`half ${isLit ? 'is-in' : 'is-dim'}`}>
      <Mark
        name={`mult-${multiplier}`}
        width={isLit ? 42 : 34}
        height={isLit ? 31 : 25}
        label={t('cove.times', { times: multiplier })}
      />
      <Mark name={`side-${side}`} width={isLit ? 38 : 32} height={isLit ? 23 : 20} label={t.any(`cove.${side}`)} />
      {isLit && <span aria-hidden="true">{t.any(`cove.${side}`)}</span>}
      <Cost hours={hours} corruption={corruption} size={isLit ? 19 : 16} />
    </div>
  )
}

export interface HucksterCardProps {
  readonly card: HucksterCardId
  readonly lit?: 'left' | 'right' | undefined
}

export function HucksterCard({ card, lit }: HucksterCardProps): React.ReactNode {
  const t = useWords()
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
