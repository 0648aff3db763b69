/** The row above the decks, with a search field and filters that add up. */
import { DECKS } from '@merchants/dale'
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import type { Filter } from './deck-filter.ts'
import { FILTERS } from './deck-filter.ts'
import { useFocusAtFirst } from './focus.ts'

const WORDS = {
  boxes: 'home.show-boxes',
  beginner: 'home.show-beginner',
  kind: 'home.show-kind',
  steady: 'home.show-steady',
  close: 'home.show-close',
} as const satisfies Readonly<Record<Filter, string>>

interface DeckFiltersProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly filters: readonly Filter[]
  readonly onChange: (filters: readonly Filter[]) => void
  readonly onBan: () => void
  /** Whether the ban list was just closed. */
  readonly isBack: boolean
}

export function DeckFilters({ typed, onType, filters, onChange, onBan, isBack }: DeckFiltersProps): React.ReactNode {
  const t = useTranslation()
  const bans = useFocusAtFirst<HTMLButtonElement>(isBack)
  const toggle = (filter: Filter): void =>
    onChange(filters.includes(filter) ? filters.filter((each) => each !== filter) : [...filters, filter])
  const pill = (isOn: boolean, words: string, onClick: () => void): React.ReactNode => (
    <button
      key={words}
      type="button"
      className={isOn ? 'btn pill on' : 'btn pill'}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {isOn && <Icon name="check" />}
      {words}
    </button>
  )
  return (
    <div className="filters row" role="group" aria-label={t('home.filters')}>
      <input
        type="search"
        className="field pill search"
        placeholder={t('home.search')}
        aria-label={t('home.search-decks')}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {pill(filters.length === 0, t('home.all', { count: DECKS.length }), () => onChange([]))}
      {FILTERS.map((filter) => pill(filters.includes(filter), t(WORDS[filter]), () => toggle(filter)))}
      <button type="button" className="btn quiet pill" ref={bans} onClick={onBan}>
        <Icon name="ban" />
        {t('home.bans')}
      </button>
    </div>
  )
}
