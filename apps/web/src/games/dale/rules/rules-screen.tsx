/** The rules to read: contents at the left, a chapter beside them, and a search over rules and cards. */
import { useState } from 'react'
import { Link } from 'wouter'
import { useIsNarrow } from '../../../shell/use-is-narrow.ts'
import { useCatalog, useTranslation } from '../../../words/words.tsx'
import type { Chapter } from './chapter.tsx'
import { ChapterText, textsOf } from './chapter.tsx'
import { Found } from './found.tsx'
import { GuidePage } from './guide-page.tsx'
import { finds, queryOf } from './search.ts'
import { useFoundCards } from './use-found-cards.ts'

export function RulesScreen({ chapter: id }: { readonly chapter: string | undefined }): React.ReactNode {
  const t = useTranslation()
  const rules = useCatalog('rules')
  const [typed, setTyped] = useState('')
  const query = queryOf(typed)
  const cards = useFoundCards(query)
  const chapters = rules?.chapters ?? []
  const at = Math.max(
    0,
    chapters.findIndex((chapter) => chapter.id === id),
  )
  const chapter = chapters[at]
  const isFound = ({ title, blocks }: Chapter): boolean => finds(query, title, ...blocks.flatMap(textsOf))
  const isSearching = query.length > 0
  return (
    <GuidePage
      title={t('guide.rules-title')}
      seat="seat-1"
      typed={typed}
      label={t('guide.search-rules')}
      onType={setTyped}
      aside={<Contents chapters={chapters} here={isSearching ? undefined : chapter} onGo={() => setTyped('')} />}
    >
      {isSearching ? (
        <Found
          typed={typed}
          query={query}
          chapters={chapters.filter(isFound)}
          decks={[]}
          cards={cards}
          onLeave={() => setTyped('')}
        />
      ) : (
        chapter && <ChapterText chapter={chapter} before={chapters[at - 1]} after={chapters[at + 1]} />
      )}
    </GuidePage>
  )
}

interface ContentsProps {
  readonly chapters: readonly Chapter[]
  readonly here: Chapter | undefined
  readonly onGo: () => void
}

function Contents({ chapters, here, onGo }: ContentsProps): React.ReactNode {
  const t = useTranslation()
  const isNarrow = useIsNarrow('(max-width: 1009px)')
  const list = (
    <nav className="contents" aria-label={t('guide.contents')}>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/rules/${id}`} aria-current={id === here?.id ? 'page' : undefined} onClick={onGo}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <p className="more">
        <Link href="/decks">{t('guide.other-page-decks')}</Link>
        <Link href="/learn">{t('guide.learn')}</Link>
      </p>
    </nav>
  )
  if (!isNarrow) return <div className="panel">{list}</div>
  return (
    <details className="panel" key={here?.id}>
      <summary>{t('guide.contents')}</summary>
      {list}
    </details>
  )
}
