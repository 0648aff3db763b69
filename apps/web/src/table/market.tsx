/** The market: five slots under the awning, what they cost this seat, and the piles beside them. */
import { cardType } from '@merchants/dale'
import { surcharges } from './prices.ts'
import { CardSpot } from './card-spot.tsx'
import { LETTERS } from '../card/letters.ts'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { Pile } from './pile.tsx'
import { spotAt } from './spots.ts'
import { useTable, useTableWithChoice } from './table-context.tsx'

const SLOTS = [4, 3, 2, 1, 0] as const

export function Market(): React.ReactNode {
  const t = useWords()
  const { sight, isPhone, choice } = useTableWithChoice()
  const { market, marketDeck, marketDiscard } = sight.view
  const topDiscard = spotAt('market discard', -1, marketDiscard.length - 1)
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
          <Pile zone="market-discard" name={t('table.market-discard')} cards={marketDiscard} />
          {choice.stateOf(topDiscard) === 'legal' && (
            <button type="button" className="btn" data-spot={topDiscard} onClick={() => choice.choose(topDiscard)}>
              {t('table.act-buy')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

const JUNK = ['junk'] as const

/** The sum that makes the price, with what others add to it. */
function Price({ slot }: { readonly slot: number }): React.ReactNode {
  const t = useWords()
  const words = useCardWords()
  const { sight, seat, isPhone, nameOf } = useTable()
  const card = sight.view.market[slot]
  if (card === undefined) return undefined
  const { value } = cardType(card)
  const extras = surcharges(sight.view, seat)
  const price = extras.reduce((sum, { amount }) => sum + amount, value + slot)
  const why = extras.map(({ amount, by, as }) =>
    t('table.surcharge', { amount, card: words.name(as), who: nameOf(by) }),
  )
  return (
    <p className="price" title={why.join(' ')}>
      {!isPhone && (
        <>
          <span aria-hidden="true">
            {value} + {slot}
          </span>
          {extras.map(({ amount, as, by }) => (
            <span className="up" key={`${by}-${as}`} aria-hidden="true">
              + {amount} {LETTERS[cardType(as).deck]}
            </span>
          ))}
          <span aria-hidden="true">=</span>
        </>
      )}
      {isPhone && extras.length > 0 && (
        <span className="up" aria-hidden="true">
          ▲
        </span>
      )}
      <b aria-hidden="true">{price}</b>
      <span className="sr">
        {t('table.price', { price })} {why.join(' ')}
      </span>
    </p>
  )
}
