/** The market with offers by good and the best pier marked. The black market asks for a second press, and so does leaving gold behind. */
import type { Pier } from '@merchants/cove'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import type { Offer } from '../choose/sales.ts'
import { offersOf } from '../choose/sales.ts'
import { Good } from '../pieces/good.tsx'
import { Corruption } from '../pieces/mark.tsx'
import { goodWord } from '../say/words.tsx'
import { useCove } from '../table/table-context.tsx'
import { PressAgain } from './press-again.tsx'
import { NOTHING_MORE, useArmed } from './use-armed.ts'

const BLACK: Pier = 'black-market'

/** Whether the player has sold on the black market today and so knows its cost. */
function useKnowsBlack(): boolean {
  const { match } = useCove()
  const today = match.log.slice(match.log.findLastIndex(({ event }) => event.what === 'phase began'))
  return today.some(({ event }) => event.what === 'sold good' && event.pier === BLACK && event.seat === match.view.seat)
}

function OfferLine({ offer, knowsBlack }: { readonly offer: Offer; readonly knowsBlack: boolean }): React.ReactNode {
  const t = useTranslation()
  const { choosing } = useCove()
  const { armed, arm, answer } = choosing
  const most = Math.max(...offer.sales.map(({ facts }) => facts.gold))
  return (
    <li className={`row offer of-${offer.sales.length}`}>
      <span className="offer-good">
        <Good good={offer.good} isMute />
        {offer.count > 1 && <b className="cv-price">×{offer.count}</b>}
      </span>
      <span className="rows offer-piers">
        {offer.sales.map(({ sale, option, facts }) => {
          const isBlack = sale.pier === BLACK
          const isArmed = armed === option
          const asks = isBlack && !knowsBlack && !isArmed
          const best = facts.gold === most && offer.sales.length > 1 ? ' is-best' : ''
          return (
            <button
              key={sale.pier}
              type="button"
              className={`cv-btn sale${best}${isBlack ? ' is-black' : ''}${isArmed ? ' is-armed' : ''}`}
              data-option=""
              data-can=""
              data-pier={sale.pier}
              onClick={() => (asks ? arm(option) : answer([option]))}
            >
              {isBlack && <Corruption label={t('cove.corruption-symbol')} />}
              <span>
                <span className="sr">{t('common.labelled', { label: goodWord(t, offer.good), text: '' })}</span>
                {isArmed ? t('cove.press-again') : t.any(`cove.pier-${sale.pier}`)}
                <small>
                  {isArmed ? t('cove.one-corruption') : `${facts.customers + facts.cultists} × ${facts.value}`}
                </small>
              </span>
              <b>{facts.gold}</b>
            </button>
          )
        })}
      </span>
    </li>
  )
}

/** Everything at its best pier where no corruption is drawn. */
function cleanSales(offers: readonly Offer[]): { readonly lines: readonly string[]; readonly gold: number } {
  const best = offers.flatMap(({ good, count, sales }) => {
    const [sale] = sales
      .filter(({ sale: { pier }, facts }) => pier !== BLACK && facts.cultists === 0)
      .toSorted((a, b) => b.facts.gold - a.facts.gold)
    return sale === undefined ? [] : [{ line: `sell ${good} at ${sale.sale.pier}`, gold: sale.facts.gold, count }]
  })
  return {
    lines: best.flatMap(({ line, count }) => Array.from({ length: count }, () => line)),
    gold: best.reduce((sum, { gold, count }) => sum + gold * count, 0),
  }
}

/** With nothing left to sell the market continues automatically; after an undo the player is asked. */
function useGoingOn(isNothingLeft: boolean): void {
  const { choosing, match } = useCove()
  const { answer } = choosing
  const before = useRef(match.step)
  useEffect(() => {
    const isForward = match.step > before.current || match.whyNoUndo !== undefined
    before.current = match.step
    if (isNothingLeft && isForward) answer([])
  }, [answer, isNothingLeft, match.step, match.whyNoUndo])
}

export function Offers(): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { decision, arm, answer, say } = choosing
  const armed = useArmed()
  const knowsBlack = useKnowsBlack()
  const offers = decision === undefined ? [] : offersOf(match.view, decision)
  useGoingOn(decision !== undefined && offers.length === 0)
  const { lines, gold } = cleanSales(offers)
  const isLeaving = armed === NOTHING_MORE
  return (
    <>
      <ol className="rows offers" data-scroll="">
        {offers.map((offer) => (
          <OfferLine key={offer.good} offer={offer} knowsBlack={knowsBlack} />
        ))}
      </ol>
      <div className="cv-line">
        {armed !== undefined && !isLeaving ? (
          <button type="button" className="cv-btn is-soft" aria-keyshortcuts="Escape" onClick={() => arm(undefined)}>
            {t('cove.keep-them')} <kbd>{t('settings.escape')}</kbd>
          </button>
        ) : (
          <>
            {lines.length > 1 && (
              <button type="button" className="cv-btn is-main" data-sell-all="" onClick={() => say(lines)}>
                {t('cove.sell-all', { gold })}
              </button>
            )}
            <button
              type="button"
              className={lines.length > 0 ? 'cv-btn is-soft' : 'cv-btn'}
              data-decline=""
              onClick={() => (gold > 0 && !isLeaving ? arm(NOTHING_MORE) : answer([]))}
            >
              {isLeaving ? <PressAgain>{t('cove.leave-gold', { gold })}</PressAgain> : t('cove.decline-sell')}
            </button>
          </>
        )}
      </div>
    </>
  )
}
