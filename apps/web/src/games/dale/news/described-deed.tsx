/** The bar says what a player has just done, with the card. Screen readers hear it from the log. */
import { Tile } from '../card/card.tsx'
import { hyphenated } from '../card/hyphenated.ts'
import type { TextNaming } from '../log/sentence.ts'
import { inText, inWords } from '../log/sentence.ts'
import { useTable } from '../table/table-context.tsx'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { Deed } from './deeds.ts'
import { brieflyOf, tellingOf } from './telling.ts'

/** Seats and cards by their names, as plain words. */
export function useNaming(): TextNaming {
  const words = useCardWords()
  const { nameOf } = useTable()
  return { seat: nameOf, card: (card) => words.name(card) }
}

/** The same for narrow places, where long words break. */
export function useNarrowNaming(): TextNaming {
  const t = useTranslation()
  const { seat, card } = useNaming()
  return { seat, card: (each) => hyphenated(card(each), t('card.hyphens')) }
}

export function DescribedDeed({ deed }: { readonly deed: Deed }): React.ReactNode {
  const t = useTranslation()
  const naming = useNaming()
  const { match, nameOf } = useTable()
  const { say, more } = tellingOf(deed)
  const { waitsFor, decision } = match.view
  const isWaiting = decision === undefined && waitsFor !== undefined && waitsFor !== match.view.seat
  return (
    <>
      {deed.card !== undefined && (
        <span className="done" aria-hidden="true">
          <Tile card={deed.card} />
        </span>
      )}
      <h2 aria-hidden="true">{inWords(t, say, naming)}</h2>
      <p className="more soft">
        {more !== undefined && <span aria-hidden="true">{inWords(t, more, naming)} </span>}
        {isWaiting && t('asks.waiting', { who: nameOf(waitsFor) })}
      </p>
    </>
  )
}

/** A player's last action, in short, below their name. */
export function LastAction({ deed }: { readonly deed: Deed }): React.ReactNode {
  const t = useTranslation()
  const naming = useNaming()
  const narrow = useNarrowNaming()
  const text = inText(t, deed, naming)
  return (
    <span className="briefly" title={text}>
      <span className="sr">{t('news.last-action', { action: text })}</span>
      <span aria-hidden="true">{inText(t, brieflyOf(deed), narrow)}</span>
    </span>
  )
}
