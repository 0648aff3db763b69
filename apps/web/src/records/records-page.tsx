/** The parts of every page of records. */
import { Link } from 'wouter'
import { PageBar } from '../shell/page-bar.tsx'
import { usePageTitle } from '../shell/use-title.ts'
import { useTranslation } from '../words/words.tsx'
import './records.css'

interface RecordsPageProps extends React.PropsWithChildren {
  readonly title: string
  /** Which games count. */
  readonly about: string
  /** The records of the other game. */
  readonly other: { readonly href: string; readonly words: string }
}

export function RecordsPage({ title, about, other, children }: RecordsPageProps): React.ReactNode {
  const t = useTranslation()
  usePageTitle(title)
  return (
    <div className="page records">
      <PageBar meta={t('records.kept')} />
      <main className="fit">
        <header className="row wrap gap-10">
          <h1 className="whole">{title}</h1>
          <p className="soft whole">{about}</p>
          <Link className="btn" href={other.href}>
            {other.words}
          </Link>
        </header>
        {children}
      </main>
    </div>
  )
}

/** Shown before the first finished game, with a link to start one. */
export function NoGames({ href }: { readonly href: string }): React.ReactNode {
  const t = useTranslation()
  return (
    <p className="panel none row wrap gap-12">
      {t('records.none')}
      <Link className="btn primary" href={href}>
        {t('records.play')}
      </Link>
    </p>
  )
}

export function Figures({
  figures,
}: {
  readonly figures: readonly (readonly [string, string | number])[]
}): React.ReactNode {
  const t = useTranslation()
  return (
    <section className="panel summary" aria-label={t('records.summary')}>
      <dl className="fit">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
