/** A large card with everything there is to know about it. */
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { Icon, Symbol } from '../../../look/icon.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { SYMBOL_OF } from '../../../look/symbols.ts'
import { useCardWords, useRulings } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import '../table/card-zoom.css'

export function LargeCard({ card, value }: { readonly card: CardId; readonly value?: number }): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const rulings = useRulings()
  const { deck, kind, bonusAction, value: printed } = cardType(card)
  const isAltered = value !== undefined && value !== printed
  return (
    <article className={`large d-${deck} t-${kind} ${isAltered ? 'is-altered' : ''}`}>
      <div className="cloth">
        <span className="plate">
          <Symbol name={SYMBOL_OF[card]} />
        </span>
        {deck !== 'junk' && <Portrait deck={deck} />}
      </div>
      <div className="body column gap-4" data-scroll>
        <h2 className="row">
          <b className="value">
            {value ?? printed}
            {isAltered && <s>{t('card.was', { value: printed })}</s>}
          </b>
          <span>{words.name(card)}</span>
        </h2>
        <p className="kind">
          <Icon name={kind} />
          <span>
            {t.any(`card.${kind}`)}
            {deck !== 'junk' && `, ${t.any(`decks.${deck}.name`)}`}
          </span>
          {bonusAction && (
            <>
              <span className="bonus">
                <Icon name="plus" />
              </span>
              <span>{t('card.bonus')}</span>
            </>
          )}
        </p>
        <p className="text">{words.text(card)}</p>
        <ul className="rulings">
          {rulings(card).map((ruling) => (
            <li key={ruling}>{ruling}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
