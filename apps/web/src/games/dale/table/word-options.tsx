/** Answers that are not cards: yes and no, players, sides, numbers. */
import { type DecisionView, optionAt, type OptionOfKind } from '@merchants/dale'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { offerOf } from './question.ts'
import { useTableWithChoice } from './table-context.tsx'
import { seatClass } from '../../../look/seat-class.ts'
import { useExplain } from './use-explain.ts'

export function WordOptions(): React.ReactNode {
  const t = useTranslation()
  const { choice, match, nameOf } = useTableWithChoice()
  const explained = useExplain()
  const { decision, picks } = choice
  if (decision === undefined) return undefined
  const { teams, seats, seat } = match.view
  const label = ({ kind, option }: OptionOfKind): string => {
    if (kind === 'yes or no') return t.any(yesOrNo(t, decision, option))
    if (kind === 'seats') return nameOf(option)
    if (kind === 'sides') {
      const neighbour = (seat + (option === 'left' ? 1 : seats.length - 1)) % seats.length
      return t(option === 'left' ? 'table.left' : 'table.right', { who: nameOf(neighbour) })
    }
    if (kind !== 'numbers') return ''
    return decision.ask === 'to slot' ? t('table.slot', { cost: option }) : t.number(option)
  }
  const isSingle = decision.max === 1
  return (
    <>
      {decision.options.map((option, at) => (
        <button
          type="button"
          key={at}
          className={`btn ${typeof option === 'number' && decision.kind === 'seats' ? `pawned ${seatClass(option, teams)}` : ''} ${picks.includes(at) ? 'on' : ''}`}
          data-option={at}
          aria-pressed={isSingle ? undefined : picks.includes(at)}
          onClick={() => (isSingle ? choice.give([at]) : choice.pick(at))}
        >
          {label(optionAt(decision, at))}
        </button>
      ))}
      {decision.min === 0 && isSingle && (
        <button type="button" className="btn" data-option="none" onClick={() => choice.give([])}>
          {t('asks.none')}
        </button>
      )}
      {!isSingle && (
        <button
          type="button"
          data-confirm
          className={`btn ${choice.answer === undefined ? 'off' : 'primary'}`}
          {...explained('confirm', choice.answer !== undefined, choice.confirm)}
        >
          {t('table.confirm')}
        </button>
      )}
    </>
  )
}

/** Yes or no, and what that does if the card says so. */
function yesOrNo(t: T, { ask, about }: DecisionView, isYes: boolean): string {
  const answer = isYes ? 'yes' : 'no'
  const offer = offerOf(t, ask, about)
  return offer === undefined ? `asks.${answer}` : `${offer}-${answer}`
}
