/** The harbour: halls, square, piers, docks and boats, with the light of the lighthouse on the quarter he points at. */
import { useRef } from 'react'
import { useWords } from '../../words/words.tsx'
import { Boats, Docks } from './boats.tsx'
import { Halls } from './halls.tsx'
import { HarbourGround } from './harbour-ground.tsx'
import { Piers } from './piers.tsx'
import { HARBOUR, QUARTERS } from './places.ts'
import { Square } from './square.tsx'
import { useCove } from './table-context.tsx'
import { useFit } from './use-fit.ts'

const LABEL_AT: readonly number[] = [8, 200, 394, 588]

export function Harbour(): React.ReactNode {
  const t = useWords()
  const { story } = useCove()
  const frame = useRef<HTMLElement>(null)
  const scale = useFit(frame, HARBOUR)
  const fit = { '--fit': scale } as React.CSSProperties
  const beam = story?.beam
  return (
    <section ref={frame} className="cv-board" aria-label={t('cove.harbour')} data-region="harbour">
      <div className="cv-ground">
        <div className="cv-stage" style={fit}>
          <HarbourGround beam={beam} />
        </div>
      </div>
      <div className="cv-stage" style={fit}>
        <Halls />
        <Square />
        <Piers />
        <Docks />
        <Boats />
        {QUARTERS.map(({ side, arrow }, at) => {
          const isLit = beam?.side === side && beam.arrow === arrow
          return (
            <span
              key={at}
              className={isLit ? 'mid is-pointed' : 'mid'}
              style={{ left: LABEL_AT[at] }}
              aria-hidden="true"
            >
              <span>
                {at % 2 === 0 && '◂ '}
                {t.any(`cove.quarter-${side}-${arrow}`)}
                {at % 2 === 1 && ' ▸'}
              </span>
            </span>
          )
        })}
      </div>
    </section>
  )
}
