/** The market: five slots under the awning, what they cost this seat, and its piles. */
import { CardSpot } from './card-spot.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { MarketDiscard, Pile } from './pile.tsx'
import { Price } from './price.tsx'
import { spotAt } from './spots.ts'
import { useTable } from './table-context.tsx'

const SLOTS = [4, 3, 2, 1, 0] as const

export function MarketPiles(): React.ReactNode {
  const t = useTranslation()
  const { match } = useTable()
  const { marketDeck, marketDiscard } = match.view
  return (
    <section className="mpiles" aria-label={t('table.market-piles')}>
      <Pile
        zone="market-deck"
        icon="market"
        name={t('table.market-deck')}
        cards={marketDeck.length}
        beside={{ name: t('table.market-discard'), cards: marketDiscard }}
      />
      <MarketDiscard />
    </section>
  )
}

export function Market(): React.ReactNode {
  const t = useTranslation()
  const { match } = useTable()
  const { market } = match.view
  const bought = match.act?.do === 'buy' ? match.act.slot : undefined
  return (
    <section className="market" aria-label={t('table.market')}>
      <ol className="goods seat-m" data-zone="market" data-drop="market">
        {SLOTS.map((slot) => {
          const card = market[slot]
          return (
            <li className={`good ${bought === slot ? 'is-bought' : ''}`} key={slot} data-at={slot}>
              <span className="scallop" aria-hidden="true">
                <b>+{slot}</b>
              </span>
              {card === undefined ? (
                <span className="ghost" aria-label={t('table.empty-slot')} role="img" />
              ) : (
                <CardSpot card={card} spot={spotAt('market', -1, slot)} at={slot} />
              )}
              {card !== undefined && <Price slot={slot} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
