/** The sealed shuffle, with the server's commitment made before any player could add to it. */
import { Link } from 'wouter'
import { Icon } from '../../look/icon.tsx'
import { useTranslation } from '../../words/words.tsx'

/** This many letters of it are enough to compare by eye. */
const SHOWN = 12

export function Commitment({ commitment }: { readonly commitment: string }): React.ReactNode {
  const t = useTranslation()
  return (
    <p className="seal-line row gap-8 soft">
      <Icon name="shuffle" />
      <span>
        <b>{t('online.seal')}</b> <code title={commitment}>{commitment.slice(0, SHOWN)}…</code>{' '}
        <Link href="/fair">{t('online.seal-about')}</Link>
      </span>
    </p>
  )
}
