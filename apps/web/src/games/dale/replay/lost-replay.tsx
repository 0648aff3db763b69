/** Says why there is no replay to see, and what to do. */
import { Link } from 'wouter'
import { useTranslation } from '../../../words/words.tsx'

export function LostReplay({ title, about }: { readonly title: string; readonly about: string }): React.ReactNode {
  const t = useTranslation()
  return (
    <main className="panel lost rows middle gap-16">
      <h1>{title}</h1>
      <p>{about}</p>
      <Link className="btn primary" href="/replays">
        {t('replay.to-list')}
      </Link>
    </main>
  )
}
