/** A chapter of the rules with its text, its pictures, and links to its neighbours. */
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../look/icon.tsx'
import type { Rules } from '../../../words/generated/pages.ts'
import { useTranslation } from '../../../words/words.tsx'
import { BlockText } from './block-text.tsx'
import { PICTURES } from './pictures.tsx'

export type Chapter = Rules['chapters'][number]
type Block = Chapter['blocks'][number]

interface ChapterTextProps {
  readonly chapter: Chapter
  readonly before: Chapter | undefined
  readonly after: Chapter | undefined
}

export function ChapterText({ chapter, before, after }: ChapterTextProps): React.ReactNode {
  const t = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(chapter.id)
  useEffect(() => {
    if (last.current === chapter.id) return
    last.current = chapter.id
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [chapter.id])
  const Picture = PICTURES[chapter.id]
  return (
    <article className="panel chapter rows gap-14">
      <h1 ref={heading} tabIndex={-1}>
        {chapter.title}
      </h1>
      {chapter.blocks.map((block, at) => (
        <BlockText block={block} key={at} />
      ))}
      {Picture !== undefined && <Picture />}
      <nav className="beside row wrap gap-10" aria-label={t('guide.contents')}>
        {before !== undefined && (
          <Link
            className="btn"
            href={`/rules/${before.id}`}
            aria-label={t('common.labelled', { label: t('guide.previous'), text: before.title })}
          >
            <Icon name="chevron-left" />
            {before.title}
          </Link>
        )}
        <span className="grow" />
        {after !== undefined && (
          <Link
            className="btn"
            href={`/rules/${after.id}`}
            aria-label={t('common.labelled', { label: t('guide.next'), text: after.title })}
          >
            {after.title}
            <Icon name="chevron-right" />
          </Link>
        )}
      </nav>
    </article>
  )
}

/** Everything that is written in a block. */
export const textsOf = ({ p, list, example, table }: Block): readonly string[] => [
  ...(p === undefined ? [] : [p]),
  ...(list ?? []),
  ...(example === undefined ? [] : [example]),
  ...(table?.rows.map((row) => row.join(' · ')) ?? []),
]
