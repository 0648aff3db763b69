/** The same cards may count or be different things: which one is meant? */
import type { UseView } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { actAt } from './choosing.ts'
import { useTableWithChoice } from './table-context.tsx'

export function Variants(): React.ReactNode {
  const t = useTranslation()
  const { choice } = useTableWithChoice()
  const { decision, variants, picks } = choice
  const labelOf = useVariantLabel()
  if (decision === undefined) return undefined
  return (
    <div className="row wrap middle gap-6" role="group" aria-label={t('table.which-way')}>
      <span>{t('table.which-way')}</span>
      {variants.map((at) => (
        <button
          type="button"
          key={at}
          data-option={at}
          className={`btn ${picks.includes(at) ? 'on' : ''}`}
          aria-pressed={picks.includes(at)}
          onClick={() => choice.pick(at)}
        >
          {labelOf(at)}
        </button>
      ))}
    </div>
  )
}

function useVariantLabel(): (at: number) => string {
  const t = useTranslation()
  const words = useCardWords()
  const label = ({ as }: UseView): string => words.name(as)
  const { choice } = useTableWithChoice()
  return (at) => {
    const { decision } = choice
    if (decision === undefined) return ''
    const option = decision.options[at]
    if (decision.kind === 'acts') {
      const { do: what, use } = actAt(decision, at)
      const name = use === undefined ? '' : label(use)
      return t(what === 'use' ? 'table.use-as' : 'table.play-as', { card: name })
    }
    const uses = typeof option === 'object' && 'pays' in option ? option.pays : []
    const parts = typeof option === 'object' && 'stack' in option ? option.stack : uses
    const changed = parts.filter(({ card, as, value }) => card !== as || value !== cardType(card).value)
    return (changed.length > 0 ? changed : parts)
      .map((part) =>
        part.card === part.as
          ? t('table.counts', { card: label(part), value: part.value })
          : t('table.copy-counts', { card: words.name(part.card), as: label(part), value: part.value }),
      )
      .join(' · ')
  }
}
