/** Sketches that show where to look on his shop board and the piers of the main board. They show places, never numbers. */
import type { Pier } from '@merchants/cove'
import { useTranslation } from '../../../../words/words.tsx'
import { usePrinted } from '../printed-context.ts'
import { PIER_WORDS } from '../slots.ts'

const ROWS = ['shelf', 'pool'] as const
const SPACES: readonly number[] = [0, 1, 2, 3, 4]

/** Deck, two card places and discards above, shelf and pool below; the row in question is lit and open to the right. */
export function HisBoardSketch({ lit }: { readonly lit: (typeof ROWS)[number] }): React.ReactNode {
  const t = useTranslation()
  return (
    <div
      className="cp-map"
      role="img"
      aria-label={t(lit === 'shelf' ? 'companion.sketch-shelf' : 'companion.sketch-pool')}
    >
      {ROWS.map((row) => (
        <div key={row} className={row === lit ? 'cells cp-row-sketch is-lit' : 'cells cp-row-sketch'}>
          <b>{t(row === 'shelf' ? 'companion.shelf' : 'companion.pool')}</b>
          {SPACES.map((space) => (
            <i key={space} className={row === 'pool' && space % 2 === 1 ? 'is-arrival' : ''} />
          ))}
          <b>…</b>
        </div>
      ))}
    </div>
  )
}

const PLACES: readonly number[] = [0, 1, 2]

interface PierSketchProps {
  /** The one in question. */
  readonly pier?: Pier
  /** Their order, as far as it was said. */
  readonly order?: readonly Pier[]
}

/** Three piers from left to right. Once their order is known they have names, and the one in question is lit. */
export function PierSketch({ pier, order }: PierSketchProps): React.ReactNode {
  const t = useTranslation()
  const { piers = [] } = usePrinted()
  const names = order ?? piers
  return (
    <div className="cp-map" role="img" aria-label={t('companion.sketch-piers')}>
      <div className="even cp-map-piers">
        {PLACES.map((at) => {
          const name = names[at]
          return (
            <span key={at} className={pier !== undefined && name === pier ? 'center is-lit' : 'center'}>
              <b>{name === undefined ? '?' : t.any(PIER_WORDS[name])}</b>
            </span>
          )
        })}
      </div>
    </div>
  )
}
