/** The deck guide with all animalfolk, one of them with its cards, and a search over names and texts. */
import { useState } from 'react'
import { Link } from 'wouter'
import { Portrait } from '../../../look/portrait.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { AllDecks } from './all-decks.tsx'
import { DeckPage } from './deck-page.tsx'
import { Found } from './found.tsx'
import { GuidePage } from './guide-page.tsx'
import type { Guided } from './guided.ts'
import { GUIDED, isGuided } from './guided.ts'
import { finds, queryOf } from './search.ts'
import { useFoundCards } from './use-found-cards.ts'

export function DecksScreen({ deck }: { readonly deck: string | undefined }): React.ReactNode {
  const t = useTranslation()
  const [typed, setTyped] = useState('')
  const query = queryOf(typed)
  const cards = useFoundCards(query)
  const isFound = (each: Guided): boolean =>
    finds(query, t.any(`decks.${each}.name`), each === 'junk' ? '' : t.any(`decks.${each}.theme`))
  const here = isGuided(deck) ? deck : undefined
  return (
    <GuidePage
      title={t('guide.decks-title')}
      seat="seat-m"
      typed={typed}
      label={t('guide.search-decks')}
      onType={setTyped}
      aside={<DeckList here={query.length > 0 ? undefined : here} onGo={() => setTyped('')} />}
    >
      {query.length > 0 ? (
        <Found
          typed={typed}
          query={query}
          chapters={[]}
          decks={GUIDED.filter(isFound)}
          cards={cards}
          onLeave={() => setTyped('')}
        />
      ) : here === undefined ? (
        <AllDecks />
      ) : (
        <DeckPage key={here} deck={here} />
      )}
    </GuidePage>
  )
}

function DeckList({ here, onGo }: { readonly here: Guided | undefined; readonly onGo: () => void }): React.ReactNode {
  const t = useTranslation()
  return (
    <nav className="panel contents deck-list" aria-label={t('guide.decks-title')}>
      <ol>
        {GUIDED.map((deck) => (
          <li key={deck}>
            <Link href={`/decks/${deck}`} aria-current={deck === here ? 'page' : undefined} onClick={onGo}>
              <Portrait deck={deck} />
              {t.any(`decks.${deck}.name`)}
            </Link>
          </li>
        ))}
      </ol>
      <p className="more">
        <Link href="/decks" onClick={onGo}>
          {t('guide.all-decks')}
        </Link>
        <Link href="/rules">{t('guide.other-page-rules')}</Link>
      </p>
    </nav>
  )
}
