/** The three piers with the docks beside them, their sizes, customers and boats. */
import type { Adventurer as Who, Pier, View } from '@merchants/cove'
import { DOCKS, DOCKS_AT, PIERS } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Corruption } from '../pieces/mark.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { aboard, BoatPicture } from './boats.tsx'
import { PierWorth } from './pier-worth.tsx'
import { Spot } from './spot.tsx'
import { useShown } from './table-context.tsx'
import { useExplanation } from './tell.tsx'

/** Everyone on a pier, from the boats docked there. */
export const crowdAt = (view: View, pier: Pier): readonly Who[] =>
  DOCKS_AT[pier].flatMap((dock) => {
    const boat = view.docks[dock] ?? 0
    return boat === 0 ? [] : aboard(view, boat)
  })

const TAKES = { bazaar: 'large', plaza: 'small', 'black-market': 'both' } as const

function PierOf({ pier }: { readonly pier: Pier }): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const crowd = crowdAt(useShown(), pier)
  const size = t.any(`cove.takes-${TAKES[pier]}`)
  const who = crowd.length === 0 ? t('cove.nobody') : crowd.map((each) => t.any(`cove.who-${each}`)).join(', ')
  const isBlack = pier === 'black-market'
  return (
    <Spot
      at={`pier:${pier}`}
      className={`box pier is-${pier}`}
      label={t('cove.pier-holds', { pier: t.any(`cove.pier-${pier}`), size, who })}
      onRead={() => tell(`pier:${pier}`)}
    >
      <span className="fill column pier-in">
        <b className="pier-name">
          {t.any(`cove.pier-${pier}`)} <PieceMark of="piers" />
        </b>
        <span className="row chip takes">
          {size}
          {isBlack && <Corruption />}
        </span>
        <PierWorth pier={pier} />
        <span className={`rows crowd of-${Math.min(crowd.length, 5)}`} data-pier={pier}>
          {crowd.map((each, at) => (
            <Adventurer key={at} who={each} isMute />
          ))}
        </span>
      </span>
    </Spot>
  )
}

function DockOf({ at }: { readonly at: number }): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { docks } = useShown()
  const dock = DOCKS[at] ?? 'left-outer'
  const boat = docks[at] ?? 0
  const name = t.any(`cove.dock-${dock}`)
  const isFree = boat === 0
  return (
    <Spot
      at={`dock:${dock}`}
      className={`box dock${isFree ? '' : ' is-full'}`}
      label={isFree ? t('cove.dock-free', { dock: name }) : t('cove.dock-taken', { dock: name, number: boat })}
      onRead={() => tell('dock')}
    >
      {isFree ? (
        <span className="dock-free">
          {name} <br />
          {t('cove.free')}
        </span>
      ) : (
        <span className="fill center moored">
          <BoatPicture number={boat} />
        </span>
      )}
      <span className="chip dock-pill">{isFree ? t('cove.free') : t('cove.boat-short', { number: boat })}</span>
    </Spot>
  )
}

export function Piers(): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="rows piers" role="group" aria-label={t('cove.piers')}>
      {PIERS.map((pier) => (
        <PierOf key={pier} pier={pier} />
      ))}
      {DOCKS.map((dock, at) => (
        <DockOf key={dock} at={at} />
      ))}
    </div>
  )
}
