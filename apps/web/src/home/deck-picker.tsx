/** The fourteen decks, from which a table gets as many as it needs. */
import type { Deck } from '@merchants/dale'
import { DECKS } from '@merchants/dale'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'
import { BanHead } from './ban-head.tsx'
import { DeckCard } from './deck-card.tsx'
import type { Filter } from './deck-filter.ts'
import { fits } from './deck-filter.ts'
import { DeckFilters } from './deck-filters.tsx'
import { withDeck } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { PickerHead } from './picker-head.tsx'
import { SetButton } from './set-button.tsx'
import type { SetTable } from './set-table.ts'

export function DeckPicker({ setTable }: { readonly setTable?: SetTable }): React.ReactNode {
  const t = useWords()
  const { banned, change } = useSettings()
  const { draft, setDraft } = useDraft()
  const [isBanning, setBanning] = useState<boolean>()
  const [filters, setFilters] = useState<readonly Filter[]>([])
  const [dropped, setDropped] = useState<Deck>()
  const shown = DECKS.filter((deck) => fits(deck, filters))

  const choose = (deck: Deck): void => {
    const next = withDeck(draft, deck)
    setDropped(next.decks.includes(deck) ? draft.decks.find((each) => !next.decks.includes(each)) : undefined)
    setDraft(next)
  }
  const ban = (deck: Deck): void =>
    change({ banned: banned.includes(deck) ? banned.filter((each) => each !== deck) : [...banned, deck] })
  const placeOf = (deck: Deck): number | undefined =>
    isBanning || !draft.decks.includes(deck) ? undefined : draft.decks.indexOf(deck) + 1
  return (
    <section className="panel picker" aria-label={t('home.picker')}>
      {isBanning ? (
        <BanHead onDone={() => setBanning(false)} />
      ) : (
        <PickerHead
          isBack={isBanning === false}
          dropped={dropped}
          onSet={() => setDropped(undefined)}
          onBan={() => setBanning(true)}
        />
      )}
      {isBanning ? (
        <p className="filters">{t('home.bans-about')}</p>
      ) : (
        <DeckFilters filters={filters} onChange={setFilters} />
      )}
      <ul className="decks">
        {(isBanning ? DECKS : shown).map((deck) => (
          <DeckCard
            key={deck}
            deck={deck}
            place={placeOf(deck)}
            isBanned={banned.includes(deck)}
            isPressed={isBanning ? banned.includes(deck) : draft.decks.includes(deck)}
            onClick={() => (isBanning ? ban(deck) : choose(deck))}
          />
        ))}
        {!isBanning && shown.length === 0 && <li className="nothing">{t('home.show-nothing')}</li>}
      </ul>
      {setTable !== undefined && (
        <div className="set-again">
          <SetButton setTable={setTable} />
        </div>
      )}
    </section>
  )
}
