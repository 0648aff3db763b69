/** A small map of the harbour: piers, docks and the six boats in their order; what he points at is lit. */
import type { Dock, Known } from '@merchants/cove'
import { BOATS, DOCKS } from '@merchants/cove'
import { useTranslation } from '../../../../words/words.tsx'
import { usePrinted } from '../printed-context.ts'
import { boatSlot, dockSlot, PIER_WORDS } from '../slots.ts'

interface HarbourMapProps {
  readonly known: Known
  readonly boat?: number | undefined
  readonly dock?: Dock | undefined
}

export function HarbourMap({ known, boat, dock }: HarbourMapProps): React.ReactNode {
  const t = useTranslation()
  const label =
    dock === undefined
      ? t('companion.map-boat', { boat: boatSlot(boat ?? 1) })
      : t('companion.map-dock', { dock: dockSlot(dock) })
  return (
    <div className="cp-map" role="img" aria-label={label}>
      <Piers />
      <div className="even cp-map-docks">
        {DOCKS.map((each) => {
          const isTaken = known.isTaken(each)
          const kind = each === dock ? 'is-lit' : isTaken ? 'is-taken' : ''
          return (
            <span key={each} className={kind}>
              {each === dock ? boat : t(isTaken ? 'companion.map-taken' : 'companion.map-free')}
            </span>
          )
        })}
      </div>
      <div className="even cp-map-boats">
        {BOATS.map((each) => {
          const isLit = each === boat && dock === undefined
          const isGone = each === boat ? dock !== undefined : known.freeSeats(each) === 0
          return (
            <span key={each} className={isLit ? 'is-lit' : isGone ? 'is-gone' : ''}>
              {each}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** In the order of the owner's board. */
function Piers(): React.ReactNode {
  const t = useTranslation()
  const { piers = [] } = usePrinted()
  return (
    <div className="even cp-map-piers">
      {piers.map((pier) => (
        <span key={pier} className="center">
          <b>{t.any(PIER_WORDS[pier])}</b>
        </span>
      ))}
    </div>
  )
}
