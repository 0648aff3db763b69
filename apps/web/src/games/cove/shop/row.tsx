/** A row of the decanter as a glass tube: pressing a marble shows the run (1) and the chain (2) it would take. */
import type { Marble as Kind } from '@merchants/cove'
import { runAt } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Marble } from '../pieces/marble.tsx'
import { Spot } from '../table/spot.tsx'
import { useCove } from '../table/table-context.tsx'

/** The order in which places are taken, first the run, then marbles that touch (C-74). */
function chainPlaces(row: readonly Kind[], at: number): readonly (readonly number[])[] {
  const left = row.map((marble, place) => ({ marble, place }))
  const taken: number[][] = []
  let [start, end] = runAt(row, at)
  for (;;) {
    taken.push(left.splice(start, end - start).map(({ place }) => place))
    const marbles = left.map(({ marble }) => marble)
    if (start === 0 || start >= left.length || marbles[start - 1] !== marbles[start]) return taken
    ;[start, end] = runAt(marbles, start)
  }
}

interface RowProps {
  readonly row: readonly Kind[]
  readonly number: number
}

export function Row({ row, number }: RowProps): React.ReactNode {
  const t = useTranslation()
  const { plan } = useCove().choosing
  const isMeant = plan?.go === `row${number}` && plan.items[0] !== undefined
  const chain = isMeant ? chainPlaces(row, Number(plan.items[0]) - 1) : []
  return (
    <li className="row tube" data-row={number}>
      <span className="bold tube-no">{t('cove.row', { row: number })}</span>
      <div className="box cells glass" role="group" aria-label={t('cove.row', { row: number })}>
        {row.map((marble, at) => {
          const pass = chain.findIndex((places) => places.includes(at))
          const state = pass < 0 ? '' : pass === 0 ? ' in-run' : ' in-chain'
          return (
            <Spot
              key={at}
              at={`marble:${number}:${at + 1}`}
              className={`center ball${state}`}
              label={t('cove.marble-at', { marble: t.any(`cove.marble-${marble}`), at: at + 1 })}
            >
              <Marble marble={marble} isMute />
              {pass >= 0 && <span className="pin">{pass + 1}</span>}
            </Spot>
          )
        })}
      </div>
    </li>
  )
}
