/** Light on the places a lesson is about: everything else is in the shade, and an arrow points at them. Takes no clicks. */
import { useId } from 'react'
import type { Side } from './arrow.ts'
import './spotlight.css'
import type { Box, Highlight } from './use-highlights.ts'
import { useHighlights } from './use-highlights.ts'

export function Spotlight({ point }: { readonly point: readonly string[] }): React.ReactNode {
  const holes = useHighlights(point)
  const mask = useId()
  const [first] = holes
  if (first === undefined) return undefined
  return (
    <div className="spotlight above" aria-hidden="true">
      <svg>
        <mask id={mask}>
          <rect width="100%" height="100%" fill="#fff" />
          {holes.map((hole) => (
            <rect key={keyOf(hole)} {...shapeOf(hole)} fill="#000" />
          ))}
        </mask>
        <rect className="shade" width="100%" height="100%" mask={`url(#${mask})`} />
        {holes.map((hole) => (
          <rect key={keyOf(hole)} fill="none" stroke="var(--bonus)" strokeWidth="3" {...shapeOf(hole)} />
        ))}
      </svg>
      {first.side !== undefined && <Arrow to={first} side={first.side} />}
    </div>
  )
}

const keyOf = ({ left, top }: Box): string => `${left}-${top}`

const shapeOf = ({ left, top, right, bottom }: Box): React.SVGProps<SVGRectElement> => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
  rx: 14,
})

function Arrow({ to, side }: { readonly to: Highlight; readonly side: Side }): React.ReactNode {
  const { left, right, top, bottom } = to
  const tip = {
    above: { left: (left + right) / 2, top },
    below: { left: (left + right) / 2, top: bottom, rotate: '180deg' },
    left: { left, top: (top + bottom) / 2, rotate: '-90deg' },
    right: { left: right, top: (top + bottom) / 2, rotate: '90deg' },
  }[side]
  return (
    <span className="arrow" style={tip}>
      <svg viewBox="0 0 40 48">
        <path d="M13 4h14v22h9L20 44 4 26h9z" fill="var(--bonus)" stroke="var(--bonus-ink)" strokeWidth="2.5" />
      </svg>
    </span>
  )
}
