/** One deck with its merchants, its style of play, a tip, and all its cards. */
import { useEffect, useRef } from 'react'
import { catalogue } from '@merchants/dale'
import { LETTERS } from '../card/letters.ts'
import { Icon } from '../../../look/icon.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { CardGrid } from './card-grid.tsx'
import { Level, Ratings } from './deck-figures.tsx'
import type { Guided } from './guided.ts'

export function DeckPage({ deck }: { readonly deck: Guided }): React.ReactNode {
  const t = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const isJunk = deck === 'junk'
  const cards = catalogue.filter((card) => card.deck === deck).map(({ id }) => id)
  return (
    <article className={`panel deck-page rows gap-14 d-${deck}`}>
      <header className="banner row wrap">
        <Portrait deck={deck} />
        <div className="plaque rows gap-6">
          <h1 ref={heading} tabIndex={-1}>
            {t.any(isJunk ? 'decks.junk.name' : `decks.${deck}.full`)}
          </h1>
          <p className="row wrap">
            {!isJunk && <span className="mono">{LETTERS[deck]}</span>}
            {isJunk ? t('guide.junk-theme') : t.any(`decks.${deck}.theme`)}
          </p>
          {!isJunk && (
            <p className="row wrap">
              <Level deck={deck} />
              <Ratings deck={deck} />
            </p>
          )}
        </div>
      </header>
      <p>{isJunk ? t('guide.junk-style') : t.any(`decks.${deck}.style`)}</p>
      <p className="tip row gap-12">
        <Icon name="star" />
        <span>
          <b>{t('guide.tip')}</b> {isJunk ? t('guide.junk-tip') : t.any(`decks.${deck}.tip`)}
        </span>
      </p>
      <h2>{t('guide.deck-cards')}</h2>
      <CardGrid cards={cards} />
    </article>
  )
}
