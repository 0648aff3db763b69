/** The three piers: what each takes, and who stands there to buy. */
import type { Adventurer as Who, Pier, View } from '@merchants/cove'
import { DOCKS_AT, PIERS } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Corruption } from '../pieces/mark.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { aboard } from './boats.tsx'
import { PIER_AT } from './places.ts'
import { SaleTag } from './sale-tag.tsx'
import { Spot } from './spot.tsx'
import { useShown } from './table-context.tsx'

/** Everybody on a pier, from the boats docked there. */
export const crowdAt = (view: View, pier: Pier): readonly Who[] =>
  DOCKS_AT[pier].flatMap((dock) => {
    const boat = view.docks[dock] ?? 0
    return boat === 0 ? [] : aboard(view, boat)
  })

const TAKES = { bazaar: 'large', plaza: 'small', 'black-market': 'both' } as const

function Planks({ width }: { readonly width: number }): React.ReactNode {
  const inner = width - 8
  const boards = [18, 36, 54, 72, 90, 108].map((y) => `M4 ${y}h${inner}`).join('')
  return (
    <svg className="planks" width={width} height="140" aria-hidden="true">
      <path d={`M4 0h${inner}v132H4z`} fill="#B98555" stroke="#14212E" strokeWidth="2" />
      <path d={boards} stroke="#7A4E2A" strokeWidth="2" />
      <path d={`M5 6v132M${width - 5} 6v132`} stroke="#3B2413" strokeWidth="8" strokeLinecap="round" />
    </svg>
  )
}

export function Piers(): React.ReactNode {
  const t = useWords()
  const view = useShown()
  return PIERS.map((pier) => {
    const { left, width } = PIER_AT[pier]
    const crowd = crowdAt(view, pier)
    const size = t.any(`cove.takes-${TAKES[pier]}`)
    const who = crowd.length === 0 ? t('cove.nobody') : crowd.map((each) => t.any(`cove.who-${each}`)).join(', ')
    return (
      <Spot
        key={pier}
        at={`pier:${pier}`}
        className="cv-pier"
        style={{ left, top: 236, width, height: 140 }}
        label={t('cove.pier-holds', { pier: t.any(`cove.pier-${pier}`), size, who })}
        isGroup
      >
        <Planks width={width} />
        <span className="cv-name">
          {t.any(`cove.pier-${pier}`)} <PieceMark of="piers" />
        </span>
        <span className="takes">
          <span>{size}</span>
          {pier === 'black-market' && <Corruption size={18} label={t('cove.corruption-symbol')} />}
        </span>
        <span className={`crowd${crowd.length > 4 ? ' is-dense' : ''}`} data-pier={pier}>
          {crowd.map((each, at) => (
            <Adventurer key={at} who={each} height={pier === 'plaza' ? 30 : 38} />
          ))}
        </span>
        <SaleTag pier={pier} />
      </Spot>
    )
  })
}
