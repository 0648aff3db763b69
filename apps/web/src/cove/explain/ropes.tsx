/** Ropes from the pair of symbols to what it chooses: thin where it will point, thick where it does. */
import { useLayoutEffect, useRef, useState } from 'react'
import type { Story } from '../show/story.ts'
import { useCove } from '../table/table-context.tsx'
import { pointedSpots } from './pointed.ts'

interface Rope {
  readonly path: string
  readonly isLit: boolean
}

/** The knot that all ropes leave, and the ropes, in pixels of the table. */
interface Rigging {
  readonly width: number
  readonly height: number
  readonly knot: { readonly x: number; readonly y: number }
  readonly ropes: readonly Rope[]
}

/** How far below its end a rope runs across the harbour. */
const LANE = { slot: 9, boat: 7, dock: 34 } as const
type Kind = keyof typeof LANE

const kindOf = (spot: string): Kind => spot.slice(0, spot.indexOf(':')) as Kind
const isPointed = (spot: string): boolean => kindOf(spot) in LANE

/** Slots are chosen in step 3, boats in step 4, docks after boats; what was chosen is no longer foretold. */
const isToCome =
  (chosen: ReadonlySet<Kind>, step: Story['step']) =>
  (spot: string): boolean => {
    const kind = kindOf(spot)
    if (chosen.has(kind) || (kind === 'dock' && chosen.has('boat'))) return false
    return step < 4 || (step === 4 && kind !== 'slot')
  }

export function Ropes({ story }: { readonly story: Story }): React.ReactNode {
  const { showing } = useCove()
  const root = useRef<SVGSVGElement>(null)
  const [rigging, setRigging] = useState<Rigging>()
  const { lights, reading, step } = story
  useLayoutEffect(() => {
    const lit = [...lights.keys()].filter(isPointed)
    const kinds = new Set(lit.map(kindOf))
    const foretold = reading === undefined ? [] : pointedSpots(showing.view, reading).filter(isToCome(kinds, step))
    const spots = [...lit, ...foretold]
    const rig = (): void => setRigging(measure(root.current, spots, (spot) => lights.get(spot)?.isDone === false))
    rig()
    addEventListener('resize', rig)
    return () => removeEventListener('resize', rig)
  }, [lights, reading, showing.view, step])
  return (
    <svg
      ref={root}
      className="cv-ropes"
      viewBox={`0 0 ${rigging?.width ?? 1} ${rigging?.height ?? 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <marker id="rope-end" viewBox="0 0 12 12" refX="9" refY="6" markerWidth="4.4" markerHeight="4.4" orient="auto">
          <path d="M1 1l10 5-10 5z" className="rope-head" />
        </marker>
      </defs>
      {rigging?.ropes.map(({ path, isLit }) => (
        <g key={path} className={isLit ? 'rope' : 'rope is-foretold'} data-rope={isLit ? 'lit' : 'foretold'}>
          <path d={path} className="edge" />
          <path d={path} className="yarn" markerEnd="url(#rope-end)" />
          <path d={path} className="twist" />
        </g>
      ))}
      {rigging !== undefined && rigging.ropes.length > 0 && (
        <circle className="rope-head" cx={rigging.knot.x} cy={rigging.knot.y} r="8" />
      )}
    </svg>
  )
}

/** Looks where knot and spots are drawn right now. */
function measure(
  ropes: SVGSVGElement | null,
  spots: readonly string[],
  isLit: (spot: string) => boolean,
): Rigging | undefined {
  const table = ropes?.parentElement
  const anchor = table?.querySelector('[data-knot]')?.getBoundingClientRect()
  if (!table || anchor === undefined) return undefined
  const { left, top, width, height } = table.getBoundingClientRect()
  const knot = { x: anchor.right - left - 2, y: anchor.top + anchor.height / 2 - top }
  return {
    width,
    height,
    knot,
    ropes: spots.flatMap((spot) => {
      const end = table.querySelector(`.cv-board [data-zone="${spot}"]`)?.getBoundingClientRect()
      if (end === undefined) return []
      const to = { x: end.left + end.width * (kindOf(spot) === 'boat' ? 0.5 : 0.3) - left, y: end.bottom - top }
      return [{ path: pathOf(knot, to, to.y + LANE[kindOf(spot)]), isLit: isLit(spot) }]
    }),
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** From the knot to the lane, along it, and up to the end, with round corners. */
function pathOf(from: Point, to: Point, lane: number): string {
  const corner = Math.min(22, Math.abs(lane - from.y) / 2)
  const turn = lane < from.y ? lane + corner : lane - corner
  return `M${from.x} ${from.y}V${turn}Q${from.x} ${lane} ${from.x + corner} ${lane}H${to.x - 14}Q${to.x} ${lane} ${to.x} ${to.y - 1}`
}
