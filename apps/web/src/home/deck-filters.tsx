/** The row of filters above the decks. */
import { DECKS } from '@merchants/dale'
import { Icon } from '../look/icon.tsx'
import { useWords } from '../words/words.tsx'
import type { Filter } from './deck-filter.ts'
import { LEVELS, TEMPERS } from './deck-filter.ts'
import { Pips } from './pips.tsx'

const WORDS = {
  beginner: 'home.show-beginner',
  intermediate: 'home.show-intermediate',
  expert: 'home.show-expert',
  kind: 'home.show-kind',
  steady: 'home.show-steady',
  close: 'home.show-close',
} as const satisfies Readonly<Record<Filter, string>>

const MARKS = { kind: 'claw', steady: 'luck', close: 'people' } as const

interface DeckFiltersProps {
  readonly filters: readonly Filter[]
  readonly onChange: (filters: readonly Filter[]) => void
}

export function DeckFilters({ filters, onChange }: DeckFiltersProps): React.ReactNode {
  const t = useWords()
  const toggle = (filter: Filter): void =>
    onChange(filters.includes(filter) ? filters.filter((each) => each !== filter) : [...filters, filter])
  const button = (filter: Filter, mark: React.ReactNode): React.ReactNode => (
    <button
      key={filter}
      type="button"
      className={filters.includes(filter) ? 'btn on' : 'btn'}
      aria-pressed={filters.includes(filter)}
      onClick={() => toggle(filter)}
    >
      {mark}
      {t(WORDS[filter])}
    </button>
  )
  return (
    <div className="filters" role="group" aria-label={t('home.filters')}>
      <span className="show" aria-hidden="true">
        {t('home.show')}
      </span>
      <button
        type="button"
        className={filters.length === 0 ? 'btn on' : 'btn'}
        aria-pressed={filters.length === 0}
        onClick={() => onChange([])}
      >
        {t('home.all', { count: DECKS.length })}
      </button>
      {LEVELS.map((level, at) => button(level, <Pips level={at + 1} />))}
      {TEMPERS.map((temper) => button(temper, <Icon name={MARKS[temper]} />))}
    </div>
  )
}
