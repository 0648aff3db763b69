/** The decks in their boxes, from which a game gets as many as it needs. */
import type { Deck } from '@merchants/dale'
import { useState } from 'react'
import { Icon } from '../../../look/icon.tsx'
import { finds, queryOf } from '../rules/search.ts'
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'
import { BanHead } from './ban-head.tsx'
import type { Box } from './boxes.ts'
import { BOXES, DECKS_OF } from './boxes.ts'
import { DeckCard } from './deck-card.tsx'
import type { Filter } from './deck-filter.ts'
import { fits } from './deck-filter.ts'
import { DeckFilters } from './deck-filters.tsx'
import { withDeck } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { Legend } from './legend.tsx'
import { PickerHead } from './picker-head.tsx'

const BOX_WORDS = {
  'dale-1': 'home.box-dale-1',
  'dale-2': 'home.box-dale-2',
  collection: 'home.box-collection',
} as const satisfies Readonly<Record<Box, string>>

/** The content below the last deck scrolls with it. */
export function DeckPicker({ children }: { readonly children?: React.ReactNode }): React.ReactNode {
  const t = useTranslation()
  const { boxes } = useSettings()
  const { draft, setDraft } = useDraft()
  const [isBanning, setBanning] = useState<boolean>()
  const [filters, setFilters] = useState<readonly Filter[]>([])
  const [typed, setTyped] = useState('')
  const [dropped, setDropped] = useState<Deck>()
  const query = queryOf(typed)
  const isShown = (deck: Deck): boolean =>
    fits(deck, filters, boxes) &&
    (query.length === 0 || finds(query, t.any(`decks.${deck}.name`), t.any(`decks.${deck}.theme`)))
  const shelves = BOXES.map((box) => ({ box, decks: isBanning ? DECKS_OF[box] : DECKS_OF[box].filter(isShown) }))
  const filled = shelves.filter(({ decks }) => decks.length > 0)

  const choose = (deck: Deck): void => {
    const next = withDeck(draft, deck)
    setDropped(next.decks.includes(deck) ? draft.decks.find((each) => !next.decks.includes(each)) : undefined)
    setDraft(next)
  }
  return (
    <section className="picker column" aria-label={t('home.picker')}>
      {isBanning ? (
        <BanHead onDone={() => setBanning(false)} />
      ) : (
        <>
          <PickerHead dropped={dropped} onSet={() => setDropped(undefined)} />
          <DeckFilters
            typed={typed}
            onType={setTyped}
            filters={filters}
            onChange={setFilters}
            onBan={() => setBanning(true)}
            isBack={isBanning === false}
          />
          <Legend />
        </>
      )}
      <div className="shelves">
        {filled.map(({ box, decks }) => (
          <Shelf key={box} box={box} decks={decks} isBanning={isBanning === true} onChoose={choose} />
        ))}
        {filled.length === 0 && (
          <p className="nothing soft">
            {filters.includes('boxes') && boxes.length === 0 ? t('home.show-no-boxes') : t('home.show-nothing')}
          </p>
        )}
        {children}
      </div>
    </section>
  )
}

interface ShelfProps {
  readonly box: Box
  readonly decks: readonly Deck[]
  readonly isBanning: boolean
  readonly onChoose: (deck: Deck) => void
}

/** Decks of one box, to be chosen or banned. */
function Shelf({ box, decks, isBanning, onChoose }: ShelfProps): React.ReactNode {
  const t = useTranslation()
  const { banned, change } = useSettings()
  const chosen = useDraft().draft.decks
  const ban = (deck: Deck): void =>
    change({ banned: banned.includes(deck) ? banned.filter((each) => each !== deck) : [...banned, deck] })
  return (
    <section aria-label={t(BOX_WORDS[box])}>
      <BoxHead box={box} count={decks.length} />
      <ul className="decks">
        {decks.map((deck) => (
          <DeckCard
            key={deck}
            deck={deck}
            place={isBanning || !chosen.includes(deck) ? undefined : chosen.indexOf(deck) + 1}
            isBanned={banned.includes(deck)}
            isPressed={(isBanning ? banned : chosen).includes(deck)}
            onClick={() => (isBanning ? ban : onChoose)(deck)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The name of a box, and whether the player owns it. */
function BoxHead({ box, count }: { readonly box: Box; readonly count: number }): React.ReactNode {
  const t = useTranslation()
  const { boxes, change } = useSettings()
  const isMine = boxes.includes(box)
  return (
    <h3 className="row">
      {t(BOX_WORDS[box])} <small>{t('home.box-decks', { count })}</small>
      <button
        type="button"
        className="btn quiet own"
        aria-pressed={isMine}
        onClick={() => change({ boxes: isMine ? boxes.filter((each) => each !== box) : [...boxes, box] })}
      >
        <Icon name={isMine ? 'check' : 'plus'} />
        {t(isMine ? 'home.box-mine' : 'home.box-add')}
      </button>
    </h3>
  )
}
