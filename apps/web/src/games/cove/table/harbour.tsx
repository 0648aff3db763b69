/** The harbour: halls, square, piers, docks and boats, with the light of the lighthouse on the quarter he points at. */
import { useTranslation } from '../../../words/words.tsx'
import { Boats } from './boats.tsx'
import { Halls } from './halls.tsx'
import { Piers } from './piers.tsx'
import { beamEdges, QUARTERS } from './places.ts'
import { Square } from './square.tsx'
import { useCove } from './table-context.tsx'
import type { About } from './use-scene.ts'

export function Harbour({ about }: { readonly about: About }): React.ReactNode {
  const t = useTranslation()
  const { story } = useCove()
  const beam = story?.beam
  return (
    <section className="box board" aria-label={t('cove.harbour')} data-region="harbour">
      <div className={`fill harbour about-${about}`}>
        <i className="sky" />
        <i className="cobbles" />
        <i className="quay" />
        <i className="water" />
        {beam !== undefined && <i key={`${beam.side}-${beam.arrow}`} className="beam" style={beamEdges(beam)} />}
        <i className="midline" />
        <Halls />
        <Square />
        <Piers />
        <p className="cells quarters" aria-hidden="true">
          {QUARTERS.map(({ side, arrow }, at) => (
            <span key={at} className={beam?.side === side && beam.arrow === arrow ? 'chip' : ''}>
              {at % 2 === 0 && '◂ '}
              {t.any(`cove.quarter-${side}-${arrow}`)}
              {at % 2 === 1 && ' ▸'}
            </span>
          ))}
        </p>
        <Boats />
      </div>
    </section>
  )
}
