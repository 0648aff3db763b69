/** The market: five slots under the awning, what they cost this seat, and the piles beside them. */
import { CardSpot } from './card-spot.tsx'
import { useWords } from '../words/words.tsx'
import { MarketDiscard, Pile } from './pile.tsx'
import { Price } from './price.tsx'
import { spotAt } from './spots.ts'
import { useTable } from './table-context.tsx'

const SLOTS = [4, 3, 2, 1, 0] as const

export function Market(): React.ReactNode {
  const t = useWords()
  const { sight, isPhone } = useTable()
  const { market, marketDeck } = sight.view
  const bought = sight.act?.do === 'buy' ? sight.act.slot : undefined
  return (
    <section className="market" aria-label={t('table.market')}>
      {!isPhone && (
        <div className="side">
          <Pile zone="market-deck" name={t('table.market-deck')} cards={marketDeck.length} />
        </div>
      )}
      <div className="booth seat-m" data-zone="market" data-drop="market">
        <div className="awning" style={{ '--n': 5 } as React.CSSProperties} aria-hidden="true">
          {SLOTS.map((slot) => (
            <span className="scallop" key={slot}>
              +{slot}
            </span>
          ))}
        </div>
        <ol className="goods">
          {SLOTS.map((slot) => {
            const card = market[slot]
            return (
              <li className={`good ${bought === slot ? 'is-bought' : ''}`} key={slot} data-at={slot}>
                {card === undefined ? (
                  <span className={`ghost ${isPhone ? 'small' : ''}`} aria-label={t('table.empty-slot')} role="img" />
                ) : (
                  <CardSpot card={card} spot={spotAt('market', -1, slot)} at={slot} size={isPhone ? 'small' : 'hand'} />
                )}
                {card !== undefined && <Price slot={slot} />}
              </li>
            )
          })}
        </ol>
      </div>
      {!isPhone && (
        <div className="side">
          <Pile zone="junk-pile" name={t('table.junk')} cards={JUNK} showsCount={false} />
          <MarketDiscard />
        </div>
      )}
    </section>
  )
}

const JUNK = ['junk'] as const
