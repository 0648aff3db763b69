/** Sketches of where to look: his shop board with its rows, and the piers of the main board. They show places, never numbers. */
import type { Pier } from '@merchants/cove'
import { useWords } from '../../../words/words.tsx'
import { usePrinted } from '../printed-context.ts'
import { PIER_WORDS } from '../slots.ts'

const LIT = '#FFC857'
const INK = '#14212E'

/** Deck, two card places and discards above, shelf and pool below; the row in question is lit and open to the right. */
export function HisBoardSketch({ lit }: { readonly lit: 'shelf' | 'pool' }): React.ReactNode {
  const t = useWords()
  return (
    <div className="cp-ill is-sketch">
      <svg
        viewBox="0 0 354 132"
        role="img"
        aria-label={t(lit === 'shelf' ? 'companion.sketch-shelf' : 'companion.sketch-pool')}
      >
        <rect x="6" y="6" width="342" height="120" rx="12" fill="#B98555" stroke={INK} strokeWidth="2" />
        {[24, 118, 166, 290].map((x) => (
          <rect key={x} x={x} y="14" width="40" height="30" rx="5" fill="#E9D3A4" stroke={INK} strokeWidth="1.5" />
        ))}
        <Row y={52} name={t('companion.shelf')} isLit={lit === 'shelf'} />
        <Row y={90} name={t('companion.pool')} isLit={lit === 'pool'} hasSymbols />
      </svg>
    </div>
  )
}

interface RowProps {
  readonly y: number
  readonly name: string
  readonly isLit: boolean
  readonly hasSymbols?: boolean
}

const SPACES: readonly number[] = [0, 1, 2, 3, 4]

function Row({ y, name, isLit, hasSymbols = false }: RowProps): React.ReactNode {
  return (
    <g opacity={isLit ? 1 : 0.45}>
      {isLit && <rect x="12" y={y - 4} width="330" height="38" rx="9" fill="none" stroke={LIT} strokeWidth="4" />}
      <text className="cp-sketch-name" x="20" y={y + 20}>
        {name}
      </text>
      {SPACES.map((at) => (
        <g key={at}>
          <rect x={106 + at * 40} y={y} width="34" height="30" rx="5" fill="#FBF3DF" stroke={INK} strokeWidth="1.5" />
          {hasSymbols && at % 2 === 1 && <circle cx={123 + at * 40} cy={y + 15} r="7" fill="#6B3A78" />}
        </g>
      ))}
      <text className="cp-sketch-more" x="324" y={y + 21}>
        …
      </text>
    </g>
  )
}

const PIER_X: readonly number[] = [14, 132, 250]

/** Three piers from left to right. Once their order is known they have names, and the one in question is lit. */
export function PierSketch({ pier }: { readonly pier?: Pier }): React.ReactNode {
  const t = useWords()
  const { piers } = usePrinted()
  return (
    <div className="cp-ill is-sketch">
      <svg viewBox="0 0 354 96" role="img" aria-label={t('companion.sketch-piers')}>
        {PIER_X.map((x, at) => {
          const name = pier === undefined ? undefined : piers?.[at]
          const isLit = pier === undefined || name === pier
          return (
            <g key={x} opacity={isLit ? 1 : 0.5}>
              <rect x={x} y="8" width="90" height="80" fill="#B98555" stroke={INK} strokeWidth="2" />
              <path d={`M${x} 34h90M${x} 62h90`} stroke="#7A4E2A" strokeWidth="2" />
              <rect
                x={x + 6}
                y="32"
                width="78"
                height="32"
                rx="6"
                fill="#FBF3DF"
                stroke={isLit ? LIT : INK}
                strokeWidth={isLit ? 4 : 1.5}
              />
              <text className="cp-sketch-plate" x={x + 45} y="53">
                {name === undefined ? '?' : t.any(PIER_WORDS[name])}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
