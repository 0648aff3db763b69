/** A row of the decanter as a glass tube: pressing a marble shows the run (1) and the chain (2) it would set free. */
import type { Marble as Kind } from '@merchants/cove'
import { runAt } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Marble } from '../pieces/marble.tsx'
import { Spot } from '../table/spot.tsx'
import { useCove } from '../table/table-context.tsx'

/** Which places are taken in which order: the run first, then whatever touches (C-74). */
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

export function Row({
  row,
  number,
  size,
}: {
  readonly row: readonly Kind[]
  readonly number: number
  readonly size: number
}): React.ReactNode {
  const t = useWords()
  const { plan } = useCove().choosing
  const isMeant = plan?.go === `row${number}` && plan.items[0] !== undefined
  const chain = isMeant ? chainPlaces(row, Number(plan.items[0]) - 1) : []
  return (
    <div className="tube" role="group" aria-label={t('cove.row', { row: number })} data-row={number}>
      {row.map((marble, at) => {
        const pass = chain.findIndex((places) => places.includes(at))
        const state = pass < 0 ? '' : pass === 0 ? ' in-run' : ' in-chain'
        return (
          <Spot
            key={at}
            at={`marble:${number}:${at + 1}`}
            className={`ball${state}`}
            label={t('cove.marble-at', { marble: t.any(`cove.marble-${marble}`), at: at + 1 })}
          >
            <Marble marble={marble} size={size} isMute />
            {pass >= 0 && <span className="pin pinned">{pass + 1}</span>}
          </Spot>
        )
      })}
    </div>
  )
}
