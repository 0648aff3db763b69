/** The sealed shuffle: what the server has promised before anybody could add to it. */
import { Link } from 'wouter'
import { Icon } from '../../look/icon.tsx'
import { useWords } from '../../words/words.tsx'

/** So many letters of it are enough to compare by eye. */
const SHOWN = 12

export function Seal({ commitment }: { readonly commitment: string }): React.ReactNode {
  const t = useWords()
  return (
    <p className="seal-line">
      <Icon name="shuffle" />
      <span>
        <b>{t('online.seal')}</b> <code title={commitment}>{commitment.slice(0, SHOWN)}…</code>{' '}
        <Link href="/fair">{t('online.seal-about')}</Link>
      </span>
    </p>
  )
}
