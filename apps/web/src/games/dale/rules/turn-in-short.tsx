/** The chapter about a turn, to be read without leaving the table. */
import { Link } from 'wouter'
import { useCatalog, useTranslation } from '../../../words/words.tsx'
import { BlockText } from './block-text.tsx'

export function TurnInShort(): React.ReactNode {
  const t = useTranslation()
  const chapter = useCatalog('rules')?.chapters.find(({ id }) => id === 'turn')
  if (chapter === undefined) return undefined
  return (
    <section className="panel rows gap-16">
      <h2>{chapter.title}</h2>
      {chapter.blocks.map((block, at) => (
        <BlockText block={block} key={at} />
      ))}
      <Link className="btn" href="/rules/turn">
        {t('guide.other-page-rules')}
      </Link>
    </section>
  )
}
