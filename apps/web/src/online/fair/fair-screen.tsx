/** Explains to players why the shuffles cannot be rigged. */
import { Link } from 'wouter'
import { PageBar } from '../../shell/page-bar.tsx'
import type { Fair } from '../../words/generated/pages.ts'
import { usePageTitle } from '../../shell/use-title.ts'
import { useCatalog, useTranslation } from '../../words/words.tsx'
import { FairDrawing } from './fair-drawing.tsx'
import './fair.css'

type Chapter = Fair['chapters'][number]

export function FairScreen(): React.ReactNode {
  const t = useTranslation()
  const book = useCatalog('fair')
  usePageTitle(t('online.fair-title'))
  return (
    <div className="page fair">
      <PageBar meta={t('online.seal')} />
      <main className="rows gap-14">
        <h1>{t('online.fair-title')}</h1>
        <FairDrawing />
        <div className="chapters rows gap-14" aria-busy={book === undefined}>
          {book?.chapters.map((chapter) => (
            <ChapterText key={chapter.id} chapter={chapter} />
          ))}
        </div>
        <Link className="btn" href="/online">
          {t('online.to-lobby')}
        </Link>
      </main>
    </div>
  )
}

function ChapterText({ chapter }: { readonly chapter: Chapter }): React.ReactNode {
  const { id, title, texts, steps } = chapter
  return (
    <section className={`panel chapter-${id}`} aria-labelledby={`fair-${id}`}>
      <h2 id={`fair-${id}`}>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <b>{step.title}.</b> {step.text}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
