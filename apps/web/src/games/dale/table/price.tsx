/** The price of a market card for this seat, as a sum on the shelf, and in words with the sources of extra cost. */
import type { View } from '@merchants/dale'
import { cardType, priceAt } from '@merchants/dale'
import { LETTERS } from '../card/letters.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { useTable } from './table-context.tsx'
import { useExplain } from './use-explain.ts'

export function Price({ slot }: { readonly slot: number }): React.ReactNode {
  const { match } = useTable()
  const explained = useExplain()
  const say = usePriceWords(slot)
  const card = match.view.market[slot]
  if (card === undefined) return undefined
  const extras = match.view.surcharges
  const { 'aria-disabled': _, ...tip } = explained(priceSpot(slot), false, () => undefined)
  return (
    <button type="button" className="price" tabIndex={extras.length > 0 ? 0 : -1} {...tip}>
      <span className="sum row gap-4" aria-hidden="true">
        <span>
          {cardType(card).value} + {slot}
        </span>
        {[...byDeck(extras)].map(([letters, amount]) => (
          <span className="up" key={letters}>
            + {amount} {letters}
          </span>
        ))}
        <span>=</span>
      </span>
      <b className={extras.length > 0 ? 'is-dear' : ''} aria-hidden="true">
        {priceAt(match.view, slot)}
      </b>
      <span className="sr">{say.join(' ')}</span>
    </button>
  )
}

/** Several players may have the same card out, but the shelf has room for their sum only. */
function byDeck(extras: View['surcharges']): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { as, amount } of extras) {
    const letters = LETTERS[cardType(as).deck]
    sums.set(letters, (sums.get(letters) ?? 0) + amount)
  }
  return sums
}

const priceSpot = (slot: number): string => `price@${slot}`

/** The slot whose price is asked about. */
export const slotOfPrice = (spot: string): number | undefined =>
  spot.startsWith('price@') ? Number(spot.slice('price@'.length)) : undefined

/** The price, what it is made of, and every surcharge with its card and player. */
export function usePriceWords(slot: number): readonly string[] {
  const t = useTranslation()
  const words = useCardWords()
  const { match, nameOf } = useTable()
  const card = match.view.market[slot]
  const price = priceAt(match.view, slot)
  if (card === undefined || price === undefined) return []
  return [
    t('table.price', { price }),
    t('table.price-parts', { value: cardType(card).value, slot }),
    ...match.view.surcharges.map(({ amount, by, as }) =>
      t('table.surcharge', { amount, card: words.name(as), who: nameOf(by) }),
    ),
  ]
}
