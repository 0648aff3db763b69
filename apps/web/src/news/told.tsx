/** The bar says what a player has just done, with the card. The log says it to those who hear. */
import { Tile } from '../card/card.tsx'
import type { Naming } from '../log/sentence.ts'
import { inWords } from '../log/sentence.ts'
import { useTable } from '../table/table-context.tsx'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import type { Deed } from './deeds.ts'
import { tellingOf } from './telling.ts'

/** Seats and cards by their names, as plain words. */
export function useNaming(): Naming {
  const words = useCardWords()
  const { nameOf } = useTable()
  return { seat: nameOf, card: (card) => words.name(card) }
}

export function Told({ deed }: { readonly deed: Deed }): React.ReactNode {
  const t = useWords()
  const naming = useNaming()
  const { sight, nameOf } = useTable()
  const { say, more } = tellingOf(deed)
  const { waitsFor, decision } = sight.view
  const isWaiting = decision === undefined && waitsFor !== undefined && waitsFor !== sight.view.seat
  return (
    <>
      {deed.card !== undefined && (
        <span className="done" aria-hidden="true">
          <Tile card={deed.card} />
        </span>
      )}
      <h2 aria-hidden="true">{inWords(t, say, naming)}</h2>
      <p className="more">
        {more !== undefined && <span aria-hidden="true">{inWords(t, more, naming)} </span>}
        {isWaiting && t('asks.waiting', { who: nameOf(waitsFor) })}
      </p>
    </>
  )
}

/** What a player did last, in short, below their name. */
export function LastAction({ deed }: { readonly deed: Deed }): React.ReactNode {
  const t = useWords()
  const text = inWords(t, deed, useNaming()) as string
  return (
    <span className="last-action" title={text}>
      <span className="sr">{t('news.last-action', { action: text })}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  )
}
