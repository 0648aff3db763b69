/** The Blacksmith's shop: four furnaces, the rack, the locked dice and the shelf. */
import type { Furnace as FurnaceState, Smithy as SmithyState } from '@merchants/cove'
import { dieShowing, HEAT_FOR, heatOf } from '@merchants/cove'
import type { T } from '../../words/t.ts'
import { useWords } from '../../words/words.tsx'
import { Die } from '../pieces/die.tsx'
import { Good } from '../pieces/good.tsx'
import { Mark } from '../pieces/mark.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { dieWord } from '../say/words.tsx'
import { Spot } from '../table/spot.tsx'
import { useCove } from '../table/table-context.tsx'
import { forgedGood } from './forged-good.ts'
import { Me } from './me.tsx'
import { OwnShelf } from './shelf.tsx'
import { useOwn } from './use-own.ts'

/** The mouth glows by its heat. */
function mouthOf(heat: number, isEmpty: boolean): string {
  if (isEmpty) return '#2A1512'
  if (heat >= HEAT_FOR.large) return '#B4390F'
  return heat >= HEAT_FOR.small ? '#7E2A12' : '#451A12'
}

function verdictOf(t: T, heat: number, isEmpty: boolean): string {
  if (isEmpty) return t('cove.furnace-empty')
  if (heat >= HEAT_FOR.large) return t('cove.large-ready')
  return heat >= HEAT_FOR.small ? t('cove.small-ready') : t('cove.needs-more', { heat: HEAT_FOR.small - heat })
}

function Furnace({ furnace, number }: { readonly furnace: FurnaceState; readonly number: number }): React.ReactNode {
  const t = useWords()
  const { choosing } = useCove()
  const human = useOwn()
  const { alloy, coal, bellows } = furnace
  const { plan } = choosing
  const isBlown = plan?.go === 'bellows' && plan.items.includes(String(number))
  const forged = plan?.go === 'forge' ? plan.items.find((item) => item.startsWith(`${number}:`)) : undefined
  const heat = heatOf(furnace) + (isBlown ? 2 : 0)
  const isEmpty = alloy === undefined
  const verdict = verdictOf(t, heat, isEmpty)
  const dice = [...(alloy === undefined ? [] : [alloy]), ...coal].map((die) => dieWord(t, die)).join('; ')
  return (
    <Spot
      at={`furnace:${number}`}
      className="furnace"
      style={{ '--furnace-mouth': mouthOf(heat, isEmpty) } as React.CSSProperties}
      label={t('cove.furnace-holds', { number, heat, verdict, dice })}
    >
      <Mark name="furnace" width={118} height={130} />
      {!isEmpty && (
        <span className="heat">
          <Mark name="flame" width={18} />
          {heat}
        </span>
      )}
      <span className="cv-dice">
        {alloy !== undefined && <Die die={alloy} size={36} isMute />}
        <span className="coal">
          {coal.map((die, at) => (
            <Die key={at} die={die} size={28} isMute />
          ))}
          {bellows + (isBlown ? 2 : 0) > 0 && <span className="bel">+{bellows + (isBlown ? 2 : 0)}</span>}
        </span>
      </span>
      {forged !== undefined && (
        <span className="forged">
          <Good good={forgedGood(human, forged)} size={44} isMute />
        </span>
      )}
      <span className="verdict">{verdict}</span>
    </Spot>
  )
}

export function Furnaces({ smithy }: { readonly smithy: SmithyState }): React.ReactNode {
  const t = useWords()
  return (
    <div className="fur" role="group" aria-label={t('cove.furnaces')}>
      {smithy.furnaces.map((furnace, at) => (
        <Furnace key={at} furnace={furnace} number={at + 1} />
      ))}
    </div>
  )
}

interface DiceRackProps {
  readonly smithy: SmithyState
  /** There is room for a second line. */
  readonly isRoomy?: boolean
}

export function DiceRack({ smithy, isRoomy = false }: DiceRackProps): React.ReactNode {
  const t = useWords()
  // All dice in one line are only small.
  const isMany = !isRoomy && smithy.rack.length + smithy.locked.length > 7
  const wide = (dice: number): React.CSSProperties => ({ '--dice': dice }) as React.CSSProperties
  return (
    <div className="rack">
      <div role="group" aria-label={t('cove.rack')} style={wide(smithy.rack.length)}>
        <h3>{t('cove.rack')}</h3>
        <div className={`d${isMany ? ' is-many' : ''}`}>
          {smithy.rack.map((die, at) => (
            <Spot key={at} at={`rack:${die}`} className="rack-die" label={dieWord(t, die)} zone={`rack:${at}`}>
              <Die die={die} size={isMany ? 20 : 30} isMute />
            </Spot>
          ))}
        </div>
      </div>
      {smithy.locked.length > 0 && (
        <div role="group" aria-label={t('cove.locked')} style={wide(smithy.locked.length)}>
          <h3>{t('cove.locked')}</h3>
          <div className={`d is-locked${isMany ? ' is-many' : ''}`}>
            {smithy.locked.map((kind, at) => (
              <Spot key={at} at={`locked:${kind}`} className="rack-die" label={t.any(`cove.die-${kind}`)}>
                <Die die={dieShowing(kind, 1)} size={isMany ? 20 : 26} isMute />
              </Spot>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

export function Smithy(): React.ReactNode {
  const t = useWords()
  const { smithy } = useOwn()
  if (smithy === undefined) return undefined
  return (
    <section className="cv-shop" aria-label={t('cove.your-shop')} data-region="shop">
      <div className="cv-awning smith" />
      <Me />
      <Furnaces smithy={smithy} />
      <div className="cv-side">
        <DiceRack smithy={smithy} />
        <OwnShelf />
        <p className="cv-hint">
          {t('cove.forge-hint', HEAT_FOR)} <RuleTag rule="C-69" />
        </p>
      </div>
    </section>
  )
}
