/** The small mark of what does not come from the booklet: hollow circle public, half diamond our reading, full diamond ours. */
import type { PieceKind, Provenance } from '@merchants/cove'
import { PIECE_SOURCES } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Mark } from './mark.tsx'

export interface SourceMarkProps {
  readonly source: Provenance
  /** Says it in words too. */
  readonly hasWords?: boolean
}

export function SourceMark({ source, hasWords = false }: SourceMarkProps): React.ReactNode {
  const t = useTranslation()
  if (source === 'booklet') return undefined
  const words = t.any(`cove.source-${source}`)
  return (
    <span className={hasWords ? 'cv-source has-words' : 'cv-source'} data-source={source} title={words}>
      <Mark name={`source-${source}`} className="mark-of-source" label={hasWords ? undefined : words} />
      {hasWords && words}
    </span>
  )
}

/** The mark of a kind of card, price or name. */
export function PieceMark({
  of,
  hasWords = false,
}: {
  readonly of: PieceKind
  readonly hasWords?: boolean
}): React.ReactNode {
  return <SourceMark source={PIECE_SOURCES[of]} hasWords={hasWords} />
}
