/** Copies a link with the same table, the same luck, the score to beat and the moves. */
import { useState } from 'react'
import { copyText } from '../../look/copy-text.ts'
import { useTranslation } from '../../words/words.tsx'
import type { CoveMatchView } from '../cove-match-types.ts'
import { playedLink } from '../watch/played-link.ts'

export function ShareSeed({ match }: { readonly match: CoveMatchView }): React.ReactNode {
  const t = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = (): void => void playedLink(match).then(copyText).then(setCopied)
  return (
    <button type="button" className="cv-tool" data-share="" onClick={copy} aria-live="polite">
      {t(isCopied ? 'cove.copied' : 'cove.share-game')}
    </button>
  )
}
