/** Search results: chapters, decks and cards. */
import { useId } from 'react'
import type { CardId } from '@merchants/dale'
import { Link } from 'wouter'
import { Portrait } from '../../../look/portrait.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { CardGrid } from './card-grid.tsx'
import type { Chapter } from './chapter.tsx'
import { textsOf } from './chapter.tsx'
import type { Guided } from './guided.ts'
import { Marked } from './marked.tsx'
import type { Query } from './search.ts'
import { excerptOf, finds } from './search.ts'

interface FoundProps {
  readonly typed: string
  readonly query: Query
  readonly chapters: readonly Chapter[]
  readonly decks: readonly Guided[]
  readonly cards: readonly CardId[]
  /** Called when the reader follows a result. */
  readonly onLeave: () => void
}

export function Found({ typed, query, chapters, decks, cards, onLeave }: FoundProps): React.ReactNode {
  const t = useTranslation()
  const count = chapters.length + decks.length + cards.length
  return (
    <div className="panel found rows gap-14">
      <h1 aria-live="polite">{t('guide.found', { count, words: typed.trim() })}</h1>
      {chapters.length > 0 && (
        <Section title={t('guide.found-chapters')}>
          <ul className="rows gap-14">
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <Link href={`/rules/${chapter.id}`} onClick={onLeave}>
                  <Marked text={chapter.title} query={query} />
                </Link>
                <p className="soft">
                  <Marked text={excerptOf(hit(chapter, query), query)} query={query} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {decks.length > 0 && (
        <Section title={t('guide.found-decks')}>
          <ul className="row wrap gap-10">
            {decks.map((deck) => (
              <li key={deck}>
                <Link className="btn" href={`/decks/${deck}`} onClick={onLeave}>
                  <Portrait deck={deck} />
                  {t.any(`decks.${deck}.name`)}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {cards.length > 0 && (
        <Section title={t('guide.found-cards')}>
          <CardGrid cards={cards} />
        </Section>
      )}
    </div>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: React.ReactNode }): React.ReactNode {
  const heading = useId()
  return (
    <section className="rows gap-12" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

/** The text of a chapter that best shows why it was found. */
function hit(chapter: Chapter, query: Query): string {
  const texts = chapter.blocks.flatMap(textsOf)
  return (
    texts.find((text) => finds(query, text)) ?? texts.find((text) => finds(query.slice(0, 1), text)) ?? texts[0] ?? ''
  )
}
