/** The harbour at dusk behind the result. */

const BRICKS = Array.from({ length: 36 }, (_, at) => `M${at * 38 + 19} 136v8M${at * 38} 144v8`).join('')
const STARS = Array.from({ length: 26 }, (_, at) => ({
  x: (at * 131) % 1366,
  y: 3 + ((at * 37) % 42),
  r: at % 3 === 0 ? 1.5 : 0.9,
}))

export function EndGround(): React.ReactNode {
  return (
    <svg className="bg" viewBox="0 0 1366 168" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="cove-end-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#2A2850" />
          <stop offset=".5" stopColor="#7A4E7E" />
          <stop offset="1" stopColor="#F6B26B" />
        </linearGradient>
      </defs>
      <rect width="1366" height="138" fill="url(#cove-end-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#FFE7A8" opacity=".8" />
      ))}
      <path d="M0 100Q164 68 342 90T683 92T1065 84T1366 94V140H0z" fill="#5B3C63" />
      <rect y="128" width="1366" height="14" fill="#CDB78D" />
      <rect y="125" width="1366" height="5" fill="#8C7347" />
      <rect y="136" width="1366" height="16" fill="#8C7347" stroke="#14212E" strokeWidth="2" />
      <path d={`${BRICKS}M0 144H1366`} stroke="#5F4C2A" strokeWidth="1.5" />
      <rect y="152" width="1366" height="26" fill="#1d6474" />
      <g className="lighthouse" transform="translate(683 0)">
        <path d="M-22 130L-14 44h28l8 86z" fill="#FBF3DF" stroke="#14212E" strokeWidth="2" />
        <path d="M-17.5 66h35l2 14h-39z" fill="#B3261E" stroke="#14212E" strokeWidth="1.5" />
        <rect x="-18" y="39" width="36" height="6" fill="#3B2413" stroke="#14212E" strokeWidth="1.5" />
        <rect x="-11" y="20" width="22" height="19" fill="#FFC857" stroke="#14212E" strokeWidth="2" />
        <path d="M-3.5 20v19M3.5 20v19" stroke="#14212E" strokeWidth="1.2" />
        <path d="M-14 21Q0-4 14 21z" fill="#B3261E" stroke="#14212E" strokeWidth="2" />
        <circle cy="30" r="26" fill="#FFE7A8" opacity=".35" />
        <path d="M-6 130V116q6-8 12 0v14z" fill="#3B2413" />
      </g>
    </svg>
  )
}
