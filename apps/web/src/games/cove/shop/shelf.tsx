/** The human's own shelf: goods to be sold, or to be replaced, each with what a customer pays for it. */
import { GOODS, SHELF_SPACES } from '@merchants/cove'
import type { Good as Kind } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { goodOfRecipe } from '../choose/plan.ts'
import { Good } from '../pieces/good.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { Spot } from '../table/spot.tsx'
import { useCove } from '../table/table-context.tsx'
import { useExplanation } from '../table/tell.tsx'
import { forgedGood } from './forged-good.ts'
import { useOwn } from './use-own.ts'

/** Goods that the visit being thought about would make. */
function usePlanned(): readonly Kind[] {
  const { plan } = useCove().choosing
  const human = useOwn()
  if (plan?.go === 'brew') return plan.items.map(goodOfRecipe)
  return plan?.go === 'forge' ? plan.items.map((item) => forgedGood(human, item)) : []
}

export function OwnShelf(): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { shelf } = useOwn()
  const planned = usePlanned()
  return (
    <div role="group" aria-label={t('cove.your-shelf')} className="own-shelf">
      <h3>
        {t('cove.shelf-of', { count: shelf.length, all: SHELF_SPACES })} <PieceMark of="spaces" />
        <small>
          {t('cove.gold-each')} <PieceMark of="prices" />
        </small>
      </h3>
      <div className="cells slots">
        {Array.from({ length: SHELF_SPACES }, (_, at) => {
          const good = shelf[at]
          if (good !== undefined) {
            return (
              <Spot
                key={at}
                at={`good:${good}`}
                className="center cv-slot has"
                label={t('cove.worth-of', { good: t.any(`cove.good-${good}`), gold: GOODS[good].value })}
                zone={`own-good:${at}`}
                onRead={() => tell(good)}
              >
                <Good good={good} isMute />
                <b className="cv-price">{GOODS[good].value}</b>
              </Spot>
            )
          }
          const ghost = planned[at - shelf.length]
          return (
            <div key={at} className="center cv-slot" data-zone={`own-good:${at}`}>
              {ghost !== undefined && (
                <span className="is-ghost">
                  <Good good={ghost} isMute />
                </span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
