/** Dusk sky, the cobbled square, the quay and the sea; in the middle the lighthouse, which points where the Huckster does. */
import { memo } from 'react'
import { beamPath, HARBOUR } from './places.ts'
import type { Quarter } from './places.ts'

const { width, height } = HARBOUR
const middle = width / 2

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

const STARS = times(26).map((at) => ({ x: (at * 131) % width, y: 3 + ((at * 37) % 42), r: at % 3 === 0 ? 1.5 : 0.9 }))

const COBBLES = times(10)
  .flatMap((row) => times(30).map((at) => `M${at * 27 + (row % 2 === 0 ? 2 : -11)} ${112 + row * 13}q11-7 23 0`))
  .join('')

const WAVES = times(11)
  .flatMap((row) => times(9).map((at) => `M${at * 108 - 40 + ((row * 47) % 108)} ${266 + row * 23}q9-8 18 0t18 0t18 0`))
  .join('')

const BRICKS = times(21)
  .map((at) => `M${at * 38 + 19} 226v8M${at * 38} 234v8`)
  .join('')

const Scene = memo(() => (
  <>
    <defs>
      <linearGradient id="cove-sky" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#2A2850" />
        <stop offset=".5" stopColor="#7A4E7E" />
        <stop offset="1" stopColor="#F6B26B" />
      </linearGradient>
      <linearGradient id="cove-water" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#236D79" />
        <stop offset=".45" stopColor="#155366" />
        <stop offset="1" stopColor="#0C3444" />
      </linearGradient>
      <linearGradient id="cove-light" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#FFE7A8" stopOpacity=".95" />
        <stop offset=".25" stopColor="#FFE7A8" stopOpacity=".5" />
        <stop offset="1" stopColor="#FFD97A" stopOpacity=".38" />
      </linearGradient>
    </defs>
    <rect x="-800" width={width + 1600} height="114" fill="url(#cove-sky)" />
    {STARS.map(({ x, y, r }) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#FFE7A8" opacity=".8" />
    ))}
    <path d={`M-800 70H0Q93 44 194 66T387 68T604 60T${width} 70H1574V116H-800z`} fill="#5B3C63" />
    <rect x="-800" y="104" width={width + 1600} height="128" fill="#CDB78D" />
    <path d={COBBLES} stroke="#A98E60" strokeWidth="1.2" fill="none" opacity=".7" />
    <rect x="-800" y="101" width={width + 1600} height="5" fill="#8C7347" />
    <rect x="-800" y="226" width={width + 1600} height="16" fill="#8C7347" stroke="#14212E" strokeWidth="2" />
    <path d={`${BRICKS}M0 234H${width}`} stroke="#5F4C2A" strokeWidth="1.5" />
    <rect x="-800" y="242" width={width + 1600} height="900" fill="url(#cove-water)" />
    <path
      d={WAVES}
      stroke="#BFE3E0"
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeDasharray="none"
      opacity=".3"
    />
    <path d={`M${middle} 104V${height}`} stroke="#FBF3DF" strokeWidth="2" strokeDasharray="3 7" opacity=".75" />
  </>
))

function Lighthouse(): React.ReactNode {
  return (
    <g transform={`translate(${middle} 0)`}>
      <path d="M-22 106L-14 44h28l8 62z" fill="#FBF3DF" stroke="#14212E" strokeWidth="2" />
      <path d="M-17.5 66h35l2 14h-39z" fill="#B3261E" stroke="#14212E" strokeWidth="1.5" />
      <rect x="-18" y="39" width="36" height="6" fill="#3B2413" stroke="#14212E" strokeWidth="1.5" />
      <rect x="-11" y="20" width="22" height="19" fill="#FFC857" stroke="#14212E" strokeWidth="2" />
      <path d="M-3.5 20v19M3.5 20v19" stroke="#14212E" strokeWidth="1.2" />
      <path d="M-14 21Q0-4 14 21z" fill="#B3261E" stroke="#14212E" strokeWidth="2" />
      <circle cy="30" r="26" fill="#FFE7A8" opacity=".35" />
      <path d="M-6 106V92q6-8 12 0v14z" fill="#3B2413" />
    </g>
  )
}

export function HarbourGround({ beam }: { readonly beam: Quarter | undefined }): React.ReactNode {
  return (
    <svg className="bg" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Scene />
      {beam !== undefined && (
        <path key={`${beam.side}-${beam.arrow}`} className="beam" d={beamPath(beam)} fill="url(#cove-light)" />
      )}
      <Lighthouse />
    </svg>
  )
}
