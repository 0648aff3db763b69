/** The houses of the guilds and the lighthouse, drawn. */
import type { Colour } from '@merchants/cove'

const WALLS: Readonly<Record<Colour, { readonly fill: string; readonly roof: string }>> = {
  red: { fill: '#7C3B3B', roof: 'M6 42V24h12v8h12v-8h14v8h24v-8h14v8h12v-8h12v18z' },
  green: { fill: '#3F6B4C', roof: 'M4 42L26 12h60l22 30z' },
  blue: { fill: '#3C558F', roof: 'M4 42L56 4l52 38z' },
  yellow: { fill: '#7D5E1C', roof: 'M4 42Q20 8 56 6q36 2 52 36z' },
}

export function House({ of }: { readonly of: Colour }): React.ReactNode {
  const { fill, roof } = WALLS[of]
  return (
    <svg className="fill house" viewBox="0 0 112 92" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path d="M12 92V40h88v52z" fill={fill} stroke="#14212E" strokeWidth="2" />
      <path d={roof} fill="#3A2A4E" stroke="#14212E" strokeWidth="2" strokeLinejoin="round" />
      <path d="M20 62h10v14H20zM82 62h10v14H82z" fill="#FFC857" stroke="#14212E" strokeWidth="1.5" />
    </svg>
  )
}

export const Lighthouse = (): React.ReactNode => (
  <svg className="fill lighthouse" viewBox="-30 0 60 108" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <circle cy="30" r="27" fill="#FFE7A8" opacity=".35" />
    <g stroke="#14212E" strokeWidth="2">
      <path d="M-22 108L-14 44h28l8 64z" fill="#FBF3DF" />
      <path d="M-17.5 66h35l2 14h-39z" fill="#B3261E" />
      <path d="M-18 39h36v6h-36z" fill="#3B2413" />
      <path d="M-11 20h22v19h-22z" fill="#FFC857" />
      <path d="M-14 21Q0-4 14 21z" fill="#B3261E" />
    </g>
    <path d="M-3.5 20v19M3.5 20v19" stroke="#14212E" strokeWidth="1.2" />
    <path d="M-6 108V94q6-8 12 0v14z" fill="#3B2413" />
  </svg>
)
