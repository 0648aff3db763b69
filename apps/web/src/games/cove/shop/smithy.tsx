/** The Blacksmith's shop: four furnaces, the rack, the locked dice and the shelf. */
import type { Furnace as FurnaceState } from '@merchants/cove'
import { dieShowing, HEAT_FOR, heatOf } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { Die } from '../pieces/die.tsx'
import { Good } from '../pieces/good.tsx'
import { Mark } from '../pieces/mark.tsx'
import { dieWord } from '../say/words.tsx'
import { Spot } from '../table/spot.tsx'
import { useCove } from '../table/table-context.tsx'
import { useExplanation } from '../table/tell.tsx'
import { forgedGood } from './forged-good.ts'
import { OwnHead } from './own-head.tsx'
import { OwnShelf } from './shelf.tsx'
import { useOwn } from './use-own.ts'

/** Dice in a row. */
const ROW = 7
const BELLOWS = 2

function verdictOf(t: T, heat: number, isEmpty: boolean): string {
  if (isEmpty) return t('cove.furnace-empty')
  if (heat >= HEAT_FOR.large) return t('cove.large-ready')
  return heat >= HEAT_FOR.small ? t('cove.small-ready') : t('cove.needs-more', { heat: HEAT_FOR.small - heat })
}

const warmth = (heat: number, isEmpty: boolean): string =>
  isEmpty || heat < HEAT_FOR.small ? '' : heat < HEAT_FOR.large ? ' is-warm' : ' is-hot'

function Furnace({ furnace, number }: { readonly furnace: FurnaceState; readonly number: number }): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { choosing } = useCove()
  const human = useOwn()
  const { alloy, coal, bellows } = furnace
  const { plan } = choosing
  const isBlown = plan?.go === 'bellows' && plan.items.includes(String(number))
  const forged = plan?.go === 'forge' ? plan.items.find((item) => item.startsWith(`${number}:`)) : undefined
  const more = isBlown ? BELLOWS : 0
  const heat = heatOf(furnace) + more
  const isEmpty = alloy === undefined
  const verdict = verdictOf(t, heat, isEmpty)
  const dice = [...(alloy === undefined ? [] : [alloy]), ...coal].map((die) => dieWord(t, die)).join(', ')
  const label = t('cove.furnace-holds', { number, heat, verdict })
  return (
    <li className="box">
      <Spot
        at={`furnace:${number}`}
        className={`fill furnace${warmth(heat, isEmpty)}`}
        label={dice === '' ? label : t('common.labelled', { label: label, text: dice })}
        onRead={() => tell('furnace')}
        onDropped={(die) => choosing.drop(die, number)}
      >
        <Mark name="furnace" className="oven" />
        <b className="furnace-no">{number}</b>
        <span className="cv-plate heat">
          <Mark name="flame" />
          {heat}
        </span>
        <span className="row wrap gap-2 mouth">
          {alloy !== undefined && <Die die={alloy} isMute />}
          <span className="row gap-2 coal">
            {coal.map((die, at) => (
              <Die key={at} die={die} isMute />
            ))}
            {bellows + more > 0 && <small>+{bellows + more}</small>}
          </span>
          {forged !== undefined && <Good good={forgedGood(human, forged)} isMute />}
        </span>
        <span className="furnace-says">{verdict}</span>
      </Spot>
    </li>
  )
}

function Rack(): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { choosing } = useCove()
  const { smithy } = useOwn()
  const rack = smithy?.rack ?? []
  const locked = smithy?.locked ?? []
  const isFull = rack.length > ROW
  const isAsked = choosing.decision?.kind === 'placements'
  return (
    <div className="rack" role="group" aria-label={t('cove.rack')}>
      <h3>
        {t('cove.rack')}
        {locked.length > 0 && (
          <span className="row gap-4 locked" role="group" aria-label={t('cove.locked')}>
            <small>{t('cove.locked')}</small>
            {locked.map((kind, at) => (
              <Spot key={at} at={`locked:${kind}`} className="locked-die" label={t.any(`cove.die-${kind}`)}>
                <Die die={dieShowing(kind, 1)} isMute />
              </Spot>
            ))}
          </span>
        )}
      </h3>
      <div className={`cells dice ${isFull ? 'is-full' : ''}`}>
        {Array.from({ length: isFull ? 2 * ROW : ROW }, (_, at) => {
          const die = rack[at]
          if (die === undefined) return <span key={at} className="center rack-die is-free" data-zone={`rack:${at}`} />
          return (
            <Spot
              key={at}
              at={`rack:${die}`}
              className="center rack-die"
              label={dieWord(t, die)}
              zone={`rack:${at}`}
              drag={isAsked ? die : undefined}
              onRead={() => tell('die')}
            >
              <Die die={die} isMute />
            </Spot>
          )
        })}
      </div>
    </div>
  )
}

export function Smithy(): React.ReactNode {
  const t = useTranslation()
  const { smithy } = useOwn()
  const { shop } = useCove()
  if (smithy === undefined) return undefined
  return (
    <section className={`box column shop cv-seat-${shop.seat + 1}`} aria-label={t('cove.your-shop')} data-region="shop">
      <i className="cv-awning" />
      <div className="rows shop-in">
        <OwnHead />
        <ol className="cells furnaces" aria-label={t('cove.furnaces')}>
          {smithy.furnaces.map((furnace, at) => (
            <Furnace key={at} furnace={furnace} number={at + 1} />
          ))}
        </ol>
        <Rack />
        <OwnShelf />
      </div>
    </section>
  )
}
