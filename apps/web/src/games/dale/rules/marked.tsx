/** Text with marks: the gold coin for (+), and search hits. */
import { Fragment } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import type { Query } from './search.ts'
import { piecesOf } from './search.ts'

/** Text in which (+) is drawn as the coin it stands for. */
export function WithCoins({ text }: { readonly text: string }): React.ReactNode {
  const t = useTranslation()
  return text.split('(+)').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <span className="coin" role="img" aria-label={t('card.bonus')}>
          +
        </span>
      )}
      {part}
    </Fragment>
  ))
}

export function Marked({ text, query }: { readonly text: string; readonly query: Query }): React.ReactNode {
  return piecesOf(text, query).map((piece, at) =>
    piece.isFound ? <mark key={at}>{piece.text}</mark> : <WithCoins key={at} text={piece.text} />,
  )
}
