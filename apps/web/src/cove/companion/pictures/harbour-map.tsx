/** A small map of the harbour: piers, docks and the six boats in their order; what he points at is lit. */
import type { Arrow, Dock, Known } from '@merchants/cove'
import { BOATS, DOCKS, halfOfBoat } from '@merchants/cove'
import { useWords } from '../../../words/words.tsx'
import { usePrinted } from '../printed-context.ts'
import { boatSlot, dockSlot, PIER_WORDS } from '../slots.ts'

const BOAT_AT: readonly number[] = [4, 62, 120, 184, 242, 299]
const DOCK_AT: readonly number[] = [54, 102, 210, 258]
const PIERS: readonly { readonly x: number; readonly width: number }[] = [
  { x: 6, width: 44 },
  { x: 148, width: 58 },
  { x: 304, width: 44 },
]
const WAVES: readonly string[] = [
  'M0 122',
  'M83 159',
  'M166 196',
  'M249 137',
  'M2 174',
  'M85 193',
  'M168 152',
  'M251 189',
]

interface HarbourMapProps {
  readonly known: Known
  readonly boat?: number | undefined
  readonly dock?: Dock | undefined
  /** The arrow of this turn: it lights a quarter of the board, in the half of the boat. */
  readonly arrow?: Arrow | undefined
}

export function HarbourMap({ known, boat, dock, arrow }: HarbourMapProps): React.ReactNode {
  const t = useWords()
  const label =
    dock === undefined
      ? t('companion.map-boat', { boat: boatSlot(boat ?? 1) })
      : t('companion.map-dock', { dock: dockSlot(dock) })
  return (
    <div className="cp-ill">
      <svg viewBox="0 0 354 228" role="img" aria-label={label}>
        <rect width="354" height="30" fill="#CDB78D" />
        <rect y="28" width="354" height="8" fill="#8C7347" stroke="#14212E" />
        {boat !== undefined && arrow !== undefined ? (
          <Beam boat={boat} arrow={arrow} />
        ) : (
          <Halves left={88} right={266} />
        )}
        <path d="M177 0v228" stroke="#FBF3DF" strokeWidth="2" strokeDasharray="3 6" />
        {PIERS.map(({ x, width }) => (
          <g key={x}>
            <rect x={x} y="34" width={width} height="72" fill="#B98555" stroke="#14212E" strokeWidth="2" />
            <path d={`M${x} 52h${width}M${x} 70h${width}M${x} 88h${width}`} stroke="#7A4E2A" strokeWidth="2" />
          </g>
        ))}
        <g className="cp-waves">
          {WAVES.map((start) => (
            <path key={start} d={`${start}q8-7 16 0t16 0`} />
          ))}
        </g>
        {DOCKS.map((each, at) => (
          <Berth
            key={each}
            x={DOCK_AT[at] as number}
            isTaken={known.isTaken(each)}
            lit={each === dock ? boat : undefined}
          />
        ))}
        {BOATS.map((each, at) => (
          <SmallBoat
            key={each}
            boat={each}
            x={BOAT_AT[at] as number}
            isLit={each === boat && dock === undefined}
            isFull={known.freeSeats(each) === 0}
            isGone={each === boat && dock !== undefined}
          />
        ))}
        <PierNames />
      </svg>
    </div>
  )
}

const PIER_NAMES = [
  { x: 12, kind: 'cp-map-pier is-first' },
  { x: 177, kind: 'cp-map-pier' },
  { x: 348, kind: 'cp-map-pier is-last' },
] as const

/** In the order of the owner's board. */
function PierNames(): React.ReactNode {
  const t = useWords()
  const { piers = [] } = usePrinted()
  return PIER_NAMES.map(({ x, kind }, at) => {
    const pier = piers[at]
    return (
      <text key={x} className={kind} x={x} y="22">
        {pier && t.any(PIER_WORDS[pier])}
      </text>
    )
  })
}

function Halves({ left, right }: { readonly left: number; readonly right: number }): React.ReactNode {
  const t = useWords()
  return (
    <>
      <text className="cp-map-note" x={left} y="216">
        {t('companion.map-left')}
      </text>
      <text className="cp-map-note" x={right} y="216">
        {t('companion.map-right')}
      </text>
    </>
  )
}

/** The lit quarter: outer and inner of the half the boat belongs to. */
function Beam({ boat, arrow }: { readonly boat: number; readonly arrow: Arrow }): React.ReactNode {
  const t = useWords()
  const isLeft = halfOfBoat(boat) === 'left'
  const isOuter = arrow === 'outer'
  const [outer, inner] = isLeft ? [40, 132] : [314, 222]
  const x = isLeft ? (isOuter ? 0 : 90) : isOuter ? 268 : 178
  const half = isOuter ? inner : outer
  const word = t(isOuter ? 'companion.map-outer' : 'companion.map-inner')
  return (
    <>
      <path d={`M${x} 0h86v228h-86z`} fill="#FFE7A8" opacity=".38" pointerEvents="none" />
      <Halves left={isLeft ? half : 90} right={isLeft ? 264 : half} />
      <text className="cp-map-note is-pointed" x={isOuter ? outer : inner} y="216">
        {isLeft === isOuter ? `◂ ${word}` : `${word} ▸`}
      </text>
    </>
  )
}

interface BerthProps {
  readonly x: number
  readonly isTaken: boolean
  /** The boat that docks here now. */
  readonly lit: number | undefined
}

function Berth({ x, isTaken, lit }: BerthProps): React.ReactNode {
  const t = useWords()
  const hull = `M${x} 40v50q0 14 21 14t21-14V40`
  if (lit !== undefined) {
    return (
      <>
        <path d={hull} fill="#FFC857" stroke="#14212E" strokeWidth="2" />
        <rect x={x - 6} y="34" width="54" height="78" rx="14" fill="none" stroke="#FFC857" strokeWidth="4" />
        <text className="cp-hull is-pointed" x={x + 21} y="78">
          {lit}
        </text>
      </>
    )
  }
  return (
    <>
      {isTaken ? (
        <path d={hull} fill="#8A4F2B" stroke="#14212E" strokeWidth="2" />
      ) : (
        <path d={hull} fill="none" stroke="#BFE3E0" strokeWidth="2" strokeDasharray="4 4" />
      )}
      <text className="cp-berth" x={x + 21} y="76">
        {t(isTaken ? 'companion.map-taken' : 'companion.map-free')}
      </text>
    </>
  )
}

interface SmallBoatProps {
  readonly boat: number
  readonly x: number
  readonly isLit: boolean
  readonly isFull: boolean
  /** It has just docked. */
  readonly isGone: boolean
}

function SmallBoat({ boat, x, isLit, isFull, isGone }: SmallBoatProps): React.ReactNode {
  const t = useWords()
  if (isGone) return undefined
  if (isFull && !isLit) {
    return (
      <text className="cp-berth" x={x + 25} y="176">
        {t('companion.map-full')}
      </text>
    )
  }
  return (
    <>
      {isLit && <rect x={x - 5} y="132" width="60" height="64" rx="14" fill="none" stroke="#FFC857" strokeWidth="4" />}
      <g transform={`translate(${x} 146)`}>
        <path
          d="M2 18h46q-2 20-12 22H14Q4 38 2 18z"
          fill={isLit ? '#FFC857' : '#8A4F2B'}
          stroke="#14212E"
          strokeWidth="2"
        />
        <path d="M25 18V-2l16 14H25" fill="#F6E7C6" stroke="#14212E" strokeWidth="1.5" />
        <text className={`cp-hull${isLit ? ' is-pointed' : ''}`} x="25" y="35">
          {boat}
        </text>
      </g>
    </>
  )
}
